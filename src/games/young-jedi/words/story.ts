/** Facts as a story: a line for each thing that happened, what belongs together gathered. */
import type { Outcome, Seat, SeenEvent, Voice } from '../../game.ts'
import { type Bout, boutLines, boutOf, damageLine, type Pile } from './fight.ts'
import { cardName, listed, row } from './naming.ts'
import { outcomeWords } from './outcome.ts'
import { type Speaker, speakerOf } from './say.ts'

/** What was told so far, as far as later lines need it. */
interface Course {
  /** Fights of the present battle, by their winner; `null` for ties. */
  fights: (Seat | null)[]
}

type Said = { readonly lines: readonly string[]; readonly taken: number }

/** The lines for these facts in their order; facts that are nothing to tell give none. */
export function storyOf(events: readonly SeenEvent[], voice: Voice): string[] {
  const speaker = speakerOf(voice)
  const course: Course = { fights: [] }
  const lines: string[] = []
  for (let at = 0; at < events.length; ) {
    const said = tell(events, at, course, speaker, voice)
    lines.push(...said.lines)
    at += said.taken
  }
  return lines
}

function tell(events: readonly SeenEvent[], at: number, course: Course, speaker: Speaker, voice: Voice): Said {
  const event = events[at] as SeenEvent
  if (event.type === 'deploy') return tellDeployed(events, at, speaker)
  const bout = boutOf(events, at)
  if (bout !== null) return tellBout(bout, course, speaker)
  if (event.type === 'turn' || event.type === 'battle') course.fights = []
  return { lines: oneLine(event, course, speaker, voice), taken: 1 }
}

function tellBout(bout: Bout, course: Course, speaker: Speaker): Said {
  const number = course.fights.push(bout.winner)
  return { lines: boutLines(bout, number, speaker), taken: bout.taken }
}

/** Cards deployed one after the other by one side, all open or all hidden. */
function tellDeployed(events: readonly SeenEvent[], at: number, { tell, isReader, language }: Speaker): Said {
  const first = events[at] as SeenEvent
  const isLike = ({ type, seat, data }: SeenEvent) =>
    type === 'deploy' && seat === first.seat && (data.card === null) === (first.data.card === null)
  const end = events.findIndex((event, index) => index > at && !isLike(event))
  const run = events.slice(at, end < 0 ? events.length : end)
  const seat = first.seat as Seat
  const cards = run
    .map(({ data, own }) => (data.card ?? own?.card ?? null) as string | null)
    .filter((id) => id !== null)
  if (first.data.card !== null) {
    const cost = run.reduce((sum, { data }) => sum + Number(data.cost), 0)
    return {
      lines: [tell(seat, 'told.deploy.open', { cards: listed(cards, language), count: cost })],
      taken: run.length,
    }
  }
  const values = { cards: isReader(seat) ? listed(cards, language) : '', count: run.length }
  return { lines: [tell(seat, 'told.deploy.hidden', values)], taken: run.length }
}

// ---------------------------------------------------------------- single facts

function oneLine(event: SeenEvent, course: Course, speaker: Speaker, voice: Voice): string[] {
  const { tell, say, language } = speaker
  const { type, data, own } = event
  const seat = event.seat as Seat
  switch (type) {
    case 'start-draw':
      return startDraw(event, speaker)
    case 'location':
      return [tell(seat, `told.location.${data.from as Pile}`, { card: cardName(data.card as string) })]
    case 'draw': {
      const cards = listed((own?.cards as readonly string[] | undefined) ?? [], language)
      return [tell(seat, 'told.draw', { count: data.count as number, cards })]
    }
    case 'turn':
      return [tell(seat, 'told.turn', { turn: data.turn as number, planet: String(data.planet) })]
    case 'reveal':
      return [
        tell(seat, 'told.reveal', {
          cards: listed(
            (data.cards as { card: string }[]).map(({ card }) => card),
            language,
          ),
        }),
      ]
    case 'battle':
      return [tell(seat, 'told.battle', { count: data.number as number })]
    case 'battle-cards':
      return [tell(seat, 'told.defence', { count: data.number as number })]
    case 'discard':
      return [tell(seat, `told.discard.${data.why as Discard}`, { cards: listed(data.cards as string[], language) })]
    case 'damage':
      return [damageLine(event, speaker)]
    case 'breakthrough':
      return [`${say('told.breakthrough')} ${damageLine(event, speaker)}`]
    case 'battle-end':
      return [battleEnd(course, speaker)]
    case 'surrender':
      return [tell(seat, 'told.surrender', { planet: String(data.planet) })]
    case 'control':
      return [tell(seat, 'told.control', { planet: String(data.planet) })]
    case 'warning':
      return [say(`told.warning.${data.why as 'still' | 'last-turn'}`, { count: data.turns as number })]
    case 'over': {
      const { kind, ...values } = data
      return [outcomeWords({ kind: String(kind), winner: event.seat ?? null, values } as Outcome, voice)]
    }
    default:
      return [] // a shuffle is nothing to tell
  }
}

type Discard = 'fault' | 'used' | 'unused' | 'even-up' | 'recycle'

function startDraw({ seat, data }: SeenEvent, { say, tell, person, sides, language }: Speaker): string[] {
  const numbers = data.numbers as Readonly<Record<Seat, number>>
  const draws = sides.map((side) =>
    say('told.start-draw.one', {
      name: person(side),
      number: numbers[side] as number,
      card: cardName(data[side] as string),
    }),
  )
  const line = say('told.start-draw', { draws: row(draws, language) })
  return [`${line} ${seat === undefined ? say('told.start-draw.again') : tell(seat, 'told.begins')}`]
}

/** With the score where there was more than one fight. */
function battleEnd(course: Course, { say, person, sides, language }: Speaker): string {
  const { fights } = course
  course.fights = []
  if (fights.length < 2) return say('told.battle-end')
  const score = sides.map((side) =>
    say('told.score', { name: person(side), number: fights.filter((winner) => winner === side).length }),
  )
  return say('told.battle-end.score', { score: row(score, language) })
}
