// The programs that e2e/engines uses to drive Firefox and WebKit. Run directly, this script prints the Debian packages that
// are missing.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const searchPath = (process.env.PATH ?? '').split(delimiter)
/** @param {string[]} names */
const inPath = (...names) =>
  names.flatMap((name) => searchPath.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? ''

/** @param {string} folder */
const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])

/**
 * Returns the path of the MiniBrowser of WebKitGTK, or '' if it is missing. The program is in the same folder as the
 * libraries of WebKitGTK, which differs between systems.
 */
function miniBrowser() {
  const inLib = foldersIn('/usr/lib')
  const folders = [
    ...inLib,
    ...foldersIn('/usr/libexec'),
    ...inLib.filter((path) => /-linux-/.test(path)).flatMap(foldersIn),
  ]
  return (
    folders
      .filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path))
      .map((path) => join(path, 'MiniBrowser'))
      .find((path) => existsSync(path)) ?? ''
  )
}

/** Returns the paths of the programs, with '' for a missing one. */
export const enginePrograms = () => ({
  firefox: inPath('firefox-esr', 'firefox'),
  webKitDriver: inPath('WebKitWebDriver'),
  miniBrowser: miniBrowser(),
  xvfb: inPath('Xvfb'),
})

/** Returns the Debian packages that have to be installed before Firefox and WebKit can be driven. */
export function missingEnginePackages() {
  const { firefox, webKitDriver, miniBrowser: browser, xvfb } = enginePrograms()
  return [
    ...(firefox === '' ? ['firefox-esr'] : []),
    ...(webKitDriver === '' || browser === '' ? ['webkit2gtk-driver'] : []),
    ...(xvfb === '' ? ['xvfb'] : []),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of missingEnginePackages()) console.log(name)
}
