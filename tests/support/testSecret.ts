/** The application secret of every test server. */
export const testSecret = 'a test secret that is long enough'
