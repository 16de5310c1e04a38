import { describe, expect, it } from 'vitest'
import { Failure } from '../../../../server/core/Failure.ts'
import { drawnOnce } from '../../../../server/core/turns/drawnOnce.ts'

/** Requests files, which are drawn until `end` is called. */
function easel(keptCount = 1_000) {
  const drawOnce = drawnOnce(keptCount)
  const began: string[] = []
  const ends = new Map<string, { done: () => void; fail: (error: Error) => void }>()
  const admit = (): Promise<void> => Promise.resolve()
  const request = (name: string, network: string, mayDraw = admit): Promise<string> =>
    drawOnce({ name }, { network, admit: mayDraw }, () => {
      began.push(name)
      return new Promise<Buffer>((settle, fail) => {
        ends.set(name, { done: () => settle(Buffer.from(name)), fail })
      })
    }).then(String)
  const turns = async (): Promise<void> => {
    for (let at = 0; at < 20; at += 1) await Promise.resolve()
  }
  return { request, began, turns, end: (name: string) => ends.get(name) }
}

describe('pictures that wait to be drawn', () => {
  it('are drawn at once for a network that has none waiting, whatever another one requests', async () => {
    const { request, began, turns, end } = easel()
    for (let at = 0; at < 50; at += 1) void request(`own ${at}`, 'noisy').catch(() => undefined)
    await turns()
    expect(began).toEqual(['own 0'])
    const foreign = request('foreign', 'quiet')
    // The card of someone else's party that the noisy network requested, too.
    const both = request('own 49', 'other')
    await turns()
    expect(began).toEqual(['own 0', 'foreign'])
    end('foreign')?.done()
    expect(await foreign).toBe('foreign')
    await turns()
    expect(began).toEqual(['own 0', 'foreign', 'own 49'])
    end('own 49')?.done()
    expect(await both).toBe('own 49')
  })

  it('are limited for each network', async () => {
    const { request, turns, end } = easel()
    const ownRequests = Array.from({ length: 101 }, (_, at) =>
      request(`own ${at}`, 'noisy').catch((error: unknown) => error),
    )
    const last = await ownRequests.at(-1)
    expect(last instanceof Failure && last.data.reason).toBe('rateLimited')
    const foreign = request('foreign', 'quiet')
    await turns()
    end('foreign')?.done()
    expect(await foreign).toBe('foreign')
  })

  it('are drawn once for all who request them, and again after a failure or a refusal', async () => {
    const { request, began, turns, end } = easel()
    const refuse = (): Promise<void> => Promise.reject(new Failure('rateLimited'))
    await expect(request('card', 'refused', refuse)).rejects.toThrow('rateLimited')
    const both = [request('card', 'one'), request('card', 'one'), request('card', 'two')]
    await turns()
    end('card')?.fail(new Error('no memory'))
    for (const one of both) await expect(one).rejects.toThrow('no memory')
    const again = request('card', 'one')
    await turns()
    end('card')?.done()
    expect([await again, await request('card', 'three')]).toEqual(['card', 'card'])
    expect(began).toEqual(['card', 'card'])
  })
})
