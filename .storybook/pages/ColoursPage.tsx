import { Description, Heading, Stories, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { themeNames } from '../../tokens/names.ts'
import { ThemeSheet } from './ThemeSheet.tsx'

/** The page about colors: every theme with every pair, then the stories. */
export function ColoursPage() {
  return (
    <>
      <Title />
      <Description />
      <Heading>Every theme, every pair</Heading>
      <Unstyled>
        <div className="my-6 grid grid-cols-1 gap-8">
          {themeNames.map((theme) => (
            <ThemeSheet key={theme} theme={theme} />
          ))}
        </div>
      </Unstyled>
      <Stories title="One at a time" />
    </>
  )
}
