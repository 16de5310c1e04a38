import { Description, Heading, Stories, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { themeNames } from '../../tokens/names.ts'
import { ThemeSheet } from './ThemeSheet.tsx'

/** The page about colors: every theme with every pair, then the stories. */
export function ColorsPage() {
  return (
    <>
      <Title />
      <Description />
      <Heading>All themes and pairs</Heading>
      <Unstyled>
        <div className="my-6 grid grid-cols-1 gap-8">
          {themeNames.map((theme) => (
            <ThemeSheet key={theme} theme={theme} />
          ))}
        </div>
      </Unstyled>
      <Stories title="Examples" />
    </>
  )
}
