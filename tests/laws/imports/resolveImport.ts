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
  ['imageKind', 'ui/FileUpload/imageKind.ts'],
  ['imageTypes', 'ui/FileUpload/imageTypes.ts'],
  ['isComposing', 'ui/TextField/isComposing.ts'],
  ['scopeClass', 'ui/ThemeScope/scopeClass.ts'],
])

/** Returns the files that `@festoon/<room>/<rest>` may refer to, as in the `exports` of the package.json. */
function roomFiles(room: string, subpath: string): string[] {
  const kitFile = kitFiles.get(subpath)
  if (room === 'ui' && kitFile !== undefined) return [kitFile]
  if (room === 'contract' && subpath.startsWith('messages/')) return [`contract/${subpath.replace('/', '/en/')}.ts`]
  const module = room === 'ui' ? `ui/${subpath}/${posix.basename(subpath)}.tsx` : `${room}/${subpath}.ts`
  return subpath.endsWith('.css') ? [`${room}/${subpath}`, module] : [module]
}

/** Resolves an import of a file. It must include the file extension, as the runtime requires. */
export function resolveImport(tree: string, from: string, writtenSpecifier: string): Target {
  const specifier = writtenSpecifier.replace(/\?[\w&=]+$/, '')
  const fileOr = (path: string | undefined): Target =>
    path !== undefined && isFile(join(tree, path))
      ? { kind: 'file', path }
      : { kind: 'missing', specifier: writtenSpecifier }
  if (specifier.startsWith('.')) return fileOr(posix.normalize(posix.join(dirname(from), specifier)))
  const [, room, subpath] = /^@festoon\/([\w-]+)\/(.+)$/.exec(specifier) ?? []
  if (room !== undefined && subpath !== undefined)
    return fileOr(roomFiles(room, subpath).find((path) => isFile(join(tree, path))))
  if (isBuiltin(specifier))
    return { kind: 'node', name: specifier.startsWith('node:') ? specifier : `node:${specifier}` }
  const parts = specifier.split('/')
  return { kind: 'package', name: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') }
}
