import { services } from '@festoon/contract/wire/rpc'
import { root, sourceText } from '../laws/sources/sourceFiles.ts'

/** The rows of the tables in docs/paths.md, `GET /event/{eventId}`: what the server answers, as `paths.test.ts` holds it to. */
export const documentedPaths: readonly string[] = [
  ...sourceText(root, 'docs/paths.md').matchAll(/^\| ([A-Z]+) \| `([^`]+)` \|/gm),
].flatMap(([, method = '', path = '']) =>
  path === '/json/{Service}' ? services.map((service) => `${method} /json/${service}`) : [`${method} ${path}`],
)
