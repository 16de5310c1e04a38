import { getAlbumForElk } from './getAlbumForElk.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Returns an album with all of its photos. */
export const getAlbumDetails: Handler<'getAlbumDetails'> = async (context, input) => {
  const { album } = await getAlbumForElk(context, input)
  return { album }
}
