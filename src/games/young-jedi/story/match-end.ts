/** The end of a planet and of a match. */

import type { EndCount, FoughtLane, Score, SeenEvent, ShownEnd, ShownWin, Voice } from '../../../contract/index.ts'
import { nobodyWins } from '../../../kit/wording/plain-words.ts'
import { opposite, PLANETS, type Planet, type Side } from '../cards/card.ts'
import { factsIn } from '../rules/known-facts.ts'
import type { SeenFact } from '../state/game-facts.ts'
import type { View } from '../view/player-view.ts'
import { type Speaker, speak, speakerOf } from '../words/say.ts'
import { battleChapters, scoreIn } from './battle-moments.ts'
import { decisiveOf, lanesOf } from './fought-lanes.ts'
import { costOf } from './glance.ts'

/** How the match stands: the planets, and the cards left in both draw decks. */
export function standing(view: View): Score {
  const { format, planet, won, sides, outcome } = view
  const shown: readonly Planet[] =
    format === 'full' ? PLANETS : PLANETS.filter((one) => one === planet || won.some((held) => held.planet === one))
  return {
    goals: shown.map((name) => {
      const by = won.find((held) => held.planet === name)?.by ?? null
      const state = by !== null ? 'won' : name === planet && outcome === null ? 'now' : 'open'
      return { name, letter: name[0] ?? '', state, by }
    }),
    left: { dark: sides.dark.deck, light: sides.light.deck },
  }
}

/** The last Location laid on a planet. */
function groundOf({ won, planet, locations }: View, wanted: string | null): string | null {
  const held = won.find((one) => one.planet === wanted)
  const laid = held?.locations ?? (planet === wanted ? locations : [])
  return laid.at(-1)?.card ?? null
}

/** The planets that were won by these facts. */
export function wins(events: readonly SeenEvent[], view: View, voice: Voice): readonly ShownWin[] {
  const facts = factsIn(events)
  const speaker = speakerOf(voice)
  const { say, tell } = speaker
  return facts.flatMap((fact, at) => {
    if (fact.type !== 'control') return []
    const by = fact.seat
    const name = String(fact.data.planet ?? '')
    const last = fact.data.surrendered ? undefined : battleChapters(facts.slice(0, at), speaker).at(-1)
    const lines = last === undefined ? [] : [opposite(by), by].flatMap((side) => costOf(side, last.facts, speaker))
    return [
      {
        by,
        name,
        claim: tell(by, 'moment.claim'),
        card: groundOf(view, name),
        decisive: last === undefined ? null : decisiveOf(lanesOf(last.facts, speaker), by),
        decisiveLabel: say('moment.decisive'),
        lines,
      },
    ]
  })
}

/** How the match has ended, in numbers. @param events of the whole match */
export function end(events: readonly SeenEvent[], view: View, voice: Voice): ShownEnd | null {
  const { outcome, format } = view
  if (outcome === null) return null
  const speaker = speakerOf(voice)
  const { winner } = outcome
  const decided = winner === null ? null : decidedBy(factsIn(events), winner, speaker)
  return {
    winner,
    claim: claimOf(view, speaker),
    kind: kindOf(format, speaker),
    card: decided?.card ?? null,
    ground: groundOf(view, decided?.planet ?? view.planet ?? view.won.at(-1)?.planet ?? null),
    decisive: decided,
    counts: countsOf(factsIn(events), view, speaker),
  }
}

function kindOf(format: string, { say }: Speaker): string {
  const named = format === 'starter' || format === 'full' || format === 'lesson' ? say(`format.${format}`) : format
  return say('end.kind', { game: say('game'), format: named.replace(/\s*\(.*\)$/u, '') })
}

function claimOf({ won, outcome }: View, { say }: Speaker): string {
  if (outcome !== null && nobodyWins(outcome)) return say('end.void')
  const held = (side: Side) => won.filter(({ by }) => by === side).length
  const winner = outcome?.winner ?? null
  const first: Side = winner ?? 'dark'
  const score = `${held(first)}–${held(opposite(first))}`
  const counts = won.length > 0
  if (winner === null) return counts ? say('end.tie-score', { score }) : say('end.tie')
  // A match may end without a planet more: then the number of planets would say the contrary of what happened.
  return counts && held(winner) > held(opposite(winner)) ? say('end.wins-score', { score }) : say('end.wins')
}

interface DecidingFight {
  readonly card: string
  readonly fight: string
  readonly line: string
  readonly planet: string | null
}

/** The fight that decided the last planet of the winner; without one the last battle in which they won a fight. */
function decidedBy(facts: readonly SeenFact[], winner: Side, speaker: Speaker): DecidingFight | null {
  const control = facts.findLastIndex(
    (fact) => fact.type === 'control' && fact.seat === winner && !fact.data.surrendered,
  )
  const chapters = battleChapters(control < 0 ? facts : facts.slice(0, control), speaker)
  for (const { facts: fought, planet, turn } of chapters.toReversed()) {
    const lane = decisiveOf(lanesOf(fought, speaker), winner)
    const card = lane?.sides[winner]?.fighters[0]?.card
    if (lane === null || card === undefined) continue
    const wonIt = control >= 0 && planet !== null
    const values = { turn: turn ?? 0 }
    const line = wonIt ? speaker.say('end.won-planet', { ...values, planet }) : speaker.say('end.won-match', values)
    return { card, planet, line, fight: fightOf(lane, winner, speaker) }
  }
  return null
}

function fightOf({ sides }: FoughtLane, winner: Side, { say }: Speaker): string {
  const [left, right] = [sides[winner], sides[opposite(winner)]]
  return say('end.fight', {
    left: left?.short ?? '',
    own: left?.total ?? 0,
    theirs: right?.total ?? 0,
    right: right?.short ?? '',
  })
}

/** Turns, and battles and fights won: the winner's first. */
function countsOf(facts: readonly SeenFact[], { turn, outcome }: View, speaker: Speaker): EndCount[] {
  const say = speak(speaker.language)
  const first: Side = outcome?.winner ?? 'dark'
  const order: readonly Side[] = [first, opposite(first)]
  const scores = battleChapters(facts, speaker).map((chapter) => scoreIn(chapter.facts))
  const battlesWon = (side: Side) => scores.filter((score) => score[side] > score[opposite(side)]).length
  const fightsWon = (side: Side) => facts.filter((fact) => fact.type === 'fight' && fact.seat === side).length
  return [
    { value: String(turn), label: say(turn === 1 ? 'end.turn' : 'end.turns') },
    { value: order.map(battlesWon).join('–'), label: say('end.battles') },
    { value: order.map(fightsWon).join('–'), label: say('end.fights') },
  ]
}
