import { addStyles } from './addStyles.ts'
import styles from './guestParts.css?url'

let added: Promise<void> | undefined

/** Adds the style sheet of lazily loaded parts to the light page, at most once. */
export const partStyles = (): Promise<void> => (added ??= addStyles(styles))
