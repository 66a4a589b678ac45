/** Facts of fights as lines: the opponents, the draws, the numbers explained, the winner, the losses. */
import { runOf, type ToldLines } from '../../../kit/facts/tellers.ts'
import { signed } from '../../../kit/wording/words.ts'
import { type BattleCard, SIDES, type Side } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'
import type { DamageChange, Open, SeenFact } from '../state/game-facts.ts'
import { cardName, listed, row, titleOf } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'
import { type Means, partsOf } from './sum.ts'
import {
  type Bout,
  type FactInStory,
  line,
  type SaidFact,
  type ShownFighters,
  type Tellers,
  type ToldBefore,
} from './telling.ts'

type DiscardFact = SeenFact<'discard'>

const isFault = (fact: SeenFact): fact is DiscardFact => fact.type === 'discard' && fact.data.why === 'fault'
const isUsed = (fact: SeenFact): fact is DiscardFact => fact.type === 'discard' && fact.data.why === 'used'
const isFighters = (fact: SeenFact): fact is SeenFact<'fighters'> => fact.type === 'fighters'
const isIgnored = (fact: SeenFact): fact is SeenFact<'ignored'> => fact.type === 'ignored'

// ---------------------------------------------------------------- the opponents

/** Both sides as they are revealed, with the faults of their plans and ignored weapons. */
export function tellMeeting(telling: FactInStory<'discard' | 'fighters'>): ToldLines {
  const { facts, at } = telling
  const { speaker, before } = telling.context
  const faultsFirst = runOf(telling, isFault)
  const from = at + faultsFirst.length
  const sides = runOf({ facts, at: from }, isFighters)
  const after = runOf(
    { facts, at: from + sides.length },
    (fact): fact is DiscardFact | SeenFact<'ignored'> => isFault(fact) || isIgnored(fact),
  )
  if (sides.length === 0)
    return { lines: faultsFirst.map((event) => discarded(event, speaker)), taken: faultsFirst.length }
  const bout = boutOf(sides)
  const known = bout === null ? [] : [headOf(sides, bout, speaker)]
  before.bout = bout
  const kept = sides
    .filter(({ data }) => data.ignored.length > 0)
    .map(({ seat, data }) =>
      speaker.tell(seat, data.banned === true ? 'fight.banned' : 'fight.ignored', {
        cards: listed(
          data.ignored.map(({ card }) => card ?? ''),
          speaker.language,
        ),
      }),
    )
  const faults = [...faultsFirst, ...after.filter(isFault)].map((event) => faultOf(event, speaker))
  const pushed = after.filter(isIgnored).map((fact) => ignoredLine(fact, telling.context))
  return { lines: [...known, ...faults, ...kept, ...pushed], taken: faultsFirst.length + sides.length + after.length }
}

function boutOf(sides: readonly SeenFact<'fighters'>[]): Bout | null {
  const [dark, light] = SIDES.map((side) => sides.find(({ seat }) => seat === side)?.data)
  if (dark === undefined || light === undefined) return null
  const one = ({ characters, weapons, battle }: SeenFact<'fighters'>['data']): ShownFighters => ({
    characters,
    weapons,
    battle,
    out: [],
  })
  return { dark: one(dark), light: one(light) }
}

function headOf([first]: readonly SeenFact<'fighters'>[], bout: Bout, speaker: Speaker): string {
  const { say, sides } = speaker
  const [left, right] = sides.map((side) => armed(bout[side], speaker)) as [string, string]
  const number = first?.data.fight ?? null
  return number === null ? say('fight.head.plain', { left, right }) : say('fight.head', { number, left, right })
}

function armed({ characters, weapons, battle }: ShownFighters, { say, language }: Speaker): string {
  const means = [
    ...weapons.map(({ card }) => cardName(card)),
    ...(battle === null ? [] : [say('fight.battle-card', { card: cardName(battle) })]),
  ]
  const who = listed(
    characters.map(({ card }) => card),
    language,
  )
  return means.length === 0 ? who : say('fight.armed', { characters: who, means: row(means, language) })
}

const faultOf = ({ seat, data }: DiscardFact, { tell, language }: Speaker): string =>
  tell(seat, 'fight.fault', { cards: listed(data.cards, language) })

const discarded = ({ seat, data }: DiscardFact, { tell, language }: Speaker): string =>
  tell(seat, 'told.discard.fault', { cards: listed(data.cards, language) })

// ---------------------------------------------------------------- weapons ignored

/** A weapon by its name, even one that is built into a character. */
function weaponName(card: string): string {
  const data = findCard(card)
  return data?.type === 'character' && data.builtIn !== undefined ? data.builtIn.weapon : cardName(card)
}

function ignoredLine(
  { seat, data: { weapons } }: SeenFact<'ignored'>,
  { speaker, before }: FactInStory['context'],
): string {
  leaveOut(before, seat, weapons)
  const cards = row(
    weapons.map(({ card }) => weaponName(card)),
    speaker.language,
  )
  return speaker.tell(seat, 'told.ignored', { cards })
}

function leaveOut(before: ToldBefore, side: Side, weapons: readonly Pick<Open, 'handle'>[]): void {
  const { bout } = before
  if (bout === null) return
  const own = bout[side]
  before.bout = { ...bout, [side]: { ...own, out: [...own.out, ...weapons.map(({ handle }) => handle)] } }
}

/** A weapon given to have another one ignored; the discard and the ignored weapon are in the same line. */
function tellStrike({ facts, at, fact, context: { speaker, before } }: FactInStory<'strike'>): ToldLines {
  const { seat, data } = fact
  const rest = runOf({ facts, at: at + 1 }, (next) =>
    next.type === 'discard'
      ? next.data.why === 'price' && next.data.handles?.includes(data.handle) === true
      : next.type === 'ignored',
  )
  leaveOut(before, seat, [data])
  for (const next of rest) if (next.type === 'ignored') leaveOut(before, next.seat, next.data.weapons)
  const said = speaker.tell(seat, 'told.strike', { card: cardName(data.weapon), at: weaponName(data.at) })
  return { lines: [said], taken: 1 + rest.length }
}

// ---------------------------------------------------------------- destiny

type DrawName = 'destiny' | 'draw-two' | 'redraw'

const isDraw = (fact: SeenFact): fact is SeenFact<DrawName> =>
  fact.type === 'destiny' || fact.type === 'draw-two' || fact.type === 'redraw'

function tellDraws(telling: FactInStory<DrawName>): ToldLines {
  const { speaker } = telling.context
  const run = runOf(telling, isDraw)
  const draws = run.map((fact, at) => drawOf(fact, run[at - 1]?.type === 'draw-two', speaker))
  return { lines: [speaker.say('destiny.line', { draws: row(draws, speaker.language) })], taken: run.length }
}

/** @param second whether it counts one of two cards that were just told */
function drawOf(fact: SeenFact<DrawName>, second: boolean, { say, tell, language }: Speaker): string {
  const { seat } = fact
  if (fact.type === 'redraw') return tell(seat, 'destiny.redraw', { cards: listed(fact.data.cards, language) })
  const purpose = say(`destiny.for.${fact.data.for}`)
  if (fact.type === 'draw-two')
    return tell(seat, 'destiny.two', { purpose, cards: fact.data.cards.map(cardName).join(' / ') })
  const { card, destiny: number } = fact.data
  if (card === null) return tell(seat, 'destiny.none', { purpose })
  const values = { number, card: cardName(card) }
  return second ? say('destiny.counts', values) : tell(seat, 'destiny.drawn', { ...values, purpose })
}

// ---------------------------------------------------------------- the result

/** The totals, the winner, and the losses that follow at once. */
function tellFight({ facts, at, fact, context: { speaker, before } }: FactInStory<'fight'>): ToldLines {
  const { lines, taken } = tellCost(facts, at + 1, speaker)
  const winner = fact.seat ?? null
  const won = winner === null ? speaker.say('fight.tie') : speaker.tell(winner, 'fight.won')
  const sum = sumLine(fact, before.bout, speaker)
  before.bout = null
  const isDefeat = facts.slice(at + 1, at + 1 + taken).some(({ type }) => type === 'defeat')
  return { lines: [sum, isDefeat ? [won, ...lines].join(' ') : won], taken: taken + 1 }
}

/** The loser's losses: told with the result, or by themselves if the loser was asked in between. */
function tellDefeat({ facts, at, context }: FactInStory<'defeat'>): ToldLines {
  const { lines, taken } = tellCost(facts, at, context.speaker)
  return { lines: [lines.join(' ')], taken }
}

/** Used Battle cards go without a word; then come the beaten cards, then the damage. */
function tellCost(facts: readonly SeenFact[], at: number, speaker: Speaker): ToldLines {
  const used = runOf({ facts, at }, isUsed).length
  const defeat = facts[at + used]
  if (defeat?.type !== 'defeat') return { lines: [], taken: used }
  const isDamage = (fact: SeenFact): fact is SeenFact<'damage'> => fact.type === 'damage'
  const damages = runOf({ facts, at: at + used + 1 }, isDamage)
  return { lines: costOf(defeat, damages, speaker), taken: used + 1 + damages.length }
}

function costOf(
  { seat: loser, data }: SeenFact<'defeat'>,
  damages: readonly SeenFact<'damage'>[],
  speaker: Speaker,
): string[] {
  const { say, tell, language } = speaker
  const { lost: all, rescued, saved } = data
  const back = saved === undefined ? (rescued ? all : []) : all.filter(({ handle }) => saved.includes(handle))
  const gone = all.filter((open) => !back.includes(open))
  const cards = (list: readonly Open[]) =>
    listed(
      list.map(({ card }) => card),
      language,
    )
  const paid = damages.filter(({ data: { count } }) => count !== 0).map((damage) => damageLine(damage, speaker))
  if (gone.length === 0 && paid.length === 0) return [tell(loser, 'fight.rescued', { cards: cards(back) })]
  return [
    ...(gone.length === 0 ? [] : [tell(loser, 'fight.lost', { cards: cards(gone) })]),
    ...(back.length === 0 ? [] : [tell(loser, 'fight.saved', { cards: cards(back) })]),
    ...changesLine(data.changes, speaker),
    ...(paid.length === 0 ? [say('fight.harmless')] : paid),
  ]
}

/** Texts that have changed the DAMAGE of the beaten, together for each card. */
export function changesLine(found: readonly DamageChange[] | undefined, { say, language }: Speaker): string[] {
  const sums = new Map<string, number>()
  for (const { card, change } of found ?? []) sums.set(card, change + (sums.get(card) ?? 0))
  if (sums.size === 0) return []
  const changes = [...sums].map(([card, change]) =>
    say('fight.change', { card: cardName(card), change: signed(change) }),
  )
  return [say('fight.changed', { changes: row(changes, language) })]
}

function sumLine({ data: { total, power, texts } }: SeenFact<'fight'>, bout: Bout | null, speaker: Speaker): string {
  const { say, subject, person, sides } = speaker
  const [first, second] = sides
  const side = (of: Side, name: string) => {
    const parts = partsOf(power[of], { ...meansOf(bout?.[of]), gains: texts[of] }, say)
    const values = { name, total: total[of] }
    return parts === '' ? say('sum.nothing', values) : say('sum.side', { ...values, parts })
  }
  return say('sum.line', { left: side(first, subject(first)), right: side(second, person(second)) })
}

/** A side's weapons and Battle card by name; nothing if the beginning of the fight is told elsewhere. */
function meansOf(fighters: ShownFighters | undefined): Omit<Means, 'gains'> {
  if (fighters === undefined) return { weapons: [], battle: null }
  const { characters, weapons, battle, out } = fighters
  const inUse = (cards: readonly Open[]) => cards.filter(({ handle }) => !out.includes(handle)).map(({ card }) => card)
  const builtIn = inUse(characters).filter((card) => {
    const data = findCard(card)
    return data?.type === 'character' && data.builtIn !== undefined
  })
  return {
    weapons: [...inUse(weapons).map(titleOf), ...builtIn.map(weaponName)],
    battle: battle === null ? null : { card: battle, says: isConditional(battle) },
  }
}

function isConditional(id: string): boolean {
  const use = (findCard(id) as BattleCard | undefined)?.use
  return use?.for === 'one' && use.bonusIf !== undefined
}

/** Cards lost from the draw deck, and how many should have been lost where it held too few. */
function damageLine(
  { seat, data: { count: due, cards: lost } }: Pick<SeenFact<'damage' | 'breakthrough'>, 'seat' | 'data'>,
  { tell, language }: Speaker,
): string {
  const cards = listed(lost, language)
  return lost.length < due
    ? tell(seat, 'told.damage.short', { due, count: lost.length, cards })
    : tell(seat, 'told.damage', { count: due, cards })
}

// ---------------------------------------------------------------- the facts of fights and battles

/** The tellers of fights. */
export const FIGHT_STORY = {
  battle: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.battle', { count: data.number })),
  'battle-cards': line(({ seat, data, speaker }) =>
    speaker.tell(seat, data.attacker === true ? 'told.attack-cards' : 'told.defence', { count: data.number }),
  ),
  fighters: tellMeeting,
  ignored: ({ fact, context }) => ({ lines: [ignoredLine(fact, context)], taken: 1 }),
  strike: tellStrike,
  'send-back': line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.send-back', { cards: listed(data.characters, speaker.language) }),
  ),
  destiny: tellDraws,
  'draw-two': tellDraws,
  redraw: tellDraws,
  replace: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.replace', { from: data.from, to: data.to })),
  switch: line(({ seat, data, speaker }) => speaker.tell(seat, 'told.switch', { own: data.own, theirs: data.theirs })),
  'called-tie': line(({ seat, data, speaker }) =>
    speaker.tell(seat, 'told.called-tie', { card: cardName(data.card ?? '') }),
  ),
  fight: tellFight,
  defeat: tellDefeat,
  'fight-next': line(({ data, speaker }) =>
    speaker.say('told.fight-next', { cards: listed(data.characters, speaker.language) }),
  ),
  damage: line((saying) => damageLine(saying, saying.speaker)),
  breakthrough: line((saying) => `${saying.speaker.say('told.breakthrough')} ${damageLine(saying, saying.speaker)}`),
  covered: line(({ seat, speaker }) => `${speaker.say('told.breakthrough')} ${speaker.tell(seat, 'told.covered')}`),
  'battle-end': line(battleEnd),
} satisfies Partial<Tellers>

/** With the score if there was more than one fight. */
function battleEnd({ data, speaker: { say, person, sides, language } }: SaidFact<'battle-end'>): string {
  const end = say(data.where === 'space' ? 'told.battle-end.space' : 'told.battle-end')
  const { won, fights } = data
  if (won === null || fights === null || fights < 2) return end
  const score = sides.map((side) => say('told.score', { name: person(side), number: won[side] }))
  return `${end} ${say('told.battle-score', { score: row(score, language) })}`
}
