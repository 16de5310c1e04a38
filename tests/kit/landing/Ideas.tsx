import { Avatar } from '@festoon/ui/Avatar'
import { Carousel } from '@festoon/ui/Carousel'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { ideas } from './parties.ts'

const guests = ['Ana Ortiz', 'Tariq Aziz', 'Lou', 'Maya Lin']

/** Three invitations, each in its own colors. */
export function Ideas() {
  return (
    <section className="ideas" aria-labelledby="ideas">
      <div className="intro">
        <h2 id="ideas">One color sets the mood</h2>
        <p>Pick any color. Text, buttons, and borders adapt to it and stay readable.</p>
      </div>
      <Carousel
        label="Invitations"
        autoplay
        slides={ideas.map(({ look, when, line }) => ({
          id: look.id,
          label: look.title,
          content: (
            <ThemeScope colors={look.colors} className="idea">
              <img src={`/${look.id}.svg`} alt="" width="640" height="640" />
              <div className="idea-text">
                <p className="when">{when}</p>
                <h3>{look.title}</h3>
                <p>{line}</p>
                <p className="guests">
                  <span className="faces" aria-hidden="true">
                    {guests.map((name) => (
                      <Avatar key={name} name={name} size="small" />
                    ))}
                  </span>
                  <span>Ana, Tariq and 12 others are going</span>
                </p>
              </div>
            </ThemeScope>
          ),
        }))}
      />
    </section>
  )
}
