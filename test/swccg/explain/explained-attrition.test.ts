/** Over whole games: attrition is explained by the destinies and texts that make it. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Explanation, Language } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { newBattle } from '../../../src/games/swccg/rules/battle/steps.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { shortName } from '../../../src/games/swccg/words/short-names.ts'
import { fullTable, LANGUAGES, voiceOf } from '../panels/full-tables.ts'
import { lookAtShared } from '../panels/played-positions.ts'

/** Views of battles, from the first shot to the last loss. */
const battles: View[] = []
beforeAll(() => {
  lookAtShared({ careful: 8 }, ({ view }) => {
    if (view.battle !== null) battles.push(view)
  })
})

const linesIn = (view: View, language: Language): readonly Explanation[] =>
  swccg.help!.standing(view, voiceOf('spectator', language)).filter(({ rules }) => rules.includes('9.4.3'))

/** The number in bold, and those of the parts. */
function numbersOf({ text }: Explanation): { readonly total: number; readonly parts: readonly number[] } {
  const [, made = ''] = text.split(' = ')
  return {
    total: Number(/\*\*(\d+)\*\*/.exec(text)?.[1]),
    parts: [...made.matchAll(/([−+]?)(\d+)(?= \(|, |$)/g)].map(
      ([, sign, number]) => Number(number) * (sign === '−' ? -1 : 1),
    ),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

describe('attrition', () => {
  it.each(LANGUAGES)('is the sum of its parts, and the number of the battle (%s)', (language) => {
    let fixed = 0
    for (const view of battles) {
      const battle = view.battle!
      const lines = linesIn(view, language)
      expect(lines.length).toBeGreaterThanOrEqual(SIDES.filter((side) => battle.attrition[side] > 0).length)
      for (const line of lines) {
        const { total, parts } = numbersOf(line)
        expect(sum(parts), line.text).toBe(total)
        const side = line.text.includes('Maximiliana') ? 'dark' : 'light'
        if (battle.totals === null) continue
        fixed += 1
        expect(total).toBe(battle.attrition[side])
      }
    }
    expect(fixed).toBeGreaterThan(5)
  })

  it('stands among the numbers of its place', () => {
    for (const view of battles)
      for (const line of linesIn(view, 'en'))
        expect(swccg.closeUps!.show(view.battle!.at, view, voiceOf('spectator', 'en'))!.numbers!()).toContainEqual(line)
  })

  const DROIDS = { word: 'all', fit: ['droid', { word: 'in battle' }], whose: 'you' } as const

  /** A rebel droid against a trooper: a destiny of 3 has been drawn, and an Interrupt raises the attrition. */
  function raised(): View {
    const table = fullTable('raised', { places: 1, hand: 0, crowd: 0 })
    const pieces = ['1_6', '8_1', '1_194'].map((card, at) => ({
      ...{ handle: `f${at}`, card, at: 'p0', on: null, role: null },
    }))
    const lasting: View['lasting'][number] = {
      ...{ card: '6_60', name: '6_60', you: 'light', piece: 'attrition' },
      rule: { word: 'add', stat: 'attrition', amount: { word: 'count', of: DROIDS }, whose: 'opponent' },
      ...{ until: 'battle', drawn: null, here: null },
    }
    return {
      ...table,
      places: [{ id: 'p0', system: 'Endor', cards: ['8_158'] }],
      pieces,
      lasting: [lasting],
      battle: {
        ...newBattle('light', 'p0', []),
        destinies: { dark: [], light: [3] },
        counted: { dark: [], light: [{ card: '8_1', value: 3, use: 'battle' }] },
      },
    }
  }

  it('names the card of each destiny, and each card whose text changes it', () => {
    const view = raised()
    const told = (language: Language, from: View = view) => linesIn(from, language).map(({ text }) => text)
    const by = shortName('6_60')
    expect(told('en')).toEqual([
      `Attrition against Maximiliana: **4** = battle destiny 3 (${shortName('8_1')}), ${by} +1`,
    ])
    expect(told('fr')).toEqual([
      `Attrition contre Maximiliana\u00a0: **4** = destinée de bataille 3 (${shortName('8_1')}), ${by} +1`,
    ])
    // The droid has left the battle after the totals: its part stays.
    const fixed = { totals: { dark: 2, light: 9 }, attrition: { dark: 4, light: 0 } }
    const pieces = view.pieces.filter(({ card }) => card !== '1_6')
    expect(told('en', { ...view, pieces, battle: { ...view.battle!, ...fixed } })).toEqual([
      `Attrition against Maximiliana: **4** = battle destiny 3 (${shortName('8_1')}), texts +1`,
    ])
  })
})
