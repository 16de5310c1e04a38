import { describe, expect, it } from 'vitest'
import { beginEditing, editorReducer, isDirty, type EditorAction } from '../../../app/screens/edit/editorState.ts'
import { newFields, type EventFields } from '../../../app/screens/edit/eventFields.ts'
import type { PanelTab } from '../../../app/screens/edit/panelFields.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const start = { ...newFields(now, 'UTC'), title: 'Supper' }
const startState = beginEditing({ fields: start, modificationId: 3 })
const play = (...actions: EditorAction[]) => actions.reduce(editorReducer, startState)
const change = (fields: Partial<EventFields>): EditorAction => ({ type: 'changed', fields })
const theirVersion = { fields: { ...start, title: 'Theirs' }, modificationId: 7 }

it('an editor begins without changes, conflicts or a deleted event', () => {
  expect(startState).toMatchObject({
    saving: 'idle',
    problem: null,
    conflict: null,
    isGone: false,
    isFromElsewhere: false,
  })
  expect(isDirty(startState)).toBe(false)
  const saving = play(change({ title: 'Mine' }), { type: 'saveStarted' })
  expect(editorReducer(saving, { type: 'conflicted', version: theirVersion }).saving).toBe('idle')
})

describe('a cover image that suits the title', () => {
  const suggest = (cover: string): EditorAction => ({ type: 'coverSuggested', fields: { cover, prompt: '' } })
  const coverAfter = (...actions: EditorAction[]) => play(...actions).fields.cover

  it('is replaced by one that suits the next title', () => {
    expect(coverAfter(suggest('/disco.webp'), suggest('/picnic.webp'))).toBe('/picnic.webp')
  })

  it('never replaces an image that the host has chosen', () => {
    expect(coverAfter(change({ cover: '/own.webp' }), suggest('/disco.webp'))).toBe('/own.webp')
    expect(coverAfter(suggest('/disco.webp'), change({ cover: '/own.webp' }), suggest('/picnic.webp'))).toBe(
      '/own.webp',
    )
  })

  it('is all that an undo takes away', () => {
    const undo: EditorAction = { type: 'suggestionUndone', fields: { cover: null } }
    expect(coverAfter(suggest('/disco.webp'), change({ cover: '/own.webp' }), undo)).toBe('/own.webp')
  })

  it('does not come back once the host has undone it, but for another party', () => {
    const undo: EditorAction = { type: 'suggestionUndone', fields: { cover: null } }
    const undoneState = play(suggest('/disco.webp'), undo, suggest('/picnic.webp'))
    expect(undoneState.fields.cover).toBeNull()
    const again = [
      { type: 'startedOver', version: { fields: start, modificationId: 0 } },
      suggest('/picnic.webp'),
    ] as const
    expect(again.reduce<typeof undoneState>(editorReducer, undoneState).fields.cover).toBe('/picnic.webp')
  })
})

describe('the side panel', () => {
  const openPanel = { type: 'panelShown', tab: 'options' } as const

  it('keeps a checkpoint when a tab opens [PANEL-03]', () => {
    const state = play(openPanel)
    expect(state).toMatchObject({ panel: 'options', checkpoint: start })
  })

  it('keeps the changes and closes when the open tab is clicked [PANEL-04]', () => {
    const state = play(openPanel, change({ hasWaitlist: true }), { type: 'panelShown', tab: null })
    expect(state).toMatchObject({ panel: null, checkpoint: null, fields: { hasWaitlist: true } })
  })

  it('restores the checkpoint on Cancel, except fields that the tab does not edit [PANEL-05, LIFE-01]', () => {
    const state = play(openPanel, change({ hasWaitlist: true, title: 'Late supper' }), { type: 'panelCanceled' })
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
  ])('restores everything that the tab %s has changed, on Cancel [PANEL-05]', (tab, changedFields) => {
    const editedState = play({ type: 'panelShown', tab }, change(changedFields))
    expect(editedState.fields).toEqual({ ...start, ...changedFields })
    expect(editorReducer(editedState, { type: 'panelCanceled' }).fields).toEqual(start)
  })

  it('keeps the changes of a tab and creates a checkpoint for the next one', () => {
    const state = play(openPanel, change({ hasWaitlist: true }), { type: 'panelShown', tab: 'background' })
    expect(state.checkpoint).toMatchObject({ hasWaitlist: true })
    const canceledState = [change({ animation: 'snow' }), { type: 'panelCanceled' } as const].reduce(
      editorReducer,
      state,
    )
    expect(canceledState.fields).toMatchObject({ hasWaitlist: true, animation: 'lightSource' })
  })

  it('has nothing to cancel while it is closed', () => {
    expect(play({ type: 'panelCanceled' })).toBe(startState)
  })
})

describe('the place of a copied party', () => {
  const place = { location: { displayName: 'Oakland', place: 'p' }, timeZoneId: 'America/Los_Angeles' }
  const copiedState = beginEditing({
    fields: { ...start, placeText: 'Oakland', placeToConfirm: place },
    modificationId: 0,
  })

  it('is used once the host confirms it [EDIT-07]', () => {
    const state = editorReducer(copiedState, { type: 'placeConfirmed' })
    expect(state.fields).toMatchObject({ place, placeToConfirm: null })
  })

  it('fills in its venue, unless the host entered one', () => {
    const pier = { location: { displayName: 'Pier 39, SF', placeName: 'Pier 39', place: 'p' }, timeZoneId: 'UTC' }
    const elm = { location: { displayName: '5 Elm St, Austin', place: 'e' }, timeZoneId: 'UTC' }
    const moves: EditorAction[] = [
      { type: 'placeTyped', text: '5 Elm' },
      { type: 'placePicked', place: elm },
    ]
    const pickPier: EditorAction = { type: 'placePicked', place: pier }
    expect(play(pickPier).fields.venue).toBe('Pier 39')
    expect(play(pickPier, ...moves).fields.venue).toBe('')
    expect(play(pickPier, change({ venue: 'Our place' }), ...moves).fields.venue).toBe('Our place')
  })

  it('is cleared when another place is typed', () => {
    const state = editorReducer(copiedState, { type: 'placeTyped', text: 'Berk' })
    expect(state.fields).toMatchObject({ place: null, placeToConfirm: null, placeText: 'Berk' })
  })
})

describe('saving', () => {
  it('is due from the first edit until it is saved', () => {
    expect(isDirty(startState)).toBe(false)
    const editedState = play(change({ title: 'Brunch' }))
    expect(isDirty(editedState)).toBe(true)
    const version = { fields: editedState.fields, modificationId: 4 }
    const savedState = [{ type: 'saveStarted' } as const, { type: 'saved', version, at: now } as const].reduce(
      editorReducer,
      editedState,
    )
    expect(savedState).toMatchObject({ saving: 'idle', savedAt: now, modificationId: 4 })
    expect(isDirty(savedState)).toBe(false)
  })

  it('is due again for edits made in the meantime', () => {
    const sentState = play(change({ title: 'Brunch' }))
    const typedState = editorReducer(sentState, change({ title: 'Brunch!' }))
    const version = { fields: sentState.fields, modificationId: 4 }
    expect(isDirty(editorReducer(typedState, { type: 'saved', version, at: now }))).toBe(true)
  })

  it('stays due if it failed, or if only this browser kept the changes', () => {
    const problem = 'You have a hundred drafts.'
    const failedState = play(change({ title: 'Brunch' }), { type: 'saveStarted' }, { type: 'saveFailed', problem })
    expect(failedState).toMatchObject({ saving: 'failed', problem })
    expect(editorReducer(failedState, { type: 'keptHere', at: now }).saving).toBe('idle')
    const here = play(change({ title: 'Brunch' }), { type: 'keptHere', at: now })
    expect(here.savedAt).toBe(now)
    expect(isDirty(here)).toBe(true)
  })

  it('replaces the path of the cover image everywhere, and no other', () => {
    const cover = 'cropped:1'
    const movedState = play(
      change({ cover }),
      { type: 'panelShown', tab: 'cover' },
      { type: 'coverUploaded', from: cover, to: '/files/a.webp' },
    )
    expect(movedState.fields.cover).toBe('/files/a.webp')
    expect(movedState.checkpoint?.cover).toBe('/files/a.webp')
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
    const state = play({ type: 'savedElsewhere', version: theirVersion, at: now })
    expect(state).toMatchObject({
      fields: theirVersion.fields,
      modificationId: 7,
      isFromElsewhere: true,
      conflict: null,
    })
    expect(editorReducer(state, change({ title: 'Mine' })).isFromElsewhere).toBe(false)
  })

  it('is taken without a note if it has the same content, as when the host creates the party', () => {
    const state = play({
      type: 'savedElsewhere',
      version: { ...theirVersion, fields: { ...startState.fields } },
      at: now,
    })
    expect(state).toMatchObject({ modificationId: 7, savedAt: now, isFromElsewhere: false })
    expect(isDirty(state)).toBe(false)
  })

  it('is shown next to unsaved edits, so that nothing is overwritten [DRAFT-07]', () => {
    const state = play(change({ title: 'Mine' }), { type: 'savedElsewhere', version: theirVersion, at: now })
    expect(state).toMatchObject({ fields: { title: 'Mine' }, conflict: theirVersion })
  })

  it('is ignored if it is old, saved here, or already in a conflict', () => {
    expect(play({ type: 'savedElsewhere', version: { ...theirVersion, modificationId: 3 }, at: now })).toBe(startState)
    const saving = play({ type: 'saveStarted' })
    expect(editorReducer(saving, { type: 'savedElsewhere', version: theirVersion, at: now })).toBe(saving)
    const conflictState = play({ type: 'conflicted', version: theirVersion })
    expect(
      editorReducer(conflictState, {
        type: 'savedElsewhere',
        version: { ...theirVersion, modificationId: 8 },
        at: now,
      }),
    ).toBe(conflictState)
  })

  it('is not a conflict if this page saved it or if it is equal [LIFE-16]', () => {
    const myState = play(change({ title: 'Mine' }))
    const savedState = editorReducer(myState, { type: 'savedElsewhere', version: theirVersion, at: now, isOwn: true })
    expect(savedState).toMatchObject({ fields: { title: 'Mine' }, modificationId: 7, conflict: null })
    expect(isDirty(savedState)).toBe(true)
    const shiftedVersion = (at: string) => ({ fields: { ...myState.fields, start: at }, modificationId: 7 })
    const equal = shiftedVersion(myState.fields.start.replace(/00$/, '01'))
    for (const state of [
      editorReducer(myState, { type: 'savedElsewhere', version: equal, at: now }),
      editorReducer(myState, { type: 'conflicted', version: equal }),
    ])
      expect(state).toMatchObject({ fields: myState.fields, modificationId: 7, conflict: null })
    const other = shiftedVersion(myState.fields.start.replace(/00$/, '02'))
    expect(editorReducer(myState, { type: 'savedElsewhere', version: other, at: now }).conflict).toBe(other)
  })

  it('can be overwritten by the local one, which continues from its number', () => {
    const state = play(change({ title: 'Mine' }), { type: 'conflicted', version: theirVersion }, { type: 'keptMine' })
    expect(state).toMatchObject({ fields: { title: 'Mine' }, modificationId: 7, conflict: null })
    expect(isDirty(state)).toBe(true)
  })

  it('can replace the local one', () => {
    const state = play(
      change({ title: 'Mine' }),
      { type: 'conflicted', version: theirVersion },
      { type: 'keptTheirs', at: now },
    )
    expect(state).toMatchObject({ fields: theirVersion.fields, modificationId: 7, conflict: null })
    expect(isDirty(state)).toBe(false)
  })

  it('can be deleted, and the work here continues under another id', () => {
    const goneState = play(change({ title: 'Mine' }), { type: 'gone' })
    expect(goneState).toMatchObject({ isGone: true, saving: 'idle' })
    const id = '00000000-0000-4000-8000-000000000000'
    const newState = editorReducer(goneState, { type: 'keptAsNew', id })
    expect(newState).toMatchObject({ isGone: false, modificationId: 0, fields: { id, title: 'Mine' } })
    expect(isDirty(newState)).toBe(true)
  })

  it('can be started over, and restored', () => {
    const myState = play(change({ title: 'Mine' }))
    const version = { fields: newFields(now, 'UTC'), modificationId: 0 }
    const newState = editorReducer(myState, { type: 'startedOver', version })
    expect(newState).toMatchObject({ fields: { title: '' }, modificationId: 0 })
    expect(editorReducer(newState, { type: 'restored', state: myState })).toBe(myState)
    // A save that began before is not one of the new event.
    const savedVersion = { fields: myState.fields, modificationId: 4 }
    expect(editorReducer(newState, { type: 'saved', version: savedVersion, at: now })).toBe(newState)
  })
})
