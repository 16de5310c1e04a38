/** A file that somebody uploads who means no good, or who does not know what is in it. */
export interface HostileFile {
  what: string
  content: Buffer
  /** Name of the file as the form says it, raw: it may hold what no name holds. */
  name?: string
  /** Media type as the form says it, raw. */
  type?: string
  /** There is a good picture in it: it has to be taken, for that alone. */
  isPicture?: true
}

/** Stands in everything that a file holds beside its pixels: nothing that is kept may hold it. */
export const mark = 'KEEP-OUT-51.50070N'

/** What a browser would run. */
export const script = `<script>alert('${mark}')</script>`

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
