import { galleryPicture } from '@festoon/contract/themes/galleryPicture'

/** The photos in the stack, each with its gallery image id and the class names for its position and rotation. */
const prints = [
  ['785-1', '-rotate-12 -translate-x-1/3 -translate-y-[8%]'],
  ['728-1', 'rotate-9 translate-x-1/3 -translate-y-[4%]'],
  ['780-1', '-rotate-3 translate-y-[6%]'],
] as const

/** A decorative stack of photos. */
export function PhotoStack() {
  return (
    <div aria-hidden="true" className="relative grid aspect-square w-3/5 max-w-72 place-items-center">
      {prints.map(([id, transform]) => (
        <span key={id} className={`absolute block bg-ink p-2 pb-7 shadow-overlay small:p-3 small:pb-10 ${transform}`}>
          <img
            {...galleryPicture(id)}
            sizes="18rem"
            alt=""
            width="320"
            height="320"
            loading="lazy"
            decoding="async"
            className="aspect-square w-full bg-tint object-cover"
          />
        </span>
      ))}
    </div>
  )
}
