/** Acts tell the goods that they give and take, and the practice opponent rates them. */
import { describe, expect, it } from 'vitest'
import { actsWorth, type Usable, worthsByAim } from '../../../src/games/swccg/policies/practice/text-goods.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import type { Act } from '../../../src/games/swccg/texts/language/words.ts'
import { plainly } from '../../../src/games/swccg/texts/offers.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'

/** Acts that no player can rate before they are done; each says why. */
const UNKNOWN = [
  'battle again',
  'exchange',
  'follow',
  'hand over',
  'keep',
  'let react',
  'move',
  'relocate',
  'reveal',
  'search',
  'steal from hand',
  'turn over',
]

const state = (reserve = '20') =>
  laid({
    ...{ turn: 'dark', phase: 'deploy' },
    places: ['Endor Back Door, dark | Tarl; Midge', 'Endor Great Forest, light | Chewbacca'],
    dark: { hand: 'Tarl', force: '9', reserve },
    light: { hand: 'Midge', force: '9', reserve },
  })

/** A text that does these acts, as Dark sees it. */
function usable(does: readonly Act[], more: Partial<Usable> = {}): Usable {
  const view = viewOf(state(), 'dark')
  return {
    view,
    own: 'dark',
    card: '9_137',
    source: null,
    piece: 'trial',
    offer: { does },
    occasion: plainly('any time'),
    ...more,
  }
}
const worth = (...does: readonly Act[]) => actsWorth(usable(does))
const handleOf = (name: string) => state().pieces.find((one) => cardOf(one.card).title.includes(name))!.handle

describe('Each act', () => {
  it('says what it is worth, but for those that say why nobody can tell', () => {
    const silent = [...language.words.acts].filter(([, { worth: told }]) => typeof told === 'string')
    expect(silent.map(([word]) => word).sort()).toEqual(UNKNOWN)
    for (const [, { worth: told }] of silent) expect(String(told).length).toBeGreaterThan(20)
  })

  it('can be rated with each of its examples', () => {
    for (const [word, { examples = [] }] of language.words.acts)
      for (const example of examples) expect(worth({ word, ...example } as never), word).not.toBeNaN()
  })
})

describe('The worth of a text', () => {
  it('grows with Force and cards that it gives, and falls with those that it takes', () => {
    expect(worth({ word: 'activate', number: 3 })).toBeGreaterThan(worth({ word: 'activate', number: 1 }))
    expect(worth({ word: 'lose Force', number: 2, who: 'opponent' })).toBe(2)
    expect(worth({ word: 'lose Force', number: 2, who: 'you' })).toBe(-2)
    expect(worth({ word: 'lose Force', number: 2, who: 'each' })).toBe(0)
  })

  it('is good where it takes a card of the opponent, and bad where it takes the own one', () => {
    expect(worth({ word: 'lose', of: 'rebel' })).toBeGreaterThan(0)
    expect(worth({ word: 'lose', of: 'imperial' })).toBeLessThan(0)
  })

  it('counts as often as it comes, by the destinies that can be drawn', () => {
    const never: Act = {
      word: 'if',
      if: { word: 'compares', left: { word: 'drawn' }, by: '>', right: 99 },
      does: [{ word: 'lose', of: 'rebel' }],
    }
    const always: Act = { ...never, if: { word: 'compares', left: { word: 'drawn' }, by: '>=', right: 0 } }
    const some: Act = { ...never, if: { word: 'compares', left: { word: 'drawn' }, by: '>', right: 3 } }
    const [none, all, part] = [never, always, some].map((act) => worth({ word: 'draw' }, act))
    expect(none).toBe(0)
    expect(all).toBeCloseTo(worth({ word: 'lose', of: 'rebel' }))
    expect(part).toBeGreaterThan(0)
    expect(part).toBeLessThan(all!)
  })

  it('is that of the best choice where its player chooses', () => {
    const [good, bad]: readonly Act[] = [
      { word: 'lose Force', number: 3, who: 'opponent' },
      { word: 'lose Force', number: 3, who: 'you' },
    ]
    expect(worth({ word: 'choose', options: { good: [good!], bad: [bad!] } })).toBe(3)
  })

  it('is greatest where a text is aimed at the dearest card of the opponent', () => {
    const aimed = usable([{ word: 'lose', of: { word: 'the', name: 'target' } }], {})
    const chooses = { ...aimed, offer: { ...aimed.offer, choose: { target: { of: 'rebel' } } } } as Usable
    const [chewbacca, midge] = ['Chewbacca', 'Midge'].map(handleOf)
    const worths = worthsByAim(chooses)
    expect(worths.get(chewbacca!)).toBeGreaterThan(worths.get(midge!)!)
  })

  it('of a text that can be used for ever is nothing, unless a card leaves the table', () => {
    const [gives, takes] = [{ word: 'activate', number: 3 } as const, { word: 'lose', of: 'rebel' } as const]
    expect(actsWorth(usable([gives], { endless: true }))).toBe(0)
    expect(actsWorth(usable([takes], { endless: true }))).toBe(worth(takes))
  })

  it('of a rule is by how much the contested places get better', () => {
    const raised: Act = {
      word: 'lasting',
      span: 'turn',
      rules: [{ word: 'add', stat: 'power', amount: 6, of: 'imperial' }],
    }
    const lowered: Act = { ...raised, rules: [{ word: 'add', stat: 'power', amount: -2, of: 'imperial' }] }
    expect(worth(raised)).toBeGreaterThan(0)
    expect(worth(lowered)).toBeLessThan(0)
  })
})
