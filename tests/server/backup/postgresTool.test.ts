import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { postgresTool } from '../../../server/backup/postgresTool.ts'

// Contains a `pg_dump` that fails with its host as the message.
const folder = mkdtempSync(join(tmpdir(), 'festoon-tool-'))
writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "<$PGHOST> $PGSSLMODE $PGSSLROOTCERT" >&2\nexit 1\n', {
  mode: 0o755,
})
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

it.each([
  ['sslmode=require', 'verify-full system'],
  ['sslmode=verify-ca&sslrootcert=/ca.pem', 'verify-full /ca.pem'],
  ['sslmode=verify-full', 'verify-full system'],
  ['sslmode=disable', 'disable'],
])('pg_dump validates the certificate as the server does with %s', async (query, expected) => {
  vi.stubEnv('PATH', folder)
  const address = `postgres://ana@db.example.com/festoon?${query}`
  await expect(postgresTool('pg_dump', address, [])).rejects.toThrow(`pg_dump failed. <db.example.com> ${expected}`)
})
