import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { formStart, formType, halfUpload } from '../../support/hostile/halfUpload.ts'
import { endlessSvg, heavyPictures, square } from '../../support/hostile/slowPictures.ts'
import { fillMembers, type Member } from '../../support/load/crowd.ts'
import { measure, quantile } from '../../support/load/figure.ts'
import { processDatabase } from '../../support/load/processDatabase.ts'
import { residentMemory, watchMemory } from '../../support/load/residentMemory.ts'
import { serverProcess } from '../../support/load/serverProcess.ts'

const mega = 1024 * 1024
/** The number of uploads that are timed. */
const timedUploads = 40
/** The bound for the time of an upload during an attack, as a ratio to the same without one. */
const maxDelay = 3

it('no upload needs much memory, and one sender does not slow down another', { timeout: 600_000 }, async () => {
  const database = await processDatabase('pglite')
  const members = await database.within((db) => fillMembers(db, 120))
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
  /** Returns the times in ms of one account's uploads. */
  const timeUploads = async (photo: Buffer, network: string, count = timedUploads): Promise<number[]> => {
    const sender = fresh()
    const times: number[] = []
    for (let at = 0; at < count; at += 1) {
      const from = performance.now()
      expect(await upload(photo, sender, network)).toBe(200)
      times.push(performance.now() - from)
    }
    return times
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
    const idle = await residentMemory(server.pid())
    const memory = watchMemory(server.pid())
    // Half bodies without credentials, and as many as one account can send, all from one network.
    const stalledUploads = Array.from({ length: 90 }, (_, at) =>
      halfUpload(`${server.origin}${['/uploads/images', '/contacts/csv', '/uploads/images'][at % 3]}`, {
        size: 5 * mega,
        sentBytes: at % 2 === 0 ? Buffer.alloc(4 * mega) : formStart('multipartFile', 4 * mega),
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
    const alone: number[] = []
    const timeAlone = async (): Promise<number[]> => {
      const times = await timeUploads(photo, '192.0.2.1', timedUploads / 2)
      alone.push(...times)
      return times
    }
    /** Returns the delay of uploads from `network` as a ratio to uploads before and after the attack. */
    const delayOf = async (accounts: number, network: string): Promise<number> => {
      const before = await timeAlone()
      const stop = attack(accounts)
      const attackedTimes = await timeUploads(photo, network)
      await stop()
      return quantile(attackedTimes, 0.5) / quantile([...before, ...(await timeAlone())], 0.5)
    }
    const attackedDelay = await delayOf(6, '192.0.2.1')
    const sameNetwork = await delayOf(1, '198.51.100.1')
    const peak = (await memory.stop()) - idle
    for (const one of stalledUploads) one.end()

    measure(
      ...peaks.map(({ what, over, status }) => ({
        what: `memory over idle: ${what} (${status})`,
        value: over,
        unit: 'MB' as const,
        max: 150,
      })),
      { what: 'memory over idle: half bodies, slow images and uploads at once', value: peak, unit: 'MB', max: 300 },
      { what: 'upload of a photo', value: quantile(alone, 0.5), unit: 'ms' },
      { what: 'the same while another network attacks', value: attackedDelay, unit: 'x', max: maxDelay },
      { what: "the same from the attacker's network", value: sameNetwork, unit: 'x', max: maxDelay },
    )
  } finally {
    await server.stop()
    await database.drop()
  }
})
