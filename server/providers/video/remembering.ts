import type { StockVideo, StockProvider } from './port.ts'

/** Films of the last searches. */
const most = 1_000

/** A service whose found films need not be asked for again: it counts calls, and a picker shows every film that it found. */
export function remembering(service: StockProvider): StockProvider {
  const known = new Map<string, StockVideo>()
  return {
    search: async (query) => {
      const films = await service.search(query)
      for (const film of films) {
        known.delete(film.id)
        known.set(film.id, film)
      }
      for (const id of known.keys()) {
        if (known.size <= most) break
        known.delete(id)
      }
      return films
    },
    find: async (id) => known.get(id) ?? service.find(id),
  }
}
