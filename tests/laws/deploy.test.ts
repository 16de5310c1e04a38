import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const manifest = z
  .object({ workspaces: z.array(z.string()), optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))
const dockerfile = read('deploy/Dockerfile')

it('the image runs the Node version that the tests use', () => {
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect(images).toHaveLength(2)
  expect(new Set(images)).toEqual(new Set(Object.values(manifest.optionalDependencies)))
})

it('the image is installed from the manifest of every workspace in the lock file', () => {
  const copiedFolders = [...dockerfile.matchAll(/^COPY (\w+)\/package\.json \1\/$/gm)].map(([, name]) => name)
  expect(copiedFolders).toEqual(manifest.workspaces)
})

it('the image can dump the database of the compose file', () => {
  // The version of postgresql-client in each Debian release. A client can't dump a newer server.
  const clients: Record<string, number> = { bookworm: 15, trixie: 17 }
  const [, release = ''] = /^FROM node:[\d.]+-(\w+)-slim$/m.exec(dockerfile.split('AS build')[1] ?? '') ?? []
  const [, server = ''] = /image: postgres:(\d+)/.exec(read('deploy/compose.yaml')) ?? []
  expect(dockerfile).toContain('postgresql-client')
  expect(clients[release]).toBeGreaterThanOrEqual(Number(server))
})

it('the image, compose file and unit set only variables that the server knows', () => {
  const knownSettings = new Set([...read('docs/operating.md').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name))
  const set = [dockerfile, read('deploy/compose.yaml'), read('deploy/festoon.service')].flatMap((text) => [
    ...[...text.matchAll(/^ENV (.+)$|^Environment=(.+)$/gm)].flatMap(([, image = '', unit = '']) =>
      `${image} ${unit}`
        .trim()
        .split(' ')
        .map((pair) => pair.split('=')[0]),
    ),
    ...[...text.matchAll(/^ {6}([A-Z][A-Z_]+): /gm)].map(([, name]) => name),
  ])
  expect(set).toContain('TRUST_PROXY')
  // POSTGRES_ variables are for the database.
  expect(set.filter((name = '') => !knownSettings.has(name) && !name.startsWith('POSTGRES_'))).toEqual([])
})

it('no deployment can read the history of the repository', () => {
  expect(read('.dockerignore').split('\n')).toContain('.git')
  expect(read('deploy/festoon.service')).toMatch(
    /^WorkingDirectory=\/opt\/festoon$[\s\S]*^InaccessiblePaths=-\/opt\/festoon\/\.git$/m,
  )
})

it('every production package has a permissive license', () => {
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ license: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
      ),
    })
    .parse(JSON.parse(read('package-lock.json')))
  const free =
    /^\(?(?:MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|PostgreSQL|OFL-1\.1|Python-2\.0|CC-BY-4\.0)\b/
  // The image libraries are dynamically linked, as their license requires.
  // The license of png-js, MIT, is only in a file of the package.
  const ownFile = /^node_modules\/(?:@img\/sharp-(?:libvips|wasm32|win32)|png-js$)/
  const others = Object.entries(lock.packages).filter(
    ([path, { license = '', dev, link }]) =>
      path.startsWith('node_modules/') && !dev && !link && !free.test(license) && !ownFile.test(path),
  )
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
