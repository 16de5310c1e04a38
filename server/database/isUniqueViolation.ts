/**
 * Returns true if an error is a violation of the unique constraint `constraint`, or of any unique constraint if `constraint`
 * is undefined (SQLSTATE 23505).
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    (constraint === undefined || ('constraint' in error && error.constraint === constraint))
  )
}
