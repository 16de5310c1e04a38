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
  'Big Shoulders Display Thin',
  'Fredoka Light',
  'Grandstander Thin',
  'Playfair Display',
  'Cormorant Light',
  'Bodoni Moda 11pt',
  'Dancing Script',
  'Pixelify Sans',
  "'Instrument Sans Variable', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  "'Bricolage Grotesque Variable', 'Bricolage Grotesque', 'Trebuchet MS', 'Helvetica Neue', Arial, sans-serif",
  // Names of towns
  'Ciudad de México=Mexico City|CDMX=Mexico City',
  'Den Haag=The Hague',
  'Hà Nội=Hanoi|Thành phố Hồ Chí Minh=Ho Chi Minh City|Saigon=Ho Chi Minh City',
  // RSVP statuses, and a status of the guest table
  'INVITED SEEN',
  // A status of the guest table
  'To text',
  // An SMTP command
  'RCPT TO',
  // A sample CSV file
  'Name,Email Ann Lee,ann@example.com Bob Brown,bob@example.com',
  // Details of an error
  'Rate limit exceeded',
])
