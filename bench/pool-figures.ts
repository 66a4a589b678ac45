/** The CPU time of single things that the Star Wars CCG does with all cards that there are, in milliseconds. */
import { type Answer, type Decision, isRefusal, LANGUAGES, type Step } from '../src/contract/index.ts'
import type { SavedDeck } from '../src/decks/deck.ts'
import { deckPanel } from '../src/discord/decks/deck-panel.ts'
import type { AnyGame } from '../src/games/games.ts'
import { swccg } from '../src/games/swccg/index.ts'
import type { Side } from '../src/games/swccg/state/engine-card.ts'
import { CardIndex } from '../src/lookup/search.ts'
import { seededNumbers, simulate } from '../src/simulation/simulate.ts'

/** Decks may hold any card. */
const FORMAT = 'endor-ds2'
const GAMES = 8
const ROUNDS = 5
const CHOICES = 25

/** One thing that is done, and how long it may take. */
interface Figure {
  readonly what: string
  readonly ms: number
  readonly limit: number
}

/** The CPU time of a call, on average. */
function each<T>(all: readonly T[], call: (one: T) => unknown): number {
  const before = process.cpuUsage()
  for (const one of all) call(one)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / all.length
}

/** The least of several rounds: the program has warmed up. */
const warm = <T>(all: readonly T[], call: (one: T) => unknown): number =>
  Math.min(...Array.from({ length: ROUNDS }, () => each(all, call)))

interface Moment {
  readonly before: unknown
  readonly decision: Decision<Side>
  readonly answer: Answer
}

/** Answers of games with decks of all cards, found beforehand. */
function recorded(): readonly Moment[] {
  const moments: Moment[] = []
  simulate(swccg, {
    ...{ games: GAMES, seed: 'pool', format: FORMAT, orders: 'none', player: 'mixed' },
    deckFor: (side, random) => swccg.randomDeck!(side, { format: FORMAT }, random),
    onMove: ({ before, decision, answer }) => moments.push({ before, decision, answer }),
  })
  return moments
}

function played(state: unknown, { seat }: Decision<Side>, answer: Answer): Step<unknown> {
  const step = swccg.play(state as never, seat, [answer])
  if (isRefusal(step)) throw new Error(`refused: ${step.refused}`)
  return step
}

/** Plays an answer, then every silence; the next decision and both views are made as for a panel. */
function withSilences({ before, decision, answer }: Moment): void {
  let { state } = played(before, decision, answer)
  for (;;) {
    const silent = swccg.decisions(state as never).find(({ silence }) => silence !== undefined)
    if (silent?.silence === undefined) break
    state = played(state, silent, { decision: silent.id, ...silent.silence }).state
  }
  for (const seat of swccg.seats) swccg.view(state as never, seat)
}

const isSilent = ({ decision: { silence }, answer }: Moment): boolean =>
  silence !== undefined && silence.exit === answer.exit && answer.choose === undefined

/** A deck of a person, with as many titles as a deck can have. */
function deckOf(random: () => number): SavedDeck {
  return {
    ...{ id: 'd', person: 'p', name: 'Pool', game: swccg.id, seat: 'light', format: FORMAT, version: 1 },
    ...{ list: swccg.randomDeck!('light', { format: FORMAT }, random), doubts: [], orders: [], changedAt: new Date(0) },
  }
}

/** Names letter by letter, as somebody types them. */
const typed = (): readonly string[] =>
  swccg.cards.all
    .filter((_, at) => at % 25 === 0)
    .flatMap(({ name }) => Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1)))

export function poolFigures(): readonly Figure[] {
  const random = seededNumbers('pool')
  const wordings = swccg.cards.all.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language })))
  const wording = each(wordings, ({ id, language }) => swccg.cards.sheet(id, language))
  const game = swccg as unknown as AnyGame
  const index = new CardIndex({ [game.id]: game })
  const decks = Array.from({ length: 20 }, () => deckOf(random))
  const moments = recorded()
  const silences = moments.filter(isSilent)
  const answers = moments.filter((moment) => !isSilent(moment))
  return [
    { what: 'words of a card for the first time', ms: wording, limit: 2 },
    { what: 'choices for a name, a keystroke', ms: warm(typed(), (name) => index.like(name, CHOICES)), limit: 1 },
    { what: "a deck's panel", ms: warm(decks, (deck) => deckPanel(game, deck, 'en')), limit: 10 },
    { what: 'answer with all silences after it', ms: warm(answers, withSilences), limit: 5 },
    {
      what: 'silent chance',
      ms: warm(silences, ({ before, decision, answer }) => played(before, decision, answer)),
      limit: 0.1,
    },
  ]
}
