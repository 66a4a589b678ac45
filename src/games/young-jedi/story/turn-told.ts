/** Facts of set-up, turns, arriving and leaving cards, planets and the end, as lines. */
import { runOf, silent, type ToldLines } from '../../../kit/facts/tellers.ts'
import { findCard } from '../cards/index.ts'
import type { DiscardReason, Open, SeenFact } from '../state/game-facts.ts'
import { cardName, listed, row } from '../words/naming.ts'
import { endWords } from '../words/outcome.ts'
import type { Speaker } from '../words/say.ts'
import { tellMeeting } from './fight-told.ts'
import { type FactInStory, line, type SaidFact, type Tellers } from './telling.ts'

const cardsOf = (opens: readonly Open[]): string[] => opens.map(({ card }) => card)

// ---------------------------------------------------------------- deploying

type DeployFact = SeenFact<'deploy'>

const sameWay =
  (first: DeployFact) =>
  (one: SeenFact): one is DeployFact =>
    one.type === 'deploy' &&
    one.seat === first.seat &&
    (one.data.card === null) === (first.data.card === null) &&
    (['where', 'from', 'by'] as const).every((key) => one.data[key] === first.data[key])

/** Cards deployed one after the other by one side in one way, all face up or all hidden. */
function tellDeployed(telling: FactInStory<'deploy'>): ToldLines {
  const { seat, data } = telling.fact
  const { speaker } = telling.context
  const { tell, isReader, language } = speaker
  const run = runOf(telling, sameWay(telling.fact))
  const ids = run.map((one) => one.data.card ?? one.own?.card).filter((id) => id !== undefined)
  const cards = listed(ids, language)
  if (data.card === null) {
    const values = { cards: isReader(seat) ? cards : '', count: run.length }
    const effect = data.where === 'effect' ? '.effect' : ''
    return { lines: [tell(seat, `told.deploy.hidden${effect}`, values) + fromDeck(data, speaker)], taken: run.length }
  }
  const cost = run.reduce((sum, one) => sum + (one.data.cost ?? 0), 0)
  const how =
    data.where === 'hyperspace'
      ? tell(seat, 'told.deploy.hyperspace', { cards })
      : data.where === 'objective'
        ? tell(seat, 'told.deploy.objective', { cards, count: cost })
        : tell(seat, 'told.deploy.open', { cards, count: cost })
  return { lines: [how + fromDeck(data, speaker)], taken: run.length }
}

/** If a text found the card, the line says where. */
function fromDeck({ from, by }: DeployFact['data'], { say }: Speaker): string {
  return from === 'deck' && by !== undefined ? ` ${say('told.deploy.from-deck', { card: cardName(by) })}` : ''
}

// ---------------------------------------------------------------- discards

type DiscardFact = SeenFact<'discard'>

const namesDiscarded =
  (why: Exclude<DiscardReason, 'fault' | 'used'>) =>
  ({ seat, data }: DiscardFact, { tell, language }: Speaker): string[] => [
    tell(seat, `told.discard.${why}`, { cards: listed(data.cards, language) }),
  ]

/** The words for a discard by its reason; a fault is told with the fight. */
const DISCARDS: Readonly<
  Record<Exclude<DiscardReason, 'fault'>, (fact: DiscardFact, speaker: Speaker) => readonly string[]>
> = {
  // The Battle card of a fight is named at its reveal.
  used: () => [],
  unused: namesDiscarded('unused'),
  'even-up': namesDiscarded('even-up'),
  recycle: namesDiscarded('recycle'),
  price: namesDiscarded('price'),
  text: namesDiscarded('text'),
  limit: namesDiscarded('limit'),
  planet: namesDiscarded('planet'),
  forced: namesDiscarded('forced'),
}

function tellDiscard(telling: FactInStory<'discard'>): ToldLines {
  const { fact, context } = telling
  const { why } = fact.data
  return why === 'fault' ? tellMeeting(telling) : { lines: DISCARDS[why](fact, context.speaker), taken: 1 }
}

// ---------------------------------------------------------------- set-up

function startDraw({ seat, data, speaker }: SaidFact<'start-draw'>): string {
  const { say, tell, person, sides, language } = speaker
  const { numbers } = data
  const draws = sides.map((side) => {
    const card = data[side] ?? ''
    return say('told.start-draw.one', {
      name: person(side),
      number: numbers[side] ?? bothNumbers(card),
      card: cardName(card),
    })
  })
  const drawn = say('told.start-draw', { draws: row(draws, language) })
  const open = Object.values(numbers).some((number) => number === null)
  const then =
    seat === undefined ? say(open ? 'told.start-draw.two' : 'told.start-draw.again') : tell(seat, 'told.begins')
  return `${drawn} ${then}`
}

const bothNumbers = (card: string): string => [findCard(card)?.destiny ?? '–'].flat().join('/')

// ---------------------------------------------------------------- the facts of turns and planets

/** The tellers of set-up, turns and planets. */
export const TURN_STORY = {
  objective: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.objective', { card: cardName(data.card) })),
  'start-draw': line(startDraw),
  location: line(({ seat, data, speaker }) =>
    speaker.tell(seat, `told.location.${data.from}`, { card: cardName(data.card) }),
  ),
  fetch: line(({ seat, data: { card }, speaker }) =>
    card === null ? speaker.tell(seat, 'told.fetch.none') : speaker.tell(seat, 'told.fetch', { card: cardName(card) }),
  ),
  draw: line(({ seat, data, own, speaker }) =>
    speaker.tell(seat, 'told.draw', { count: data.count, cards: listed(own?.cards ?? [], speaker.language) }),
  ),
  shuffle: silent('it follows from what is told anyway'),
  turn: line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.turn', { turn: data.turn, planet: String(data.planet) }),
  ),
  reveal: line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.reveal', { cards: listed(cardsOf(data.cards), speaker.language) }),
  ),
  deploy: tellDeployed,
  discard: tellDiscard,
  'taken-back': line(({ seat, data, speaker }) =>
    data.ruled === true ? speaker.say('told.went-back') : speaker.tell(seat, 'told.taken-back'),
  ),
  surrender: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.surrender', { planet: String(data.planet) })),
  control: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.control', { planet: String(data.planet) })),
  warning: line(({ data, speaker }) => speaker.say(`told.warning.${data.why}`, { count: data.turns })),
  over: line(({ seat, data, voice }) => endWords(data, seat ?? null, voice)),
} satisfies Partial<Tellers>
