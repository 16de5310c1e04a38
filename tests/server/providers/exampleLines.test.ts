import { describe, expect, it } from 'vitest'
import { exampleLines, lineExample } from '@festoon/contract/messages/edit/quickCreate'
import { frontDoorPictures } from '../../../contract/themes/frontDoorPictures.ts'
import { draftParty } from '../../../server/providers/words/draftParty.ts'

const now = Date.UTC(2026, 10, 26, 12)

describe.each([lineExample, ...exampleLines])('the example “%s”', (line) => {
  it('is drafted with a title, a start in the future, and a theme [HEAD-12]', () => {
    const draft = draftParty(line, now, 'UTC')
    expect(draft.themeId).toBeGreaterThan(0)
    // The build has drawn its cover.
    expect(frontDoorPictures).toContain(`${draft.themeId}-1`)
    expect(draft.start).toBeDefined()
    expect(line.toLowerCase()).toContain(draft.title.toLowerCase())
  })
})
