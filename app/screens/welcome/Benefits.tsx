import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/welcome/welcome'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import { Avatar } from '@festoon/ui/Avatar'
import { ThemeScope, type ThemeScopeProps } from '@festoon/ui/ThemeScope'

interface Benefit {
  title: string
  text: string
  preset: ThemeScopeProps['preset']
  /** Class name for the number of grid columns that the benefit spans. */
  columns: string
  illustration: ReactNode
}

const Thumbnail = ({ id, className }: { id: string; className: string }) => (
  <img
    {...galleryPicture(id)}
    sizes="12rem"
    alt=""
    width="320"
    height="320"
    loading="lazy"
    decoding="async"
    className={`aspect-square rounded-md bg-tint object-cover ${className}`}
  />
)

const benefits: readonly Benefit[] = [
  {
    title: copy.aiInvites,
    text: copy.aiInvitesDetail,
    preset: 'none',
    columns: 'wide:col-span-4',
    illustration: (
      <>
        <p className="mb-3 w-fit max-w-full rounded-pill border-2 border-line-strong bg-surface px-5 py-2.5 text-label">
          {copy.aiInvitesExample}
        </p>
        <div className="grid grid-cols-4 gap-2 small:gap-3">
          {['793-1', '793-2', '793-3', '792-1'].map((id) => (
            <Thumbnail key={id} id={id} className="w-full" />
          ))}
        </div>
      </>
    ),
  },
  {
    title: copy.photoSharing,
    text: copy.photoSharingDetail,
    preset: 'orange',
    columns: 'wide:col-span-2',
    illustration: (
      <div className="grid grid-cols-3 gap-2">
        {['726-1', '739-1', '753-1', '730-1', '768-1', '776-1'].map((id) => (
          <Thumbnail key={id} id={id} className="w-full" />
        ))}
      </div>
    ),
  },
  {
    title: copy.faceRecognition,
    text: copy.faceRecognitionDetail,
    preset: 'inverted',
    columns: 'wide:col-span-2',
    illustration: (
      <div className="grid grid-cols-3 justify-items-center gap-3">
        {copy.guestNames.map((name, index) => (
          <span
            key={name}
            className={`rounded-pill p-1 ${index === 1 ? 'outline-4 outline-offset-2 outline-highlight' : ''}`}
          >
            <Avatar name={name} size="large" />
          </span>
        ))}
      </div>
    ),
  },
  {
    title: copy.curatedSharing,
    text: copy.curatedSharingDetail,
    preset: 'home',
    columns: 'wide:col-span-4',
    illustration: (
      <div className="flex items-end gap-2 small:gap-3">
        {['728-1', '752-1', '785-1', '749-1'].map((id, index) => (
          <Thumbnail key={id} id={id} className={index === 2 ? 'w-2/5' : 'w-1/5 opacity-60'} />
        ))}
      </div>
    ),
  },
]

/** The section that presents Festoon's four benefits (WELC-01). */
export function Benefits() {
  return (
    <section
      aria-labelledby="benefits"
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-8 px-4 pb-14 wide:px-8 wide:pb-24"
    >
      <h2 id="benefits" className="max-w-[16ch] font-display text-display">
        {copy.benefits}
      </h2>
      <ul className="grid grid-cols-1 gap-4 wide:grid-cols-6 wide:gap-5">
        {benefits.map(({ title, text, preset, columns, illustration }) => (
          <li key={title} className={`grid ${columns}`}>
            <ThemeScope preset={preset} className="grid content-between gap-8 rounded-lg p-6 shadow-raised small:p-8">
              <div aria-hidden="true">{illustration}</div>
              <div className="grid gap-2">
                <h3 className="font-display text-headline leading-none">{title}</h3>
                <p className="max-w-[46ch] text-body">{text}</p>
              </div>
            </ThemeScope>
          </li>
        ))}
      </ul>
    </section>
  )
}
