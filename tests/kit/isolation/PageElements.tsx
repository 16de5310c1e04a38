import { Fragment } from 'react'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const kinds = ['text', 'email', 'number', 'date', 'checkbox', 'radio', 'range', 'file', 'color', 'search'] as const
const utilities = ['bg-blue-500 p-4 text-white', 'flex gap-2 border', 'rounded-lg shadow-lg', 'hover:underline text-sm']
const bootstrap = [
  'btn btn-primary',
  'card p-3',
  'alert alert-warning',
  'badge text-bg-success',
  'form-control',
  'hidden',
]

/** A page's own elements, with and without the classes of Tailwind and Bootstrap. */
export function PageElements() {
  return (
    <main>
      {headings.map((Heading) => (
        <Heading key={Heading}>A heading</Heading>
      ))}
      <p>
        Text with a <a href="#x">link</a>, <b>bold</b>, <em>emphasis</em>, <small>small</small>, <code>code</code>,{' '}
        <mark>marked</mark>, <abbr title="Répondez s’il vous plaît">RSVP</abbr> and <kbd>Esc</kbd>.
      </p>
      <blockquote>
        <p>Quoted</p>
      </blockquote>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <ol>
        <li>First</li>
      </ol>
      <dl>
        <dt>Term</dt>
        <dd>Meaning</dd>
      </dl>
      <pre>As typed</pre>
      <hr />
      <figure>
        <svg viewBox="0 0 9 9" width="9" />
        <figcaption>A drawing</figcaption>
      </figure>
      <table>
        <caption>Guests</caption>
        <thead>
          <tr>
            <th>Name</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Ada</td>
          </tr>
        </tbody>
      </table>
      <form>
        <fieldset>
          <legend>Form</legend>
          {kinds.map((kind) => (
            <Fragment key={kind}>
              <label htmlFor={kind}>{kind}</label>
              <input id={kind} type={kind} placeholder="Example" />
            </Fragment>
          ))}
          <textarea placeholder="Text" />
          <select>
            <option>One</option>
          </select>
          <button type="button">Press</button>
          <button type="submit" disabled>
            Send
          </button>
          <output>3</output>
          <progress value={0.5} />
        </fieldset>
      </form>
      <details>
        <summary>More</summary>
        Details
      </details>
      {[...utilities, ...bootstrap].map((name) => (
        <div key={name} className={name}>
          Text
        </div>
      ))}
    </main>
  )
}
