import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { InviteCard } from './InviteCard.tsx'
import { OneLineForm, type OneLineFormProps } from './OneLineForm.tsx'
import type { LinkTo, PartiesPageData } from './partiesPageData.ts'

/** Display time of each sample invitation on the parties page, in ms (WELC-13, CONST-50). */
const partiesDelayMs = 5_000

type HeroData = Pick<PartiesPageData, 'copy' | 'oneLine' | 'instantHref' | 'createHref' | 'partiesHref' | 'invites'>

export interface PartiesHeroProps {
  data: HeroData
  linkTo: LinkTo
  onLine?: OneLineFormProps['onLine']
  examples?: OneLineFormProps['examples']
}

/**
 * The hero section of the parties page: the field for a party in one line, and sample invitations (WELC-10, WELC-14).
 */
export function PartiesHero({ data, linkTo, onLine, examples }: PartiesHeroProps) {
  const { copy, oneLine, instantHref, createHref, partiesHref, invites } = data
  return (
    <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-8 px-4 pt-2 pb-8 wide:grid-cols-2 wide:px-8 wide:pb-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] desk:gap-10">
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-4">
        <h1 className="font-display text-[clamp(3.25rem,1.4rem+3.8vw,5rem)] leading-[0.9] font-extrabold tracking-[-0.045em]">
          {copy.title}
        </h1>
        <p className="max-w-[44ch] text-lead">{copy.intro}</p>
        <OneLineForm copy={oneLine} action={instantHref} onLine={onLine} examples={examples} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ButtonLink tone="quiet" href={createHref} render={linkTo(createHref)}>
            {copy.createParty}
          </ButtonLink>
          <ButtonLink tone="plain" href={partiesHref} render={linkTo(partiesHref)}>
            {copy.myParties}
          </ButtonLink>
          <p className="text-caption text-ink-muted wide:ps-2">{copy.free}</p>
        </div>
      </div>
      <Carousel
        label={copy.sampleInvitations}
        autoplay
        slides={invites.map((invite, index) => ({
          id: invite.id,
          label: invite.title,
          delayMs: partiesDelayMs,
          content: <InviteCard invite={invite} isFirst={index === 0} look="compact" />,
        }))}
      />
    </section>
  )
}
