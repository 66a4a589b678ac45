/** A turn in a few words: a headline for the weightiest thing that happened, and a sentence for what came of it. */

import type { ToldTurn } from '../../../contract/index.ts'
import { withoutStop } from '../../../kit/wording/full-stops.ts'
import { opposite, type Side } from '../cards/card.ts'
import type { FactName, SeenFact } from '../state/game-facts.ts'
import type { Speaker } from '../words/say.ts'
import type { TellAll } from './glance.ts'
import {
  battleEnd,
  costOf,
  declared,
  deployLines,
  duelLines,
  type FactRun,
  fightsOf,
  otherLines,
  scenesOf,
  scoreOf,
} from './glance.ts'

/** How much a thing matters: the weightiest becomes the headline, weighty ones stand below it, light ones in small letters. */
const WEIGHT = { planet: 6, battle: 5, duel: 4, event: 3, deploying: 2, text: 1 } as const

interface Piece {
  readonly weight: number
  readonly head: string
  /** The consequences. */
  readonly after: readonly string[]
}

/** The facts of one turn, or of what came before the first. Draws are not told: what they did is. */
export function turnGlance(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): ToldTurn {
  const { say } = speaker
  const begun = events.find((fact) => fact.type === 'turn')
  const pieces = piecesOf(events, speaker, tellAll).filter(({ head }) => head !== '')
  const most = Math.max(0, ...pieces.map(({ weight }) => weight))
  const first = begun === undefined ? undefined : pieces.findLast(({ weight }) => weight === most)
  const sentences = (weighty: boolean) =>
    pieces
      .filter((piece) => piece !== first && piece.weight >= WEIGHT.event === weighty)
      .flatMap(({ head, after }) => [sentence(head), ...after])
  const below = { lines: [...(first?.after ?? []), ...sentences(true)], small: sentences(false) }
  if (begun === undefined) return { turn: '', headline: pieces.length === 0 ? '' : say('moment.set-up'), ...below }
  const headline = first === undefined ? idle(begun, events, speaker) : withoutStop(first.head)
  return { turn: say('moment.turn', { turn: begun.data.turn }), headline, ...below }
}

/** A turn that is over and in which nothing was deployed. */
function idle(begun: SeenFact<'turn'>, events: readonly SeenFact[], { tell }: Speaker): string {
  if (!events.some(({ type }) => type === 'draw' || type === 'discard')) return ''
  return tell(begun.seat, 'moment.nothing')
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

function piecesOf(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): Piece[] {
  const scenes = scenesOf(events)
  const of = (kind: FactRun['kind']) => scenes.filter((scene) => scene.kind === kind)
  const over = events.some(({ type }) => type === 'over')
  // A turn deploys here and there: all of it is told at once.
  const deployed = of('deploying').flatMap((scene) => scene.events)
  return [
    ...of('battle').map((scene) => battlePiece(scene.events, over, speaker, tellAll)),
    ...of('duel').map((scene) => {
      const [text = '', ...after] = duelLines(scene.events, speaker, tellAll)
      return { weight: WEIGHT.duel, head: text, after }
    }),
    ...deployLines(deployed, speaker).map((text) => ({ weight: WEIGHT.deploying, head: text, after: [] })),
    ...otherPieces(
      of('other').flatMap((scene) => scene.events),
      speaker,
      tellAll,
    ),
  ]
}

/** @param over the match has ended in this turn: the battle goes on no more */
function battlePiece(events: readonly SeenFact[], over: boolean, speaker: Speaker, tellAll: TellAll): Piece {
  const fights = fightsOf(events)
  const end = battleEnd(events, fights.length > 0 && over)
  if (fights.length === 0 && end === undefined)
    return { weight: WEIGHT.battle, head: declared(events, tellAll), after: [] }
  return {
    weight: WEIGHT.battle,
    head: scoreOf(fights, end, speaker),
    after: worstFirst(events).flatMap((side) => costOf(side, events, speaker)),
  }
}

/** The side with more losses first. */
function worstFirst(events: readonly SeenFact[]): readonly Side[] {
  const lost = (side: Side) =>
    events.reduce((sum, fact) => {
      if (fact.seat !== side) return sum
      if (fact.type === 'damage' || fact.type === 'breakthrough') return sum + fact.data.cards.length
      return fact.type === 'defeat' ? sum + fact.data.lost.length : sum
    }, 0)
  return lost('light') > lost('dark') ? ['light', 'dark'] : ['dark', 'light']
}

/** Facts that change the holder of a planet, or the place of the match. */
const EVENTS: ReadonlySet<FactName> = new Set([
  ...([
    'location',
    'evacuation',
    'intercept',
    'evacuated',
    'start-draw',
    'objective',
    'taken-back',
    'warning',
  ] as const),
  ...(['lap', 'race-lost'] as const),
])
const PLANETS: ReadonlySet<FactName> = new Set(['surrender', 'control'])
/** Said by itself, or of no weight. */
const UNSAID: ReadonlySet<FactName> = new Set(['over', 'fetch', 'shuffle', 'refuel', 'token', 'peek', 'bottom'])

function otherPieces(events: readonly SeenFact[], speaker: Speaker, tellAll: TellAll): Piece[] {
  const planets = events.filter(({ type }) => PLANETS.has(type))
  const grave = events.filter(({ type }) => EVENTS.has(type))
  const light = events.filter(({ type }) => !PLANETS.has(type) && !EVENTS.has(type) && !UNSAID.has(type))
  return [
    ...(planets.length === 0 ? [] : [planetPiece(planets, speaker)]),
    ...otherLines(grave, speaker, tellAll).map((text) => ({ weight: WEIGHT.event, head: text, after: [] })),
    ...otherLines(light, speaker, tellAll).map((text) => ({ weight: WEIGHT.text, head: text, after: [] })),
  ]
}

/** The winner of a planet; of a surrendered one also the side that gave it up. */
function planetPiece(events: readonly SeenFact[], { tell }: Speaker): Piece {
  const given = events.find((fact) => fact.type === 'surrender')
  const won = events.find((fact) => fact.type === 'control')
  const planet = String((won ?? given)?.data.planet ?? '')
  const winner = won?.seat ?? (given === undefined ? null : opposite(given.seat))
  const wins = winner === null ? '' : tell(winner, 'moment.wins', { planet })
  if (given === undefined) return { weight: WEIGHT.planet, head: wins, after: [] }
  return { weight: WEIGHT.planet, head: tell(given.seat, 'moment.gives-up', { planet }), after: [`${wins}.`] }
}
