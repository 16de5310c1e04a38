import { smallPhoto } from '../smallPhoto.ts'

/** The gallery images that decorate pages without a party. They are among those that the build draws in advance. */
export const artPictures = {
  gift: '785-1',
  gifts: '820-1',
  cake: '776-1',
  balloons: '818-1',
  toast: '748-1',
  rocket: '797-1',
} as const

export type ArtName = keyof typeof artPictures

/** A decorative picture that fills its frame. */
export function PartyArt({ name }: { name: ArtName }) {
  return (
    <img
      src={smallPhoto(`/files/gallery/${artPictures[name]}.webp`)}
      alt=""
      width={640}
      height={640}
      loading="lazy"
      className="aspect-[4/3] size-full bg-tint object-cover"
    />
  )
}
