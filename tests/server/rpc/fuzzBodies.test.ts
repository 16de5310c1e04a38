import { expect, it } from 'vitest'
import { failureDataSchema } from '@festoon/contract/wire/failure'
import { isOperationName, operations } from '@festoon/contract/wire/operations'
import { validCalls } from '../../support/access/validCalls.ts'
import { person, verify } from '../../support/builders.ts'
import { measure, prove } from '../../support/load/figure.ts'
import { heapInUse } from '../../support/load/heapInUse.ts'
import { partsOf, replacePart } from '../../support/partsOf.ts'
import { envelope, type Caller } from '../../support/rpcClient.ts'
import { seededRandom } from '../../support/seededRandom.ts'
import { aiService } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer } from '../../support/testServer.ts'
import { nasty } from '../../support/texts/nasty.ts'

/** Use `FUZZ_BODIES=100000` for a proof and `FUZZ_SEED` for other bodies. */
const bodies = Number(process.env.FUZZ_BODIES ?? 900)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const minutes = 60_000
const names = Object.keys(operations).filter((name) => isOperationName(name))
const leaks = /\bat .*\.[cm]?[jt]s\b|select |insert into|node_modules|festoon_[0-9a-f]{8}/

const nestedArrays = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

it.each(databaseKinds)(
  'no body makes the server fail, disclose internals, or leak memory, on %s',
  { timeout: 90 * minutes },
  async (kind) => {
    const ai = await aiService()
    const server = await testServer(kind, { env: ai.env })
    try {
      const random = seededRandom(seed)
      const below = (limit: number) => Math.floor(random() * limit)
      const oneOf = <T>(list: readonly T[]): T | undefined => list[below(list.length)]
      const { host, inputs } = await validCalls(server)
      const once = await person(server, 'Ona Once')
      const identityToken = await verify(server, 'nobody.yet@example.com')
      const callerOf = (name: string, access: string): Caller => {
        if (random() < 0.05) return {}
        if (access === 'identity') return { identityToken }
        if (name.startsWith('signOut') || name === 'deleteAccount') return once
        return host
      }
      /** Corrupts a body as text: truncates, repeats, nests or inflates it, or adds dangerous keys. */
      const spoilBody = (text: string): string => {
        const way = below(random() < 0.01 ? 9 : 7)
        if (way === 0) return text.slice(0, below(text.length))
        if (way === 1) return text.replace('{', '{"__proto__":{"isHost":true},')
        if (way === 2) return text.replaceAll('"params":{', '"params":{"constructor":{"prototype":{"x":1}},')
        if (way === 3) return `[${text},${text}]`
        if (way === 4) return text.replace(/":"[^"]{0,40}"/, `":${nestedArrays(1 + below(5_000))}`)
        if (way === 5) return text.replace(/[a-z]/g, (letter) => (random() < 0.02 ? '\u0000' : letter))
        if (way === 6) return text.replace(/":"/, '":"\\ud800\\u0000')
        return way === 7
          ? JSON.stringify('x'.repeat(10 * 1024 * 1024))
          : `${text.slice(0, -1)},"x":${nestedArrays(200_000)}}`
      }
      const statuses = new Map<number, number>()
      const bad: string[] = []
      let early = 0
      for (let sentCount = 0; sentCount < bodies; sentCount += 1) {
        // Take the operations in turn, however the call is changed.
        const name = names[sentCount % names.length] ?? 'signOut'
        const { access, service } = operations[name]
        let body: unknown = JSON.parse(JSON.stringify(envelope(name, inputs[name](), callerOf(name, access))))
        for (let change = below(4); change > 0; change -= 1) {
          const paths = partsOf(body).filter((path) => random() < 0.1 || (path.length > 1 && path[1] !== 'header'))
          const path = oneOf(paths)
          if (path) body = replacePart(body, path, oneOf(nasty))
        }
        const text = JSON.stringify(body)
        const payload = random() < 0.2 ? spoilBody(text) : text
        const answer = await server.app.inject({
          method: 'POST',
          url: `/json/${service}`,
          headers: { 'content-type': 'application/json' },
          payload,
        })
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        if (answer.statusCode >= 500 || (answer.statusCode !== 200 && leaks.test(answer.body)))
          bad.push(
            `${sentCount}: ${name} ${answer.statusCode} ${answer.body.slice(0, 500)} for ${payload.slice(0, 2_000)}`,
          )
        else if (answer.statusCode !== 200) failureDataSchema.parse(answer.json().error.data)
        if (sentCount === Math.floor(bodies / 10)) early = heapInUse()
      }
      const late = heapInUse()
      expect(Object.hasOwn(Object.prototype, 'isHost')).toBe(false)
      expect(bad.slice(0, 5)).toEqual([])
      const statusCounts = [...statuses].toSorted(([one], [other]) => one - other)
      prove(
        { what: `${kind}: bodies over ${names.length} operations, seed ${seed}`, value: bodies, least: names.length },
        ...statusCounts.map(([status, count]) => ({ what: `${kind}: responses with status ${status}`, value: count })),
        {
          what: `${kind}: 5xx responses, and disclosed internals`,
          value: bad.length,
          max: 0,
        },
      )
      measure({ what: `${kind}: heap at the end against the first tenth`, value: late / early, unit: 'x', max: 1.25 })
    } finally {
      await server.end()
      await ai.close()
    }
  },
)
