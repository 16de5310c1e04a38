import { cva } from 'class-variance-authority'

/** Returns the class names of a notice, including those of its enter animation and its exit animation of 500 ms (CONST-21). */
export const noticeVariants = cva(
  [
    'pointer-events-auto flex w-full max-w-lg items-center gap-3 rounded-md py-2 ps-5 pe-2 text-body font-medium shadow-overlay',
    'animate-[kit-rise_0.35s_cubic-bezier(0.2,0.9,0.3,1.1)] transition-[opacity,translate] duration-500 ease-in data-leaving:translate-y-4 data-leaving:opacity-0',
    'forced-colors:border-2',
  ],
  {
    variants: {
      level: { info: 'bg-info text-info-ink', warn: 'bg-warn text-warn-ink', error: 'bg-danger text-danger-ink' },
    },
  },
)
