import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import { defaultColors, type Colors } from '@festoon/contract/nouns/event'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { coverColors } from '@festoon/tokens/coverColors'
import { readableText } from '@festoon/tokens/readableText'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { imagePixels } from '../background/imagePixels.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { isCropped, readCropped } from './croppedCover.ts'

/** Returns the colors that match a cover image; undefined if the image can't be read. */
async function colorsOf(cover: string): Promise<Colors | undefined> {
  const croppedImage = isCropped(cover) ? await readCropped(cover) : undefined
  const url = croppedImage && URL.createObjectURL(croppedImage)
  const pixels = await imagePixels(url ?? cover)
  if (url !== undefined) URL.revokeObjectURL(url)
  const [primary] = pixels === undefined ? [] : coverColors(pixels)
  return primary === undefined ? undefined : { primary, text: readableText(primary) }
}

/**
 * Returns a function that changes the cover image, and the event's colors with it, unless the host chose the colors. A notice
 * offers the earlier colors.
 */
export function usePickCover(
  fields: EventFields,
  dispatch: Dispatch<EditorAction>,
): (changed: Partial<EventFields>) => void {
  const notify = useNotice()
  /** The colors found in a cover image, and those that the event had when the host picked it. */
  const [coverMatch, setCoverMatch] = useState<{ cover: string; colors: Colors; before: Colors } | null>(null)
  /** The colors that were set with the last cover image; null if none were. */
  const coverColorsSet = useRef<Colors | null>(null)

  const announce = (before: Colors, colors: Colors): void => {
    coverColorsSet.current = colors
    if (sameContent(before, colors)) return
    notify({
      level: 'info',
      key: 'colors',
      text: copy.colorsMatch,
      action: { label: copy.keepColors, onSelect: () => dispatch({ type: 'changed', fields: { colors: before } }) },
    })
  }
  const apply = useEffectEvent(({ cover, colors, before }: NonNullable<typeof coverMatch>): void => {
    // Ignored if the host has chosen another image or color since.
    if (fields.cover !== cover || !sameContent(fields.colors, before)) return
    dispatch({ type: 'changed', fields: { colors } })
    announce(before, colors)
  })
  useEffect(() => {
    if (coverMatch) apply(coverMatch)
  }, [coverMatch])
  const find = async (cover: string, before: Colors): Promise<void> => {
    const colors = await colorsOf(cover)
    if (colors) setCoverMatch({ cover, colors, before })
  }
  return (changes) => {
    const { colors: before } = fields
    const isHosts = !sameContent(before, defaultColors) && !sameContent(before, coverColorsSet.current)
    dispatch({ type: 'changed', fields: changes })
    if (changes.colors) announce(before, changes.colors)
    else if (typeof changes.cover === 'string' && (!isHosts || fields.inspirationId !== null))
      void find(changes.cover, before)
  }
}
