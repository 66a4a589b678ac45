/** Duels: the challenge, the hands, blow by blow, the end. */
import type { Seat, SeenEvent } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { upper } from '../../cards/grammar.ts'
import { cardName, listed, row } from '../naming.ts'
import type { Speaker } from '../say.ts'
import { changesLine } from './fight.ts'
import { type Gain, type Power, partsOf } from './sum.ts'
import { cardIn, idsIn, line, numbersIn, opensIn, runOf, type Teller, type Telling } from './telling.ts'

const nameIn = (found: unknown): string => cardName(cardIn(found) ?? '')

const BLOWS = ['attack', 'block', 'hit']

/** An attack with its blocks and the hit in one row: "You attack with 4 (Yoda) → Bob blocks (Jawa) → …". */
const tellBlows: Teller = ({ events, at, event: first, speaker }) => {
  const next = runOf({ events, at: at + 1 }, ({ type }) => BLOWS.includes(type) && type !== 'attack')
  const run = [first, ...next]
  const said = run.map((event, place) => blow(event, place === 0, speaker)).join(' → ')
  return { lines: [`${upper(said)}.`], taken: run.length }
}

function blow({ type, seat, data }: SeenEvent, first: boolean, { tell }: Speaker): string {
  const values = { number: data.number as number, card: nameIn(data.card) }
  if (type === 'attack') return tell(seat as Seat, 'blow.attack', values)
  if (type === 'block')
    return first
      ? tell(seat as Seat, 'blow.block.first', values)
      : tell(seat as Seat, 'blow.block', { card: values.card })
  const total = data.of === undefined ? String(data.total) : `${data.total}/${data.of}`
  return tell(opposite(seat as Side), 'blow.hit', { count: data.hits as number, total })
}

export const DUEL_STORY = {
  duel: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.duel', { who: nameIn(data.who), weapon: nameIn(data.with), foe: nameIn(data.foe) }),
  ),
  substitute: line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.substitute', { card: nameIn(event.data.card) }),
  ),
  'duel-weapon': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.duel-weapon', { card: nameIn(event.data.card) }),
  ),
  named: line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.named', { numbers: idsIn(event.data.numbers).join(', ') }),
  ),
  guess: line(({ seat, event, speaker }) => speaker.tell(seat, 'told.guess', { card: nameIn(event.data.card) })),
  'duel-broken-off': line(({ event, speaker }) =>
    speaker.say('told.duel-broken-off', { number: event.data.number as number }),
  ),
  'dueling-hand': line(duelingHand),
  attack: tellBlows,
  block: tellBlows,
  hit: tellBlows,
  pass: line(({ seat, speaker }) => speaker.tell(seat, 'told.pass')),
  'dueling-draw': line(({ seat, event: { data, own }, speaker }) =>
    speaker.tell(seat, 'told.dueling-draw', {
      count: data.count as number,
      cards: listed(idsIn(own?.cards), speaker.language),
    }),
  ),
  'hit-removed': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.hit-removed', { count: event.data.total as number }),
  ),
  'duel-end': line(duelEnd),
} satisfies Readonly<Record<string, Teller>>

/** As many cards as power; the cards themselves only for their owner. */
function duelingHand({ seat, event: { data, own }, speaker }: Telling): string {
  const { say, tell, isReader, language } = speaker
  const power = data.power as unknown as Power
  const gains = (data.texts ?? []) as unknown as readonly Gain[]
  const extra = Number(data.extra ?? 0)
  const made = partsOf(power, { weapons: [], battle: null, gains }, say)
  const parts = [...(made === '' ? [] : [made]), ...(extra === 0 ? [] : [say('sum.extra', { number: extra })])].join(
    ' + ',
  )
  const count = Number(data.count)
  const sum = parts === '' ? '0' : parts
  return isReader(seat)
    ? say('told.dueling-hand.own', { count, sum, cards: listed(idsIn(own?.cards), language) })
    : tell(seat, 'told.dueling-hand', { count, sum })
}

function duelEnd({ event, speaker }: Telling): string {
  const { say, tell, person, sides, language } = speaker
  const { seat, data } = event
  if (seat !== undefined && data.beaten !== null) {
    const cards = listed(
      opensIn(data.lost).map(({ card }) => card),
      language,
    )
    const lost = tell(opposite(seat as Side), 'fight.lost', { cards })
    return [tell(seat, 'told.duel-won'), lost, ...changesLine(data.changes, speaker)].join(' ')
  }
  const hits = numbersIn(data.hits) ?? { dark: 0, light: 0 }
  if (hits.dark + hits.light === 0) return say('told.duel-end.none')
  const score = sides.map((side) => say('told.score', { name: person(side), number: hits[side] }))
  return say('told.duel-end', { score: row(score, language) })
}
