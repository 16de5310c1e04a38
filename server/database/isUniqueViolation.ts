/** Returns true if an error is a violation of any unique constraint or, with `constraint`, of that one (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    (constraint === undefined || ('constraint' in error && error.constraint === constraint))
  )
}
