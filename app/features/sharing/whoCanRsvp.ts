import * as copy from '@festoon/contract/messages/guests/sharing'
import type { EventView } from '@festoon/contract/nouns/event'

/** Returns the sentence that says what people with a party's link can do. */
export const whoCanRsvp = ({ publicGuestList }: Pick<EventView, 'publicGuestList'>): string =>
  publicGuestList ? copy.anyoneCanRsvp : copy.signInToRsvp
