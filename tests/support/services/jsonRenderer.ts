import type { PageRenderer } from '@festoon/contract/wire/page'

/** A renderer that returns a page's data as JSON. */
export const jsonRenderer: PageRenderer = {
  render: (request) =>
    Promise.resolve({
      status: request.kind === 'guest' && request.data.form ? 422 : 200,
      html: JSON.stringify(request),
    }),
}
