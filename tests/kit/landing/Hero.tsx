import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Header } from '@festoon/ui/Header'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Mark } from './Mark.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

/** The first screen of the page, in the home theme. */
export function Hero() {
  return (
    <ThemeScope preset="home" className="hero">
      <Header logo={<Mark />} homeHref="#top">
        <ThemeMenu />
        <ButtonLink href="#begin" size="small">
          Make an invitation
        </ButtonLink>
      </Header>
      <section className="hero-content" aria-labelledby="top">
        <div>
          <h1 id="top">Throw the party. We keep the list.</h1>
          <p>
            Invitations that match the party you have in mind. Guests RSVP from any phone, without an account, and you
            see their RSVPs right away.
          </p>
          <div className="hero-actions">
            <ButtonLink href="#begin" size="large">
              Make an invitation
            </ButtonLink>
            <ButtonLink href="#outdoors" size="large" tone="quiet">
              Browse looks
            </ButtonLink>
          </div>
        </div>
        <img src="/hero.svg" alt="" width="700" height="760" />
      </section>
    </ThemeScope>
  )
}
