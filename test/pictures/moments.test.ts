/** Pictures of moments: everything fits, nothing is cut, the words say the same, and nothing secret is in them. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FoughtLane,
  type GameEvent,
  LANGUAGES,
  type LaneSide,
  type Language,
  type Rect,
  type Seat,
  type ShownClash,
  seenBy,
} from '../../src/contract/index.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { moments } from '../../src/games/young-jedi/story/moments.ts'
import { viewOf } from '../../src/games/young-jedi/view/player-view.ts'
import { jointsOf } from '../../src/kit/wording/words.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { isCut, type Mark, type Sketch } from '../../src/pictures/moments/marks.ts'
import { momentAlt } from '../../src/pictures/moments/moment-alt.ts'
import { momentSketch } from '../../src/pictures/moments/moment-artist.ts'
import { type DrawnMoment, type Setting, shortName } from '../../src/pictures/moments/moment-scene.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { PICTURE, TYPE } from '../../src/pictures/style.ts'
import { anyDeck, begin, matches, playOut } from '../young-jedi/properties/games.ts'

const LONG: Readonly<Record<Seat, string>> = {
  dark: 'Wilhelmina Featherstonehaugh-Xyz',
  light: 'Maximilian Bartholomew Overbrook',
}
const KILOBYTE = 1024
const MOST_ALT = 1024

const look = youngJedi.look ?? plainLook(youngJedi.seats)

function settingFor(language: Language, standing: Setting['standing']): Setting {
  const more = (count: number) => `${count} more`
  const words = { lost: 'lost', wins: 'wins', tie: 'tie', deck: 'deck', more, joints: jointsOf(language) }
  const sheet = (card: string) => youngJedi.cards.sheet(card, language)
  return { seats: ['dark', 'light'], square: 'dark', names: LONG, standing, words, sheet }
}

type Words = Extract<Mark, { kind: 'words' }>
const wordsIn = ({ marks }: Sketch): readonly Words[] => marks.filter((mark): mark is Words => mark.kind === 'words')
const textOf = ({ set }: Words): string =>
  set.lines.map(({ pieces }) => pieces.map((piece) => ('text' in piece ? piece.text : '◆')).join('')).join(' ')

/** Where the ink of words lies. */
function inkOf({ rect, set, align }: Words): Rect {
  const x =
    align === 'left'
      ? rect.x
      : align === 'right'
        ? rect.x + rect.width - set.width
        : rect.x + (rect.width - set.width) / 2
  return { x, y: rect.y + (rect.height - set.height) / 2, width: set.width, height: set.height }
}

const overlap = (one: Rect, other: Rect): boolean =>
  one.x + 1 < other.x + other.width &&
  other.x + 1 < one.x + one.width &&
  one.y + 6 < other.y + other.height &&
  other.y + 6 < one.y + one.height

/** Everything that is wrong with a picture. */
function faultsOf(sketch: Sketch): string[] {
  const words = wordsIn(sketch)
  const small = ({ set }: Words) =>
    set.size < TYPE.least && (set.size < TYPE.leastWord || !set.lines.some(({ pieces }) => pieces.length === 1))
  const outside = ({ x, y, width, height }: Rect) =>
    x < -1 || y < -1 || x + width > sketch.width + 1 || y + height > sketch.height + 4
  return [
    ...words.filter(small).map((one) => `small: ${textOf(one)} ${one.set.size}`),
    ...words.filter((one) => one.set.width > one.rect.width + 0.5).map((one) => `wide: ${textOf(one)}`),
    ...words.filter((one) => one.set.height > one.rect.height + 8).map((one) => `high: ${textOf(one)}`),
    ...sketch.marks.filter(({ rect }) => outside(rect)).map(({ kind }) => `outside: ${kind}`),
    ...words.flatMap((one, at) =>
      words
        .slice(at + 1)
        .flatMap((other) => (overlap(inkOf(one), inkOf(other)) ? [`over: ${textOf(one)} / ${textOf(other)}`] : [])),
    ),
    ...(sketch.height > PICTURE.tallest ? [`tall: ${sketch.height}`] : []),
  ]
}

/** People's names are cut at twelve letters, and long sentences stand in full beside the picture. */
const isPerson = (setting: Setting, text: string): boolean =>
  setting.seats.some((seat) => text.startsWith(shortName(setting, seat).slice(0, 5))) || /^[^ ]+ …$/.test(text)

const cutIn = (setting: Setting, sketch: Sketch): string[] =>
  wordsIn(sketch)
    .filter(({ set }) => isCut(set))
    .map(textOf)
    .filter((text) => !isPerson(setting, text))

/** Card ids from the longest title on. */
const longest = cards
  .filter((card) => card.type === 'character')
  .sort((one, other) => other.title.length - one.title.length)
  .map(({ id, title }) => ({ id, title }))

function crowd(count: number, start = 0): ShownClash {
  const sideAt = (at: number, lost: boolean): LaneSide => {
    const { id, title } = longest[(start + at) % longest.length] as (typeof longest)[number]
    const parts = [
      { sign: 'own', value: 5, label: 'power' },
      { sign: 'place', value: 2, label: 'Location' },
      { sign: 'gear', value: 3, label: 'Qui-Gon Jinn’s Lightsaber, Jedi Weapon' },
      { sign: 'text', value: -2, label: 'texts' },
      { sign: 'play', value: 4, label: 'I Have A Bad Feeling About This' },
      { sign: 'draw', value: 12, label: 'destiny', cards: [id] },
    ] as const
    return { fighters: [{ card: id, name: title, lost }], label: title, short: title, total: 24, parts }
  }
  const lanes = Array.from({ length: count }, (_, at): FoughtLane => {
    const winner = at % 3 === 0 ? 'dark' : at % 3 === 1 ? 'light' : null
    const sides = { dark: sideAt(at * 2, winner === 'light'), light: sideAt(at * 2 + 1, winner === 'dark') }
    return { sides, winner, byDraw: true, told: '' }
  })
  const unmet = [
    { by: 'dark', label: 'break through', cost: '12 cards' },
    { by: 'light', label: 'break through', cost: '12 cards' },
  ]
  return { label: 'clash', lanes, unmet: unmet.slice(0, 1), score: { dark: 12, light: 12 }, over: true }
}

const STANDING: Setting['standing'] = {
  goals: [
    { name: 'Tatooine', letter: 'T', state: 'won', by: 'dark' },
    { name: 'Coruscant', letter: 'C', state: 'won', by: 'light' },
    { name: 'Naboo', letter: 'N', state: 'now', by: null },
  ],
  left: { dark: 40, light: 39 },
}

describe('crowded clashes with the longest names', () => {
  const setting = settingFor('en', STANDING)
  it('fit, and no name of a card is cut', () => {
    for (let count = 1; count <= 14; count++)
      for (let start = 0; start < longest.length; start += 24) {
        const moment: DrawnMoment = { kind: 'clash', clash: crowd(count, start) }
        const sketch = momentSketch(setting, moment, look)
        expect([count, start, faultsOf(sketch)]).toEqual([count, start, []])
        expect([count, start, cutIn(setting, sketch)]).toEqual([count, start, []])
        expect(momentAlt(setting, moment).length).toBeLessThanOrEqual(MOST_ALT)
      }
  })

  it('fit lane by lane, and show no result before it comes', () => {
    const clash = crowd(5)
    for (let lanes = 0; lanes <= 5; lanes++) {
      const sketch = momentSketch(setting, { kind: 'clash', clash, stage: { lanes } }, look)
      expect(faultsOf(sketch)).toEqual([])
      const lost = sketch.marks.filter((mark) => mark.kind === 'face' && mark.lost).length
      const decided = clash.lanes.slice(0, lanes).filter(({ winner }) => winner !== null).length
      expect(lost).toBe(decided)
    }
  })

  it('have at most 300 kilobytes, drawn and moving', async () => {
    const pictures = new CardPictures({ 'young-jedi': youngJedi })
    const crowded = await pictures.moment('young-jedi', setting, { kind: 'clash', clash: crowd(12) })
    expect(crowded.png.length).toBeLessThan(300 * KILOBYTE)
    const moved = await pictures.movingClash('young-jedi', setting, { kind: 'clash', clash: crowd(5) })
    expect(moved.name).toMatch(/\.gif$/)
    expect(moved.png.subarray(0, 6).toString('latin1')).toBe('GIF89a')
    expect(moved.png.length).toBeLessThan(600 * KILOBYTE)
  })
})

/** The facts of a game, turn by turn. */
function turnsOf(events: readonly GameEvent[]): GameEvent[][] {
  const turns: GameEvent[][] = [[]]
  for (const event of events) {
    if (event.type === 'turn') turns.push([])
    turns.at(-1)?.push(event)
  }
  return turns
}

describe('the moments of whole games', () => {
  it('fit into their pictures, stand in the words beside them, and hang on nothing secret', () => {
    const drawn: Record<string, number> = {}
    fc.assert(
      fc.property(matches(anyDeck, ['practice', 'keen']), fc.constantFrom(...LANGUAGES), (match, language) => {
        const all = [...begin(match).events]
        const { state } = playOut(match, ({ events }) => {
          all.push(...events)
          return undefined
        })
        const voice = { language, names: LONG, reader: 'spectator' }
        const view = viewOf(state, 'spectator')
        const setting = settingFor(language, moments.standing(view, voice))
        const of = (events: readonly GameEvent[]): DrawnMoment[] => {
          const seen = events.map((event) => seenBy(event, 'spectator'))
          const clashes = moments.clashes(seen, voice)
          return [
            ...clashes.map((clash): DrawnMoment => ({ kind: 'clash', clash })),
            ...clashes.flatMap(({ lanes }) => lanes.map((lane): DrawnMoment => ({ kind: 'fight', lane }))),
            ...moments.wins(seen, view, voice).map((win): DrawnMoment => ({ kind: 'win', win })),
          ]
        }
        const end = moments.end(
          all.map((event) => seenBy(event, 'spectator')),
          view,
          voice,
        )
        const long = { value: '12 heures', label: 'durée' }
        const shown = [...turnsOf(all).flatMap(of), ...(end === null ? [] : [{ kind: 'end', end, long } as const])]
        for (const moment of shown) {
          const sketch = momentSketch(setting, moment, look)
          drawn[moment.kind] = (drawn[moment.kind] ?? 0) + 1
          expect([moment, faultsOf(sketch)]).toEqual([moment, []])
          const alt = momentAlt(setting, moment)
          expect(alt.length).toBeLessThanOrEqual(MOST_ALT)
          expect(alt).not.toMatch(/undefined|NaN|\{\{/)
          const lanes = moment.kind === 'clash' ? moment.clash.lanes : moment.kind === 'fight' ? [moment.lane] : []
          for (const { sides } of lanes)
            for (const side of Object.values(sides)) expect(alt).toContain(`${side.label} ${side.total}`)
        }
        const stripped = all.map(({ secret: _, ...open }) => open)
        expect(turnsOf(stripped).flatMap(of)).toEqual(turnsOf(all).flatMap(of))
        for (const turn of turnsOf(all)) {
          const told = moments.turn(
            turn.map((event) => seenBy(event, 'spectator')),
            voice,
          )
          for (const text of [told.headline, ...told.lines, ...told.small])
            expect(text).not.toMatch(/undefined|NaN|\{\{/)
        }
      }),
      { numRuns: 12, seed: 77, endOnFailure: true },
    )
    expect(Math.min(...['clash', 'fight', 'win', 'end'].map((kind) => drawn[kind] ?? 0))).toBeGreaterThan(0)
  })
})
