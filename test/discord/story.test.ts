import { describe, expect, it } from 'vitest'
import type { StoryLine } from '../../src/contract/index.ts'
import { folded } from '../../src/matches/turns/story.ts'

const line = (kind: StoryLine['kind'], text: string): StoryLine => ({ kind, text })

describe('a story at a glance', () => {
  const battle = [
    line('turn', 'Turn 1'),
    line('head', 'A battle'),
    ...['one', 'two', 'three'].map((text) => line('more', text)),
    line('head', 'The end'),
  ]

  it('is shown whole where there is room', () => {
    expect(folded(battle, 6)).toEqual(['**Turn 1**', 'A battle', '-# one', '-# two', '-# three', 'The end'])
  })

  it('leaves details out first, and says so', () => {
    expect(folded(battle, 4)).toEqual(['**Turn 1**', 'A battle', '-# one…', 'The end'])
    expect(folded(battle, 3)).toEqual(['**Turn 1**', 'A battle…', 'The end'])
  })

  it('tells details of an earlier part in full', () => {
    expect(folded([line('more', 'one'), line('head', 'A battle'), line('more', 'two')], 3)).toEqual([
      'one',
      'A battle',
      '-# two',
    ])
    expect(folded([line('more', 'one')], 3)).toEqual(['one'])
  })

  it('leaves the earliest events out next', () => {
    expect(folded(battle, 2)).toEqual(['…', 'The end'])
  })
})
