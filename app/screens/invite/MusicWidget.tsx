import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../platform/browser/useFlag.ts'
import { songList, songRequests } from './songRequests.ts'

export interface MusicWidgetProps {
  guests: readonly Invitee[]
  questions: readonly Question[]
}

/** List of the songs that guests requested, with a button to copy the list (QUES-03, QUES-04). */
export function MusicWidget({ guests, questions }: MusicWidgetProps) {
  const songs = songRequests(guests, questions)
  const notify = useNotice()
  const [isCopied, flagCopied] = useFlag()
  const copySongs = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(songList(songs))
      flagCopied()
    } catch {
      notify({ level: 'warn', text: copy.copyFailed })
    }
  }
  return (
    <section aria-labelledby="songs" className="grid grid-cols-1 gap-4 rounded-lg bg-tint p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="songs" className="font-display text-title">
          {copy.songRequests}
        </h2>
        <Tooltip label={copy.copied} shown={isCopied}>
          <Button tone="quiet" size="small" disabled={songs.length === 0} onClick={() => void copySongs()}>
            {copy.copyList}
          </Button>
        </Tooltip>
      </div>
      {songs.length === 0 ? (
        <p className="text-body text-ink-muted">{copy.noSongs}</p>
      ) : (
        <ol className="grid list-decimal grid-cols-1 gap-2 ps-6">
          {songs.map(({ key, songName, artistName, guests: names }) => (
            <li key={key} dir="auto">
              <span className="font-semibold">{songName}</span>
              {artistName === undefined ? '' : ` · ${artistName}`}
              <span className="block text-label text-ink-muted">{copy.requestedBy(names)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
