/** Reports errors that no code of the page catches. The code that reports them is loaded once there is one. */
export function watchErrors(): void {
  const watch = async (reason: unknown): Promise<void> => {
    try {
      const { reportOnLeaving, reportUncaught } = await import('./report.ts')
      reportOnLeaving()
      reportUncaught(reason)
    } catch {
      // An error while loading that code must not be reported in turn.
    }
  }
  addEventListener('error', ({ error }) => void watch(error))
  addEventListener('unhandledrejection', ({ reason }) => void watch(reason))
}
