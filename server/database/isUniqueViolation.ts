/**
 * Returns true if an error is a violation of a unique constraint (SQLSTATE 23505): of `constraint`, or of any if that is
 * undefined.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    (constraint === undefined || ('constraint' in error && error.constraint === constraint))
  )
}
