import { useState } from 'react'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Footer } from '@festoon/ui/Footer'
import { Header } from '@festoon/ui/Header'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { NewsletterForm } from '../../../app/screens/welcome/parties/NewsletterForm.tsx'
import { PartiesPage } from '../../../app/screens/welcome/parties/PartiesPage.tsx'
import type { LinkTo, PartiesPageData } from '../../../app/screens/welcome/parties/partiesPageData.ts'

/** Renders plain links, because this project has no router. */
const linkTo: LinkTo = (href) =>
  function Link({ className, children }) {
    return (
      <a href={`#${href}`} className={className}>
        {children}
      </a>
    )
  }

/** The app's parties page in a project without the rest of the app. */
export function Home({ data }: { data: PartiesPageData }) {
  const [isSent, setSent] = useState(false)
  return (
    <ThemeScope preset="welcome">
      <Header homeHref="#top">
        <ButtonLink href="#login" size="small" tone="quiet">
          Sign In
        </ButtonLink>
      </Header>
      <main id="top">
        <PartiesPage
          data={data}
          linkTo={linkTo}
          newsletter={
            <NewsletterForm
              copy={data.copy}
              action="#newsletter"
              state={isSent ? 'thanks' : 'ready'}
              onSubmit={(event) => {
                event.preventDefault()
                setSent(true)
              }}
            />
          }
        />
      </main>
      <Footer
        links={[
          { label: 'Privacy', href: '#privacy' },
          { label: 'Terms', href: '#terms' },
        ]}
      />
    </ThemeScope>
  )
}
