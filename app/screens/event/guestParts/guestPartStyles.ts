import { addStyles } from './addStyles.ts'
import styles from './guestParts.css?url'

let added: Promise<void> | undefined

/**
 * Adds the style sheet of lazily loaded sections to the guest page, at most once. Resolves when it has loaded or failed to load.
 */
export const partStyles = (): Promise<void> => (added ??= addStyles(styles))
