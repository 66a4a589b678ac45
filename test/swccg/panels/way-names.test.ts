/** Names of ways in lists: two ways of a card with one carrier differ by what it does there. */
import { expect, test } from 'vitest'
import type { Language } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { laid } from '../lent-texts.ts'

test.each([
  ['en', 'passenger'],
  ['fr', 'passager'],
] as const)(
  'a pilot at the controls and the same pilot as a passenger are two entries by their roles (%s)',
  (language: Language, role) => {
    const played = laid({
      ...{ turn: 'light', phase: 'deploy', places: ['Endor, light | Nebulon-B Frigate'] },
      light: { hand: 'General Calrissian', force: '9' },
    })
    const voice = { language, names: { dark: 'Ann', light: 'Bob' }, reader: 'light' } as const
    const view = swccg.view(played.state, 'light')
    const { list } = swccg.panels.ask(played.question('light', 'act'), view, { suggested: false }, voice)
    const aboard = list?.entries.map(({ label }) => label).filter((label) => label.includes('Nebulon-B')) ?? []
    expect(aboard).toHaveLength(2)
    expect(aboard.filter((label) => label.endsWith(`, ${role}`))).toHaveLength(1)
    for (const label of aboard) expect(label).not.toMatch(/\d$/)
  },
)
