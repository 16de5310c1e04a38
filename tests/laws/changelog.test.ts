import { expect, it } from 'vitest'
import { changelog, currentChangelog } from '../../scripts/changelog.mjs'
import { root, sourceText } from './sources/sourceFiles.ts'

it('CHANGELOG.md is what `npm run changelog` generates from the notes', () => {
  expect(sourceText(root, 'CHANGELOG.md')).toBe(currentChangelog())
})

it('the changelog lists a change to several packages once, and puts unreleased notes first', () => {
  const notes = ["---\n'@festoon/ui': patch\n---\n\nButtons\nare rounder.\n"]
  const releasedChangelogs = [
    '# @festoon/app\n\n## 1.1.0\n\n### Minor Changes\n\n- 0a1b2c3: Hosts see\n  replies live.\n\n### Patch Changes\n\n- Updated dependencies [0a1b2c3]\n  - @festoon/ui@1.1.0\n\n## 1.0.0\n\n### Major Changes\n\n- The first release.\n',
    '# @festoon/ui\n\n## 1.1.0\n\n### Minor Changes\n\n- 0a1b2c3: Hosts see\n  replies live.\n\n## 1.0.0\n\n### Major Changes\n\n- The first release.\n',
  ]
  const [, ...sections] = changelog(notes, releasedChangelogs).split('\n## ')
  expect(sections).toEqual([
    'Unreleased\n\n- Buttons are rounder.\n',
    '1.1.0\n\n- Hosts see replies live.\n',
    '1.0.0\n\n- The first release.\n',
  ])
})
