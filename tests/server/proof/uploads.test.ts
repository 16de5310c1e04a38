import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fillMembers, type Member } from '../../support/load/crowd.ts'
import { prove, quantile } from '../../support/load/figure.ts'
import { processDatabase } from '../../support/load/processDatabase.ts'
import { residentMemory, watchMemory } from '../../support/load/residentMemory.ts'
import { serverProcess } from '../../support/load/serverProcess.ts'
import { formStart, formType, halfUpload } from '../../support/hostile/halfUpload.ts'
import { endlessSvg, heavyPictures, square } from '../../support/hostile/slowPictures.ts'

const mega = 1024 * 1024
/** The number of uploads that are timed. Use `PROOF_UPLOADS=40` for a proof. */
const timed = Number(process.env.PROOF_UPLOADS ?? 8)

it('no upload needs much memory, and one sender does not slow down another', { timeout: 600_000 }, async () => {
  const database = await processDatabase('pglite')
  const members = await database.within((db) => fillMembers(db, 60))
  /** Returns an account that hasn't sent anything yet, because an account can send only 60 images an hour. */
  const fresh = (): Member => {
    const member = members.pop()
    if (!member) throw new Error('no more members')
    return member
  }
  const server = await serverProcess({ ...database.env, TRUST_PROXY: '1' })
  const upload = async (content: Buffer, { accessToken }: Member, network: string): Promise<number> => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(content)]), 'x')
    const headers = { authorization: `Bearer ${accessToken}`, 'x-forwarded-for': network }
    return (await fetch(`${server.origin}/uploads/images`, { method: 'POST', headers, body })).status
  }
  /** Returns the median time in ms of one account's uploads. */
  const timeUploads = async (photo: Buffer, network: string): Promise<number> => {
    const sender = fresh()
    const times: number[] = []
    for (let at = 0; at < timed; at += 1) {
      const from = performance.now()
      expect(await upload(photo, sender, network)).toBe(200)
      times.push(performance.now() - from)
    }
    return quantile(times, 0.5)
  }
  try {
    await server.start()
    const photo = await square(3_000).jpeg().toBuffer()
    const attacker = fresh()
    // The first uploads load what the server needs.
    for (let at = 0; at < 3; at += 1) await upload(photo, attacker, '192.0.2.1')

    const peaks: { what: string; over: number; status: number }[] = []
    for (const [what, content] of Object.entries(await heavyPictures())) {
      const idle = await residentMemory(server.pid())
      const memory = watchMemory(server.pid())
      const status = await upload(content, attacker, '198.51.100.1')
      peaks.push({ what, over: (await memory.stop()) - idle, status })
    }
    const alone = await timeUploads(photo, '192.0.2.1')

    const idle = await residentMemory(server.pid())
    const memory = watchMemory(server.pid())
    // Half bodies without credentials, and as many as one account can send, all from one network.
    const stalled = Array.from({ length: 90 }, (_, at) =>
      halfUpload(`${server.origin}${['/uploads/images', '/contacts/csv', '/uploads/images'][at % 3]}`, {
        size: 5 * mega,
        sent: at % 2 === 0 ? Buffer.alloc(4 * mega) : formStart('multipartFile', 4 * mega),
        headers: {
          'content-type': at % 2 === 0 ? 'application/json' : formType,
          'x-forwarded-for': '198.51.100.1',
          ...(at % 3 === 2 ? { authorization: `Bearer ${attacker.accessToken}` } : {}),
        },
      }),
    )
    const slow = [endlessSvg(), await square(1_700).avif({ effort: 0 }).toBuffer()]
    /** Sends slow images all the time from several accounts in one network, five at once from each. */
    const attack = (accounts: number) => {
      let isOn = true
      const sending = Array.from({ length: accounts }, async () => {
        while (isOn) {
          const account = fresh()
          const lanes = Array.from({ length: 5 }, async (_, lane) => {
            for (let at = 0; isOn && at < 11; at += 1) {
              await upload(slow[lane % slow.length] ?? photo, account, '198.51.100.1')
              await wait(5)
            }
          })
          await Promise.all(lanes)
        }
      })
      return async () => {
        isOn = false
        await Promise.all(sending)
      }
    }
    const stopMany = attack(6)
    const attacked = await timeUploads(photo, '192.0.2.1')
    await stopMany()
    const stopOne = attack(1)
    const sameNetwork = await timeUploads(photo, '198.51.100.1')
    await stopOne()
    const peak = (await memory.stop()) - idle
    for (const one of stalled) one.end()

    prove(
      ...peaks.map(({ what, over, status }) => ({
        what: `memory over idle: ${what} (${status})`,
        value: over,
        unit: 'MB',
        max: 150,
      })),
      { what: 'memory over idle: half bodies, slow images and uploads at once', value: peak, unit: 'MB', max: 300 },
      { what: 'upload of a photo', value: alone, unit: 'ms' },
      { what: 'the same while another network attacks', value: attacked / alone, unit: 'x', max: 3 },
      { what: "the same from the attacker's network", value: sameNetwork / alone, unit: 'x', max: 3 },
    )
  } finally {
    await server.stop()
    await database.drop()
  }
})
