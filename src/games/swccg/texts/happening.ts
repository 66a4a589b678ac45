/** Whether moments have come: the facts of an occasion, with their roles, against the moments of a text. */
import { opponentOf } from '../state/engine-card.ts'
import type { AddedHappened } from '../state/game-frames.ts'
import type { Board } from '../state/game-state.ts'
import { lyingPiece, whereIs } from '../state/nesting.ts'
import type { Subject, TextAt, TextFact } from '../state/position-reading.ts'
import type { Moment } from './language/words.ts'
import type { Occasion, Moment as OccasionMoment } from './occasions.ts'
import { wordOf } from './reading/defined.ts'
import { areLimitsMet } from './reading/limits.ts'
import { language } from './registry.ts'
import { aiming } from './values/shooting.ts'

const subject = (board: Board, handle: string | null | undefined): Subject | null => {
  const piece = lyingPiece(board, handle ?? null)
  return piece === null ? null : { piece }
}

/** The weapon of the last shot, which may have left the table by it. */
function lastFired(board: Board): Subject | null {
  const last = board.today.shots.at(-1)
  return last === undefined ? null : (subject(board, last.weapon) ?? { card: last.card })
}

const PHASE_OF = {
  'your activate': 'activate',
  'your control': 'control',
  'your deploy': 'deploy',
  'your move': 'move',
  'your draw': 'draw',
} as const

/** The fact of a moment that an occasion gives. */
function factOf(moment: OccasionMoment, occasion: Occasion, board: Board): TextFact {
  const { it, by, doer } = occasion
  const aim = aiming(board)
  const weapon = lyingPiece(board, aim.weapon)
  const shot = {
    weapon: weapon === null ? null : { piece: weapon },
    against: subject(board, aim.target),
  }
  switch (moment) {
    case 'any time':
    case 'always':
    case 'paying':
      return { fact: moment }
    case 'your activate':
    case 'your control':
    case 'your deploy':
    case 'your move':
    case 'your draw':
      return { fact: 'phase', phase: PHASE_OF[moment], player: board.active }
    case 'end of deploy':
      return { fact: 'phase ends', phase: 'deploy', player: by }
    case 'drain begun':
      return { fact: 'drain begun', player: by, at: it }
    case 'drain lost':
      return { fact: 'force drained', player: by, at: it }
    case 'battle begun':
      return { fact: 'battle begun', player: by, at: board.battle === null ? null : { place: board.battle.at } }
    case 'battle totals':
      return { fact: moment }
    case 'battle won':
      return wonBy(by, board)
    case 'turn begun':
    case 'turn over':
      return { fact: moment, player: by }
    case 'weapons':
      return { fact: 'weapons segment' }
    case 'targeted':
      return {
        fact: 'targeted',
        card: shot.against,
        weapon: shot.weapon,
        by: subject(board, weapon?.on ?? board.shot?.by),
      }
    case 'firing':
      return { fact: 'firing', ...shot, by: subject(board, weapon?.on ?? board.shot?.by) }
    case 'about to draw weapon destiny':
      return { fact: 'about to draw', kind: 'weapon', player: by, ...shot }
    case 'about to draw battle destiny':
      return { fact: 'about to draw', kind: 'battle', player: by, ...shot }
    case 'weapon destiny drawn':
      return { fact: 'drawn', kind: 'weapon', player: by, card: it, ...shot }
    case 'battle destiny drawn':
      return { fact: 'drawn', kind: 'battle', player: by, card: it, ...shot }
    case 'destiny drawn':
      return { fact: 'drawn', kind: 'text', player: by, card: it, ...shot }
    case 'fired':
      return { fact: 'fired', card: it, by: subject(board, doer), weapon: lastFired(board) }
    case 'shot works':
      return { fact: 'shot works', card: it, weapon: lastFired(board) }
    case 'hit':
      return { fact: 'hit', card: it, by: subject(board, doer), weapon: lastFired(board) }
    default:
      return factOfCard(moment, occasion, board) ?? factOfMechanism(moment, occasion, board)
  }
}

/** The fact of a moment that is about its card and its player alone; null: of another one. */
function factOfCard(moment: OccasionMoment, { it, by, doer, taken = [] }: Occasion, board: Board): TextFact | null {
  switch (moment) {
    case 'battle over': {
      const lost = taken.map((card) => ({ card }))
      return { fact: moment, player: by, at: it, lost } as unknown as TextFact
    }
    case 'battle cancelled':
      return { fact: moment, player: by, at: it }
    case 'moved':
      return { fact: moment, card: it, to: placeOf(board, it) }
    case 'about to be lost':
    case 'forfeited':
    case 'lost':
    case 'cancelled':
    case 'deployed':
      return { fact: moment, card: it }
    case 'retrieved':
      return { fact: moment, card: it, player: by }
    case 'card played':
      return { fact: 'played', card: it, player: by }
    case 'react':
      return { fact: 'react made', player: by, card: subject(board, doer) }
    default:
      return null
  }
}

/** The place of a card on table; null: it lies beside the locations, or nowhere. */
function placeOf(board: Board, it: Subject | null): Subject | null {
  const place = it !== null && 'piece' in it ? whereIs(board, it.piece) : null
  return place === null ? null : { place }
}

/** A battle was won, and lost by the other player, where it is. */
const wonBy = (player: Occasion['by'], { battle }: Board): TextFact => ({
  ...{ fact: 'battle won', player, loser: player === null ? null : opponentOf(player) },
  at: battle === null ? null : { place: battle.at },
})

/** A moment of a mechanism is the fact of its name: about the card of the moment and the one that did it, or was with it. */
function factOfMechanism(moment: string, { it, by, doer }: Occasion, board: Board): TextFact {
  const cards = [it, subject(board, doer)].filter((one) => one !== null)
  // The compiler can't follow that a mechanism has a fact of that name.
  return { fact: moment, player: by, card: cards } as unknown as TextFact
}

/** The facts that occasions give: each of their moments is told as one of them, some with the value that sets it apart. */
const FACTS: Readonly<
  Record<Exclude<OccasionMoment, keyof AddedHappened>, TextFact['fact'] | readonly [TextFact['fact'], string]>
> = {
  ...{ 'any time': 'any time', always: 'always', paying: 'paying' },
  'your activate': ['phase', 'activate'],
  'your control': ['phase', 'control'],
  'your deploy': ['phase', 'deploy'],
  'your move': ['phase', 'move'],
  'your draw': ['phase', 'draw'],
  'end of deploy': ['phase ends', 'deploy'],
  ...{ 'drain begun': 'drain begun', 'drain lost': 'force drained', 'battle begun': 'battle begun' },
  ...{
    'battle totals': 'battle totals',
    'battle won': 'battle won',
    'turn begun': 'turn begun',
    'turn over': 'turn over',
  },
  ...{ weapons: 'weapons segment', targeted: 'targeted', firing: 'firing' },
  'about to draw weapon destiny': ['about to draw', 'weapon'],
  'about to draw battle destiny': ['about to draw', 'battle'],
  'weapon destiny drawn': ['drawn', 'weapon'],
  'battle destiny drawn': ['drawn', 'battle'],
  'destiny drawn': ['drawn', 'text'],
  ...{
    'shot works': 'shot works',
    hit: 'hit',
    fired: 'fired',
    forfeited: 'forfeited',
    lost: 'lost',
    cancelled: 'cancelled',
    deployed: 'deployed',
  },
  ...{ 'card played': 'played', react: 'react made', retrieved: 'retrieved' },
  ...{ 'about to be lost': 'about to be lost', 'battle over': 'battle over', 'battle cancelled': 'battle cancelled' },
  moved: 'moved',
}

/** Whether one of these moments is of the kind that an occasion gives, whatever its limits: that is quick to see. */
export const isSpokenOf = (moments: readonly Moment[], occasion: Pick<Occasion, 'moments'>): boolean =>
  moments.some((moment) => {
    const { fact, roles } = wordOf(language.words.moments, moment.word).on
    const wanted = Object.entries(roles).find(([, role]) => role === 'kind' || role === 'phase')?.[0]
    const value = wanted === undefined ? undefined : (moment as Readonly<Record<string, unknown>>)[wanted]
    return occasion.moments.some((one) => {
      const [told, only] = [(FACTS as Readonly<Record<string, string | readonly string[]>>)[one] ?? one].flat()
      return told === fact && (only === undefined || value === undefined || value === only)
    })
  })

/** Whether one of these moments has come at an occasion, as a text means it. */
export function hasCome(moments: readonly Moment[], occasion: Occasion, meant: TextAt): boolean {
  return occasion.moments.some((one) => {
    const fact = factOf(one, occasion, meant.reading.board)
    return moments.some((moment) => {
      const word = wordOf(language.words.moments, moment.word)
      return word.on.fact === fact.fact && areLimitsMet(moment, word, word.on, fact, meant)
    })
  })
}
