/** Fights: who against whom, the draws, the numbers explained, who wins, what it costs. */
import type { Json, Seat, SeenEvent } from '../../../../contract/index.ts'
import { type BattleCard, SIDES, type Side } from '../../cards/card.ts'
import { signed } from '../../cards/grammar.ts'
import { findCard } from '../../cards/index.ts'
import { cardName, listed, row, titleOf } from '../naming.ts'
import type { Speaker } from '../say.ts'
import { type Gain, type Means, type Power, partsOf } from './sum.ts'
import {
  cardIn,
  idsIn,
  line,
  numbersIn,
  type Open,
  opensIn,
  runOf,
  type Said,
  type Teller,
  type Telling,
} from './telling.ts'

/** One side of a fight as it is revealed. */
interface Fighters {
  readonly characters: readonly Open[]
  readonly weapons: readonly Open[]
  readonly battle: string | null
  /** Handles of weapons that a text has ignored or that were given away. */
  readonly out: readonly string[]
}

/** The fight that goes on. */
export type Bout = Record<Side, Fighters>

const isFault = ({ type, data }: SeenEvent): boolean => type === 'discard' && data.why === 'fault'
const isUsed = ({ type, data }: SeenEvent): boolean => type === 'discard' && data.why === 'used'

// ---------------------------------------------------------------- who meets whom

/** Both sides as they are revealed, with the faults of their plans and what is ignored. */
export const tellMeeting: Teller = (telling) => {
  const { events, at, speaker, course } = telling
  const faultsFirst = runOf(telling, isFault)
  const from = at + faultsFirst.length
  const sides = runOf({ events, at: from }, ({ type }) => type === 'fighters')
  const after = runOf({ events, at: from + sides.length }, (event) => isFault(event) || event.type === 'ignored')
  if (sides.length === 0)
    return { lines: faultsFirst.map((event) => discarded(event, speaker)), taken: faultsFirst.length }
  const bout = boutOf(sides)
  const known = bout === null ? [] : [headOf(sides, bout, speaker)]
  course.bout = bout
  const kept = sides
    .filter(({ data }) => opensIn(data.ignored).length > 0)
    .map(({ seat, data }) =>
      speaker.tell(seat as Seat, data.banned === true ? 'fight.banned' : 'fight.ignored', {
        cards: listed(cardsIn(data.ignored), speaker.language),
      }),
    )
  const faults = [...faultsFirst, ...after.filter(isFault)].map((event) => faultOf(event, speaker))
  const pushed = after.filter(({ type }) => type === 'ignored').map((event) => ignoredLine(event, telling))
  return { lines: [...known, ...faults, ...kept, ...pushed], taken: faultsFirst.length + sides.length + after.length }
}

function boutOf(sides: readonly SeenEvent[]): Bout | null {
  const [dark, light] = SIDES.map((side) => sides.find(({ seat }) => seat === side)?.data)
  if (dark === undefined || light === undefined) return null
  const one = (data: SeenEvent['data']): Fighters => ({
    characters: opensIn(data.characters),
    weapons: opensIn(data.weapons ?? (data.weapon == null ? [] : [data.weapon])), // one weapon in older versions
    battle: cardIn(data.battle),
    out: [],
  })
  return { dark: one(dark), light: one(light) }
}

const cardsIn = (found: unknown): string[] => opensIn(found).map(({ card }) => card)

function headOf([first]: readonly SeenEvent[], bout: Bout, speaker: Speaker): string {
  const { say, sides } = speaker
  const [left, right] = sides.map((side) => armed(bout[side], speaker)) as [string, string]
  const number = first?.data.fight
  return typeof number === 'number'
    ? say('fight.head', { number, left, right })
    : say('fight.head.plain', { left, right })
}

function armed({ characters, weapons, battle }: Fighters, { say, language }: Speaker): string {
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

const faultOf = ({ seat, data }: SeenEvent, { tell, language }: Speaker): string =>
  tell(seat as Seat, 'fight.fault', { cards: listed(idsIn(data.cards), language) })

const discarded = ({ seat, data }: SeenEvent, { tell, language }: Speaker): string =>
  tell(seat as Seat, 'told.discard.fault', { cards: listed(idsIn(data.cards), language) })

// ---------------------------------------------------------------- weapons ignored

/** A weapon by its name, one that is built into a character too. */
function weaponName(card: string): string {
  const data = findCard(card)
  return data?.type === 'character' && data.builtIn !== undefined ? data.builtIn.weapon : cardName(card)
}

function ignoredLine({ seat, data }: SeenEvent, { speaker, course }: Telling): string {
  const weapons = opensIn(data.weapons)
  leaveOut(course, seat as Side, weapons)
  const cards = row(
    weapons.map(({ card }) => weaponName(card)),
    speaker.language,
  )
  return speaker.tell(seat as Seat, 'told.ignored', { cards })
}

function leaveOut(course: Telling['course'], side: Side, weapons: readonly Pick<Open, 'handle'>[]): void {
  const { bout } = course
  if (bout === null) return
  const own = bout[side]
  course.bout = { ...bout, [side]: { ...own, out: [...own.out, ...weapons.map(({ handle }) => handle)] } }
}

/** A weapon given to have another one ignored; that it is discarded and the other ignored is said with it. */
const tellStrike: Teller = (telling) => {
  const { events, at, event, seat, speaker, course } = telling
  const { data } = event
  const rest = runOf({ events, at: at + 1 }, (next) =>
    next.type === 'discard'
      ? next.data.why === 'price' && idsIn(next.data.handles).includes(String(data.handle))
      : next.type === 'ignored',
  )
  leaveOut(course, seat as Side, [{ handle: String(data.handle) }])
  for (const { type, seat: whose, data: found } of rest)
    if (type === 'ignored') leaveOut(course, whose as Side, opensIn(found.weapons))
  const said = speaker.tell(seat, 'told.strike', {
    card: cardName(String(data.weapon)),
    at: weaponName(String(data.at)),
  })
  return { lines: [said], taken: 1 + rest.length }
}

// ---------------------------------------------------------------- destiny

const DRAWS = ['destiny', 'draw-two', 'redraw']

const tellDraws: Teller = (telling) => {
  const { speaker } = telling
  const run = runOf(telling, ({ type }) => DRAWS.includes(type))
  const draws = run.map((event, at) => drawOf(event, run[at - 1]?.type === 'draw-two', speaker))
  return { lines: [speaker.say('destiny.line', { draws: row(draws, speaker.language) })], taken: run.length }
}

type Purpose = 'battle' | 'weapon' | 'power'

/** @param second whether it counts one of two cards that were just told */
function drawOf({ type, seat, data }: SeenEvent, second: boolean, { say, tell, language }: Speaker): string {
  const whose = seat as Seat
  if (type === 'redraw') return tell(whose, 'destiny.redraw', { cards: listed(idsIn(data.cards), language) })
  const purpose = say(`destiny.for.${data.for as Purpose}`)
  if (type === 'draw-two')
    return tell(whose, 'destiny.two', { purpose, cards: idsIn(data.cards).map(cardName).join(' / ') })
  if (data.card === null) return tell(whose, 'destiny.none', { purpose })
  const values = { number: data.destiny as number, card: cardName(data.card as string) }
  return second ? say('destiny.counts', values) : tell(whose, 'destiny.drawn', { ...values, purpose })
}

// ---------------------------------------------------------------- the result

/** The totals, who has won, and what it costs as far as it follows at once. */
const tellFight: Teller = (telling) => {
  const { events, at, event, speaker, course } = telling
  const { lines, taken } = tellCost({ ...telling, at: at + 1 })
  const winner = event.seat ?? null
  const won = winner === null ? speaker.say('fight.tie') : speaker.tell(winner, 'fight.won')
  const sum = sumLine(event, course.bout, speaker)
  course.bout = null
  const isDefeat = events.slice(at + 1, at + 1 + taken).some(({ type }) => type === 'defeat')
  return { lines: [sum, isDefeat ? [won, ...lines].join(' ') : won], taken: taken + 1 }
}

/** What the loser loses: told with the result, or by itself where he was asked in between. */
const tellDefeat: Teller = (telling) => {
  const { lines, taken } = tellCost(telling)
  return { lines: [lines.join(' ')], taken }
}

/** Battle cards that were used go without a word; then the beaten, then the damage. */
function tellCost({ events, at, speaker }: Telling): Said {
  const used = runOf({ events, at }, isUsed).length
  const defeat = events[at + used]
  if (defeat?.type !== 'defeat') return { lines: [], taken: used }
  const damages = runOf({ events, at: at + used + 1 }, ({ type }) => type === 'damage')
  return { lines: costOf(defeat, damages, speaker), taken: used + 1 + damages.length }
}

function costOf(defeat: SeenEvent, damages: readonly SeenEvent[], speaker: Speaker): string[] {
  const { say, tell, language } = speaker
  const { data } = defeat
  const loser = defeat.seat as Seat
  const all = opensIn(data.lost)
  const rescued = data.rescued === true
  const back =
    data.saved === undefined ? (rescued ? all : []) : all.filter(({ handle }) => idsIn(data.saved).includes(handle))
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

/** Texts that have changed the DAMAGE of the beaten, each card's together. */
export function changesLine(found: unknown, { say, language }: Speaker): string[] {
  const sums = new Map<string, number>()
  for (const { card, change } of (found as readonly { card: string; change: number }[] | undefined) ?? [])
    sums.set(card, change + (sums.get(card) ?? 0))
  if (sums.size === 0) return []
  const changes = [...sums].map(([card, change]) =>
    say('fight.change', { card: cardName(card), change: signed(change) }),
  )
  return [say('fight.changed', { changes: row(changes, language) })]
}

function sumLine({ data }: SeenEvent, bout: Bout | null, speaker: Speaker): string {
  const { say, subject, person, sides } = speaker
  const [first, second] = sides
  const total = numbersIn(data.total)
  const powers = data.power as unknown as Readonly<Record<Side, Power>>
  const texts = data.texts as unknown as Readonly<Record<Side, readonly Gain[]>> | undefined
  const side = (of: Side, name: string) => {
    const parts = partsOf(powers[of], { ...meansOf(bout?.[of]), gains: texts?.[of] ?? [] }, say)
    const values = { name, total: total?.[of] ?? 0 }
    return parts === '' ? say('sum.nothing', values) : say('sum.side', { ...values, parts })
  }
  return say('sum.line', { left: side(first, subject(first)), right: side(second, person(second)) })
}

/** What a side fights with, by name; nothing where the beginning of the fight is told elsewhere. */
function meansOf(fighters: Fighters | undefined): Omit<Means, 'gains'> {
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
function damageLine({ seat, data }: SeenEvent, { tell, language }: Speaker): string {
  const lost = idsIn(data.cards)
  const due = data.count as Json as number
  const cards = listed(lost, language)
  return lost.length < due
    ? tell(seat as Seat, 'told.damage.short', { due, count: lost.length, cards })
    : tell(seat as Seat, 'told.damage', { count: due, cards })
}

// ---------------------------------------------------------------- the facts of fights and battles

export const FIGHT_STORY = {
  battle: line(({ seat, event, speaker }) => speaker.tell(seat, 'told.battle', { count: event.data.number as number })),
  'battle-cards': line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, data.attacker === true ? 'told.attack-cards' : 'told.defence', { count: data.number as number }),
  ),
  fighters: tellMeeting,
  ignored: line((telling) => ignoredLine(telling.event, telling)),
  strike: tellStrike,
  'send-back': line(({ seat, event, speaker }) =>
    speaker.tell(seat, 'told.send-back', { cards: listed(idsIn(event.data.characters), speaker.language) }),
  ),
  destiny: tellDraws,
  'draw-two': tellDraws,
  redraw: tellDraws,
  replace: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.replace', { from: data.from as number, to: data.to as number }),
  ),
  switch: line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.switch', { own: data.own as number, theirs: data.theirs as number }),
  ),
  'called-tie': line(({ seat, event: { data }, speaker }) =>
    speaker.tell(seat, 'told.called-tie', { card: cardName(cardIn(data.card) ?? '') }),
  ),
  fight: tellFight,
  defeat: tellDefeat,
  'fight-next': line(({ event, speaker }) =>
    speaker.say('told.fight-next', { cards: listed(idsIn(event.data.characters), speaker.language) }),
  ),
  damage: line(({ event, speaker }) => damageLine(event, speaker)),
  breakthrough: line(({ event, speaker }) => `${speaker.say('told.breakthrough')} ${damageLine(event, speaker)}`),
  covered: line(({ seat, speaker }) => `${speaker.say('told.breakthrough')} ${speaker.tell(seat, 'told.covered')}`),
  'battle-end': line(battleEnd),
} satisfies Readonly<Record<string, Teller>>

/** With the score where there was more than one fight. */
function battleEnd({ event: { data }, speaker: { say, person, sides, language } }: Telling): string {
  const end = say(data.where === 'space' ? 'told.battle-end.space' : 'told.battle-end')
  const won = numbersIn(data.won)
  if (won === undefined || Number(data.fights) < 2) return end
  const score = sides.map((side) => say('told.score', { name: person(side), number: won[side] }))
  return `${end} ${say('told.battle-score', { score: row(score, language) })}`
}
