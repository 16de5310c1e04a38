import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react'
import { defaultColors, type Colors } from '@festoon/contract/nouns/event'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { coverColors } from '@festoon/tokens/coverColors'
import { readableText } from '@festoon/tokens/readableText'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { imagePixels } from '../background/imagePixels.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { isCropped, readCropped } from './croppedCover.ts'
import * as copy from '@festoon/contract/messages/edit/cover'

/** Returns the colors that match a cover image; undefined if the image can't be read. */
async function colorsOf(cover: string): Promise<Colors | undefined> {
  const cropped = isCropped(cover) ? await readCropped(cover) : undefined
  const url = cropped && URL.createObjectURL(cropped)
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
  const [found, setFound] = useState<{ cover: string; colors: Colors; before: Colors } | null>(null)
  /** The colors that the last cover image brought; null if none did. */
  const brought = useRef<Colors | null>(null)

  const announce = (before: Colors, colors: Colors): void => {
    brought.current = colors
    if (sameContent(before, colors)) return
    notify({
      level: 'info',
      key: 'colors',
      text: copy.colorsMatch,
      action: { label: copy.keepColors, onSelect: () => dispatch({ type: 'changed', fields: { colors: before } }) },
    })
  }
  const apply = useEffectEvent(({ cover, colors, before }: NonNullable<typeof found>): void => {
    // Ignored if the host has chosen another image or color since.
    if (fields.cover !== cover || !sameContent(fields.colors, before)) return
    dispatch({ type: 'changed', fields: { colors } })
    announce(before, colors)
  })
  useEffect(() => {
    if (found) apply(found)
  }, [found])
  const find = async (cover: string, before: Colors): Promise<void> => {
    const colors = await colorsOf(cover)
    if (colors) setFound({ cover, colors, before })
  }
  return (changed) => {
    const { colors: before } = fields
    const isHosts = !sameContent(before, defaultColors) && !sameContent(before, brought.current)
    dispatch({ type: 'changed', fields: changed })
    if (changed.colors) announce(before, changed.colors)
    else if (typeof changed.cover === 'string' && (!isHosts || fields.inspirationId !== null))
      void find(changed.cover, before)
  }
}
