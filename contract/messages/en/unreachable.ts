/**
 * Error shown when the server can't be reached. It has its own file, so that pages can show it even if they couldn't load
 * the other messages.
 */
export const unreachable = "Can't reach Festoon. Check your connection and try again."
