/** Background and text colors by tone. */
export const bannerTones: Record<'info' | 'warn' | 'danger', string> = {
  info: 'bg-info text-info-ink',
  warn: 'bg-warn text-warn-ink',
  danger: 'bg-danger text-danger-ink',
}
