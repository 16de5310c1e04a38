import { cva } from 'class-variance-authority'

/**
 * The class names of avatar backgrounds, indexed by the result of `avatarColorOf`. They are written out so that Tailwind finds
 * them.
 */
export const avatarGrounds = [
  'bg-avatar-0',
  'bg-avatar-1',
  'bg-avatar-2',
  'bg-avatar-3',
  'bg-avatar-4',
  'bg-avatar-5',
  'bg-avatar-6',
  'bg-avatar-7',
] as const

/** Returns the class names of an avatar. Each size is a class, because server-rendered pages can't use inline styles. */
export const avatarVariants = cva(
  'relative inline-grid shrink-0 select-none place-items-center overflow-hidden rounded-pill font-semibold leading-none text-avatar-ink forced-colors:border [&>svg]:size-3/5',
  {
    variants: {
      size: {
        small: 'size-8 text-caption',
        medium: 'size-11 text-body',
        large: 'size-16 text-title',
        profile: 'size-[94px] text-headline',
      },
    },
  },
)
