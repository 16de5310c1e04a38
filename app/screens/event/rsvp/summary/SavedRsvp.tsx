import { useState } from 'react'
import { guestFailures } from '@festoon/contract/messages/guests/guestFailures'
import * as copy from '@festoon/contract/messages/rsvp/savedRsvp'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { goingCount } from '@festoon/contract/rules/guests/heads'
import { Button } from '@festoon/ui/Button'
import { messageIn } from '../../../../platform/rpc/messageIn.ts'
import type { SaveRsvp } from '../saveRsvp.ts'

const failureMessage = messageIn(guestFailures)

export interface SavedRsvpProps {
  invitee: Invitee
  save: SaveRsvp
  /** True if the guest wasn't going before. */
  isNewYes: boolean
  /** True if the guest RSVPed in one tap, and has done nothing else with the card since. */
  mayUndo: boolean
  /** Called when the RSVP has been taken back. */
  onUndone: () => void
}

const pieces = Array.from({ length: 24 }, (_, index) => (
  <i key={index} style={{ rotate: `${index * 15}deg`, animationDelay: `${(index % 5) * 40}ms` }} />
))

/** Returns true if the browser reports that its data saver is on. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * The part of a summary that follows an RSVP in the same visit: confetti for a guest who is going now, and the button that undoes a
 * one-tap RSVP.
 */
export function SavedRsvp({ invitee, save, isNewYes, mayUndo, onUndone }: SavedRsvpProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { rsvpAt: undoes, rsvpMessage, answers } = invitee

  const undo = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      // The message and responses stay, so they are sent along for this browser to keep.
      const outcome = await save({ rsvpStatus: 'SEEN', undoes, rsvpMessage, answers })
      if (outcome === 'saved') return onUndone()
      setProblem(copy.undoRefused)
    } catch (error) {
      setProblem(failureMessage(error))
    }
    setBusy(false)
  }
  return (
    <>
      {isNewYes && goingCount([invitee]) > 0 && !savesData() && (
        <div aria-hidden="true" className="confetti">
          {pieces}
        </div>
      )}
      {mayUndo && (
        <>
          <Button tone="plain" busy={isBusy} onClick={() => void undo()} className="px-2! underline">
            {copy.undo}
          </Button>
          <p role="alert" className="w-full text-body text-error empty:hidden">
            {problem}
          </p>
        </>
      )}
    </>
  )
}
