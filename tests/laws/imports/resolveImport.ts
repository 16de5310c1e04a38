import { existsSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node'; readonly name: string }
  | { readonly kind: 'missing'; readonly specifier: string }

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** The kit's exports other than components, by the name in its package.json. */
const kitFiles: ReadonlyMap<string, string> = new Map([
  ['phone', 'ui/PhoneField/phone.ts'],
  ['imageTypes', 'ui/FileUpload/imageTypes.ts'],
  ['scopeClass', 'ui/ThemeScope/scopeClass.ts'],
])

/** Returns the files that `@festoon/<room>/<rest>` may refer to, as in the `exports` of the package.json. */
function roomFiles(room: string, rest: string): string[] {
  const named = kitFiles.get(rest)
  if (room === 'ui' && named !== undefined) return [named]
  if (room === 'contract' && rest.startsWith('messages/')) return [`contract/${rest.replace('/', '/en/')}.ts`]
  const module = room === 'ui' ? `ui/${rest}/${posix.basename(rest)}.tsx` : `${room}/${rest}.ts`
  return rest.endsWith('.css') ? [`${room}/${rest}`, module] : [module]
}

/** Resolves an import of a file. It must include the file extension, as the runtime requires. */
export function resolveImport(tree: string, from: string, written: string): Target {
  const specifier = written.replace(/\?[\w&=]+$/, '')
  const fileOr = (path: string | undefined): Target =>
    path !== undefined && isFile(join(tree, path)) ? { kind: 'file', path } : { kind: 'missing', specifier: written }
  if (specifier.startsWith('.')) return fileOr(posix.normalize(posix.join(dirname(from), specifier)))
  const [, room, rest] = /^@festoon\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  if (room !== undefined && rest !== undefined)
    return fileOr(roomFiles(room, rest).find((path) => isFile(join(tree, path))))
  if (isBuiltin(specifier))
    return { kind: 'node', name: specifier.startsWith('node:') ? specifier : `node:${specifier}` }
  const parts = specifier.split('/')
  return { kind: 'package', name: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') }
}
