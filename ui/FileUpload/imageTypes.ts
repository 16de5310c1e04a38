/** The accepted image types (CONST-15, VAL-23). */
export const imageTypes = ['image/png', 'image/gif', 'image/jpeg', 'image/jpg'] as const
