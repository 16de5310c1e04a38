import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Relay {
  /** Returns the same URL, routed through the relay. */
  through(url: string): string
  /** Stops forwarding without closing connections, like a machine that hangs. */
  freeze(): void
  /** Closes every connection and refuses new ones, like a machine that is down. */
  cut(): void
  /** Resumes forwarding. */
  restore(): void
  close(): Promise<void>
}

/** Starts a relay between the server and its database, to simulate outages. */
export async function relay(to: string): Promise<Relay> {
  const { hostname, port } = new URL(to)
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'open' | 'frozen' | 'cut' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(Number(port), hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const [from, other] of [pair, [far, near]] as const) {
      from.on('data', (data) => other.write(data))
      from.on('error', end)
      from.on('close', end)
      if (state === 'frozen') from.pause()
    }
  })
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle)
  })
  const address = server.address()
  const { port: ownPort } = (typeof address === 'object' && address) || ({ port: 0 } satisfies Partial<AddressInfo>)
  const each = (act: (socket: Socket) => void): void => {
    for (const pair of pairs) for (const socket of pair) act(socket)
  }
  return {
    through: (url) => {
      const through = new URL(url)
      through.hostname = '127.0.0.1'
      through.port = String(ownPort)
      // The folder of a socket would bypass the relay.
      through.searchParams.delete('host')
      return through.href
    },
    freeze: () => {
      state = 'frozen'
      each((socket) => socket.pause())
    },
    cut: () => {
      state = 'cut'
      each((socket) => socket.destroy())
    },
    restore: () => {
      state = 'open'
      each((socket) => socket.resume())
    },
    close: () =>
      new Promise((settle) => {
        each((socket) => socket.destroy())
        server.close(() => settle())
      }),
  }
}
