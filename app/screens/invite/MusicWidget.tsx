import type { Invitee } from '@festoon/contract/guest'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../layout/useFlag.ts'
import { songList, songRequests } from './songRequests.ts'

/** The songs that guests ask for, as one list to copy, for the hosts who have it (QUES-03, QUES-04). */
export function MusicWidget({ guests }: { guests: readonly Invitee[] }) {
  const songs = songRequests(guests)
  const notify = useNotice()
  const [isCopied, flagCopied] = useFlag()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(songList(songs))
      flagCopied()
    } catch {
      notify({ level: 'warn', text: 'Your browser did not let us copy.' })
    }
  }
  return (
    <section aria-labelledby="songs" className="grid grid-cols-1 gap-4 rounded-lg bg-tint p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="songs" className="font-display text-title">
          Song requests
        </h2>
        <Tooltip label="Copied" shown={isCopied}>
          <Button tone="quiet" size="small" disabled={songs.length === 0} onClick={() => void copy()}>
            Copy
          </Button>
        </Tooltip>
      </div>
      {songs.length === 0 ? (
        <p className="text-body text-ink-muted">Nobody has asked for a song yet.</p>
      ) : (
        <ol className="grid list-decimal grid-cols-1 gap-2 ps-6">
          {songs.map(({ songUri, songName, artistName, guests: by }) => (
            <li key={songUri} dir="auto">
              <span className="font-semibold">{songName}</span> · {artistName}
              <span className="block text-label text-ink-muted">{by.join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
