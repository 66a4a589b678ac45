/** Pictures of a search, of a battle that is about to begin, and of proposed moves. */
import { describe, expect, it, test } from 'vitest'
import type { Block } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import { lifeForce } from '../../../src/games/swccg/state/game-state.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'
import { LANGUAGES, voiceOf } from './full-tables.ts'
import { type AskedAt, lookAtShared } from './played-positions.ts'

type Named<N extends Block['block']> = Extract<Block, { block: N }>

const blocksOf = ({ decision, view }: AskedAt, choose: readonly string[], language: 'en' | 'fr' = 'en') =>
  swccg.panels!.ask(decision, view, { choose, suggested: false }, voiceOf(decision.seat, language)).scene().blocks

const named = <N extends Block['block']>(blocks: readonly Block[], name: N): readonly Named<N>[] =>
  blocks.filter((one): one is Named<N> => one.block === name)

describe('the picture of a search', () => {
  /** Searches of own piles that find something. */
  const searches: AskedAt[] = []
  lookAtShared({ careful: 8, wild: 6 }, (asked) => {
    const { decision, view } = asked
    if (decision.kind === 'pick' && view.searched.length === 1 && optionsOf(decision as never).length > 0)
      searches.push(asked)
  })

  it.each(LANGUAGES)('says which pile it is, how many cards fit, and what each costs (%s)', (language) => {
    expect(searches.length).toBeGreaterThan(3)
    for (const asked of searches) {
      const [tray] = named(blocksOf(asked, [], language), 'tray')
      const options = optionsOf(asked.decision as never)
      expect(tray!.note).toBe(String(new Set(options.map(({ card }) => card)).size))
      const pile = asked.view.searched[0]!.pile === 'reserve' ? /Reserve Deck|Réserve/ : /Used Pile|pile utilisée/
      expect(tray!.title).toMatch(pile)
      for (const { card, plate } of tray!.tiles) {
        const cost = cardOf(card!).deploy
        expect(plate?.value).toBe(cost === undefined ? undefined : String(cost))
      }
    }
  })

  it('says what is left of the Life Force once a card is taken', () => {
    for (const asked of searches) {
      const { decision, view } = asked
      const [first] = optionsOf(decision as never)
      const life = lifeForce(view, decision.seat)
      const [note] = named(blocksOf(asked, [first!.id]), 'note')
      expect(note!.lines[0]!.text).toContain(`Life Force ${life} → ${life - 1}. Then your`)
    }
  })
})

test.each([
  [3, true],
  [6, false],
] as const)('the phases stand above a battle with %i fighters of a side: %s', (count, shown) => {
  const group = Array(count).fill('Elite Squadron Stormtrooper').join('; ')
  const state = laid({ phase: 'battle', turn: 'dark', places: [`Endor Back Door, dark | ${group}; Midge; Beezer`] })
  const [decision] = swccg.decisions(state)
  const battle = optionsOf(decision as never).find(({ group: kind }) => kind === 'battle')!
  const asked: AskedAt = { state, decision: decision!, view: viewOf(state, 'dark'), facts: [] }
  const cells = named(blocksOf(asked, [battle.id]), 'track').flatMap((track) => track.cells)
  expect(cells.filter(({ state: look }) => look === 'now').map(({ label, value }) => [label, value])).toEqual(
    shown ? [['Battle', '1']] : [],
  )
})

test('shots of several cards of a title are named whole, and no two alike', () => {
  const group = Array(3).fill('Elite Squadron Stormtrooper + Blaster Rifle').join('; ')
  const places = [`Endor Back Door, dark | ${group}; Dresselian Commando; Dresselian Commando`]
  const state = laid({ phase: 'battle', turn: 'dark', dark: { force: '20' }, places })
  const [decision] = swccg.decisions(state)
  const battle = optionsOf(decision as never).find(({ group: kind }) => kind === 'battle')!
  const begun = { choose: [battle.id], suggested: false }
  const { list } = swccg.panels!.ask(decision!, viewOf(state, 'dark'), begun, voiceOf('dark', 'en'))
  const labels = list!.entries.map(({ label }) => label)
  expect(new Set(labels).size).toBe(6)
  for (const label of labels) expect(label).toMatch(/^Blaster Rifle → Dresselian( \d)?$/)
})

describe('a question of the own turn', () => {
  const asked: AskedAt[] = []
  lookAtShared({ careful: 3, most: 300 }, (one) => {
    if (one.decision.kind === 'act') asked.push(one)
  })

  it('of the deploy phase shows no later phase as the present one, though moves are proposed', () => {
    let moves = 0
    for (const { decision, view } of asked) {
      const proposal = decision.about.phase === 'deploy' ? swccg.panels!.suggest(decision, view) : null
      if (proposal === null) continue
      const begun = { ...proposal, suggested: true }
      const blocks = swccg.panels!.ask(decision, view, begun, voiceOf(decision.seat, 'en')).scene().blocks
      const cells = named(blocks, 'track').flatMap((track) => track.cells)
      if (cells.some(({ label, state }) => label === 'Move' && state === 'suggested')) moves += 1
      expect(cells.filter(({ state }) => state === 'now').map(({ label }) => label)).not.toContain('Move')
      expect(cells.find(({ label }) => label === 'Battle')?.state).not.toBe('done')
    }
    expect(moves).toBeGreaterThan(0)
  })

  it('says so where no card can move', () => {
    const none = asked.filter(
      ({ decision, view }) =>
        decision.about.phase === 'move' && optionsOf(decision as never).length === 0 && view.today.moved.length === 0,
    )
    expect(none.length).toBeGreaterThan(0)
    for (const { decision, view } of none) {
      const panel = (language: 'en' | 'fr') =>
        swccg.panels!.ask(decision, view, { suggested: false }, voiceOf(decision.seat, language)).question
      expect([panel('en'), panel('fr')]).toEqual(['No card can move.', 'Aucune carte ne peut se déplacer.'])
    }
  })
})
