/** Places, hands, piles and searches that are looked at by themselves: complete, legible, and secret where they must be. */
import { describe, expect, it } from 'vitest'
import {
  type CloseUp,
  isRefusal,
  type Look,
  PANEL_LABEL,
  type Scene,
  type SeenEvent,
  seenBy,
} from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { allAt } from '../../../src/games/swccg/state/nesting.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { begun } from '../starter-lists.ts'
import { fullTable, LANGUAGES, shown, voiceOf } from './full-tables.ts'
import { type AskedAt, lookAtShared } from './played-positions.ts'

const look = swccg.look as Look
const closeUps = swccg.closeUps!

/** Every part of a table that a reader can look at. */
function partsOf(view: View, language: (typeof LANGUAGES)[number]): readonly (CloseUp & { readonly id: string })[] {
  const voice = voiceOf(view.reader, language)
  const names = [...closeUps.places(view, voice), ...closeUps.elsewhere(view, voice), ...closeUps.menu(view, voice)]
  for (const { label } of names) expect(label.length).toBeLessThanOrEqual(PANEL_LABEL)
  expect(new Set(names.map(({ label }) => label)).size).toBe(names.length)
  return names.map(({ id }) => ({ id, ...closeUps.show(id, view, voice)! }))
}

describe.each([
  { places: 4, hand: 8, crowd: 3 },
  { places: 14, hand: 40, crowd: 12 },
])('a table of $places places with up to $crowd fighters a side', (size) => {
  it.each(LANGUAGES)('has a picture of each part that overlaps nowhere, and words for it (%s)', (language) => {
    for (const { scene } of partsOf(fullTable('near', size), language)) {
      const drawn = scene!([])
      const sketch = sceneSketch(drawn, look, shown(drawn, language).sheet)
      expect(faults(sketch)).toEqual([])
      expect(sketch.height).toBeLessThanOrEqual(866)
      expect(sceneAlt(drawn, shown(drawn, language).words).length).toBeLessThanOrEqual(1024)
    }
  })

  it('lists every card on table and in the reader’s hand once', () => {
    const view = fullTable('near', size)
    const listed = partsOf(view, 'en').flatMap(({ id, cards }) => (id === 'piles' ? [] : cards))
    const handles = listed.map(({ handle }) => handle)
    expect(new Set(handles).size).toBe(handles.length)
    for (const { handle } of [...view.pieces, ...view.hand]) expect(handles).toContain(handle)
    for (const place of view.places) expect(handles).toContain(place.id)
  })

  it('explains each number at a place with the card or rule that gives it', () => {
    const view = fullTable('near', size)
    for (const { id } of view.places) {
      const lines = closeUps.show(id, view, voiceOf('dark', 'en'))!.numbers!()
      expect(lines.every(({ rules }) => rules.length > 0)).toBe(true)
      const names = lines.map(({ text }) => text).join('\n')
      for (const side of SIDES)
        if (allAt(view, id).some(({ card }) => card !== '' && side !== null)) expect(names).toContain('Power')
    }
  })
})

it('shows a spectator no hand, and the other side another one', () => {
  const view = { ...fullTable('watched', { places: 5, hand: 4 }), reader: 'spectator', hand: [] }
  const ids = partsOf(view, 'en').map(({ id }) => id)
  expect(ids).not.toContain('hand')
  expect(ids).toEqual(expect.arrayContaining(['piles']))
  expect(closeUps.show('hand', view, voiceOf('spectator', 'en'))).toBeNull()
  expect(closeUps.show('no-such-part', view, voiceOf('spectator', 'en'))).toBeNull()
})

it('SG-93: only the searcher sees the pile that they search, without its order, while their question is open', () => {
  let searches = 0
  for (let game = 0; game < 12 && searches < 3; game++) {
    const next = seededNumbers(`search ${game}`)
    let { state } = begun(`search ${game}`)
    for (;;) {
      const [decision] = swccg.decisions(state)
      if (decision === undefined || searches >= 3) break
      const views = [...SIDES, 'spectator'].map((reader) => swccg.view(state, reader))
      const searcher = views.find(({ searched }) => searched.length > 0)
      if (searcher !== undefined) {
        searches++
        expect(decision.kind).toBe('pick')
        expect(searcher.reader).toBe(decision.seat)
        expect(views.filter((view) => view !== searcher).every(({ searched }) => searched.length === 0)).toBe(true)
        const [{ cards, owner, pile }] = searcher.searched as [(typeof searcher.searched)[0]]
        expect(cards.toSorted()).toEqual(state.sides[owner][pile].toSorted())
        const words = closeUps.show('searched', searcher, voiceOf(searcher.reader, 'en'))!.lines!.join(' ')
        expect(words).toContain('**')
        for (const view of views)
          if (view !== searcher) expect(closeUps.show('searched', view, voiceOf(view.reader, 'en'))).toBeNull()
        // The order of the pile changes nothing.
        const turned = structuredClone(state)
        turned.sides[owner][pile].reverse()
        expect(swccg.view(turned, searcher.reader).searched).toEqual(searcher.searched)
      }
      const step = swccg.play(state, decision.seat, [randomAnswer(decision, next)])
      if (isRefusal(step)) throw new Error(step.refused)
      state = step.state
    }
  }
  expect(searches).toBeGreaterThan(0)
})

const seen = (facts: AskedAt['facts'], { reader }: View): readonly SeenEvent[] =>
  facts.map((event) => seenBy(event, reader))

/** The cards of a muster with those that they carry, and how each fighter stands. */
const fightersIn = ({ blocks }: Scene) =>
  new Map(
    blocks.flatMap((block) =>
      block.block === 'muster'
        ? block.sides.flatMap(({ fighters }) =>
            fighters.flatMap(({ tile, state }) =>
              [tile, ...(tile.carries ?? [])].map((one) => [one.handle, state?.look] as const),
            ),
          )
        : [],
    ),
  )

describe('the battle, while its losses are paid', () => {
  const paying: AskedAt[] = []
  lookAtShared({ careful: 8 }, (asked) => {
    if (asked.view.battle !== null) paying.push(asked)
  })
  const owing = paying.filter(({ decision }) => decision.kind === 'satisfy')

  it.each(LANGUAGES)(
    'stands in the menu, with its place, both totals, the destinies and what it costs (%s)',
    (language) => {
      expect(owing.length).toBeGreaterThan(5)
      for (const { view, facts } of owing) {
        const voice = voiceOf(view.reader, language)
        const { totals, counted, at, attrition } = view.battle!
        const entry = closeUps.menu(view, voice).find(({ id }) => id === 'fought')
        expect(entry).toMatchObject({ label: language === 'en' ? 'See the battle' : 'Voir la bataille' })
        const { title, below, scene, cards } = closeUps.show('fought', view, voice)!
        for (const side of SIDES) expect(title).toContain(String(totals![side]))
        const damage = Math.abs(totals!.dark - totals!.light)
        for (const owed of [damage, attrition.dark, attrition.light].filter((number) => number > 0))
          expect(below).toMatch(new RegExp(`\\b${owed}\\b`))
        const drawn = scene!(seen(facts, view))
        const sketch = sceneSketch(drawn, look, shown(drawn, language).sheet)
        expect(faults(sketch)).toEqual([])
        expect(sketch.height).toBeLessThanOrEqual(866)
        const alt = sceneAlt(drawn, shown(drawn, language).words)
        expect(alt.length).toBeLessThanOrEqual(1024)
        for (const side of SIDES) expect(alt).toContain(String(totals![side]))
        expect(drawn.blocks.some(({ block }) => block === 'draw')).toBe(SIDES.some((side) => counted[side].length > 0))
        expect(cards.map(({ handle }) => handle)).toContain(at)
      }
    },
  )

  it('shows all who have fought, those who were forfeited as lost', () => {
    let forfeited = 0
    for (const { view, facts } of owing) {
      const before = seen(facts, view)
      const { data } = before.findLast(({ type }) => type === 'totals')!
      const { fighters } = data as { fighters: Record<(typeof SIDES)[number], { handle: string }[]> }
      const { scene } = closeUps.show('fought', view, voiceOf(view.reader, 'en'))!
      const drawn = fightersIn(scene!(before))
      const fought = SIDES.flatMap((side) => fighters[side].map(({ handle }) => handle))
      expect([...drawn.keys()].toSorted()).toEqual(fought.toSorted())
      const gone = fought.filter((handle) => view.pieces.every((piece) => piece.handle !== handle))
      for (const handle of gone) expect(drawn.get(handle)).toBe('lost')
      forfeited += gone.length
    }
    expect(forfeited).toBeGreaterThan(3)
  })

  it('cannot be seen before its totals are known', () => {
    const before = paying.filter(({ view }) => view.battle!.totals === null)
    expect(before.length).toBeGreaterThan(5)
    for (const { view } of before) {
      const voice = voiceOf(view.reader, 'en')
      expect(closeUps.menu(view, voice).map(({ id }) => id)).not.toContain('fought')
      expect(closeUps.show('fought', view, voice)).toBeNull()
    }
  })
})
