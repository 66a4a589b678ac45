/** The picture of each kind of question. */
import { describe, expect, it } from 'vitest'
import type { AnswerDraft, Block, Scene, Tile } from '../../../src/contract/index.ts'
import { sceneOf, tableScene } from '../../../src/games/young-jedi/panels/scenes/index.ts'
import { movedFrom } from '../../../src/games/young-jedi/panels/scenes/plan-lanes.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { titleOf } from '../../../src/games/young-jedi/words/naming.ts'
import { type Played, position } from '../position.ts'
import { ASKED } from '../words/asked.ts'
import { blocksOf, faultsOf, LANGUAGES, proposalOf, voiceOf } from './scene-checks.ts'

/** The blocks of each picture with the proposal in it. */
const BLOCKS: Readonly<Record<QuestionKind, string>> = {
  'start-number': 'strip card',
  'start-location': 'strip choices',
  'next-location': 'strip choices',
  fetch: 'strip tray',
  deploy: 'strip band place band tray',
  thrust: 'strip band tray',
  refuel: 'strip band tray',
  'raise-limit': 'strip tray',
  text: 'strip card',
  'text-cards': 'strip tray',
  'text-either': 'strip card tray',
  'text-target': 'strip band bar band',
  peek: 'strip card',
  search: 'strip tray',
  reshuffle: 'strip tray',
  duel: 'strip pair',
  battle: 'strip band bar band uses',
  'even-up': 'strip band place band tray',
  remove: 'strip band bar band',
  'discard-down': 'strip tray',
  'end-turn': 'strip band place band tray',
  'control-text': 'strip card tray',
  intercept: 'strip place band band place band',
  'battle-cards': 'strip band bar band uses',
  plan: 'lanes',
  'show-hand': 'strip sum tray',
  strike: 'strip sum tray',
  'destiny-number': 'strip sum',
  'destiny-card': 'strip sum tray',
  redraw: 'strip sum',
  replace: 'strip sum',
  switch: 'strip sum',
  'call-tie': 'strip sum tray',
  'give-up': 'strip sum',
  'defeat-text': 'strip card',
  'forced-discard': 'strip tray',
  substitute: 'strip pair tray',
  'name-numbers': 'strip pair tray',
  'duel-weapon': 'strip pair tray',
  attack: 'strip pair tray',
  block: 'strip pair tray',
  'dueling-text': 'strip pair card',
}

describe('the picture of every question', () => {
  it.each(QUESTION_KINDS)('has its blocks in both languages: %s', (kind) => {
    const [game, side] = ASKED[kind]()
    const decision = game.decision(side, kind)
    const view = game.view(side)
    for (const language of LANGUAGES) {
      const scene = sceneOf(decision, view, proposalOf(decision, view), voiceOf(side, language))
      expect(blocksOf(scene)).toBe(BLOCKS[kind])
      expect(faultsOf(scene, view, language)).toEqual([])
    }
  })
})

const block = <Kind extends Block['block']>(scene: Scene, kind: Kind, at = 0) => {
  const found = scene.blocks.filter((one): one is Extract<Block, { block: Kind }> => one.block === kind)[at]
  if (found === undefined) throw new Error(`no ${kind} in ${blocksOf(scene)}`)
  return found
}

/** The picture for a seat that is asked, with the options of these cards chosen. */
function sceneFor(
  game: Played,
  side: 'dark' | 'light',
  kind: QuestionKind,
  titles: readonly string[] = [],
  more: Partial<AnswerDraft> = {},
): Scene {
  const decision = game.decision(side, kind)
  const options = decision.shape.type === 'choose' ? decision.shape.options : []
  const view = game.view(side)
  const held = (id: string) => game.state.sides[side].hand.find(({ handle }) => handle === id)?.card
  const choose = titles.flatMap((title) => {
    const id = options.find(({ id, card }) => titleOf(card ?? held(id) ?? '') === title)?.id
    return id === undefined ? [] : [id]
  })
  return sceneOf(decision, view, { choose, suggested: false, ...more }, voiceOf(side, 'en'))
}

const named = (tiles: readonly Tile[]) => Object.fromEntries(tiles.map((tile) => [tile.name, tile]))

describe('picture A, the table and the hand', () => {
  const deploying = () =>
    position({
      at: 'Tatooine • Podrace Arena',
      dark: {
        faceUp: ['Watto', 'Blaster'],
        hand: ['Sebulba', 'Darth Maul, Sith Apprentice', 'Gragra', 'Sniper'],
        stranded: { Naboo: ['Gragra'] },
      },
      light: { faceUp: ['Yoda'], hidden: ['Rabé'] },
    })

  it('shows the chosen cards in play, and the total with them', () => {
    const scene = sceneFor(deploying(), 'dark', 'deploy', ['Sebulba'])
    const near = block(scene, 'band', 1)
    const { Sebulba, Watto } = named(near.tiles)
    expect(Sebulba?.state).toBe('coming')
    expect(Watto?.state).toBeUndefined()
    const power = (tile: Tile | undefined) => Number(tile?.plate?.value)
    expect(near.total).toEqual({ value: `${power(Sebulba) + power(Watto)}`, label: 'power' })
    expect(block(sceneFor(deploying(), 'dark', 'deploy'), 'band', 1).total?.value).toBe(`${power(Watto)}`)
  })

  it('counts hidden cards of the opponent as unknown', () => {
    const { total, tiles } = block(sceneFor(deploying(), 'dark', 'deploy'), 'band')
    expect(total).toEqual({ value: '4+?', label: 'power' })
    expect(tiles.map(({ card, name }) => [card, name])).toEqual([
      ['DM-10', 'Yoda'],
      [null, 'hidden card'],
    ])
  })

  it('says why a card can’t be deployed', () => {
    const { tiles, budget } = block(sceneFor(deploying(), 'dark', 'deploy', ['Sebulba']), 'tray')
    const hand = named(tiles)
    expect(budget).toEqual({ left: 2, of: 6, label: '2 left' })
    expect(hand.Sebulba).toMatchObject({ state: 'chosen', plate: { id: 'cost', value: '4' } })
    expect(hand['Darth Maul']).toMatchObject({ state: 'dim', foot: 'needs 6' })
    expect(hand.Gragra).toMatchObject({ state: 'dim', foot: 'unique' })
    expect(hand.Sniper).toMatchObject({ figures: [{ id: 'destiny', value: '4' }] })
    expect(hand.Sniper?.state).toBeUndefined()
  })

  it('marks a card that is ticked beyond the counters', () => {
    const ticked = sceneFor(deploying(), 'dark', 'deploy', ['Sebulba', 'Darth Maul'])
    expect(named(block(ticked, 'tray').tiles)['Darth Maul']).toMatchObject({ state: 'dim', foot: 'no counters' })
  })

  it('marks a proposal as such', () => {
    const scene = sceneFor(deploying(), 'dark', 'deploy', ['Sebulba'], { suggested: true })
    expect(block(scene, 'tray').suggested).toBe('Suggested')
    expect(named(block(scene, 'tray').tiles).Sebulba?.state).toBe('suggested')
  })

  it('shows the cards that Even Up draws, and the draw deck after it', () => {
    const game = position({ step: 'even-up', dark: { hand: ['Watto', 'Sebulba'], more: 7 } })
    const tray = block(sceneFor(game, 'dark', 'even-up'), 'tray')
    expect([tray.title, tray.note]).toEqual(['Your hand: 2 + 4', 'draw deck 7 → 3'])
    expect(tray.tiles.filter(({ card, state }) => card === null && state === 'coming')).toHaveLength(4)
    expect(block(sceneFor(game, 'dark', 'even-up'), 'strip').sides[0].piles).toEqual([
      { id: 'deck', label: 'draw deck', count: 7, low: true },
    ])
  })

  it('shows spectators no hand, and hidden cards of neither side', () => {
    const scene = tableScene(deploying().view('spectator'), voiceOf('spectator', 'en'))
    expect(blocksOf(scene)).toBe('strip band place band')
    expect(block(scene, 'strip').sides.map(({ name, piles }) => [name, piles.map(({ id }) => id)])).toEqual([
      ['Anna', ['hand', 'deck']],
      ['Bob', ['hand', 'deck']],
    ])
    expect(block(scene, 'band').tiles.at(-1)?.card).toBeNull()
  })
})

describe('picture B, power against power', () => {
  const battling = () =>
    position({
      at: 'Tatooine • Podrace Arena',
      step: 'battle',
      dark: { faceUp: ['Watto', 'Aurra Sing', 'Sebulba'], hand: ['Sniper', 'Sandstorm'] },
      light: { faceUp: ['Yoda'], hidden: ['Rabé'] },
    })

  it('puts the strongest first and counts only those who fight', () => {
    const scene = sceneFor(battling(), 'dark', 'battle')
    const near = block(scene, 'band', 1)
    const powers = near.tiles.map(({ plate }) => Number(plate?.value))
    expect(powers).toEqual([...powers].sort((one, other) => other - one))
    const [mine, theirs] = block(scene, 'bar').sides
    expect(mine.value).toBe(powers.reduce((sum, one) => sum + one, 0))
    expect(theirs.value).toBe(4)
  })

  it('puts Battle cards that nobody here can use last', () => {
    const { rows } = block(sceneFor(battling(), 'dark', 'battle', ['Sandstorm']), 'uses')
    expect(
      rows.map(({ tile, note, adds, users, more }) => [tile.name, tile.state, note, adds, users.length, more]),
    ).toEqual([
      ['Sandstorm', 'chosen', 'any of your characters', '+3', 2, 1],
      ['Sniper', 'dim', 'nobody here can use it', null, 0, undefined],
    ])
  })

  it('leaves the totals as they are when a Battle card is chosen', () => {
    const plain = sceneFor(battling(), 'dark', 'battle')
    expect(block(sceneFor(battling(), 'dark', 'battle', ['Sandstorm']), 'bar')).toEqual(block(plain, 'bar'))
  })
})

describe('picture C, lanes', () => {
  const planning = (dark: readonly string[], light: readonly string[], hand: readonly string[] = []) => {
    const game = position({
      at: 'Tatooine • Podrace Arena',
      step: 'battle',
      dark: { faceUp: dark, hand },
      light: { faceUp: light, hand: ['Rabé'] },
    })
    game.dark.battles(...hand)
    if (game.asked.includes('light battle-cards')) game.light.takes()
    if (game.asked.includes('light plan')) game.light.plans(...light.filter((name) => !/Lightsaber|Blaster/.test(name)))
    return game
  }
  const lanesFor = (game: Played, more: Partial<AnswerDraft> = {}) => {
    const decision = game.decision('dark', 'plan')
    const view = game.view('dark')
    return block(sceneOf(decision, view, { ...proposalOf(decision, view), ...more }, voiceOf('dark', 'en')), 'lanes')
  }

  it('compares each lane with each known opponent', () => {
    // Watto 3 with 1 of the place, and Aurra Sing 5 with 1 of the place and a Blaster that draws, against Yoda 4 and Mace Windu 6.
    const { lanes, against } = lanesFor(planning(['Aurra Sing', 'Watto', 'Blaster'], ['Yoda', 'Mace Windu']))
    expect(against.foes.map(({ tile, total }) => [tile.name, total.value])).toEqual([
      ['Mace Windu', '6'],
      ['Yoda', '4'],
    ])
    expect(lanes.map(({ number, name, total, results }) => [number, name, total.value, total.draws, results])).toEqual([
      [1, 'Aurra Sing', '6', 1, [{ kind: 'needs', draw: 1 }, { kind: 'wins' }]],
      [2, 'Watto', '4', undefined, [{ kind: 'short', by: 2 }, { kind: 'ties' }]],
    ])
    expect(lanes[0]?.chips.map(({ id, text }) => [id, text])).toEqual([
      ['gun', 'Blaster'],
      ['pin', '+1'],
    ])
    expect(lanes[1]?.note).toBeUndefined()
  })

  it('hangs a Battle card on the lane that it serves', () => {
    const { lanes } = lanesFor(planning(['Aurra Sing', 'Watto'], ['Yoda'], ['Sandstorm']))
    expect(lanes.flatMap(({ chips }) => chips.filter(({ id }) => id === 'bolt'))).toEqual([
      { id: 'bolt', card: 'DM-129', name: 'Sandstorm', text: '+3' },
    ])
  })

  it('shows the five strongest of six opponents', () => {
    const six = ['Yoda', 'Mace Windu', 'Rabé', 'DM-29', 'DM-29', 'Captain Panaka']
    const { against, lanes } = lanesFor(planning(['Watto', 'Sebulba'], six))
    const values = against.foes.map(({ total }) => Number(total.value))
    expect(values).toHaveLength(5)
    expect(values).toEqual([...values].sort((one, other) => other - one))
    for (const { results } of lanes) expect(results).toHaveLength(5)
  })

  it('counts the opponents that each of seven lanes beats', () => {
    const seven = ['Sebulba', 'Watto', 'Aurra Sing', 'DM-92', 'DM-92', 'DM-92', 'DM-92']
    const { lanes } = lanesFor(planning(seven, ['Yoda']))
    expect(lanes).toHaveLength(7)
    expect(lanes[0]?.beats).toEqual({ text: 'beats 1', tone: 'good' })
    expect(lanes.at(-1)?.beats).toEqual({ text: 'beats 0', tone: 'bad' })
    expect(lanes.every(({ results }) => results.length === 0)).toBe(true)
  })

  it('lets equal lanes share a place beyond twelve', () => {
    const many = ['Sebulba', 'Watto', ...Array<string>(12).fill('DM-92')]
    const { lanes } = lanesFor(planning(many, ['Yoda']))
    expect(lanes.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Sebulba'],
      [2, 'Watto'],
      [3, 'Pit Droid ×12'],
    ])
  })

  it('names the old place of the one fighter that was moved', () => {
    expect(movedFrom(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual({ id: 'd', from: 3 })
    expect(movedFrom(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual({ id: 'b', from: 1 })
    expect(movedFrom(['a', 'b', 'c'], ['b', 'c', 'a'])).toEqual({ id: 'a', from: 0 })
    expect(movedFrom(['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'])).toBeNull()
    expect(movedFrom(['a', 'b'], ['a', 'b'])).toBeNull()
  })
})

describe('the other pictures', () => {
  it('G: names the bonuses of both sides, and where the Locations come from', () => {
    const [game, side] = ASKED['next-location']()
    const choices = block(
      sceneFor(game, side, 'next-location', [], { choose: [], suggested: false }),
      'choices',
    ).choices
    expect(choices.length).toBeGreaterThan(1)
    for (const { notes } of choices) expect(notes.at(-1)).toMatch(/^\d places?: /)
    expect(choices.every(({ state, mark }) => state === undefined && mark === undefined)).toBe(true)
  })

  it('G: calls a planet better only where the own cards have a higher bonus', () => {
    const [game, side] = ASKED['start-location']()
    const decision = game.decision(side, 'start-location')
    const view = game.view(side)
    const scene = sceneOf(decision, view, proposalOf(decision, view), voiceOf(side, 'en'))
    // No card of this deck has a bonus anywhere.
    expect(block(scene, 'choices').choices.flatMap(({ mark }) => mark ?? [])).toEqual(['Suggested'])
  })

  it('H: adds the number that is chosen to the sum', () => {
    const [game, side] = ASKED['destiny-number']()
    const decision = game.decision(side, 'destiny-number')
    const options = decision.shape.type === 'choose' ? decision.shape.options : []
    const total = (choose: readonly string[]) =>
      block(sceneFor(game, side, 'destiny-number', [], { choose }), 'sum').sides[0].total
    for (const { id } of options) expect(total([id]) - total([])).toBe(Number(id))
  })

  it('H: explains each total by its lines', () => {
    for (const kind of ['switch', 'replace', 'redraw', 'give-up', 'call-tie'] as const) {
      const [game, side] = ASKED[kind]()
      for (const { total, lines } of block(sceneFor(game, side, kind), 'sum').sides)
        expect(lines.reduce((sum, { value }) => sum + Number(value.replace('−', '-')), 0)).toBe(total)
    }
  })

  it('D: marks the card that blocks, and dims those that don’t', () => {
    const [game, side] = ASKED.block()
    const { tiles, title } = block(sceneFor(game, side, 'block'), 'tray')
    expect(title).toBe('Dueling hand')
    expect(tiles.filter(({ state }) => state === 'chosen')).toHaveLength(1)
    expect(tiles.filter(({ state }) => state === 'dim').length).toBeGreaterThan(0)
  })

  it('F: adds starships from the hand to the power that intercepts', () => {
    const [game, side] = ASKED.intercept()
    const fleet = (titles: readonly string[]) => block(sceneFor(game, side, 'intercept', titles), 'band', 2)
    const { shape } = game.decision(side, 'intercept')
    const [ship] = shape.type === 'choose' ? shape.options : []
    const plain = fleet([])
    const added = fleet([titleOf(ship?.card ?? '')])
    expect(added.tiles.length).toBe(plain.tiles.length + 1)
    expect(added.tiles.at(-1)?.state).toBe('coming')
    expect(Number(added.total?.value)).toBeGreaterThan(Number(plain.total?.value))
  })

  it('names no card of the opponent that lies hidden', () => {
    const game = position({ dark: { hand: ['Watto'] }, light: { hidden: ['Rabé', 'Yoda'] } })
    const scene = sceneFor(game, 'dark', 'deploy')
    expect(block(scene, 'band').total).toEqual({ value: '?', label: 'hidden' })
    expect(JSON.stringify(scene)).not.toMatch(/Rabé|Yoda/)
  })
})
