import { Controls, Description, Heading, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Guide } from '../ui/private/stories/guide.ts'

const isGuide = (value: unknown): value is Guide => typeof value === 'object' && value !== null && 'avoid' in value

/** A component's documentation page: the purpose comes from its docstring, the rest from its stories' `parameters.guide`. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide } = preparedMeta.parameters
  return (
    <>
      <Title />
      <Description />
      {isGuide(guide) && (
        <>
          <Heading>When not to use it</Heading>
          <p>{guide.avoid}</p>
          <Heading>Keyboard</Heading>
          {guide.keyboard.length === 0 ? (
            <p>Not focusable. No keyboard support needed.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Keys</th>
                  <th scope="col">Action</th>
                </tr>
              </thead>
              <tbody>
                {guide.keyboard.map(([keys, does]) => (
                  <tr key={does}>
                    <th scope="row">{keys}</th>
                    <td>{does}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      <Stories title="Variants and states" includePrimary={false} />
    </>
  )
}
