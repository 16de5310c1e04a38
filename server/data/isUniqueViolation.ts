/** Tells whether a database error says that a unique constraint, or the named one, would be broken (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    (constraint === undefined || ('constraint' in error && error.constraint === constraint))
  )
}
