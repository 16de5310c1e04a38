import { ButtonLink } from '@festoon/ui/ButtonLink'
import type { ArtName } from '../../layout/PartyArt.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { type EventsTab } from '../../pathTo.ts'
import { readStored } from '../../session/storage.ts'
import { ArtPanel } from './ArtPanel.tsx'

const words: Record<Exclude<EventsTab, 'Drafts'>, { title: string; text: string; art: ArtName }> = {
  All: {
    title: 'Nothing on the calendar yet',
    text: 'Pick a picture, a day and a place: your first invitation takes about two minutes. Parties that you are invited to show up here as well.',
    art: 'confetti',
  },
  HostedByYou: {
    title: 'You have not hosted yet',
    text: 'A birthday, a board game night, a soup on Sunday: everything counts, and somebody has to begin.',
    art: 'rays',
  },
  Upcoming: {
    title: 'A quiet stretch ahead',
    text: 'No party is planned. Invitations that you get will show up here, and so will your own.',
    art: 'moons',
  },
  Past: {
    title: 'No memories yet',
    text: 'When a party is over it moves here, with everybody who came.',
    art: 'moons',
  },
}

/** The path of the invitation that was last opened in this browser (STORE-07). */
function lastInvitation(): string | undefined {
  const path = readStored('eventPage')
  return path !== undefined && /^\/event\/[\da-f-]{36}$/i.test(path) ? path : undefined
}

/** A tab without events says what will be there, and what to do. */
export function EmptyTab({ tab }: { tab: Exclude<EventsTab, 'Drafts'> }) {
  const { title, text, art } = words[tab]
  const invitation = tab === 'All' ? lastInvitation() : undefined
  return (
    <ArtPanel preset="orange" art={art}>
      <h2 className="font-display text-headline">{title}</h2>
      <p className="max-w-prose text-lead">{text}</p>
      {invitation !== undefined && (
        <p>
          <ButtonLink href={invitation} tone="quiet" render={routerLink(invitation)}>
            Back to the invitation you opened
          </ButtonLink>
        </p>
      )}
      {tab === 'HostedByYou' && (
        <p>
          <ButtonLink href={paths.createEvent()} tone="quiet" render={routerLink(paths.createEvent())}>
            Plan your first party
          </ButtonLink>
        </p>
      )}
    </ArtPanel>
  )
}
