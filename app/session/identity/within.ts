/** Rejects with a `TimeoutError` when `work` takes longer than `ms`. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('Identity provider timed out', 'TimeoutError')), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
