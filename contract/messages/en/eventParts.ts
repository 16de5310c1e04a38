import { plural } from './format.ts'

// Messages

export const messages = 'Messages'
export const loadingMessages = 'Loading messages…'
export const noMessages = 'No messages yet. Messages from the hosts will show up here.'
export const onlyToYou = 'Sent only to you'
export const privateHidden = "Invitations can be forwarded, so messages sent only to you aren't shown here."
export const showPrivate = 'Show them in your data'

// Photos

export const photos = 'Photos'
export const photoCount = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` })
export const partyPhotos = 'Party photos'
export const partyPhoto = (position: number) => `Party photo ${position}`
export const loadingPhotos = 'Loading photos…'
export const noPhotos = "Everyone's photos from the party in one place. Only hosts and guests can see them."
export const refresh = 'Refresh'
export const addPhotos = 'Add photos'
export const photosToAdd = 'Photos to add'
export const addingPhoto = (position: number, count: number) => `Adding photo ${position} of ${count}…`
export const photoFailed = (fileName: string, problem: string) => `${fileName}: ${problem}`

// Link to the album

export const shareAlbum = 'Share album'
export const shareAlbumDetail =
  'Scan this code with another phone to open the album. Only people on the guest list can see the photos.'
export const albumLink = 'Link to the album'

// Delete a photo

export const deleteThis = 'Delete'
export const deletePhotoTitle = 'Delete this photo?'
export const deletePhotoDetail = "It'll be deleted for everyone."
export const deletePhoto = 'Delete photo'
export const keepPhoto = 'Keep photo'

// After a yes (EVPAGE-18)

export const signedIn = "You're signed in"
export const rsvpReceived = 'RSVP received'
export const promoIntro = 'Your host has your RSVP. One more thing for the big day:'
export const promo =
  "Put everyone's photos in one album. With the companion app, you can add yours automatically or choose which ones to share."
export const backToParty = 'Back to the party'

// Contact added after a yes (MERGE-02)

export const phoneAdded = 'Phone number added.'
export const emailAdded = 'Email added.'
