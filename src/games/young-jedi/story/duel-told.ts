/** Facts of duels as lines: the challenge, the hands, each blow, the end. */
import { runOf, type ToldLines } from '../../../kit/facts/tellers.ts'
import { upper } from '../../../kit/wording/words.ts'
import { opposite } from '../cards/card.ts'
import type { SeenFact } from '../state/game-facts.ts'
import { cardName, listed, row } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'
import { changesLine } from './fight-told.ts'
import { partsOf } from './sum.ts'
import { type FactInStory, line, type SaidFact, type Tellers } from './telling.ts'

const nameOf = (card: string | null): string => cardName(card ?? '')

type Blow = SeenFact<'attack' | 'block' | 'hit'>

const follows = (fact: SeenFact): fact is SeenFact<'block' | 'hit'> => fact.type === 'block' || fact.type === 'hit'

/** An attack with its blocks and the hit in one row: "You attack with 4 (Yoda) → Bob blocks (Jawa) → …". */
function tellBlows({ facts, at, fact: first, context }: FactInStory<Blow['type']>): ToldLines {
  const run: readonly Blow[] = [first, ...runOf({ facts, at: at + 1 }, follows)]
  const said = run.map((fact, place) => blow(fact, place === 0, context.speaker)).join(' → ')
  return { lines: [`${upper(said)}.`], taken: run.length }
}

function blow(fact: Blow, first: boolean, { tell }: Speaker): string {
  const { seat } = fact
  const card = cardName(fact.data.card)
  switch (fact.type) {
    case 'attack':
      return tell(seat, 'blow.attack', { number: fact.data.number, card })
    case 'block':
      return first
        ? tell(seat, 'blow.block.first', { number: fact.data.number, card })
        : tell(seat, 'blow.block', { card })
    case 'hit': {
      const { hits: count, total, of } = fact.data
      return tell(opposite(seat), 'blow.hit', { count, total: of === undefined ? String(total) : `${total}/${of}` })
    }
  }
}

/** The tellers of duels. */
export const DUEL_STORY = {
  duel: line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.duel', { who: nameOf(data.who), weapon: nameOf(data.with), foe: nameOf(data.foe) }),
  ),
  substitute: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.substitute', { card: nameOf(data.card) })),
  'duel-weapon': line(({ seat, data, speaker }) => speaker.tell(seat, 'told.duel-weapon', { card: nameOf(data.card) })),
  named: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.named', { numbers: data.numbers.join(', ') })),
  guess: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.guess', { card: nameOf(data.card) })),
  'duel-broken-off': line(({ data, speaker }) => speaker.say('told.duel-broken-off', { number: data.number })),
  'dueling-hand': line(duelingHand),
  attack: tellBlows,
  block: tellBlows,
  hit: tellBlows,
  pass: line(({ seat, speaker }) => speaker.tell(seat, 'told.pass')),
  'dueling-draw': line(({ seat, data, own, speaker }) =>
    speaker.tell(seat, 'told.dueling-draw', { count: data.count, cards: listed(own?.cards ?? [], speaker.language) }),
  ),
  'hit-removed': line(({ seat, data, speaker }) => speaker.tell(seat, 'told.hit-removed', { count: data.total })),
  'duel-end': line(duelEnd),
} satisfies Partial<Tellers>

/** As many cards as power; only their owner sees the cards themselves. */
function duelingHand({ seat, data, own, speaker }: SaidFact<'dueling-hand'>): string {
  const { say, tell, isReader, language } = speaker
  const { count, power, texts: gains, extra } = data
  const made = partsOf(power, { weapons: [], battle: null, gains }, say)
  const parts = [...(made === '' ? [] : [made]), ...(extra === 0 ? [] : [say('sum.extra', { number: extra })])].join(
    ' + ',
  )
  const sum = parts === '' ? '0' : parts
  return isReader(seat)
    ? say('told.dueling-hand.own', { count, sum, cards: listed(own?.cards ?? [], language) })
    : tell(seat, 'told.dueling-hand', { count, sum })
}

function duelEnd({ seat, data, speaker }: SaidFact<'duel-end'>): string {
  const { say, tell, person, sides, language } = speaker
  if (seat !== undefined && data.beaten !== null) {
    const cards = listed(
      data.lost.map(({ card }) => card),
      language,
    )
    const lost = tell(opposite(seat), 'fight.lost', { cards })
    return [tell(seat, 'told.duel-won'), lost, ...changesLine(data.changes, speaker)].join(' ')
  }
  const { hits } = data
  if (hits.dark + hits.light === 0) return say('told.duel-end.none')
  const score = sides.map((side) => say('told.score', { name: person(side), number: hits[side] }))
  return say('told.duel-end', { score: row(score, language) })
}
