import { services } from '@festoon/contract/wire/rpc'
import { root, sourceText } from '../../laws/sources/sourceFiles.ts'

/** The documented paths of the server, such as `GET /event/{eventId}`, read from the tables in docs/paths.md. */
export const documentedPaths: readonly string[] = [
  ...sourceText(root, 'docs/paths.md').matchAll(/^\| ([A-Z]+) \| `([^`]+)` \|/gm),
].flatMap(([, method = '', path = '']) =>
  path === '/json/{Service}' ? services.map((service) => `${method} /json/${service}`) : [`${method} ${path}`],
)
