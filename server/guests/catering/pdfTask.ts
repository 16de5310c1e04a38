import { z } from 'zod'

const count = z.tuple([z.string(), z.number()])

/** The content of a caterer sheet as PDF, in the order in which it is drawn. */
export const pdfTaskSchema = z.object({
  title: z.string(),
  /** The heading above the title. */
  kind: z.string(),
  /** When and where the party is. */
  facts: z.array(z.string()),
  totals: z.array(count),
  sections: z.array(
    z.object({
      heading: z.string(),
      hint: z.string(),
      counts: z.array(count),
      lines: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })),
      /** A last line, such as how many more there are. */
      end: z.string(),
    }),
  ),
  /** The note that is added if the typeface lacks characters. */
  missing: z.string(),
  /** The maximum number of pages. */
  maxPages: z.number().int().positive(),
})
export type PdfTask = z.infer<typeof pdfTaskSchema>
