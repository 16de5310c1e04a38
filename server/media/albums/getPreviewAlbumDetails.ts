import { limits } from '@festoon/contract/limits'
import { albumMember, albumView } from './albumView.ts'
import type { Handler } from '../../rpc/handler.ts'

/** What the event page shows of the album. */
export const getPreviewAlbumDetails: Handler<'getPreviewAlbumDetails'> = async (context, input) => {
  const { session } = context
  const member = await albumMember(context, input.eventId, { session, ...input })
  return { album: await albumView(context, member, limits.albumPreview) }
}
