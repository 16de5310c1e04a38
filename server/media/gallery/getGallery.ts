import { themeById } from '@festoon/contract/themes/catalog'
import { Failure } from '../../core/Failure.ts'
import type { Handler } from '../../rpc/handler.ts'
import { galleryOrder, inspirationsOf } from './inspirations.ts'

const pageSize = 24

/** Returns a page of the gallery: the inspirations of one theme or, if no theme is given, of all themes. */
export const getGallery: Handler<'getGallery'> = ({ clock }, { themeId, pageToken }) => {
  const from = Number(pageToken ?? 0)
  const all = inspirations(themeId, clock.now())
  const next = from + pageSize
  return Promise.resolve({
    inspirations: all.slice(from, next),
    ...(next < all.length ? { nextPageToken: String(next) } : {}),
  })
}

function inspirations(themeId: number | undefined, now: number) {
  if (themeId !== undefined) {
    const theme = themeById(themeId)
    if (!theme) throw new Failure('notFound')
    return inspirationsOf(theme)
  }
  return galleryOrder(now)
}
