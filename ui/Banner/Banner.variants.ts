/** The class names for the background and text colors of each tone. */
export const bannerTones: Record<'info' | 'warn' | 'danger', string> = {
  info: 'bg-info text-info-ink',
  warn: 'bg-warn text-warn-ink',
  danger: 'bg-danger text-danger-ink',
}
