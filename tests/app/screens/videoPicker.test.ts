import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  initialPicker,
  buttonText,
  shownVideo,
  turnedVideo,
  videoPickerReducer,
  type VideoPickerAction,
} from '../../../app/screens/edit/background/videoPicker.ts'
import { newFields, type EventFields } from '../../../app/screens/edit/eventFields.ts'
import { settingsOf } from '../../../app/screens/edit/eventInput.ts'
import { EventPage } from '../../../app/screens/event/EventPage.tsx'
import { guestPageData } from '../../support/guestPageData.ts'

const video = (name: string) => ({ url: `/loops/${name}.mp4`, posterUrl: null, title: name, credit: null })
const results = [video('snow'), video('lights')]
const play = (...actions: VideoPickerAction[]) => actions.reduce(videoPickerReducer, initialPicker(''))
const foundAction = { type: 'found', query: 'winter', results } as const
const searchActions = [{ type: 'searched', typedQuery: '', query: 'winter' } as const, foundAction]

describe('the video picker', () => {
  it('has the query, the results and the index of the visible one [BG-01]', () => {
    const picker = play(...searchActions)
    expect(picker).toMatchObject({ query: 'winter', results, index: 0, status: 'idle' })
    expect(shownVideo(picker)?.title).toBe('snow')
  })

  it('starts with the query of the current video, and without results', () => {
    expect(initialPicker('snow')).toEqual({ query: 'snow', lastQuery: 'snow', results: [], index: 0, status: 'idle' })
    expect(initialPicker('').lastQuery).toBeNull()
  })

  it('continues with the next result [BG-02]', () => {
    const next = play(...searchActions, { type: 'pressed' })
    expect(shownVideo(next)?.title).toBe('lights')
    expect(next.status).toBe('idle')
  })

  it('searches again when the results run out, or the query changed [BG-03]', () => {
    expect(play(...searchActions, { type: 'pressed' }, { type: 'pressed' })).toMatchObject({
      status: 'searching',
      query: 'winter',
    })
    expect(play(...searchActions, { type: 'typed', query: ' summer ' }, { type: 'pressed' })).toMatchObject({
      status: 'searching',
      query: 'summer',
    })
  })

  it('fills the field that was empty when the search began [BG-07]', () => {
    expect(play({ type: 'pressed' }, ...searchActions).query).toBe('winter')
  })

  it.each([
    ['typed', '', 'snow'],
    ['replaced', 'winter', 'snow'],
    ['cleared', 'winter', ''],
  ])('keeps text that was %s during the search', (_what, typedQuery, editedQuery) => {
    const start: VideoPickerAction[] = [{ type: 'typed', query: typedQuery }, { type: 'pressed' }]
    const picker = play(
      ...start,
      { type: 'typed', query: editedQuery },
      { type: 'searched', typedQuery: typedQuery, query: 'winter' },
      foundAction,
    )
    expect(picker).toMatchObject({ query: editedQuery, lastQuery: 'winter', results })
    expect(buttonText(picker)).toBe('Search')
  })

  it("says 'Search' when the query was edited, and 'Try another' otherwise [BG-04]", () => {
    expect(buttonText(play())).toBe('Search')
    expect(buttonText(play(...searchActions))).toBe('Try another')
    const typedState = play(...searchActions, { type: 'typed', query: 'winter ' })
    expect(buttonText(typedState)).toBe('Try another')
    expect(buttonText(play(...searchActions, { type: 'typed', query: 'winters' }))).toBe('Search')
  })

  it('shows an empty result or a failure', () => {
    expect(play({ ...foundAction, results: [] }).status).toBe('empty')
    expect(play({ type: 'failed' }).status).toBe('failed')
    expect(shownVideo(play({ ...foundAction, results: [] }))).toBeUndefined()
  })
})

describe('the background video', () => {
  const fields = newFields(Date.UTC(2026, 10, 21), 'UTC')
  const snow = { ...fields, backgroundUrl: '/loops/snow.mp4' }

  it('is cleared when it is turned off, and guests see none [BG-05]', () => {
    const off = { ...snow, ...turnedVideo(snow, false, '/loops/lights.mp4') }
    expect(off).toMatchObject({ backgroundUrl: null, isVideoOff: true })
    const pageOf = (fieldsOfParty: EventFields) => {
      const { event, now } = guestPageData(fieldsOfParty.colors)
      const { videoBackgroundDisabled, backgroundAnimationUrl = null } = settingsOf(fieldsOfParty)
      const shownEvent = { ...event, videoBackgroundDisabled, backgroundAnimationUrl }
      return renderToStaticMarkup(createElement(EventPage, { event: shownEvent, link: null, now }))
    }
    // The panel that keeps the text readable on a video, which starts in the browser.
    expect(pageOf(snow)).toContain(' glass ')
    expect(pageOf(off)).not.toContain(' glass ')
  })

  it('is the one from before when it is turned on again, or else the one that was found [BG-06]', () => {
    const again = turnedVideo({ ...snow, ...turnedVideo(snow, false, undefined) }, true, '/loops/lights.mp4')
    expect(again).toMatchObject({ backgroundUrl: '/loops/snow.mp4', isVideoOff: false })
    expect(turnedVideo(fields, true, '/loops/lights.mp4')).toMatchObject({ backgroundUrl: '/loops/lights.mp4' })
    expect(turnedVideo(fields, true, undefined)).toMatchObject({ backgroundUrl: null })
  })
})
