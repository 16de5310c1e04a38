/** A file that is uploaded maliciously or with unknown contents. */
export interface HostileFile {
  what: string
  content: Buffer
  /** The raw file name in the form, which may be invalid. */
  name?: string
  /** The raw media type in the form. */
  type?: string
  /** The file contains a valid image, so the upload must be accepted and only the image stored. */
  isPicture?: true
}

/** A marker in all parts of a file except its pixels. It must not appear in any stored file. */
export const mark = 'KEEP-OUT-51.50070N'

/** A script that a browser would run. */
export const script = `<script>alert('${mark}')</script>`

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
