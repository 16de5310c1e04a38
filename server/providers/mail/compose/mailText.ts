import type { Block } from './block.ts'

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'image':
      return ''
    case 'heading':
    case 'paragraph':
    case 'code':
      return block.text
    case 'buttons':
      return [
        ...(block.title === undefined ? [] : [block.title]),
        ...block.buttons.map(({ label, href }) => `${label}: ${href}`),
      ].join('\n')
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'quote':
      return `${block.by}:\n${block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`
    case 'when':
      return [block.text, ...(block.place === undefined ? [] : [block.place])].join('\n')
    case 'rule':
      return ''
    case 'links':
      return block.links.map(({ label, href }) => `${label}: ${href}`).join('\n\n')
    case 'link':
      return `${block.label}: ${block.href}`
  }
}

/** Builds the plain text of an email from its blocks. */
export function mailText(blocks: readonly Block[]): string {
  const parts = blocks.map(textOf).filter((part) => part !== '')
  return `${parts.join('\n\n')}\n`
}
