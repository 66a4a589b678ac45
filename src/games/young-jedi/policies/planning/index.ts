/** Battle plans in preparation: suggestions, the total of each fighter, and probable mistakes. */
import type { ArrangeShape, Piece, RowSuggestion, Rows, Voice } from '../../../../contract/index.ts'
import { cardById } from '../../cards/index.ts'
import { lineFor } from '../../cards/users.ts'
import { battleUse } from '../../rules/battle/plan.ts'
import type { NextFighter } from '../../rules/battle/reading.ts'
import { partsOf } from '../../story/sum.ts'
import { GRAMMARS } from '../../texts/grammar.ts'
import { fighterCard, weaponCard } from '../../texts/reading/scene.ts'
import type { View } from '../../view/player-view.ts'
import { titleOf } from '../../words/naming.ts'
import { type Speaker, speakerOf } from '../../words/say.ts'
import { goodPlan, type PlanManner } from '../plan.ts'
import { faultsOf } from './faults.ts'
import { fieldFor, type PlanRead, readPlan, sumOf } from './reading.ts'

// ---------------------------------------------------------------- suggestions

const MANNERS = [
  ['strong', {}],
  ['weak', { weakFirst: true }],
  ['alone', { alone: true }],
  ['unarmed', { unarmed: true }],
] as const satisfies readonly (readonly [string, PlanManner])[]

function suggestions(shape: ArrangeShape, view: View, voice: Voice): RowSuggestion[] {
  const { say } = speakerOf(voice)
  const { place } = fieldFor(shape, view)
  const found: RowSuggestion[] = []
  for (const [id, manner] of MANNERS) {
    const row = goodPlan({ shape }, place, manner)
    if (found.some((other) => other.row.every((piece, at) => piece === row[at]))) continue
    found.push({ id, row, label: say(`row.${id}`), why: say(`row.${id}.why`) })
  }
  return found
}

// ---------------------------------------------------------------- what it comes to

function notesOf(read: PlanRead, view: View, speaker: Speaker): Record<string, string> {
  const notes: Record<string, string> = {}
  for (const fight of read.fights) Object.assign(notes, notesOfFight(fight, read, view, speaker))
  return notes
}

function notesOfFight(fight: NextFighter, read: PlanRead, view: View, speaker: Speaker): Record<string, string> {
  const { say, language } = speaker
  const [first, ...others] = fight.characters
  const sum = sumOf(fight, read, view)
  const gain = (bonus: number, draws: number) => GRAMMARS[language].gain(bonus, draws)
  const notes: Record<string, string | null> = {}
  if (first !== undefined) notes[first.id] = totalWords(fight, sum, speaker)
  for (const { id } of others) notes[id] = say('row.with', { fighter: titleOf(first?.card ?? '') })
  for (const weapon of fight.weapons) {
    const line = first === undefined ? null : lineFor(weaponCard(weapon), fighterCard(first), read.place)
    notes[weapon.id] = line === null ? say('row.ignored') : gain(line.bonus, line.draws)
  }
  for (const { id } of fight.ignored) notes[id] = say('row.ignored')
  for (const { id } of fight.faults) notes[id] = say('row.discarded')
  if (fight.battle !== null) {
    const { bonus = 0, draws = 0 } = battleUse(read.where, fight.battle.card)?.use ?? {}
    notes[fight.battle.id] = sum.works ? gain(bonus, draws) : say('row.ignored')
  }
  return Object.fromEntries(Object.entries(notes).filter((entry): entry is [string, string] => entry[1] !== null))
}

/** "**9 and a draw** = power 5 + location 1 + Sith Lightsaber 3" */
function totalWords(fight: NextFighter, { power, gains, draws, weapons }: ReturnType<typeof sumOf>, { say }: Speaker) {
  const { characters, location, weapon, texts, battle } = power
  const total = Math.max(0, characters + location + weapon + texts + battle)
  const means = {
    weapons: weapons.map(({ card }) => titleOf(card)),
    battle: fight.battle === null ? null : { card: fight.battle.card, says: false },
    gains,
  }
  const parts = partsOf(power, means, say)
  if (parts === '') return draws === 0 ? say('row.nothing') : say('row.draws', { count: draws })
  return draws === 0 ? say('row.total', { total, parts }) : say('row.total.draws', { total, parts, count: draws })
}

// ---------------------------------------------------------------- giving

const kindOf = ({ pieces }: ArrangeShape, id: string): string =>
  cardById(pieces.find((piece) => piece.id === id)?.card as string).type

const slotOf = ({ id, instead }: Piece): string => instead ?? id

/**
 * A card given to a fighter takes its place in the order of rule 9.3: Battle card, weapon, fighter. A card of its kind
 * in that place goes to the end, unless a Battle card there is for two weapons.
 */
function give(shape: ArrangeShape, row: readonly string[], piece: string, anchor: string | null): string[] {
  const slot = shape.pieces.filter((one) => one.id === piece).map(slotOf)[0]
  const others = row.filter((id) => !shape.pieces.some((one) => one.id === id && slotOf(one) === slot))
  const at = anchor === null ? -1 : others.indexOf(anchor)
  if (at < 0) return [...others, piece]
  const from = others.findLastIndex((id, index) => index < at && isAnchor(shape, id)) + 1
  const group = others.slice(from, at)
  const [weapons, battles] = [
    group.filter((id) => kindOf(shape, id) === 'weapon'),
    group.filter((id) => kindOf(shape, id) !== 'weapon'),
  ]
  const weapon = kindOf(shape, piece) === 'weapon'
  const room = battles.some((id) => usesTwo(shape, id)) ? 1 : 0
  const outed = weapon ? weapons.slice(0, weapons.length - room) : battles
  const kept = (list: readonly string[]) => list.filter((id) => !outed.includes(id))
  const laid = weapon ? [...battles, ...kept(weapons), piece] : [piece, ...weapons]
  return [...others.slice(0, from), ...laid, ...others.slice(at), ...outed]
}

const isAnchor = ({ pieces }: ArrangeShape, id: string): boolean =>
  pieces.some((piece) => piece.id === id && piece.anchor)

function usesTwo({ pieces }: ArrangeShape, id: string): boolean {
  const data = cardById(pieces.find((piece) => piece.id === id)?.card as string)
  return data.type === 'battle' && data.use.for === 'two weapons'
}

/** Battle plans for the panel that arranges them: suggestions, totals and warnings. */
export const rows: Rows<View> = {
  suggestions,
  read(shape, row, view, voice) {
    const speaker = speakerOf(voice)
    const read = readPlan(shape, row, view)
    return { notes: notesOf(read, view, speaker), faults: faultsOf(read, view, speaker) }
  },
  give,
}
