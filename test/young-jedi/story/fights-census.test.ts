/**
 * The numbers of pictures, stories and explanations of fights are the engine's, for every reader and in both languages.
 * The decks are built around texts that change draws. Each run of the tests plays a few games; `npm run census 10000` plays
 * 200.
 */
import { describe, expect, it } from 'vitest'
import { type GameEvent, type Language, type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { randomDeck, themeOf } from '../../../src/games/young-jedi/decks/random.ts'
import { help } from '../../../src/games/young-jedi/explain/index.ts'
import type { Fact, FactName, Power } from '../../../src/games/young-jedi/state/game-facts.ts'
import type { FightFrame, State } from '../../../src/games/young-jedi/state/game-state.ts'
import { moments } from '../../../src/games/young-jedi/story/moments.ts'
import { news } from '../../../src/games/young-jedi/story/panel-news.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { type Match, playOut, READERS } from '../properties/games.ts'
import { NAMES, plain, voice } from '../words/reading.ts'

/** Games in which every such text comes up. */
const FEW: readonly number[] = [12, 16, 40, 80, 109]
/** A census of 10,000 games plays 200 here. */
const SHARE = 50
const MANY = Math.ceil(Number(process.env.CENSUS ?? 0) / SHARE)
const GAMES: readonly number[] = [...new Set([...FEW, ...Array.from({ length: MANY }, (_, number) => number)])]

const FORMS = ['redraw', 'draw-two', 'replace-destiny', 'switch-destiny', 'tie', 'send-back'] as const
const LANGUAGES: readonly Language[] = ['en', 'fr']

function matchOf(number: number): Match {
  const next = seededNumbers(`changed draws ${number}`)
  const around = [FORMS[number % FORMS.length] as string]
  const deck = (side: Side) => randomDeck(side, 'full', 'current', next, themeOf(around, next))
  return {
    format: 'full',
    rules: { edition: 'current' },
    decks: { dark: deck('dark'), light: deck('light') },
    seed: `changed draws ${number}`,
    opening: number % 3 === 0 ? 'set-up' : 'laid out',
    style: 'curious',
    choices: { next: () => ({ value: next(), done: false }) },
  }
}

/** A fight as the engine has counted it. */
interface Counted {
  readonly winner: Side | null
  readonly power: Readonly<Record<Side, Power>>
  readonly total: Readonly<Record<Side, number>>
  /** The drawn numbers that count, as far as the engine still had them when it was asked the last time. */
  readonly drawn: FightFrame['drawn'] | null
}

const isFact = <Name extends FactName>(event: GameEvent, type: Name): event is GameEvent & Fact<Name> =>
  event.type === type

/** The draws of the fight that goes on, if all are made: the answer to this position can change no more than one of them. */
const frameIn = ({ flow }: State): FightFrame | undefined =>
  flow.find((frame): frame is FightFrame => frame.frame === 'fight')

/** Plays a game. @returns its events, its battles' fights, and its last state */
function played(match: Match): { events: GameEvent[]; fights: Counted[]; last: State } {
  const events: GameEvent[] = []
  const fights: Counted[] = []
  const { state } = playOut(match, ({ before, decision, events: told }) => {
    events.push(...told)
    const first = told.findIndex(({ type }) => type === 'fight')
    // Nothing changes between this question and the result unless its answer does.
    const settled = decision.kind === 'call-tie' && first >= 0
    for (const event of told)
      if (isFact(event, 'fight'))
        fights.push({
          winner: (event.seat ?? null) as Side | null,
          power: event.data.power,
          total: event.data.total,
          drawn: settled && event === told[first] ? (frameIn(before)?.drawn ?? null) : null,
        })
    return undefined
  })
  return { events, fights, last: state }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([number]) => Number(number))

/** The numbers that a side draws or counts in the words of a lane. */
function drawsTold(told: string, side: Side, reader: string, language: Language): number[] | null {
  const verbs = {
    en: side === reader ? ['You draw ', 'You count '] : [`${NAMES[side]} draws `, `${NAMES[side]} counts `],
    fr: side === reader ? ['Vous tirez ', 'Vous comptez '] : [`${NAMES[side]} tire `, `${NAMES[side]} compte `],
  }[language]
  const sentence = told.split(/(?<=\.) /).find((one) => verbs.some((verb) => one.startsWith(verb)))
  return sentence === undefined ? null : numbersIn(sentence)
}

interface Reading {
  readonly reader: string
  readonly language: Language
}

function picturesAgree(facts: readonly SeenEvent[], fights: readonly Counted[], { reader, language }: Reading): void {
  const shown = moments.clashes(facts, voice(reader, language))
  const lanes = shown.flatMap((clash) => clash.lanes)
  expect(lanes).toHaveLength(fights.length)
  for (const [at, { sides, winner, told }] of lanes.entries()) {
    const fight = fights[at] as Counted
    expect(winner).toBe(fight.winner)
    const said = plain(told)
    for (const side of SIDES) {
      const { total, parts } = sides[side] as (typeof sides)[string]
      const { destiny } = fight.power[side]
      const draw = parts.find(({ sign }) => sign === 'draw')
      expect(total).toBe(fight.total[side])
      expect(Math.max(0, sumOf(parts.map(({ value }) => value)))).toBe(total)
      expect(draw?.value ?? 0).toBe(destiny)
      const drawn = drawsTold(said, side, reader, language)
      expect(sumOf(drawn ?? []), said).toBe(destiny)
      expect(draw?.cards?.length ?? 0, said).toBe(drawn?.length ?? 0)
      if (fight.drawn !== null) {
        const own = fight.drawn.filter((one) => one.side === side && one.cards.length > 0)
        expect(drawn ?? [], said).toEqual(own.map(({ number }) => number))
      }
    }
    const [first, second] = reader === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    expect(said).toContain(
      `${sides[first]?.label} ${fight.total[first]} – ${fight.total[second]} ${sides[second]?.label}.`,
    )
  }
  const won = (side: Side) => fights.filter(({ winner }) => winner === side).length
  for (const side of SIDES) expect(sumOf(shown.map(({ score }) => score[side] ?? 0))).toBe(won(side))
}

/** "1. A 14 – 11 B: Anna wins, damage 4." */
function storiesAgree(facts: readonly SeenEvent[], fights: readonly Counted[], { reader, language }: Reading): void {
  const lines = plain(words.story(facts, voice(reader, language)))
  const of = lines.filter(({ kind, text }) => kind === 'more' && / \d+ – \d+ /.test(text))
  expect(of).toHaveLength(fights.length)
  const [first, second] = reader === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  for (const [at, { text }] of of.entries()) {
    const { total, winner } = fights[at] as Counted
    expect(text).toContain(` ${total[first]} – ${total[second]} `)
    const wins = { en: / wins?\b/, fr: / (gagnez|gagne|l’emporte|l’emportez)/ }[language]
    expect(wins.test(text.slice(text.lastIndexOf(':'))), text).toBe(winner !== null)
  }
  const on = { en: 'The battle continues.', fr: 'La bataille continue.' }[language]
  if (facts.some(({ type }) => type === 'over')) expect(lines.map(({ text }) => text).join('\n')).not.toContain(on)
}

function explanationsAgree(
  facts: readonly SeenEvent[],
  fights: readonly Counted[],
  { reader, language }: Reading,
): void {
  const counted = help.counts(
    facts.filter(({ type }) => type !== 'dueling-hand'),
    voice(reader, language),
  )
  expect(counted).toHaveLength(fights.length)
  for (const [at, { text }] of counted.entries()) {
    const { power, total } = fights[at] as Counted
    const [first, second] = reader === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
    const sums = plain(text)
      .split(/^(?=\*\*)/m)
      .slice(1)
    for (const [place, side] of [first, second].entries()) {
      const own = sums[place] ?? ''
      expect(Number(/ (\d+)\*\*/.exec(own)?.[1])).toBe(total[side])
      const destiny = /^- \+(\d+) · (?:destiny|destinée)(?: ?: (.*))?$/m.exec(own)
      expect(Number(destiny?.[1] ?? 0), own).toBe(power[side].destiny)
      // Every drawn number is named, and no other one.
      if (destiny !== null) {
        const drawn = [...(destiny[2] ?? '').matchAll(/(?:^|; )(\d+) (?:for|pour) /g)]
        expect(sumOf(drawn.map(([, number]) => Number(number))), own).toBe(power[side].destiny)
      }
    }
  }
}

/** The card of the result counts the battles and the fights that were won. */
function endAgrees(events: readonly SeenEvent[], fights: readonly Counted[], last: State, reading: Reading): void {
  const end = moments.end(events, viewOf(last, reading.reader), voice(reading.reader, reading.language))
  const first: Side = (end?.winner ?? 'dark') as Side
  const won = (side: Side) => fights.filter(({ winner }) => winner === side).length
  expect(end?.counts[2]?.value).toBe(`${won(first)}–${won(first === 'dark' ? 'light' : 'dark')}`)
}

/** News of one fight name its totals, the winner's first; of a tie the reader's first. */
function newsAgree(
  events: readonly SeenEvent[],
  fights: readonly Counted[],
  last: State,
  { reader, language }: Reading,
) {
  let next = 0
  for (const [at, event] of events.entries()) {
    if (event.type !== 'fight') continue
    const { total, winner } = fights[next++] as Counted
    const told = plain(news(events.slice(Math.max(0, at - 2), at + 1), viewOf(last, reader), voice(reader, language)))
    const own = winner ?? (reader === 'light' ? 'light' : 'dark')
    expect(told.join(' ')).toContain(`${total[own]}–${total[own === 'dark' ? 'light' : 'dark']}`)
  }
}

describe('the numbers of fights', { timeout: GAMES.length * 30_000 }, () => {
  it(`in pictures, stories, explanations and news are the engine’s: ${GAMES.length} games with texts that change draws`, () => {
    const came = new Map<string, number>()
    let exact = 0
    for (const number of GAMES) {
      const { events, fights, last } = played(matchOf(number))
      exact += fights.filter(({ drawn }) => drawn !== null).length
      for (const { type } of events) came.set(type, (came.get(type) ?? 0) + 1)
      for (const reader of READERS)
        for (const language of LANGUAGES) {
          const facts = events.map((event) => seenBy(event, reader))
          const reading = { reader, language }
          picturesAgree(facts, fights, reading)
          storiesAgree(facts, fights, reading)
          explanationsAgree(facts, fights, reading)
          endAgrees(facts, fights, last, reading)
          newsAgree(facts, fights, last, reading)
        }
    }
    for (const type of ['redraw', 'draw-two', 'replace', 'switch', 'called-tie', 'send-back'])
      expect(came.get(type) ?? 0, type).toBeGreaterThan(0)
    expect(exact).toBeGreaterThan(0)
  })
})
