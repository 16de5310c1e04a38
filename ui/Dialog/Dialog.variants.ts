import { cva } from 'class-variance-authority'

/** Returns the class names of a dialog: a bottom sheet on phones, and a centered card on screens at least 551 px wide. */
export const dialogVariants = cva(
  [
    'fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[92dvh] w-full grid-rows-[auto_minmax(0,1fr)_auto] rounded-t-lg bg-raised text-ink shadow-overlay',
    'animate-[kit-rise_0.28s_cubic-bezier(0.2,0.9,0.3,1)] focus-visible:outline-none forced-colors:border-2',
    'small:inset-y-0 small:my-auto small:h-fit small:max-h-[86dvh] small:w-[calc(100%-2rem)] small:rounded-lg',
  ],
  { variants: { size: { small: 'small:max-w-md', medium: 'small:max-w-xl', large: 'small:max-w-3xl' } } },
)
