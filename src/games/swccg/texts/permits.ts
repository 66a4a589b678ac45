/** Permissions, bans and immunities to titles, by texts. */
import { cardOf, type EngineCard, SIDES, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { locationOf } from '../state/nesting.ts'
import type { Active, Position, Subject, TextAt, TextQuestion } from '../state/position-reading.ts'
import { answersTo } from './answers.ts'
import { isInForce } from './in-force.ts'
import type { Deed, Leave, Rule } from './language/words.ts'
import { faceOf } from './meant.ts'
import { wordOf } from './reading/defined.ts'
import { amountOf, fits } from './reading/fits.ts'
import { areLimitsMet } from './reading/limits.ts'
import { language } from './registry.ts'
import { heldBy } from './sources.ts'

/** Whether the limits of a deed or leave are met. @throws if it answers another question */
function concerns(
  family: 'deeds' | 'leaves',
  word: Deed | Leave,
  limits: object,
  asked: TextQuestion,
  meant: TextAt,
): boolean {
  const defined = wordOf(language.words[family], word)
  if (defined.asks.question !== asked.question) throw new Error(`«${word}» is no answer to «${asked.question}»`)
  return areLimitsMet(limits, defined, defined.asks, asked, meant)
}

/** Whether a text allows this against the rules. */
export const allows = (reading: Position, leave: Leave, asked: TextQuestion): boolean =>
  reading.active('allow').some((one) => {
    const { rule } = one
    if (rule.word !== 'allow' || rule.leave !== leave) return false
    return concerns('leaves', leave, rule, asked, one.meant) && isInForce(one)
  })

/** A rule about this card, wherever that is. */
const ANYWHERE = {}
/** Whether a rule forbids this: by its limits, or because it allows it elsewhere alone. */
function isBan(rule: Rule, deed: Deed, asked: TextQuestion, meant: TextAt): boolean {
  if (rule.word !== 'ban' && rule.word !== 'only') return false
  if (!rule.deeds.includes(deed)) return false
  const isMeant = concerns('deeds', deed, rule, asked, meant)
  if (rule.word === 'ban') return isMeant
  return !isMeant && 'to' in asked && asked.to !== null && concerns('deeds', deed, ANYWHERE, asked, meant)
}

/** Whether a rule closes the place to which such a card would deploy or move (U-45). */
function closes(rule: Rule, asked: TextQuestion, meant: TextAt): boolean {
  if (!isClosing(rule) || (asked.question !== 'deploy' && asked.question !== 'move')) return false
  return concerns('deeds', 'be there', rule, { question: 'be there', card: asked.card, at: asked.to }, meant)
}
const isClosing = (rule: Rule): boolean => rule.word === 'ban' && rule.deeds.includes('be there')

/**
 * The texts that forbid this (8.3, 16.1; S-E14), whether one of them can be lifted or not.
 * @param own the card in hand whose own text speaks as well
 */
function bansOn(reading: Position, deed: Deed, asked: TextQuestion, own?: EngineCard): readonly Active[] {
  const texts: readonly Active[] =
    own === undefined
      ? reading.active('ban')
      : [
          ...reading.active('ban'),
          ...heldBy(own.id, own.side).map((one) => ({
            ...one,
            meant: { reading, you: own.side, card: own.id, self: null, here: null },
          })),
        ]
  return texts.filter(
    (one) => (isBan(one.rule, deed, asked, one.meant) || closes(one.rule, asked, one.meant)) && isInForce(one),
  )
}

/** Whether a text forbids this. @param own the card in hand whose own text speaks as well */
export const forbids = (reading: Position, deed: Deed, asked: TextQuestion, own?: EngineCard): boolean =>
  bansOn(reading, deed, asked, own).length > 0

/** Whether a text forbids this in a way that no other text lifts (rule 8.3.9). */
export const forbidsForever = (reading: Position, deed: Deed, asked: TextQuestion, own?: EngineCard): boolean =>
  bansOn(reading, deed, asked, own).some(({ rule }) => rule.word === 'ban' && rule.final === true)

/**
 * Returns the cards that are at a place where a text lets them not be, each with the card of that text; what is on them is
 * not listed (U-45).
 */
export function misplacedIn(reading: Position): readonly { readonly piece: TableCard; readonly by: string }[] {
  const { pieces, places } = reading.board
  const speaking = [...places.map((place) => locationOf(place).id), ...pieces.map(({ card }) => card)]
  // Hardly any game has such a card: no rule is looked up for it.
  if (!speaking.some((id) => SIDES.some((side) => heldBy(id, side).some(({ rule }) => isClosing(rule))))) return []
  return pieces.flatMap((piece) => {
    if (piece.at === null) return []
    const asked = { question: 'be there', card: { piece }, at: { place: piece.at } } as const
    const [ban] = bansOn(reading, 'be there', asked)
    return ban === undefined ? [] : [{ piece, by: ban.meant.card }]
  })
}

const PLAYED_IN = ['turn', 'game'] as const
/** Whether a side may play an Interrupt: no text forbids it, nor has its title been played as often as texts let it be. */
export function mayPlay(reading: Position, side: Side, id: string): boolean {
  const about = { card: { card: id }, player: side }
  if (forbids(reading, 'play', { question: 'play', ...about })) return false
  const { active, phase } = reading.board
  if (playLimits(reading, id).some(({ rule }) => rule.in !== phase || active !== side)) return false
  const { title } = cardOf(id)
  const { today, titles = today.titles } = reading.board
  return PLAYED_IN.every((span) => {
    const played = (span === 'turn' ? today.titles : titles)[side].filter((one) => one === title).length
    const limits = answersTo(reading, 'plays at most', { question: 'times played', ...about, in: span })
    return limits.every(({ rule, meant }) => played < amountOf(rule.number, meant))
  })
}

/** The limits of phase and place that texts set to an Interrupt. */
const playLimits = (reading: Position, id: string) =>
  reading.active('plays only').flatMap((one) => {
    const { rule, meant } = one
    return rule.word === 'plays only' && fits({ card: id }, rule.of, meant) && isInForce(one) ? [{ rule, meant }] : []
  })

/** Whether an Interrupt may reach a place at all. */
export const reaches = (reading: Position, id: string, place: Subject | null): boolean =>
  playLimits(reading, id).every(({ rule, meant }) => place !== null && fits(place, rule.at, meant))

/** Whether texts of a side may put a card out of play. */
export const mayPutOut = (reading: Position, player: Side, card: Subject): boolean =>
  !forbids(reading, 'be put out of play', { question: 'put out of play', card, player })

/** Whether a card cannot be cancelled or targeted by that title: by its own facts, or by a text in play. */
export function isImmuneTo(reading: Position, subject: Subject, title: string): boolean {
  const { immuneTo = [], immunePart } = faceOf({ reading }, subject)
  // Of a card that is immune in part the function says so itself.
  if (immunePart === undefined && immuneTo.includes(title)) return true
  const asked: TextQuestion = { question: 'immunity to titles', card: subject }
  return answersTo(reading, 'immune to', asked).some(({ rule }) => rule.title === title)
}
