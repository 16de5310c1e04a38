/**
 * Returns true for message catalogs, data with user-facing text (names of themes, songs, styles and background videos, and
 * the demo's parties), and prompts for AI models, which users never see.
 */
export const isCatalog = (path: string): boolean =>
  /^contract\/(messages|themes)\/|^ui\/private\/(messages|laterMessages)\.ts$|^server\/(demo\/(people|parties)\.ts|providers\/music\/)|(imageStyles|video\/bundledVideos|(words|images)\/prompts)\.ts$/.test(
    path,
  )

/** Strings in code that look like copy but are names, data, or details for the log. */
export const notCopy: ReadonlySet<string> = new Set([
  // Brands and fonts
  'festoon',
  'Festoon',
  'Samsung Internet',
  'Bricolage Grotesque Bold',
  'Bricolage Grotesque Medium',
  "'Helvetica Neue', Helvetica, Arial, sans-serif",
  // An SMTP command
  'RCPT TO',
  // A sample CSV file
  'Name,Email Ann Lee,ann@example.com Bob Brown,bob@example.com',
  // Details of an error
  'Rate limit exceeded',
])
