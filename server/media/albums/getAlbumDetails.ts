import type { Handler } from '../../rpc/handler.ts'
import { getAlbumForElk } from './getAlbumForElk.ts'

/** Returns an album with all of its photos. */
export const getAlbumDetails: Handler<'getAlbumDetails'> = async (context, input) => {
  const { album } = await getAlbumForElk(context, input)
  return { album }
}
