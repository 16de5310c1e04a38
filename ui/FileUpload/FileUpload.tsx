import FileUp from 'lucide-react/icons/file-up'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { describedBy, FieldError, RequiredMark } from '../private/FieldShell.tsx'
import { acceptFiles } from './accept.ts'

export interface FileUploadProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'multiple'> {
  /** The label, such as "Add a cover image". */
  label: string
  /**
   * The accepted MIME types or lowercase file extensions, such as `imageTypes` or `['.csv']`. If all of them are images, the content
   * of a file decides, not its name.
   */
  accept: readonly string[]
  /** Called with an array that contains only the accepted file. */
  onFiles: (files: File[]) => void
  /** Called with an error message if a file is rejected. The field also shows the message, unless `error` is set. */
  onReject?: ((message: string) => void) | undefined
  /** Always false, because the field accepts only one file at a time. */
  multiple?: false | undefined
  /** The error message to show instead of the field's own message. It should say what is wrong and how to fix it. */
  error?: string | undefined
}

/**
 * A field for a single file, which the user can choose in the file dialog or drop onto the field (KIT-26). If a file is
 * rejected, the field shows the reason. If `name` or `required` is set, the field keeps the accepted file for its form.
 * `children` is the hint in the drop zone.
 */
export function FileUpload({
  label,
  accept,
  onFiles,
  onReject,
  error,
  className,
  children,
  id,
  multiple: _one,
  onClick,
  'aria-describedby': ownDescription,
  ...rest
}: FileUploadProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const wrong = error ?? refusal

  const Icon = accept.every((type) => type.startsWith('image/')) ? ImagePlus : FileUp
  const holdsFiles = rest.required === true || rest.name !== undefined
  const zone = useRef<HTMLLabelElement>(null)
  /** The files that the field contained before the file dialog opened. They are restored if no new file is accepted. */
  const heldFiles = useRef<readonly File[]>([])

  /** The number of offers so far. Reading a file takes a moment, in which another one can be chosen. */
  const offers = useRef(0)

  const offer = async (list: FileList | null, keep: (files: readonly File[] | undefined) => void): Promise<void> => {
    const at = (offers.current += 1)
    const { files, message } = await acceptFiles([...(list ?? [])], accept)
    if (at !== offers.current) return
    setRefusal(message)
    if (files) onFiles(files)
    else onReject?.(message)
    keep(files)
  }

  useEffect(() => {
    const around = zone.current
    const takeBack = () => hold(around, heldFiles.current)
    around?.addEventListener('cancel', takeBack)
    return () => around?.removeEventListener('cancel', takeBack)
  }, [])

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label
        ref={zone}
        htmlFor={fieldId}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (rest.disabled) return
          void offer(event.dataTransfer.files, (files) => {
            if (files && holdsFiles) hold(zone.current, files)
          })
        }}
        className={classes(
          'relative grid min-h-36 w-full min-w-0 grid-cols-1 content-center justify-items-center gap-1.5 rounded-lg border-2 border-dashed bg-surface p-6 text-center transition-colors hover:border-ink hover:bg-tint data-over:border-ink data-over:bg-tint-hover forced-colors:data-over:border-solid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-tint has-disabled:text-ink-muted',
          wrong ? 'border-error' : 'border-line-strong',
          className,
        )}
      >
        <input
          type="file"
          id={fieldId}
          accept={accept.join(',')}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={describedBy(fieldId, { error: wrong }, ownDescription)}
          className="absolute inset-0 cursor-[inherit] opacity-0"
          onClick={(event) => {
            onClick?.(event)
            if (event.defaultPrevented) return
            heldFiles.current = [...(event.currentTarget.files ?? [])]
            // Lets the same file be chosen again, for example after a canceled crop.
            event.currentTarget.value = ''
          }}
          onChange={(event) => {
            if ((event.target.files?.length ?? 0) === 0) return
            void offer(event.target.files, (files) => {
              if (!files || !holdsFiles) hold(zone.current, heldFiles.current)
            })
          }}
          {...rest}
        />
        <Icon aria-hidden="true" className="size-8 text-highlight" />
        <span className="text-lead font-semibold">
          {label}
          {rest.required && <RequiredMark />}
        </span>
        {children !== undefined && <span className="text-label text-ink-muted">{children}</span>}
      </label>
      {wrong && <FieldError id={`${fieldId}-error`}>{wrong}</FieldError>}
    </div>
  )
}

/**
 * Replaces the files in the label's file input, so that the form submits the new ones. Empties the input if `files` is empty.
 */
function hold(label: HTMLLabelElement | null, files: readonly File[]): void {
  const field = label?.control
  if (!(field instanceof HTMLInputElement)) return
  field.value = ''
  if (files.length === 0) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
}
