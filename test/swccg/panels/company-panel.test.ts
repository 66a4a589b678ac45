/** Questions in the middle of a move or a text: their panels show the goal, everybody who arrives, and the price. */
import { describe, expect, it, test } from 'vitest'
import type { AnswerDraft, Block, Decision } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'
import { played } from '../starter-lists.ts'
import { LANGUAGES, voiceOf } from './full-tables.ts'

type Named<N extends Block['block']> = Extract<Block, { block: N }>

/** Returns the question of a game in which these options were chosen one after the other. */
function askedAfter(state: State, ...chosen: readonly RegExp[]): { decision: Decision<'dark' | 'light'>; view: View } {
  const then = chosen.reduce((now, words) => {
    const [{ id, seat, shape, exits } = raise()] = swccg.decisions(now)
    const options = shape.type === 'choose' ? shape.options : []
    const choose = options.filter((option) => words.test(option.id)).slice(0, 1)
    return played(now, seat, { decision: id, exit: exits[0]!.id, choose: choose.map((option) => option.id) }).state
  }, state)
  const [decision = raise()] = swccg.decisions(then)
  return { decision, view: viewOf(then, decision.seat) }
}

function raise(): never {
  throw new Error('nobody is asked')
}

function panelWith(asked: ReturnType<typeof askedAfter>, choose: readonly string[], language: 'en' | 'fr' = 'en') {
  const { decision, view } = asked
  const begun: AnswerDraft = { choose, suggested: false }
  const panel = swccg.panels!.ask(decision, view, begun, voiceOf(decision.seat, language))
  const { blocks } = panel.scene()
  const one = <N extends Block['block']>(name: N) => blocks.find((block): block is Named<N> => block.block === name)!
  return { ...panel, board: one('board'), tray: one('tray') }
}

const transit = askedAfter(
  laid({
    ...{ turn: 'dark', phase: 'move', dark: { hand: 'Grond', force: '2' } },
    places: [
      'Endor Landing Platform, dark | Arnet; Tarl; Elite Squadron Stormtrooper',
      'Endor Back Door, light | Midge',
      'Endor Landing Platform, light | Beezer',
    ],
  }),
  /^move-/,
  /^transit/,
)

describe('docking bay transit (rule 10.1.5)', () => {
  const { shape } = transit.decision
  const others = shape.type === 'choose' ? shape.options.map(({ id }) => id) : []

  it.each(LANGUAGES)('shows those who go at their goal, and dim where they leave (%s)', (language) => {
    for (const choose of [[], others.slice(0, 1), others]) {
      const { board, tray, question, actions } = panelWith(transit, choose, language)
      const [from, , to] = board.places
      const stateOf = ({ tiles }: (typeof from & {})['sides'][number]) => tiles.flatMap(({ state }) => state ?? [])
      expect(to!.state).toBe('chosen')
      expect(stateOf(to!.sides[0])).toEqual(Array(choose.length + 1).fill('coming'))
      expect(stateOf(from!.sides[0])).toEqual(Array(choose.length + 1).fill('leaving'))
      expect(board.ways).toEqual([{ from: from!.id, to: to!.id }])
      expect(question).toMatch(/Platform 2\s?\?$/u)
      expect(tray.tiles.filter(({ state }) => state === 'chosen')).toHaveLength(choose.length + 1)
      expect(tray.tiles).toHaveLength(3)
      expect(actions[0]!.label).toMatch(new RegExp(`${choose.length + 1}$`))
    }
  })

  test('the line below has the price of all, and the power at the goal before and after', () => {
    expect([[], others].map((choose) => panelWith(transit, choose).below)).toEqual([
      'Free. Power there 0 → 2',
      'Free. Power there 0 → 5',
    ])
  })

  test('those who gain by it are proposed', () => {
    const { decision, view } = transit
    const proposal = swccg.panels!.suggest(decision, view)!
    expect(others).toEqual(expect.arrayContaining([...(proposal.choose ?? [])]))
    const panel = swccg.panels!.ask(decision, view, { ...proposal, suggested: true }, voiceOf('dark', 'en'))
    const count = (proposal.choose ?? []).length + 1
    expect(panel.actions[0]).toMatchObject({ label: `✦ Transit ${count}`, look: 'good' })
  })
})

test('U-39: with fewer seats than cards the panel shows those who come already, and counts them', () => {
  const riders = [
    'Grond',
    'Arnet',
    'Tarl',
    'Elite Squadron Stormtrooper',
    'Navy Trooper Fenson',
    'Watts',
    'Biker Scout Trooper',
  ]
  const asked = askedAfter(
    laid({
      ...{ turn: 'dark', phase: 'move', dark: { hand: '', force: '3' } },
      places: [
        `Sullust, dark | Victory-Class Star Destroyer + ${riders.join(' passenger + ')} passenger; Emperor's Personal Shuttle`,
      ],
    }),
    /^move-/,
    /^transfer/,
    /./,
  )
  const { decision, view } = asked
  const { along } = decision.about as unknown as { readonly along: readonly string[] }
  expect(along).toHaveLength(1)
  const { tray, board, actions } = panelWith(asked, [])
  expect(tray.tiles.filter(({ state }) => state === 'chosen')).toHaveLength(2)
  const shuttle = board.places[0]!.sides[0].tiles.find(({ state }) => state === 'chosen')
  expect(shuttle!.crew).toBe(2)
  expect(actions[0]!.label).toBe('Transfer 2')
  expect(view.pieces.filter(({ on }) => on === shuttle!.handle)).toEqual([])
})

describe('the words of a move', () => {
  const given = {
    ...{ turn: 'light', phase: 'move', light: { hand: '', force: '3' } },
    places: [
      'Endor, light | Nebulon-B Frigate',
      'Endor Landing Platform, light | X-wing + Gray Squadron Y-wing Pilot pilot; Beezer',
      'Endor Back Door, light | Tempest 1',
    ],
  }
  const asked = askedAfter(laid(given))
  const { shape } = asked.decision
  const options = shape.type === 'choose' ? shape.options : []
  const wordsOf = (card: string, language: 'en' | 'fr') => {
    const option = options.find(({ about, group }) => group === 'move' && about?.how === card)
    const { question, actions } = panelWith(asked, [option!.id], language)
    return [question.replaceAll('\u00a0', ' '), actions[0]!.label]
  }

  it.each([
    ['take-off', 'en', 'X-wing takes off to Endor?', 'Take off'],
    ['take-off', 'fr', 'X-wing décolle vers Endor ?', 'Décoller'],
    ['disembark', 'en', 'Y-wing Pilot leaves X-wing?', 'Leave X-wing'],
    ['disembark', 'fr', 'Y-wing Pilot débarque (X-wing) ?', 'Débarquer (X-wing)'],
  ] as const)('say how the card moves: %s (%s)', (how, language, question, label) => {
    expect(wordsOf(how, language)).toEqual([question, label])
  })

  test('a ship that lands is said to have no power there', () => {
    const space = askedAfter(
      laid({
        ...given,
        places: ['Endor, light | X-wing + Gray Squadron Y-wing Pilot pilot', 'Endor Landing Platform, light |'],
      }),
    )
    const { question, below, actions } = panelWith(space, ['move-t2'])
    expect([question, below, actions[0]!.label]).toEqual([
      'Land X-wing at Landing Platform?',
      'No power while landed',
      'Land',
    ])
  })
})

test('SW-019: cards that a text relocates are shown at the site that is chosen', () => {
  const asked = askedAfter(
    laid({
      ...{ turn: 'light', phase: 'move', light: { hand: 'Nabrun Leids', next: '2', force: '5' } },
      places: ['Endor Back Door, light | Midge', 'Endor Great Forest, light |', 'Endor Ancient Forest, light |'],
    }),
    /^play-/,
  )
  expect(asked.decision.kind).toBe('goal')
  const { board, below } = panelWith(asked, [])
  const [from, to] = board.places
  expect(below).toBe('1 card goes with Nabrun Leids')
  expect(to!.sides[0].tiles.map(({ state }) => state)).toEqual(['coming'])
  expect(from!.sides[0].tiles.map(({ state }) => state)).toEqual(['leaving'])
})

describe('scouts who go along by landspeed (rule 53.1)', () => {
  const walk = askedAfter(
    laid({
      ...{ turn: 'light', phase: 'move', light: { force: '2' } },
      places: ['Endor Great Forest, dark | Sergeant Brooks Carlson; Delevar', 'Endor Back Door, dark |'],
    }),
    /^move-/,
  )
  const { shape } = walk.decision
  const others = shape.type === 'choose' ? shape.options.map(({ id }) => id) : []

  it.each([
    ['en', 'Move 2', /^Move 2 cards to /],
    ['fr', 'Déplacer 2', /^Déplacer 2 cartes vers /],
  ] as const)(
    'the question and its button speak of a move, and show both where they go (%s)',
    (language, label, words) => {
      expect(walk.decision.kind).toBe('company')
      const { board, question, actions } = panelWith(walk, others, language)
      expect(question).toMatch(words)
      expect(actions[0]!.label).toBe(label)
      const coming = board.places.flatMap(({ sides }) => sides).flatMap(({ tiles }) => tiles)
      expect(coming.filter(({ state }) => state === 'coming')).toHaveLength(2)
    },
  )
})
