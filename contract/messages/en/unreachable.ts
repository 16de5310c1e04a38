/**
 * Error shown when the server can't be reached. It has a separate file, so that pages can show it even if the other messages
 * fail to load.
 */
export const unreachable = "Can't reach Festoon. Check your connection and try again."
