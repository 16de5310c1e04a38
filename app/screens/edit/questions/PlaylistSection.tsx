import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { connectFailed } from '@festoon/contract/messages/edit/music'
import * as copy from '@festoon/contract/messages/edit/questions'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { beginConnecting, liveMusicToken } from '../../../features/music/connectMusic.ts'
import { musicConnection } from '../../../features/music/musicStore.ts'
import { createPlaylist } from '../../../platform/api/music.ts'
import { report } from '../../../platform/rpc/report.ts'
import type { PanelProps } from '../panelProps.ts'

export interface PlaylistSectionProps extends PanelProps {
  onAskForSongs: () => void
}

/**
 * Section with the next step of setting up a playlist of songs suggested by guests: connecting the music account, creating the
 * playlist, or asking guests for songs (MUSIC-01).
 */
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
      notify({ level: 'error', key: 'music', text: connectFailed })
      setConnected(musicConnection() !== undefined)
    }
    setBusy(false)
  }
  const create = async (): Promise<void> => {
    const name = fields.title.trim() === '' ? copy.playlistName : fields.title.trim()
    onChange({ playlistId: await createPlaylist(name, await liveMusicToken()) })
    notify({ level: 'info', text: copy.playlistCreated })
  }
  const step = stepOf(fields.playlistId !== null, isConnected)

  return (
    <section aria-labelledby="playlist" className="grid grid-cols-1 gap-3 rounded-md border-2 border-line p-4">
      <h3 id="playlist" className="font-display text-lead font-semibold">
        {copy.playlist}
      </h3>
      <p className="text-body">{step.text}</p>
      {step.name === 'connect' && (
        <Button tone="quiet" busy={isBusy} onClick={() => void attempt(() => beginConnecting(pathname + search))}>
          {copy.connectSpotify}
        </Button>
      )}
      {step.name === 'create' && (
        <Button tone="quiet" busy={isBusy} onClick={() => void attempt(create)}>
          {copy.createPlaylist}
        </Button>
      )}
      {step.name === 'ask' && (
        <Button tone="quiet" onClick={onAskForSongs}>
          {copy.askForSongs}
        </Button>
      )}
    </section>
  )
}

function stepOf(hasPlaylist: boolean, isConnected: boolean) {
  if (hasPlaylist) return { name: 'ask', text: copy.askForSongsDetail } as const
  return isConnected
    ? ({ name: 'create', text: copy.createDetail } as const)
    : ({ name: 'connect', text: copy.connectDetail } as const)
}
