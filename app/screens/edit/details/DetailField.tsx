import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/edit/details'
import { Button } from '@festoon/ui/Button'
import { isComposing } from '@festoon/ui/isComposing'
import { iconTile } from '../../../parts/invitation/DetailRow.tsx'
import { PencilIcon } from '../icons.tsx'

export interface DetailFieldProps {
  icon: ReactNode
  /** The name of the row, such as "When". */
  label: string
  /** The name of the button that opens the fields, such as "Change date and time". */
  action: string
  /** True if the fields contain a value to summarize. */
  isFilled: boolean
  isInvalid: boolean
  /** The row's lines, as guests see them. */
  summary: ReactNode
  /** The fields. */
  children: ReactNode
}

/**
 * A row of the invitation's details that opens its fields in place. Empty and invalid fields are always open. Done, or Escape,
 * closes them and returns focus to the row.
 */
export function DetailField({ icon, label, action, isFilled, isInvalid, summary, children }: DetailFieldProps) {
  const mustOpen = !isFilled || isInvalid
  const [isOpen, setOpen] = useState(mustOpen)
  // Fields that were opened because they were empty or invalid stay open while the host fills them in.
  if (mustOpen && !isOpen) setOpen(true)
  const group = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isOpen && isPressed.current) {
      const field = fields.current?.querySelector<HTMLElement>('input:not([type=radio])')
      ;(field ?? fields.current?.querySelector('button'))?.focus()
    }
    isPressed.current = false
  }, [isOpen])

  const close = (): void => {
    if (mustOpen) return
    setOpen(false)
    row.current?.focus()
  }
  const press = useEffectEvent((event: KeyboardEvent): void => {
    // Suggestions close first.
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event) || mustOpen) return
    event.preventDefault()
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const element = group.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [isOpen])
  const open = (): void => {
    isPressed.current = true
    setOpen(true)
  }

  return (
    <div ref={group} role="group" aria-label={label} className="grid grid-cols-1 gap-3">
      {isFilled ? (
        <button
          ref={row}
          type="button"
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
          className="group/row flex w-full gap-4 rounded-md text-start outline-offset-4 not-focus-visible:hover:outline-2 not-focus-visible:hover:outline-dashed not-focus-visible:hover:outline-line-strong"
        >
          <span className={iconTile}>{icon}</span>
          <span className="grid min-w-0 flex-1 content-center self-center wrap-anywhere">
            <span className="sr-only">{`${action}: `}</span>
            {summary}
          </span>
          <span className="self-center text-ink-muted opacity-0 group-hover/row:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-4.5">
            {!isOpen && <PencilIcon />}
          </span>
        </button>
      ) : (
        <p className="flex items-center gap-4 font-display text-lead font-semibold">
          <span className={iconTile}>{icon}</span>
          {label}
        </p>
      )}
      {isOpen && (
        <div ref={fields} className="group/fields grid grid-cols-1 gap-4 @lg:ps-16">
          {children}
          {!mustOpen && (
            <div className="group-has-data-editing/fields:hidden">
              <Button tone="quiet" size="small" onClick={close}>
                {copy.done}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
