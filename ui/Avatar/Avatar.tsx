import { useState } from 'react'
import type { ComponentProps } from 'react'
import { avatarColourOf } from '@festoon/tokens/avatarColours'
import { Glyph } from '../private/Glyph.tsx'
import { avatarGrounds, avatarVariants } from './Avatar.variants.ts'
import { initials } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Gives the initials: of the first word and the last. */
  name?: string | undefined
  /** A photo that does not load gives way to the initials. */
  photoUrl?: string | undefined
  /** What the colour is derived from: user id, e-mail or name, in this order of preference. The name otherwise. */
  id?: string | undefined
  /** 32, 44, 64 and 94 px; the last is the profile picture (CONST-25). */
  size?: 'small' | 'medium' | 'large' | 'profile' | undefined
}

/**
 * A person: their photo, else their initials, else a generic icon (KIT-18). The same person has the same one of eight
 * colours everywhere. It is decoration, since the name stands beside it; where it does not, give `role="img"` and
 * `aria-label`.
 */
export function Avatar({ name, photoUrl, id, size = 'medium', className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const letters = initials(name)
  const ground = avatarGrounds[avatarColourOf(id ?? name ?? '')]
  const kind = photoUrl && failed !== photoUrl ? 'photo' : letters ? 'initials' : 'icon'
  return (
    <span
      aria-hidden={rest['aria-label'] === undefined ? true : undefined}
      data-kind={kind}
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
          onError={() => setFailed(photoUrl)}
        />
      )}
      {kind === 'initials' && letters}
      {kind === 'icon' && <Glyph name="person" />}
    </span>
  )
}
