/** Set-up, turns, cards that come and go, planets, the end. */
import type { Outcome, Seat, SeenEvent } from '../../../../contract/index.ts'
import { findCard } from '../../cards/index.ts'
import { cardName, listed, row } from '../naming.ts'
import { outcomeWords } from '../outcome.ts'
import type { Speaker } from '../say.ts'
import { tellMeeting } from './fight.ts'
import {
  cardIn,
  idsIn,
  line,
  nothing,
  type Open,
  opensIn,
  runOf,
  type Said,
  type Teller,
  type Telling,
} from './telling.ts'

const cardsOf = (opens: readonly Open[]): string[] => opens.map(({ card }) => card)

// ---------------------------------------------------------------- deploying

const sameWay = (one: SeenEvent, other: SeenEvent): boolean =>
  one.type === 'deploy' &&
  one.seat === other.seat &&
  (one.data.card === null) === (other.data.card === null) &&
  (['where', 'from', 'by'] as const).every((key) => one.data[key] === other.data[key])

/** Cards deployed one after the other by one side in one way, all open or all hidden. */
function tellDeployed(telling: Telling): Said {
  const { event: first, seat, speaker } = telling
  const { tell, isReader, language } = speaker
  const run = runOf(telling, (event) => sameWay(event, first))
  const ids = run.map(({ data, own }) => cardIn(data.card) ?? cardIn(own?.card)).filter((id) => id !== null)
  const cards = listed(ids, language)
  const { data } = first
  if (data.card === null) {
    const values = { cards: isReader(seat) ? cards : '', count: run.length }
    const effect = data.where === 'effect' ? '.effect' : ''
    return { lines: [tell(seat, `told.deploy.hidden${effect}`, values) + fromDeck(data, speaker)], taken: run.length }
  }
  const cost = run.reduce((sum, { data }) => sum + Number(data.cost), 0)
  const how =
    data.where === 'hyperspace'
      ? tell(seat, 'told.deploy.hyperspace', { cards })
      : data.where === 'objective'
        ? tell(seat, 'told.deploy.objective', { cards, count: cost })
        : tell(seat, 'told.deploy.open', { cards, count: cost })
  return { lines: [how + fromDeck(data, speaker)], taken: run.length }
}

/** Where a card was found by a text it is said. */
function fromDeck({ from, by }: SeenEvent['data'], { say }: Speaker): string {
  const source = cardIn(by)
  return from === 'deck' && source !== null ? ` ${say('told.deploy.from-deck', { card: cardName(source) })}` : ''
}

// ---------------------------------------------------------------- discards

const DISCARDS = ['unused', 'even-up', 'recycle', 'price', 'text', 'limit', 'planet', 'forced'] as const

const tellDiscard: Teller = (telling) => {
  const { event, seat, speaker } = telling
  const { why, cards } = event.data
  if (why === 'fault') return tellMeeting(telling)
  // The Battle card of a fight is named where it is revealed.
  if (why === 'used') return nothing(telling)
  const known = DISCARDS.find((one) => one === why) ?? 'text'
  return {
    lines: [speaker.tell(seat, `told.discard.${known}`, { cards: listed(idsIn(cards), speaker.language) })],
    taken: 1,
  }
}

// ---------------------------------------------------------------- set-up

function startDraw({ event: { seat, data }, speaker }: Telling): string {
  const { say, tell, person, sides, language } = speaker
  const numbers = data.numbers as Readonly<Record<Seat, number | null>>
  const draws = sides.map((side) => {
    const card = data[side] as string
    return say('told.start-draw.one', {
      name: person(side),
      number: numbers[side] ?? bothNumbers(card),
      card: cardName(card),
    })
  })
  const line = say('told.start-draw', { draws: row(draws, language) })
  const open = Object.values(numbers).some((number) => number === null)
  const then =
    seat === undefined ? say(open ? 'told.start-draw.two' : 'told.start-draw.again') : tell(seat, 'told.begins')
  return `${line} ${then}`
}

const bothNumbers = (card: string): string => [findCard(card)?.destiny ?? '–'].flat().join('/')

// ---------------------------------------------------------------- the facts of turns and planets

export const TURN_STORY = {
  objective: line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.objective', { card: cardName(event.data.card as string) }),
  ),
  'start-draw': line(startDraw),
  location: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, `told.location.${data.from as 'deck' | 'hand' | 'discard'}`, {
      card: cardName(data.card as string),
    }),
  ),
  fetch: line(({ seat, event: { data }, speaker }) => {
    const card = cardIn(data.card)
    return card === null
      ? speaker.tell(seat, 'told.fetch.none')
      : speaker.tell(seat, 'told.fetch', { card: cardName(card) })
  }),
  draw: line(({ seat, event: { data, own }, speaker }) =>
    speaker.tell(seat, 'told.draw', {
      count: data.count as number,
      cards: listed(idsIn(own?.cards), speaker.language),
    }),
  ),
  // Shuffles follow from what is told anyway.
  shuffle: nothing,
  turn: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.turn', { turn: data.turn as number, planet: String(data.planet) }),
  ),
  reveal: line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.reveal', { cards: listed(cardsOf(opensIn(event.data.cards)), speaker.language) }),
  ),
  deploy: tellDeployed,
  discard: tellDiscard,
  'taken-back': line(({ seat, speaker }) => speaker.tell(seat, 'told.taken-back')),
  surrender: line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.surrender', { planet: String(event.data.planet) }),
  ),
  control: line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.control', { planet: String(event.data.planet) }),
  ),
  warning: line(({ event: { data }, speaker }) =>
    speaker.say(`told.warning.${data.why as 'still' | 'last-turn'}`, { count: data.turns as number }),
  ),
  over: line(({ event, voice }) => {
    const { kind, ...values } = event.data
    return outcomeWords({ kind: String(kind), winner: event.seat ?? null, values } as Outcome, voice)
  }),
} satisfies Readonly<Record<string, Teller>>
