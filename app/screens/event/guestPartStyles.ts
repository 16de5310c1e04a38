import { addStyles } from './addStyles.ts'
import styles from './guestParts.css?url'

let added: Promise<void> | undefined

/** Adds the sheet of what the light page fetches later, once. */
export const partStyles = (): Promise<void> => (added ??= addStyles(styles))
