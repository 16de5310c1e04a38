import { Description, Stories, Title } from '@storybook/addon-docs/blocks'

/** A documentation page for topics other than components: a short introduction, then all stories. */
export function FoundationPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
    </>
  )
}
