/**
 * Returns true if an error is a violation of the unique constraint `constraint` or, if none is given, of any unique constraint
 * (SQLSTATE 23505).
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    (constraint === undefined || ('constraint' in error && error.constraint === constraint))
  )
}
