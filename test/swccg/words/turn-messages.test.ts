/** A turn in a few words, its pictures, and the end: the thread's message, and the frames of a replay. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type GameEvent, LANGUAGES, type Language, type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { moments } from '../../../src/games/swccg/story/moments.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { playedOut } from '../starter-lists.ts'
import { BATTLE_TURN, DRAIN_TURN, plainSpaces, seen, voiceIn } from './made-up-turns.ts'

const told = (events: readonly GameEvent[], language: Language) => {
  const { turn, headline, lines, small } = moments.turn(seen(events), voiceIn(language))
  return { title: plainSpaces(`${turn} · ${headline}`), lines: lines.map(plainSpaces), small: small.map(plainSpaces) }
}

describe('the message of a turn', () => {
  test('with drains has them as headline, what was lost below, and the rest in small letters', () => {
    expect(told(DRAIN_TURN, 'en')).toEqual({
      title: 'Turn 9 · carol drains 2',
      lines: ['bob loses A-wing and Houjix.'],
      small: [
        'carol activated 9 Force and drew 1 card.',
        'carol deploys Victory-Class Star Destroyer and Saber 4 with DS-181-4 to Kessel.',
        'carol plays Sense as a Used Interrupt.',
      ],
    })
  })

  test('with a battle has its result as headline and the losses of each side in a sentence', () => {
    expect(told(BATTLE_TURN, 'fr')).toEqual({
      title: 'Tour 10 · bob gagne à Back Door 12–7',
      lines: ['carol perd Elite Squadron Stormtrooper et 2 points de Force.', 'bob perd Corporal Beezer.'],
      small: ['bob active 9 points de Force et pioche 1 carte.'],
    })
  })

  test('with a second battle says it below, the heavier one first', () => {
    const twice = BATTLE_TURN.flatMap((event) =>
      event.type === 'battle-over'
        ? [
            event,
            ...BATTLE_TURN.filter(({ type }) => ['battle', 'totals'].includes(type)),
            { ...event, data: { ...event.data, paid: null } },
          ]
        : [event],
    )
    expect(told(twice, 'en').title).toBe('Turn 10 · bob wins at Back Door 12–7')
    expect(told(twice, 'en').lines.at(-1)).toBe('Also: bob wins at Back Door 12–7.')
  })

  test('without either counts its deployments, and names them in small letters', () => {
    const quiet = DRAIN_TURN.filter(({ type }) => !type.startsWith('drain') && type !== 'lost')
    expect(told(quiet, 'en').title).toBe('Turn 9 · carol deploys 3 cards')
    expect(told(quiet, 'en').small[0]).toContain('Victory-Class Star Destroyer and Saber 4 with DS-181-4')
  })

  test('in which nothing happens says so once it has come to its draws, and nothing before', () => {
    const [turn, activated] = DRAIN_TURN as [GameEvent, GameEvent]
    expect(told([turn, activated], 'en').title).toBe('Turn 9 · ')
    const phase: GameEvent = { type: 'phase', seat: 'dark', data: { phase: 'draw' } }
    expect(told([turn, activated, phase], 'fr').title).toBe('Tour 9 · carol ne fait rien')
  })
})

interface PlayedTurn {
  readonly events: SeenEvent[]
  view: View
}
const turns: PlayedTurn[] = []
let last: State

beforeAll(() => {
  for (const seed of [301, 302]) {
    playedOut(seed, ({ after, events }) => {
      for (const event of events) {
        if (event.type === 'turn' || turns.length === 0)
          turns.push({ events: [], view: swccg.view(after, 'spectator') })
        turns.at(-1)?.events.push(seenBy(event, 'spectator'))
      }
      const turn = turns.at(-1)
      if (turn !== undefined) turn.view = swccg.view(after, 'spectator')
      last = after
    })
  }
})

describe('pictures of turns', () => {
  test('show each battle that has totals, and the drains of a turn on the board, with both Life Forces', () => {
    let battles = 0
    let boards = 0
    for (const { events, view } of turns) {
      const totals = events.filter(({ type }) => type === 'totals').length
      const amount = events.reduce(
        (sum, { type, data }) => sum + (type === 'drain-counted' ? Number(data.amount) : 0),
        0,
      )
      const drawn = moments.pictures?.(events, view, voiceIn('en')) ?? []
      const kinds = drawn.map(({ scene }) => scene.blocks[0]?.block)
      expect(kinds.filter((kind) => kind === 'place')).toHaveLength(totals)
      expect(kinds.filter((kind) => kind === 'board')).toHaveLength(amount > 0 ? 1 : 0)
      for (const { scene } of drawn) expect(scene.blocks.at(-1)?.block).toBe('strip')
      battles += totals
      boards += amount > 0 ? 1 : 0
    }
    expect(battles).toBeGreaterThan(5)
    expect(boards).toBeGreaterThan(5)
  })

  test('show a battle that its destinies decided as it came: before them, and before the losses', () => {
    const part = (cards: number, destiny: number) => ({ cards, texts: 0, power: 0, destiny })
    /** The same battles: dark has less power, and wins by a destiny of 3. */
    const byDraw = (one: SeenEvent): SeenEvent =>
      one.type !== 'totals'
        ? one
        : {
            ...one,
            data: {
              ...one.data,
              ...{ dark: 7, light: 5, winner: 'dark', parts: { dark: part(4, 3), light: part(5, 0) } },
              draws: { dark: [{ card: '1_127', value: 3, use: 'battle' }], light: [] },
            },
          }
    const pictures = (change: (one: SeenEvent) => SeenEvent) =>
      turns.flatMap(({ events, view }) => moments.pictures?.(events.map(change), view, voiceIn('en')) ?? [])
    expect(pictures((one) => one).some(({ fight, before }) => fight === true && before === undefined)).toBe(true)
    const moving = pictures(byDraw).filter(({ before }) => before !== undefined)
    expect(moving.length).toBeGreaterThan(0)
    for (const { scene, before = [], fight } of moving) {
      expect(fight).toBe(true)
      const barIn = ({ blocks }: typeof scene) => blocks.find((one) => one.block === 'bar')
      const sign = (shown: typeof scene) => {
        const [near, far] = barIn(shown)?.sides ?? []
        return Math.sign((near?.value ?? 0) - (far?.value ?? 0))
      }
      const [first = scene] = before
      expect(sign(first)).not.toBe(sign(scene))
      expect(first.blocks.some(({ block }) => block === 'draw')).toBe(false)
      expect(before.at(-1)?.blocks.some(({ block }) => block === 'draw')).toBe(true)
      // Nothing is lost before the end, and nothing is hit at the beginning.
      const states = (shown: typeof scene) =>
        shown.blocks.flatMap((one) =>
          one.block === 'muster'
            ? one.sides.flatMap(({ fighters }) => fighters.flatMap(({ state }) => state ?? []))
            : [],
        )
      expect(states(first)).toEqual([])
      expect(before.flatMap(states).filter(({ look }) => look === 'lost')).toEqual([])
    }
  })

  test('say the same in both languages: cards, numbers, places and their order', () => {
    const bare = (language: Language) =>
      turns.map(({ events, view }) =>
        (moments.pictures?.(events, view, voiceIn(language)) ?? []).map(({ scene, weight, over }) =>
          JSON.stringify([scene, weight, over], (key, value) =>
            ['label', 'text', 'says', 'note', 'more'].includes(key) ? undefined : value,
          ),
        ),
      )
    expect(bare('fr')).toEqual(bare('en'))
  })

  test('have a headline for every turn in which something was deployed, lost or fought', () => {
    for (const { events, view } of turns) {
      const busy = events.some(({ type }) => ['deployed', 'battle', 'drained', 'forfeited'].includes(type))
      for (const language of LANGUAGES)
        if (busy && events[0]?.type === 'turn')
          expect(moments.turn(events, voiceIn(language), view).headline).not.toBe('')
    }
  })
})

test('rule 1.5: the end card has the Life Forces, the Force drained and the battles won, the winner’s first', () => {
  const view = swccg.view(last, 'spectator')
  const from = turns.findLastIndex(({ events }) => events.some(({ type }) => type === 'first-hand'))
  const events = turns.slice(from).flatMap((turn) => turn.events)
  const end = moments.end(events, view, voiceIn('en'))
  const { outcome, sizes } = view
  const drained = (side: string) =>
    events.reduce(
      (sum, { type, seat, data }) => sum + (type === 'drain-counted' && seat === side ? Number(data.amount) : 0),
      0,
    )
  const [first, second] = outcome?.winner === 'light' ? ['light', 'dark'] : ['dark', 'light']
  expect(end?.winner).toBe(outcome?.winner)
  const kinds = (['en', 'fr'] as const).map(
    (language) => moments.end(events, { ...view, format: 'endor-ds2' }, voiceIn(language))?.kind,
  )
  expect(kinds).toEqual(['Star Wars CCG · Endor & Death Star II', 'Star Wars CCG · Endor et Death Star II'])
  expect(end?.counts.map(({ value }) => value).slice(0, 2)).toEqual([
    String(view.turn),
    `${drained(String(first))}–${drained(String(second))}`,
  ])
  if (outcome?.kind === 'life-force') {
    const { reserve, force, used } = sizes[first as 'dark' | 'light']
    expect(end?.claim).toBe(`wins ${reserve + force + used}–0`)
  }
  expect(moments.end(events, { ...view, outcome: null }, voiceIn('en'))).toBeNull()
  // Both out of time: no tie.
  const late = { kind: 'time-out', winner: null, values: {} }
  expect(moments.end(events, { ...view, outcome: late }, voiceIn('en'))?.claim).toBe('No winner')
  expect(swccg.words.outcome(late, voiceIn('en'))).toBe('Both timed out: no one wins.')
  expect(swccg.words.outcome(late, voiceIn('fr'))).toBe('Les deux ont dépassé leur délai\u00a0: personne ne gagne.')
})
