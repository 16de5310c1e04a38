import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '@festoon/ui/Button'
import { allowTranslation } from '../../app/platform/document/translation.ts'

/** A part of a page whose texts change, come and go, and move in all the ways in which React changes them. */
function Changing() {
  const [count, setCount] = useState(1)
  const isFirst = count === 1
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Next</Button>
      <p data-testid="text">{isFirst ? 'Yes' : 'No'}</p>
      <p data-testid="counted">
        {count} of <b>{isFirst ? 'Ana' : 'Bo'}</b> {isFirst && '(new) '}friends
      </p>
      <p data-testid="optional">
        {!isFirst && <b>Now </b>}
        {isFirst && 'Later '}with{isFirst ? ' cake' : null}
      </p>
      <p data-testid="moved">
        {(isFirst ? ['One', 'Two', 'Six'] : ['Six', 'One']).map((word) => (
          <Fragment key={word}>
            <i>{word}</i>,{' '}
          </Fragment>
        ))}
      </p>
      {isFirst && <p data-testid="gone">Only once</p>}
    </>
  )
}

const textsIn = (element: Element): Text[] =>
  [...element.childNodes].flatMap((node) =>
    node instanceof Text ? node : node instanceof Element ? textsIn(node) : [],
  )

const font = (text: string): HTMLElement => {
  const inner = document.createElement('font')
  inner.append(text)
  const outer = document.createElement('font')
  outer.append(inner)
  return outer
}

/** The ways in which browsers and extensions change the texts of a paragraph. */
const ways: Record<string, (paragraph: HTMLElement) => void> = {
  'replaces each text by elements': (paragraph) => {
    for (const text of textsIn(paragraph)) text.replaceWith(font(text.data))
  },
  'moves each text into elements': (paragraph) => {
    for (const text of textsIn(paragraph)) {
      const outer = font('')
      text.replaceWith(outer)
      outer.firstElementChild?.append(text)
    }
  },
  'inserts an element, then removes the text': (paragraph) => {
    for (const text of textsIn(paragraph)) {
      text.before(font(text.data))
      text.remove()
    }
  },
  'removes all texts, then inserts new ones': (paragraph) => {
    const texts = textsIn(paragraph).map((text) => ({ text, parent: text.parentNode, next: text.nextElementSibling }))
    for (const { text } of texts) text.remove()
    for (const { text, parent, next } of texts) {
      const newText = document.createTextNode(text.data)
      if (next) next.before(newText)
      else if (parent instanceof Element) parent.append(newText)
    }
  },
}

const meta = {
  component: Changing,
  parameters: { visual: 'none' },
  tags: ['!dev', '!autodocs'],
  // What the page changes goes to the replacements only in this file.
  beforeEach: () => {
    allowTranslation()
    return () => {
      for (const name of ['appendChild', 'insertBefore', 'removeChild']) Reflect.deleteProperty(Element.prototype, name)
    }
  },
} satisfies Meta<typeof Changing>
export default meta
type Story = StoryObj<typeof meta>

const paragraphs = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('p')]

function storyOf(way: (paragraph: HTMLElement) => void): Story {
  return {
    play: async ({ canvas, canvasElement }) => {
      for (const paragraph of paragraphs(canvasElement)) way(paragraph)
      // The observer reads the changes.
      await Promise.resolve()
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      const text = (id: string) => canvas.getByTestId(id).textContent
      await waitFor(() => expect(text('text')).toBe('No'))
      await waitFor(() => expect(text('counted')).toBe('2 of Bo friends'))
      await expect(text('optional')).toBe('Now with')
      await expect(
        text('moved')
          .replaceAll(/[,\s]+/g, ' ')
          .trim(),
      ).toMatch(/^(?=.*Six)(?=.*One)(?!.*Two)/)
      await expect(canvas.queryByTestId('gone')).toBeNull()
    },
  }
}

const wayOf = (name: string) => ways[name] ?? (() => undefined)

export const ReplacesTexts: Story = storyOf(wayOf('replaces each text by elements'))
export const WrapsTexts: Story = storyOf(wayOf('moves each text into elements'))
export const InsertsFirst: Story = storyOf(wayOf('inserts an element, then removes the text'))
export const RemovesFirst: Story = storyOf(wayOf('removes all texts, then inserts new ones'))

/** Some translators write the content of whole elements again, and extensions wrap words, links and names. Nothing throws. */
export const RewritesElements: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const [at, paragraph] of paragraphs(canvasElement).entries())
      if (at % 2 === 0) paragraph.innerHTML = paragraph.innerHTML.toUpperCase()
      else for (const element of paragraph.querySelectorAll(':scope > *')) element.replaceWith(font(''), element)
    await Promise.resolve()
    for (let click = 0; click < 3; click += 1) await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.queryByTestId('gone')).toBeNull()
    await expect(canvas.getByTestId('text')).toHaveTextContent('No')
  },
}

/** An extension puts an element around a name, which still goes with it. */
export const WrapsElements: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByTestId('moved')
    for (const element of paragraph.querySelectorAll('i')) {
      const wrapper = document.createElement('mark')
      element.replaceWith(wrapper)
      wrapper.append(element)
    }
    await Promise.resolve()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(paragraph).not.toHaveTextContent('Two'))
    await expect(paragraph.querySelectorAll('i')).toHaveLength(2)
  },
}
