/** Rounds, brackets and dates of a league as blocks of pictures. */

import { formRules } from '../../../leagues/forms/forms.ts'
import type { League, Pairing, PlayerId, Round } from '../../../leagues/league.ts'
import { type Contestant, type SeatedSlot, seatBracket } from '../../../leagues/pairing/bracket.ts'
import { bracketOf, bracketResults, goneFrom } from '../../../leagues/pairing/next-round.ts'
import { gamePoints, isComplete, outcomesOf, recordsOf } from '../../../leagues/record.ts'
import { tableOrder } from '../../../leagues/standings/final-places.ts'
import type { BracketBlock, BracketSeat, LeagueBlock, PairsBlock } from '../../../pictures/leagues/league-blocks.ts'
import { pointsText } from '../../frame/number-words.ts'
import { type LeagueView, playerNameOf } from './league-view.ts'
import { sideInSentence } from './league-words.ts'
import { headOf } from './table-blocks.ts'

/** The most pairs of a picture. */
const MOST_PAIRS = 32

/** Returns the pairings of a round that count, best table first. */
export const pairingsOf = ({ pairings }: Round): readonly Pairing[] =>
  pairings.filter(({ voided }) => !voided).sort((one, other) => one.table - other.table)

/** Returns how many games of a round are over, and how many there are. */
export function gamesDone(round: Round): readonly [number, number] {
  const games = pairingsOf(round).flatMap((pairing) => pairing.games)
  return [games.filter(({ result }) => result !== null).length, games.length]
}

/** Returns the score of a pairing: "vs" before its first result, "…" while both games run, "1–0". */
function middleOf(view: LeagueView, pairing: Pairing, begun: boolean): string {
  const over = pairing.games.filter(({ result }) => result !== null)
  if (over.length === 0) return begun ? '…' : 'vs'
  const points = gamePoints(pairing).map(pointsText)
  const complete = isComplete(pairing, view.league.settings.games)
  return complete ? points.join('–') : `${points.join('–')}·`
}

/** Returns the pairs of a round, with results where there are some. */
export function roundBlocks(view: LeagueView, round: Round): readonly LeagueBlock[] {
  const { league, say } = view
  const pairings = pairingsOf(round)
  const [over, count] = gamesDone(round)
  const rows: PairsBlock['rows'] = pairings.slice(0, MOST_PAIRS).map((pairing) => {
    const outcomes = outcomesOf(pairing, league.settings.games)
    const lost =
      outcomes === null
        ? null
        : outcomes[0] === 'loss' && outcomes[1] === 'win'
          ? 'left'
          : outcomes[1] === 'loss' && outcomes[0] === 'win'
            ? 'right'
            : null
    return {
      left: playerNameOf(view, pairing.players[0]),
      middle: middleOf(view, pairing, over > 0),
      right: playerNameOf(view, pairing.players[1]),
      lost,
    }
  })
  const inBracket = pairings.some(({ slot }) => slot !== null)
  const order = inBracket
    ? pairings.some(({ slot }) => slot === 'T')
      ? say('league.round.final-first')
      : undefined
    : round.number > 1
      ? say('league.round.leaders-first')
      : undefined
  const head: LeagueBlock =
    over === 0
      ? {
          block: 'head',
          left: say('league.round.pairs', { count: pairings.length }),
          ...(order === undefined ? {} : { right: order }),
        }
      : { ...headOf(view), left: say('league.round.over', { over, count }) }
  const more = pairings.length - rows.length
  const foot =
    more > 0 ? say('league.round.more', { count: more }) : over > 0 ? say('league.round.foot.later') : footOf(view)
  return [head, { block: 'pairs', rows }, { block: 'foot', text: foot }]
}

function footOf(view: LeagueView): string {
  const { say, league } = view
  if (league.settings.games === 'bothSides') return say('league.round.foot.both')
  if (league.settings.games === 'bestOf3') return say('league.round.foot.three')
  return say('league.round.foot.one', { side: sideInSentence(view, 0) })
}

/** The most boxes of a column in one picture; larger brackets come in parts. */
const MOST_BOXES = 8
const MOST_COLUMNS = 4

/** A part of a bracket. */
export interface ShownBracket {
  readonly blocks: readonly LeagueBlock[]
  readonly part: number
  readonly parts: number
  readonly open: number
  readonly count: number
}

/** Returns the slots of the bracket with who sits in them; null without a bracket. */
export function slotsIn(league: League): readonly SeatedSlot[] | null {
  const bracket = bracketOf(league)
  if (bracket === null || league.bracket === null) return null
  return seatBracket(bracket, league.bracket, bracketResults(league), goneFrom(league))
}

/** Whether a bracket has nothing more to play for a player: they are not in it, or out of it. */
export function isOver(league: League, player: PlayerId): boolean {
  const slots = slotsIn(league)
  return (
    slots !== null &&
    !slots.some(
      ({ winner, contestants }) =>
        winner === 'open' && contestants.some((one) => typeof one === 'object' && one.player === player),
    )
  )
}

const WINNERS = /^W(\d+)\.(\d+)$/
const LOSERS = /^L(\d+)\.(\d+)$/

/** Returns a part of the bracket as columns of boxes: a quarter of a large one, or its last rounds. */
export function bracketBlocks(view: LeagueView, wanted: number | null): ShownBracket | null {
  const { league, say } = view
  const slots = slotsIn(league)
  if (slots === null || league.bracket === null) return null
  const pairings = new Map(
    league.rounds.flatMap((round) =>
      pairingsOf(round).flatMap((one) => (one.slot === null ? [] : [[one.slot, one] as const])),
    ),
  )
  const seeds = new Map(league.bracket.map((id, at) => [id, at + 1]))
  const boxOf = (slot: SeatedSlot) => drawnSlot(view, slot, pairings.get(slot.id) ?? null, seeds)
  const columnsOf = (pattern: RegExp) => {
    const columns: SeatedSlot[][] = []
    for (const slot of slots) {
      const found = pattern.exec(slot.id)
      if (found === null) continue
      const column = columns[Number(found[1]) - 1]
      if (column === undefined) columns[Number(found[1]) - 1] = [slot]
      else column.push(slot)
    }
    return columns
  }
  const parts = partsOf(
    columnsOf(WINNERS),
    columnsOf(LOSERS),
    slots.filter(({ id }) => !WINNERS.test(id) && !LOSERS.test(id)),
    view,
  )
  const own = parts.findIndex(({ slots: some }) =>
    some.flat().some(({ contestants }) => contestants.some((one) => isOwn(one, view.reader))),
  )
  const part = Math.min(Math.max(0, wanted ?? lastOwn(parts, view.reader, own)), parts.length - 1)
  const shown = parts[part]!
  const block: BracketBlock = {
    block: 'bracket',
    parts: [
      { label: shown.label, columns: shown.slots.map((column) => ({ boxes: column.map(boxOf) })) },
      ...(shown.beside.length === 0
        ? []
        : [{ label: say('league.bracket.third'), columns: [{ boxes: shown.beside.map(boxOf) }] }]),
    ],
  }
  const best = {
    bestOf1: 'league.bracket.best1',
    bothSides: 'league.bracket.best2',
    bestOf3: 'league.bracket.best3',
  } as const
  // A free place in the bracket is no pairing.
  const meetings = slots.filter(({ id, contestants }) => pairings.has(id) || !contestants.includes('none'))
  const open = meetings.filter(({ winner }) => winner === 'open').length
  return {
    blocks: [
      {
        block: 'head',
        left: `${league.settings.name} · ${league.bracket.length}`,
        right: say(best[league.settings.games]),
      },
      block,
      { block: 'foot', text: say('league.bracket.foot') },
    ],
    part,
    parts: parts.length,
    open,
    count: meetings.length,
  }
}

interface BracketPart {
  readonly label: string | null
  /** A meeting outside of the tree: for third place. */
  readonly beside: readonly SeatedSlot[]
  readonly slots: readonly (readonly SeatedSlot[])[]
}

/** The part in which the reader still plays; once all is over the last one, else the first in which they ever did. */
function lastOwn(parts: readonly BracketPart[], reader: PlayerId | null, first: number): number {
  const waits = parts.findIndex(({ slots }) =>
    slots.flat().some(({ contestants, winner }) => winner === 'open' && contestants.some((one) => isOwn(one, reader))),
  )
  if (waits >= 0) return waits
  const over = parts.every(({ slots }) => slots.flat().every(({ winner }) => winner !== 'open'))
  return over ? parts.length - 1 : Math.max(0, first)
}

function partsOf(
  winners: readonly (readonly SeatedSlot[])[],
  losers: readonly (readonly SeatedSlot[])[],
  finals: readonly SeatedSlot[],
  { say }: LeagueView,
): readonly BracketPart[] {
  const double = losers.length > 0
  const last = finals.map((slot) => [slot])
  const sides = [
    ...pieces(winners, double ? null : finals),
    ...pieces(losers, null).map((part) => ({ ...part, label: say('league.bracket.losers') })),
    ...(double && last.length > 0 ? [{ label: say('league.bracket.finals'), slots: last, beside: [] }] : []),
  ]
  return sides
}

/** Cuts columns into pieces of four, and the first of them into quarters, so that each box can be read. */
function pieces(
  columns: readonly (readonly SeatedSlot[])[],
  beside: readonly SeatedSlot[] | null,
): readonly BracketPart[] {
  if (columns.length === 0) return []
  const out: BracketPart[] = []
  let from = 0
  while (from < columns.length) {
    const first = columns[from]!
    const quarters = Math.max(1, Math.ceil(first.length / MOST_BOXES))
    // The winners of quarters stand in the next piece: three columns leave names the room of four.
    const to = Math.min(columns.length, from + (quarters === 1 ? MOST_COLUMNS : MOST_COLUMNS - 1))
    for (let quarter = 0; quarter < quarters; quarter++) {
      const slots = columns.slice(from, to).flatMap((column) => {
        const share = column.length / quarters
        const some = column.slice(Math.floor(quarter * share), Math.floor((quarter + 1) * share))
        return some.length === 0 ? [] : [some]
      })
      const whole = quarters === 1 && to === columns.length
      out.push({ label: null, slots, beside: whole ? (beside ?? []) : [] })
    }
    if (to === columns.length) break
    // The next piece begins where the quarters have ended.
    from = quarters === 1 ? to - 1 : from + Math.max(1, Math.floor(Math.log2(MOST_BOXES)))
  }
  return out
}

const isOwn = (one: Contestant, reader: PlayerId | null): boolean =>
  reader !== null && typeof one === 'object' && one.player === reader

function drawnSlot(
  view: LeagueView,
  { contestants, winner }: SeatedSlot,
  pairing: Pairing | null,
  seeds: ReadonlyMap<PlayerId, number>,
): { readonly seats: readonly [BracketSeat, BracketSeat]; readonly own: boolean } {
  const seat = (one: Contestant): BracketSeat => {
    if (one === 'open') return { seed: '', label: view.say('league.open'), score: '', state: 'open', own: false }
    if (one === 'none') return { seed: '', label: '–', score: '', state: 'lost', own: false }
    const { player } = one
    const points = pairing === null ? null : gamePoints(pairing)[pairing.players[0] === player ? 0 : 1]
    const decided = winner !== 'open'
    const won = typeof winner === 'object' && winner.player === player
    return {
      seed: `${seeds.get(player) ?? ''}`,
      label: playerNameOf(view, player),
      score: points === null ? '' : pointsText(points),
      state: won ? 'won' : decided ? 'lost' : 'plays',
      own: player === view.reader,
    }
  }
  const [one, other] = contestants
  return {
    seats: [seat(one), seat(other)],
    own: contestants.some((some) => isOwn(some, view.reader)) && winner === 'open',
  }
}

/** Returns the players of a ladder who have a challenge, and so can take no other. */
const busyIn = ({ rounds, settings }: League): ReadonlySet<PlayerId> =>
  new Set(
    rounds.flatMap(({ pairings }) =>
      pairings.filter((one) => !one.voided && !isComplete(one, settings.games)).flatMap(({ players }) => players),
    ),
  )

/** Returns the players by their place in the ladder. */
export function ladderBlocks(view: LeagueView, from: number): readonly LeagueBlock[] {
  const { league, say } = view
  const order = tableOrder(league)
  const records = recordsOf(league)
  const busy = busyIn(league)
  const reach = formRules(league).challenges?.reach ?? 0
  const rows = order.slice(from, from + LADDER_ROWS).map((player, at) => {
    const place = from + at
    const played = (records.get(player) ?? []).filter(({ kind }) => kind === 'played').length
    const free = view.sight.challenges.includes(player)
    const text = busy.has(player)
      ? say('ladder.busy')
      : free
        ? say('ladder.free')
        : say('ladder.played', { count: played })
    return {
      icon: busy.has(player) ? ('clock' as const) : free ? ('up' as const) : ('person' as const),
      ...(free ? { tint: 'green' as const } : {}),
      title: `${place + 1} · ${playerNameOf(view, player)}`,
      text,
      ...(player === view.reader ? { tone: 'own' as const } : free ? { tone: 'proposal' as const } : {}),
    }
  })
  return [
    { block: 'head', left: league.settings.name, right: say('league.players', { count: order.length }) },
    { block: 'lines', rows },
    { block: 'foot', text: say('ladder.foot', { count: reach }) },
  ]
}

/** The rows of a ladder in one picture. */
export const LADDER_ROWS = 7
