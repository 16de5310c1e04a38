import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { call } from '../../../../app/platform/api/call.ts'
import { liveSession, openSession } from '../../../../app/platform/session/session.ts'
import { newFields } from '../../../../app/screens/edit/eventFields.ts'
import { saveKeptEvent } from '../../../../app/screens/edit/saving/saveKeptEvent.ts'
import { keep, readKept } from '../../../../app/screens/edit/saving/sessionStore.ts'
import { draftEventSchema } from '../../../../contract/nouns/draft.ts'
import { defaultDurationMs } from '../../../../ui/NoticeProvider/notices.ts'
import { person } from '../../../support/builders.ts'
import { relayedServer, type RelayedServer } from '../../../support/stories/relayedServer.ts'
import { fixedText } from '../../../support/texts/fixedTexts.ts'

let server: RelayedServer['server']
let wire: RelayedServer['wire']
let end: RelayedServer['end']
const supportEmail = 'help@festoon.example'
const failure = fixedText('ERR-27', { values: [supportEmail] })

beforeAll(async () => {
  ;({ server, wire, end } = await relayedServer())
  // Without a cookie, this ends the session of a test that ran before in the same process.
  await liveSession()
}, 60_000)
afterAll(() => end())
afterEach(() => {
  wire.restore()
  vi.useRealTimers()
})

/** Keeps an event in progress, as the editor does, and returns its slot and its fields. */
function keepEvent() {
  const fields = { ...newFields(Date.now(), 'UTC'), title: 'Supper' }
  keep(fields.id, { fields, modificationId: 0, savedAt: null, isSafe: false })
  return { slot: fields.id, fields }
}

/** Expects that saving fails with the fixed message, for 20 seconds, and that the event isn't lost. */
async function expectFailure(slot: string) {
  const savedEvent = await saveKeptEvent(slot, supportEmail)
  expect(savedEvent).toEqual({ notice: { level: 'error', text: failure } })
  expect(defaultDurationMs(savedEvent?.notice.level ?? 'info')).toBe(20_000)
  expect(readKept(slot)?.fields.title).toBe('Supper')
}

it('says that a draft was not saved if its host is signed out, another version is newer, or it is invalid [ERR-27]', async () => {
  const { slot } = keepEvent()
  await expectFailure(slot)

  const { userId, accessToken } = await person(server, 'Hana Host')
  document.cookie = `userId=${userId}`
  openSession({ userId, accessToken, expiresIn: 3_600 })
  const newer = draftEventSchema.parse({ title: 'Breakfast', modificationId: 7 })
  await call('editEventDraft', { eventId: slot, event: newer })
  await expectFailure(slot)

  const { slot: other, fields } = keepEvent()
  keep(other, { fields: { ...fields, cover: 'cropped:unknown' }, modificationId: 0, savedAt: null, isSafe: false })
  await expectFailure(other)
  keep(other, { fields, modificationId: 0, savedAt: null, isSafe: false })
  expect(await saveKeptEvent(other, supportEmail)).toEqual({
    notice: { level: 'info', text: 'Draft saved.' },
    draftId: other,
  })
  expect(readKept(other)).toBeUndefined()
  expect(await saveKeptEvent(other, supportEmail)).toBeUndefined()
})

it('says that a draft was not saved if the server is down or hangs [ERR-27]', async () => {
  const { slot } = keepEvent()
  wire.cut()
  await expectFailure(slot)
  wire.restore()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  wire.freeze()
  const failing = expectFailure(slot)
  await vi.advanceTimersByTimeAsync(60_000)
  await failing
})
