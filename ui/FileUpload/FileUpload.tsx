import ImagePlus from 'lucide-react/icons/image-plus'
import { useId, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import { FieldError, RequiredMark } from '../private/FieldShell.tsx'
import { acceptFiles } from './accept.ts'

export interface FileUploadProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'multiple'> {
  /** What to pick: "Add a cover picture". */
  label: string
  /** MIME types. For pictures use `imageTypes`. */
  accept: readonly string[]
  /** Called with the one file that fits. */
  onFiles: (files: File[]) => void
  /** Told why something was refused; shown in the field as well unless `error` says something else. */
  onReject?: ((message: string) => void) | undefined
  /** One file at a time. */
  multiple?: false | undefined
  /** What is wrong, and what to do; in place of the field's own reason. */
  error?: string | undefined
}

/**
 * Picks one file of the given types, from the device's own dialog or by dropping it here (KIT-26). What does not fit is
 * refused with a reason, in the field itself. `children` is the hint inside the zone.
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
  ...rest
}: FileUploadProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const [over, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const wrong = error ?? refusal

  const offer = (list: FileList | null) => {
    const { files, message } = acceptFiles([...(list ?? [])], accept)
    setRefusal(message)
    if (files) onFiles(files)
    else onReject?.(message)
  }

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label
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
          if (!rest.disabled) offer(event.dataTransfer.files)
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
          aria-describedby={wrong ? `${fieldId}-error` : undefined}
          className="absolute inset-0 cursor-[inherit] opacity-0"
          onChange={(event) => {
            if ((event.target.files?.length ?? 0) > 0) offer(event.target.files)
            // So that the same file can be chosen again after a crop was cancelled.
            event.target.value = ''
          }}
          {...rest}
        />
        <ImagePlus aria-hidden="true" className="size-8 text-highlight" />
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
