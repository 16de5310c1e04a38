import { ImageCard } from '@festoon/ui/ImageCard'
import { galleries } from './parties.ts'

/** Galleries of all looks. */
export function Galleries() {
  return galleries.map(({ id, title, looks }) => (
    <section key={id} id={id} className="gallery" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul>
        {looks.map((look) => (
          <li key={look.id} id={look.id}>
            <ImageCard title={look.title} src={`/${look.id}.svg`} href={`#begin-${look.id}`} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
