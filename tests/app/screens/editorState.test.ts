import { describe, expect, it } from 'vitest'
import { beginEditing, editorReducer, isDirty, type EditorAction } from '../../../app/screens/edit/editorState.ts'
import { newFields, type EventFields } from '../../../app/screens/edit/eventFields.ts'
import type { PanelTab } from '../../../app/screens/edit/panelFields.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const start = { ...newFields(now, 'UTC'), title: 'Supper' }
const begun = beginEditing({ fields: start, modificationId: 3 })
const play = (...actions: EditorAction[]) => actions.reduce(editorReducer, begun)
const change = (fields: Partial<EventFields>): EditorAction => ({ type: 'changed', fields })
const theirs = { fields: { ...start, title: 'Theirs' }, modificationId: 7 }

it('an editor begins without changes, conflicts or a deleted event', () => {
  expect(begun).toMatchObject({ saving: 'idle', problem: null, conflict: null, isGone: false, isFromElsewhere: false })
  expect(isDirty(begun)).toBe(false)
  const saving = play(change({ title: 'Mine' }), { type: 'saveStarted' })
  expect(editorReducer(saving, { type: 'conflicted', version: theirs }).saving).toBe('idle')
})

describe('the side panel', () => {
  const opened = { type: 'panelShown', tab: 'options' } as const

  it('keeps a checkpoint when a tab opens [PANEL-03]', () => {
    const state = play(opened)
    expect(state).toMatchObject({ panel: 'options', checkpoint: start })
  })

  it('keeps the changes and closes when the open tab is clicked [PANEL-04]', () => {
    const state = play(opened, change({ hasWaitlist: true }), { type: 'panelShown', tab: null })
    expect(state).toMatchObject({ panel: null, checkpoint: null, fields: { hasWaitlist: true } })
  })

  it('restores the checkpoint on Cancel, except fields that the tab does not edit [PANEL-05, LIFE-01]', () => {
    const state = play(opened, change({ hasWaitlist: true, title: 'Late supper' }), { type: 'panelCanceled' })
    expect(state).toMatchObject({ panel: null, checkpoint: null, fields: { hasWaitlist: false, title: 'Late supper' } })
  })

  const questionUuid = '00000000-0000-4000-8000-000000000000'
  it.each<[PanelTab, Partial<EventFields>]>([
    [
      'cover',
      {
        cover: 'cropped:1',
        prompt: 'Lanterns',
        inspirationId: '793-1',
        suggestionTags: ['Snow'],
        colors: { primary: '#112233', text: '#ffffff' },
      },
    ],
    [
      'background',
      {
        colors: { primary: '#112233', text: '#ffffff' },
        animation: 'snow',
        backgroundUrl: '/loops/snow.mp4',
        earlierUrl: '/loops/snow.mp4',
        backgroundQuery: 'snow',
        isVideoOff: true,
      },
    ],
    ['questions', { questions: [{ questionUuid, question: 'Allergies?', isRequired: true, questionType: 'text' }] }],
    [
      'options',
      {
        openInvite: false,
        publicGuestList: false,
        remindersEnabled: false,
        hostNotification: 'dailyDigest',
        communicationPreference: 1,
        hasWaitlist: true,
        capacity: 7,
        addressFor: 'confirmed',
      },
    ],
  ])('restores everything that the tab %s has changed, on Cancel [PANEL-05]', (tab, changed) => {
    const edited = play({ type: 'panelShown', tab }, change(changed))
    expect(edited.fields).toEqual({ ...start, ...changed })
    expect(editorReducer(edited, { type: 'panelCanceled' }).fields).toEqual(start)
  })

  it('keeps the changes of a tab and creates a checkpoint for the next one', () => {
    const state = play(opened, change({ hasWaitlist: true }), { type: 'panelShown', tab: 'background' })
    expect(state.checkpoint).toMatchObject({ hasWaitlist: true })
    const cancelled = [change({ animation: 'snow' }), { type: 'panelCanceled' } as const].reduce(editorReducer, state)
    expect(cancelled.fields).toMatchObject({ hasWaitlist: true, animation: 'lightSource' })
  })

  it('has nothing to cancel while it is closed', () => {
    expect(play({ type: 'panelCanceled' })).toBe(begun)
  })
})

describe('the place of a copied party', () => {
  const place = { location: { displayName: 'Oakland', place: 'p' }, timeZoneId: 'America/Los_Angeles' }
  const copied = beginEditing({ fields: { ...start, placeText: 'Oakland', placeToConfirm: place }, modificationId: 0 })

  it('is used once the host confirms it [EDIT-07]', () => {
    const state = editorReducer(copied, { type: 'placeConfirmed' })
    expect(state.fields).toMatchObject({ place, placeToConfirm: null })
  })

  it('fills in its venue, unless the host entered one', () => {
    const pier = { location: { displayName: 'Pier 39, SF', placeName: 'Pier 39', place: 'p' }, timeZoneId: 'UTC' }
    const elm = { location: { displayName: '5 Elm St, Austin', place: 'e' }, timeZoneId: 'UTC' }
    const moved: EditorAction[] = [
      { type: 'placeTyped', text: '5 Elm' },
      { type: 'placePicked', place: elm },
    ]
    const picked: EditorAction = { type: 'placePicked', place: pier }
    expect(play(picked).fields.venue).toBe('Pier 39')
    expect(play(picked, ...moved).fields.venue).toBe('')
    expect(play(picked, change({ venue: 'Our place' }), ...moved).fields.venue).toBe('Our place')
  })

  it('is cleared when another place is typed', () => {
    const state = editorReducer(copied, { type: 'placeTyped', text: 'Berk' })
    expect(state.fields).toMatchObject({ place: null, placeToConfirm: null, placeText: 'Berk' })
  })
})

describe('saving', () => {
  it('is due from the first edit until it is saved', () => {
    expect(isDirty(begun)).toBe(false)
    const edited = play(change({ title: 'Brunch' }))
    expect(isDirty(edited)).toBe(true)
    const version = { fields: edited.fields, modificationId: 4 }
    const saved = [{ type: 'saveStarted' } as const, { type: 'saved', version, at: now } as const].reduce(
      editorReducer,
      edited,
    )
    expect(saved).toMatchObject({ saving: 'idle', savedAt: now, modificationId: 4 })
    expect(isDirty(saved)).toBe(false)
  })

  it('is due again for edits made in the meantime', () => {
    const sent = play(change({ title: 'Brunch' }))
    const typed = editorReducer(sent, change({ title: 'Brunch!' }))
    const version = { fields: sent.fields, modificationId: 4 }
    expect(isDirty(editorReducer(typed, { type: 'saved', version, at: now }))).toBe(true)
  })

  it('stays due if it failed, or if only this browser kept the changes', () => {
    const problem = 'You have a hundred drafts.'
    const failed = play(change({ title: 'Brunch' }), { type: 'saveStarted' }, { type: 'saveFailed', problem })
    expect(failed).toMatchObject({ saving: 'failed', problem })
    expect(editorReducer(failed, { type: 'keptHere', at: now }).saving).toBe('idle')
    const here = play(change({ title: 'Brunch' }), { type: 'keptHere', at: now })
    expect(here.savedAt).toBe(now)
    expect(isDirty(here)).toBe(true)
  })

  it('replaces the path of the cover image everywhere, and no other', () => {
    const cover = 'cropped:1'
    const moved = play(
      change({ cover }),
      { type: 'panelShown', tab: 'cover' },
      { type: 'coverUploaded', from: cover, to: '/files/a.webp' },
    )
    expect(moved.fields.cover).toBe('/files/a.webp')
    expect(moved.checkpoint?.cover).toBe('/files/a.webp')
    const other = play(change({ cover }), {
      type: 'coverUploaded',
      from: 'cropped:2',
      to: '/files/b.webp',
    })
    expect(other.fields.cover).toBe(cover)
  })
})

describe('another version', () => {
  it('is applied if nothing was edited here, with a note', () => {
    const state = play({ type: 'savedElsewhere', version: theirs, at: now })
    expect(state).toMatchObject({ fields: theirs.fields, modificationId: 7, isFromElsewhere: true, conflict: null })
    expect(editorReducer(state, change({ title: 'Mine' })).isFromElsewhere).toBe(false)
  })

  it('is taken without a note if it has the same content, as when the host creates the party', () => {
    const state = play({ type: 'savedElsewhere', version: { ...theirs, fields: { ...begun.fields } }, at: now })
    expect(state).toMatchObject({ modificationId: 7, savedAt: now, isFromElsewhere: false })
    expect(isDirty(state)).toBe(false)
  })

  it('is shown next to unsaved edits, so that nothing is overwritten [DRAFT-07]', () => {
    const state = play(change({ title: 'Mine' }), { type: 'savedElsewhere', version: theirs, at: now })
    expect(state).toMatchObject({ fields: { title: 'Mine' }, conflict: theirs })
  })

  it('is ignored if it is old, saved here, or already in a conflict', () => {
    expect(play({ type: 'savedElsewhere', version: { ...theirs, modificationId: 3 }, at: now })).toBe(begun)
    const saving = play({ type: 'saveStarted' })
    expect(editorReducer(saving, { type: 'savedElsewhere', version: theirs, at: now })).toBe(saving)
    const asked = play({ type: 'conflicted', version: theirs })
    expect(editorReducer(asked, { type: 'savedElsewhere', version: { ...theirs, modificationId: 8 }, at: now })).toBe(
      asked,
    )
  })

  it('is not a conflict if this page saved it or if it is equal [LIFE-16]', () => {
    const mine = play(change({ title: 'Mine' }))
    const own = editorReducer(mine, { type: 'savedElsewhere', version: theirs, at: now, isOwn: true })
    expect(own).toMatchObject({ fields: { title: 'Mine' }, modificationId: 7, conflict: null })
    expect(isDirty(own)).toBe(true)
    const shifted = (at: string) => ({ fields: { ...mine.fields, start: at }, modificationId: 7 })
    const equal = shifted(mine.fields.start.replace(/00$/, '01'))
    for (const state of [
      editorReducer(mine, { type: 'savedElsewhere', version: equal, at: now }),
      editorReducer(mine, { type: 'conflicted', version: equal }),
    ])
      expect(state).toMatchObject({ fields: mine.fields, modificationId: 7, conflict: null })
    const other = shifted(mine.fields.start.replace(/00$/, '02'))
    expect(editorReducer(mine, { type: 'savedElsewhere', version: other, at: now }).conflict).toBe(other)
  })

  it('can be overwritten by the local one, which continues from its number', () => {
    const state = play(change({ title: 'Mine' }), { type: 'conflicted', version: theirs }, { type: 'keptMine' })
    expect(state).toMatchObject({ fields: { title: 'Mine' }, modificationId: 7, conflict: null })
    expect(isDirty(state)).toBe(true)
  })

  it('can replace the local one', () => {
    const state = play(
      change({ title: 'Mine' }),
      { type: 'conflicted', version: theirs },
      { type: 'keptTheirs', at: now },
    )
    expect(state).toMatchObject({ fields: theirs.fields, modificationId: 7, conflict: null })
    expect(isDirty(state)).toBe(false)
  })

  it('can be deleted, and the work here continues under another id', () => {
    const gone = play(change({ title: 'Mine' }), { type: 'gone' })
    expect(gone).toMatchObject({ isGone: true, saving: 'idle' })
    const id = '00000000-0000-4000-8000-000000000000'
    const anew = editorReducer(gone, { type: 'keptAsNew', id })
    expect(anew).toMatchObject({ isGone: false, modificationId: 0, fields: { id, title: 'Mine' } })
    expect(isDirty(anew)).toBe(true)
  })

  it('can be started over, and restored', () => {
    const mine = play(change({ title: 'Mine' }))
    const version = { fields: newFields(now, 'UTC'), modificationId: 0 }
    const anew = editorReducer(mine, { type: 'startedOver', version })
    expect(anew).toMatchObject({ fields: { title: '' }, modificationId: 0 })
    expect(editorReducer(anew, { type: 'restored', state: mine })).toBe(mine)
    // A save that began before is not one of the new event.
    const saved = { fields: mine.fields, modificationId: 4 }
    expect(editorReducer(anew, { type: 'saved', version: saved, at: now })).toBe(anew)
  })
})
