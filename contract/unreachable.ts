/** What a person reads when the server cannot be reached: by itself, for pages that could not load the other sentences. */
export const unreachable = 'We could not reach Festoon. Check your connection and try again.'
