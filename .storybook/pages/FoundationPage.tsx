import { Description, Stories, Title } from '@storybook/addon-docs/blocks'

/** A page about something other than a component: a short introduction, then all stories. */
export function FoundationPage() {
  return (
    <>
      <Title />
      <Description />
      <Stories title="" />
    </>
  )
}
