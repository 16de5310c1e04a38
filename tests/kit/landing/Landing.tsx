import { Footer } from '@festoon/ui/Footer'
import { Demo } from './Demo.tsx'
import { Galleries } from './Galleries.tsx'
import { Hero } from './Hero.tsx'
import { Ideas } from './Ideas.tsx'
import { Mark } from './Mark.tsx'
import { Stores } from './Stores.tsx'

/** The landing page for new visitors. */
export function Landing() {
  return (
    <>
      <Hero />
      <main>
        <Ideas />
        <Galleries />
        <Demo />
        <section className="last" aria-labelledby="last">
          <h2 id="last">Someone has to throw the party.</h2>
          <p>It takes three minutes, and it’s free for up to 100 guests.</p>
          <Stores />
        </section>
      </main>
      <Footer
        links={[
          { label: 'Help', href: '#help' },
          { label: 'Privacy', href: '#privacy' },
          { label: 'Terms', href: '#terms' },
        ]}
      >
        <Mark />
      </Footer>
    </>
  )
}
