import { Description, Stories, Title } from '@storybook/addon-docs/blocks'

/** The page of what is no component: a few words, then everything there is to see. */
export function FoundationPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
    </>
  )
}
