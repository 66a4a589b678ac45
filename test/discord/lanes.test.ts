/** The list with which the cards of a large battle plan are moved. */
import { describe, expect, it } from 'vitest'
import { type ArrangeShape, PANEL_LABEL } from '../../src/contract/index.ts'
import { anchorsIn, applyArrange, END, isAnchor, pieceGroupsOf, TO } from '../../src/discord/editors/arrange.ts'
import { laneRow } from '../../src/discord/match/lanes.ts'
import type { ControlRow } from '../../src/discord/shell/components.ts'
import { cardById } from '../../src/games/young-jedi/cards/index.ts'
import { speak } from '../../src/locales/index.ts'
import type { Draft } from '../../src/matches/draft.ts'
import { position } from '../young-jedi/position.ts'

const FIGHTERS = [
  'Darth Maul, Sith Apprentice',
  'Aurra Sing, Bounty Hunter',
  'Sebulba, Bad-Tempered Dug',
  'Watto, Slave Owner',
  'Jabba the Hutt, Vile Crime Lord',
  ...Array<string>(7).fill('DM-92'),
]
const THINGS = ['Sith Lightsaber', ...Array<string>(5).fill('Blaster')]

/** The shape of the plan of these cards. */
function planShape(): ArrangeShape {
  const game = position({
    at: 'Tatooine • Podrace Arena',
    step: 'battle',
    dark: { faceUp: [...FIGHTERS, ...THINGS] },
    light: { faceUp: ['Yoda'] },
  })
  game.dark.battles()
  const { shape } = game.decision('dark', 'plan')
  if (shape.type !== 'arrange') throw new Error('A plan is a row')
  return shape
}

interface Select {
  readonly custom_id: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

const selectIn = ([row]: readonly ControlRow[]): Select => row?.components[0] as unknown as Select

describe('a plan of twelve fighters and six things', () => {
  const shape = planShape()
  const names = Object.fromEntries(shape.pieces.map(({ id, card }) => [id, cardById(card ?? '').title]))
  const listOf = (draft: Draft) =>
    selectIn(laneRow({ shape, draft, names, id: (...action) => action.join('|'), say: speak('en') }))
  /** Picks an entry of the list. */
  const take = (draft: Draft, value: string) =>
    applyArrange(shape, draft, [listOf(draft).custom_id], [value], undefined)
  const start = applyArrange(shape, {}, [], [], undefined)

  it('lets any card reach any place in two choices', () => {
    const cards = listOf(start).options.map(({ value }) => value)
    expect(cards).toHaveLength(18)
    const fighters = anchorsIn(pieceGroupsOf(shape, start.arrange ?? []))
    expect(fighters).toHaveLength(12)
    for (const card of cards) {
      const picked = take(start, card)
      const places = listOf(picked).options
      expect(new Set(places.map(({ label }) => label)).size).toBe(places.length)
      for (const { label } of places) expect(label.length).toBeLessThanOrEqual(PANEL_LABEL)
      const reached = places.map(({ value }) => {
        const [, to = ''] = value.split(TO)
        const groups = pieceGroupsOf(shape, take(picked, value).arrange ?? [])
        return isAnchor(shape, card)
          ? anchorsIn(groups).indexOf(card) === Number(to)
          : (groups.find(({ before }) => before.includes(card))?.anchor ?? END) === to
      })
      expect(reached.every(Boolean)).toBe(true)
      const own = fighters.indexOf(card)
      const others = fighters.flatMap((_, place) => (place === own ? [] : [`${card}${TO}${place}`]))
      if (own >= 0) expect(places.map(({ value }) => value)).toEqual(others)
      else expect(places.length).toBeGreaterThan(0)
    }
  })
})
