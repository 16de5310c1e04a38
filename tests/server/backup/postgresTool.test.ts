import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { postgresTool } from '../../../server/backup/postgresTool.ts'

// Contains a `pg_dump` that fails with its host as the message.
const folder = mkdtempSync(join(tmpdir(), 'festoon-tool-'))
writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "<$PGHOST>" >&2\nexit 1\n', { mode: 0o755 })
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it.each([
  ['postgres://ana@db.example.com/festoon', 'db.example.com'],
  ['postgres://ana@[2001:db8::1]:5433/festoon', '2001:db8::1'],
  ['postgres:///festoon?host=/run/postgresql', '/run/postgresql'],
])('pg_dump of %s connects to %s', async (address, host) => {
  vi.stubEnv('PATH', folder)
  await expect(postgresTool('pg_dump', address, [])).rejects.toThrow(`pg_dump failed. <${host}>`)
})
