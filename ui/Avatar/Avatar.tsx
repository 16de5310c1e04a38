import { useState } from 'react'
import type { ComponentProps } from 'react'
import { avatarColorOf } from '@festoon/tokens/avatarColors'
import { Glyph } from '../private/Glyph.tsx'
import { avatarGrounds, avatarVariants } from './Avatar.variants.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name, from which the initials are taken. */
  name?: string | undefined
  /** The URL of the person's photo. If the photo fails to load, the initials or a generic icon appear instead. */
  photoUrl?: string | undefined
  /** The value that determines the color. Pass the user id or, if unknown, the email address. Defaults to the name. */
  id?: string | undefined
  /** The diameter: 32, 44, 64, or 94 px. The largest size is for the photo on the profile page (CONST-25). */
  size?: 'small' | 'medium' | 'large' | 'profile' | undefined
}

/**
 * A person's photo, with their initials or a generic icon as fallbacks (KIT-18). Screen readers skip the avatar, because the
 * name is usually next to it. Where the name isn't shown, pass `role="img"` and `aria-label`.
 */
export function Avatar({ name, photoUrl, id, size = 'medium', className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const letters = initials(name)
  const ground = avatarGrounds[avatarColorOf(id ?? name ?? '')]
  const kind = photoUrl && failedSrc !== photoUrl ? 'photo' : letters ? 'initials' : 'icon'
  return (
    <span
      aria-hidden={rest['aria-label'] === undefined ? true : undefined}
      data-kind={kind}
      translate="no"
      className={avatarVariants({ size, className: [ground, className] })}
      {...rest}
    >
      {kind === 'photo' && (
        <img
          src={photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailedSrc(photoUrl)}
        />
      )}
      {kind === 'initials' && letters}
      {kind === 'icon' && <Glyph name="person" />}
    </span>
  )
}
