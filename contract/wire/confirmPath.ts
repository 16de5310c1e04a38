/** The path of the page where guests confirm their email address, which the email that asks for it links to. The server renders it. */
export const confirmPath = '/confirm'
