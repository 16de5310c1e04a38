import type { ComponentProps, ReactNode } from 'react'

export interface ShareWayProps extends ComponentProps<'a'> {
  icon: ReactNode
  children: string
}

const look =
  'group/way grid min-w-0 flex-1 basis-16 cursor-pointer content-start justify-items-center gap-1.5 rounded-md py-1 text-center text-caption font-semibold text-ink no-underline'

function Face({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-pill bg-tint transition-colors group-hover/way:bg-tint-hover group-active/way:bg-tint-pressed forced-colors:border [&>svg]:size-5"
      >
        {icon}
      </span>
      <span>{children}</span>
    </>
  )
}

/** A link to an app in which the host can share a party, as a round icon above its name. */
export function ShareWay({ icon, children, ...rest }: ShareWayProps) {
  return (
    <a className={look} {...rest}>
      <Face icon={icon}>{children}</Face>
    </a>
  )
}

export interface ShareStepProps {
  icon: ReactNode
  children: string
  onPress: () => void
}

/** A button among the ways to share a party, which looks like the links beside it. */
export function ShareStep({ icon, children, onPress }: ShareStepProps) {
  return (
    <button type="button" className={look} onClick={onPress}>
      <Face icon={icon}>{children}</Face>
    </button>
  )
}
