import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { createPlaylist } from '../../../api/music.ts'
import { report } from '../../../rpc/report.ts'
import { beginConnecting, liveMusicToken, musicFailure } from '../../../music/connectMusic.ts'
import { musicConnection } from '../../../music/musicStore.ts'
import type { PanelProps } from '../panelProps.ts'

export interface PlaylistSectionProps extends PanelProps {
  onAskForSongs: () => void
}

/** A playlist that guests fill: the music account is connected first, then the playlist made, then songs asked for (MUSIC-01). */
export function PlaylistSection({ fields, onChange, onAskForSongs }: PlaylistSectionProps) {
  const [isBusy, setBusy] = useState(false)
  const [isConnected, setConnected] = useState(() => musicConnection() !== undefined)
  const { pathname, search } = useLocation()
  const notify = useNotice()

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      report('WARN', 'The music service failed', error)
      notify({ level: 'error', key: 'music', text: musicFailure })
      setConnected(musicConnection() !== undefined)
    }
    setBusy(false)
  }
  const create = async (): Promise<void> => {
    const name = fields.title.trim() === '' ? 'Party playlist' : fields.title.trim()
    onChange({ playlistId: await createPlaylist(name, await liveMusicToken()) })
    notify({ level: 'info', text: 'Your playlist is ready. Now you can ask for songs.' })
  }
  const step = stepOf(fields.playlistId !== null, isConnected)

  return (
    <section aria-labelledby="playlist" className="grid grid-cols-1 gap-3 rounded-md border-2 border-line p-4">
      <h3 id="playlist" className="font-display text-lead font-semibold">
        Playlist
      </h3>
      <p className="text-body">{step.text}</p>
      {step.name === 'connect' && (
        <Button tone="quiet" busy={isBusy} onClick={() => void attempt(() => beginConnecting(pathname + search))}>
          Connect Spotify
        </Button>
      )}
      {step.name === 'create' && (
        <Button tone="quiet" busy={isBusy} onClick={() => void attempt(create)}>
          Create a playlist
        </Button>
      )}
      {step.name === 'ask' && (
        <Button tone="quiet" onClick={onAskForSongs}>
          Ask for songs
        </Button>
      )}
    </section>
  )
}

function stepOf(hasPlaylist: boolean, isConnected: boolean) {
  if (hasPlaylist) return { name: 'ask', text: 'The playlist is there. Guests can wish for songs.' } as const
  return isConnected
    ? ({ name: 'create', text: 'Your Spotify account is connected. Make a playlist for this party.' } as const)
    : ({ name: 'connect', text: 'Let your guests wish for songs. Connect your Spotify account first.' } as const)
}
