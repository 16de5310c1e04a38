/** The path of the unsubscribe page, which emails about events link to. The server renders it. */
export const unsubscribePath = '/unsubscribe'

/** The path of the page for reporting an invitation and blocking its host. The server renders it. */
export const reportPath = '/report'
