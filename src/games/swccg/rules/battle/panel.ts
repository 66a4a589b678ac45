/** Battles on one screen: losses of the damage segment, and the choice to draw destiny. */
import type { Block, PanelAction, Tile } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import {
  endsMatch,
  forceEntries,
  forceLoss,
  forceOptions,
  guarded,
  lossBelow,
  lossLabel,
  lossQuestion,
} from '../../panels/force-losses.ts'
import { payOn } from '../../panels/passing.ts'
import { metersOf, payingHand, sourcesOf } from '../../panels/scenes/loss-scene.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import { type SceneContext, sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { plainTile } from '../../panels/scenes/tiles.ts'
import { isLaterBattle, paymentOrder } from '../../policies/battle-rest.ts'
import { cheapestPayment, forfeitsInOrder } from '../../policies/practice/losses.ts'
import { practice } from '../../policies/practice/practice-player.ts'
import { pieceOf, withAllOn } from '../../state/nesting.ts'
import { choosesPile, forfeitPile, paysAll } from '../../texts/forfeits.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { isImmuneNow, owedBy } from '../../texts/values/battling.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'
import { TO_LOST } from './damage.ts'
import { battleBlocks } from './scene.ts'

type Satisfy = PanelAsking<DecisionOf<'satisfy'>>

/** A payment as it stands: cards in the order in which they are forfeited, then Force. */
interface Payment {
  readonly forfeits: readonly OptionHere[]
  readonly force: readonly string[]
  /** The sum of what the cards pay. */
  readonly pays: number
  readonly damageLeft: number
  /** Attrition that is not paid, and whether a card could still pay it. */
  readonly attritionLeft: number
  readonly isEnough: boolean
  /** The player has chosen it. */
  readonly own: boolean
}

const forfeitsOf = (decision: Satisfy['decision']): readonly OptionHere[] =>
  optionsOf(decision).filter(({ group }) => group === 'forfeit')

/** Texts and Interrupts that answer instead of a loss. */
const answersOf = (decision: Satisfy['decision']): readonly OptionHere[] =>
  optionsOf(decision).filter(({ group }) => group === 'interrupt' || group === 'text' || group === 'effect')

const ALL = 1000

/** Returns the payment of a card; all that is left where its text says so. */
function payingValue({ view }: Pick<Satisfy, 'view'>, { about, face = '' }: OptionHere): number {
  const piece = pieceOf(view, face)
  return piece !== null && paysAll(readingOf(view), piece) === 'all' ? ALL : (about?.value ?? 0)
}

function paymentOf(asking: Satisfy): Payment {
  const { decision, view, begun } = asking
  const { attrition, damage } = decision.about
  const all = forfeitsOf(decision)
  const hits = all.filter(({ about }) => about?.hit === true)
  const offered = new Set(answersOf(decision).map(({ id }) => id))
  const ticked = (begun.choose ?? []).filter((id) => !offered.has(id))
  // A single option counts as taken before anybody has chosen it.
  const own = optionsOf(decision).length > 1 && ticked.some((id) => !hits.some((hit) => hit.id === id))
  const cheapest = own ? null : cheapestPayment(view, decision)
  const wanted = cheapest?.forfeits ?? [...hits.map(({ id }) => id), ...ticked]
  const forfeits = forfeitsInOrder(view, decision, wanted).flatMap((id) => all.find((one) => one.id === id) ?? [])
  const pays = forfeits.reduce((sum, one) => sum + payingValue(asking, one), 0)
  const rest = Math.max(0, damage - pays)
  const ticks = ticked.filter((id) => !all.some((one) => one.id === id))
  const owed = Math.min(rest, mostForce(asking))
  const force = cheapest?.force ?? (ticks.length === 0 ? [] : forceLoss(asking, ticks, owed).ids)
  const attritionLeft = Math.max(0, attrition - pays)
  const others = all.filter((one) => !forfeits.includes(one))
  const canPay = others.some(({ face = '' }) => {
    const piece = pieceOf(view, face)
    return piece !== null && !isImmuneNow(readingOf(view), piece) && !isTaken(asking, forfeits, face)
  })
  const damageLeft = rest - force.length
  const isShort = damageLeft > 0 && (force.length < owed || others.length > 0)
  return { forfeits, force, pays, damageLeft, attritionLeft, isEnough: !isShort && !(attritionLeft > 0 && canPay), own }
}

/** How much Force a player can lose at most. */
function mostForce({ view, side, decision }: Satisfy): number {
  const { reserve, used, force, hand } = view.sizes[side]
  return forceOptions(decision).length === 0 ? 0 : reserve + used + force + hand
}

/** Whether a card leaves with one of these that carries it. */
const isTaken = ({ view }: Pick<Satisfy, 'view'>, forfeits: readonly OptionHere[], handle: string): boolean =>
  forfeits.some(({ face = '' }) => {
    const piece = pieceOf(view, face)
    return piece !== null && face !== handle && withAllOn(view, piece).some((one) => one.handle === handle)
  })

/** The cards that a card takes along without paying, while these are forfeited. */
function takenAlong({ view }: Pick<Satisfy, 'view'>, forfeits: readonly OptionHere[], handle: string): number {
  const piece = pieceOf(view, handle)
  if (piece === null) return 0
  return withAllOn(view, piece).filter((one) => one !== piece && !forfeits.some(({ face }) => face === one.handle))
    .length
}

// ---------------------------------------------------------------- the panel

function satisfy(asking: Satisfy): Panel {
  const { decision, speaker, begun } = asking
  const { say } = speaker
  const payment = paymentOf(asking)
  const { forfeits, force, isEnough, own } = payment
  const offered = answersOf(decision)
  const playing =
    optionsOf(decision).length > 1 || begun.suggested ? offered.find(({ id }) => begun.choose?.includes(id)) : undefined
  const pay = payAction(asking, payment)
  const plays = offered.map((option) => playAction(asking, option))
  const cheapest = { id: 'cheapest', label: say('panel.cheapest'), look: 'plain' as const, puts: { choose: [] } }
  const chosen = [...forfeits.map(({ id }) => id), ...force]
  const entries = [
    ...forfeitEntries(asking, payment),
    ...forceEntries(asking, force, Math.max(1, decision.about.damage - payment.pays)),
  ]
  const first = playing === undefined ? [] : plays.filter((_, at) => offered[at] === playing)
  const others = plays.filter((one) => !first.includes(one))
  const always: readonly PanelAction[] = own || playing !== undefined ? [] : alwaysPays(asking, pay)
  const beside: readonly PanelAction[] = own ? [cheapest] : others.length > 0 ? others.slice(0, 1) : always
  return {
    question: playing === undefined ? questionOf(asking, payment) : playQuestion(asking, playing),
    below: playing === undefined ? belowOf(asking, payment) : say('battle.panel.no-more'),
    final: true,
    actions: [...first, pay, ...beside].slice(0, 3),
    ...(entries.length === 0
      ? {}
      : {
          list: {
            placeholder: say(isEnough ? 'battle.panel.pay-otherwise' : 'battle.panel.pay-more'),
            min: 0,
            max: entries.length,
            entries: panelEntries(entries, chosen),
          },
        }),
    more: [
      ...(own ? others : others.slice(1)),
      ...toLostAction(asking, payment),
      ...always.filter((one) => !beside.includes(one)),
    ],
    scene: () => ({ blocks: sceneOf(asking, payment) }),
  }
}

/** The first loss of a payment; what follows goes on by itself as long as nobody else is asked. */
function payAction(asking: Satisfy, { forfeits, force, isEnough }: Payment): PanelAction {
  const { decision } = asking
  const [first, ...rest] = forfeits
  const most = decision.shape.type === 'choose' ? decision.shape.max : 1
  const now = first === undefined ? force.slice(0, most) : [first.id]
  const later = first === undefined ? force.slice(most) : [...rest.map(({ id }) => id), ...force]
  // Where the opponent owes as well, the losses are paid in turns: the others become an order.
  const sets = inTurns(asking) ? paymentOrder(asking.view, asking.side, later, endsMatch(asking, force)) : null
  const label = payLabel(asking, { forfeits, force })
  const action = answers('lose', label, {
    id: 'pay',
    look: 'good',
    choose: now,
    ...payOn(later),
    ...(sets === null ? {} : { sets }),
    ...(isEnough && now.length > 0 ? {} : { off: true }),
  })
  return guarded(asking, force, action)
}

/** A card that may go to the Used Pile can go to the Lost Pile all the same (rule 9.6.14). */
function toLostAction(
  { decision, view, speaker: { say } }: Satisfy,
  { forfeits: [first] }: Payment,
): readonly PanelAction[] {
  const piece = pieceOf(view, first?.face ?? null)
  if (first === undefined || piece === null || !decision.exits.some(({ id }) => id === TO_LOST)) return []
  if (!choosesPile(readingOf(view), piece)) return []
  return [answers(TO_LOST, fitting(LABEL, say('battle.panel.to-lost')), { choose: [first.id] })]
}

/** Offers the order that pays without asking, from the second battle on: it says what it does before it is set. */
function alwaysPays({ view, speaker: { say } }: Satisfy, pay: PanelAction): readonly PanelAction[] {
  if (!isLaterBattle(view) || pay.off === true || pay.sure !== undefined || pay.choose === undefined) return []
  const sure = {
    question: say('battle.panel.always?'),
    cost: say('battle.panel.always.order'),
    keep: say('panel.always.keep'),
    give: say('battle.panel.always.give'),
  }
  const sets = { kind: 'damage', key: 'match', settings: {} }
  return [answers('lose', say('panel.always'), { id: 'always', choose: pay.choose, sets, sure })]
}

/** Whether the opponent has to lose something as well, and both lose in turns. */
const inTurns = ({ view, foe }: Satisfy): boolean => view.agreed.damage === 'turns' && owedBy(readingOf(view), foe).must

function payLabel(asking: Satisfy, { forfeits, force }: Pick<Payment, 'forfeits' | 'force'>): string {
  const { say } = asking.speaker
  if (forfeits.length === 0) return lossLabel(asking, force)
  const count = forfeits.length + force.length
  if (count > 1) return say('panel.lose.these', { count })
  return clipWords(fitting(LABEL, say('panel.lose.card', { card: shortName(forfeits[0]?.card ?? '') })), LABEL)
}

function questionOf(asking: Satisfy, { forfeits, force, isEnough }: Payment): string {
  const { say } = asking.speaker
  if (!isEnough) return say('panel.lose.more?')
  if (forfeits.length === 0) return lossQuestion(asking, force)
  const [one = '', two = ''] = forfeits.map(({ card = '' }) => shortName(card))
  const count = forfeits.length + force.length
  const hit = forfeits[0]?.about?.hit === true
  if (count === 1) return say(hit ? 'battle.panel.hit?' : 'panel.lose.card?', { card: one })
  const many = say('panel.lose.cards?', { count })
  return count === 2 && forfeits.length === 2 ? fitQuestion(say('battle.panel.two?', { one, two }), many) : many
}

function belowOf(asking: Satisfy, payment: Payment): string | null {
  const { decision, speaker } = asking
  const { say } = speaker
  const { forfeits, force, isEnough, attritionLeft, damageLeft, pays } = payment
  const { attrition, damage } = decision.about
  if (!isEnough) {
    const parts = [
      ...(damageLeft > 0 ? [say('battle.panel.of-damage', { count: damageLeft })] : []),
      ...(attritionLeft > 0 ? [say('battle.panel.of-attrition', { number: attritionLeft })] : []),
    ]
    return fitBelow(say('battle.panel.still', { parts: parts.join(', ') }))
  }
  if (forfeits.length === 0) return lossBelow(asking, force)
  if (attritionLeft > 0) return fitBelow(say('battle.panel.lapses', { number: attritionLeft }))
  if (force.length > 0) return lossBelow(asking, force)
  if (damage === 0 && attrition > 0) return fitBelow(say('battle.panel.pays-attrition', { number: attrition }))
  return pays === 0 ? null : say('battle.panel.all-paid')
}

function forfeitEntries(asking: Satisfy, { forfeits }: Payment): readonly PanelEntry[] {
  const { decision, view, speaker } = asking
  const { say } = speaker
  const reading = readingOf(view)
  return forfeitsOf(decision).map((option): PanelEntry => {
    const { id, card = '', face = '', about } = option
    const piece = pieceOf(view, face)
    const value = payingValue(asking, option)
    const along = takenAlong(asking, forfeits, face)
    const immune = piece !== null && decision.about.attrition > 0 && isImmuneNow(reading, piece)
    const hints = [
      ...(about?.hit === true ? [say('moment.hit')] : []),
      value >= ALL ? say('battle.panel.pays-all') : say('battle.panel.pays', { count: value }),
      ...(immune ? [say('battle.panel.immune')] : []),
      ...(along > 0 ? [say('battle.panel.takes', { count: along })] : []),
      ...(piece !== null && forfeitPile(reading, piece) === 'used' ? [say('battle.panel.to-used')] : []),
    ]
    const number = value >= ALL ? say('battle.panel.all') : String(value)
    return {
      choose: [id],
      names: [say('battle.panel.forfeit', { card: shortName(card), number })],
      hint: hints.join(' · '),
    }
  })
}

// ---------------------------------------------------------------- Interrupts

function playAction(asking: Satisfy, { id, card = '' }: OptionHere): PanelAction {
  const { say } = asking.speaker
  const label = clipWords(say('panel.play', { card: shortName(card) }), LABEL)
  return answers('lose', label, { id: `play-${id}`, choose: [id] })
}

const playQuestion = ({ speaker, decision }: Satisfy, { card = '' }: OptionHere): string =>
  fitQuestion(
    speaker.say('battle.panel.cancel?', { count: decision.about.damage }),
    speaker.say('panel.play?', { card: shortName(card) }),
  )

// ---------------------------------------------------------------- the picture

function sceneOf(asking: Satisfy, payment: Payment): readonly Block[] {
  const { view, voice, decision } = asking
  const { attrition, damage } = decision.about
  const { pays, force, forfeits } = payment
  const context = sceneContext(view, voice)
  const { say } = context.speaker
  const debts = [
    ...(damage > 0
      ? [{ kind: 'damage' as const, owed: damage, paid: pays === ALL ? damage : pays + force.length }]
      : []),
    ...(attrition > 0 ? [{ kind: 'attrition' as const, owed: attrition, paid: Math.min(pays, ALL) }] : []),
  ]
  const many = forfeits.flatMap(({ face = '', card = '' }) => {
    const count = takenAlong(asking, forfeits, face)
    return count === 0 ? [] : [say('battle.panel.along', { card: shortName(card), count })]
  })
  // Force pays no attrition, cards from the battle pay both.
  const title = attrition > 0 ? { title: say('scene.paying.force') } : {}
  return [
    stripOf(context),
    ...(debts.length === 0 ? [] : [metersOf(context, debts.map(capped))]),
    ...trayOf(asking, context, payment),
    ...(many.length === 0
      ? []
      : [{ block: 'note' as const, tone: 'stop' as const, lines: [{ text: many.join(' ') }] }]),
    ...(damage > 0 ? [{ ...sourcesOf(context, force), ...title }] : pilesOf(context)),
    ...(view.hand.some(({ handle }) => force.includes(handle)) ? payingHand(context, force) : []),
  ]
}

/** More than is owed is shown up to twice as much. */
const capped = <Debt extends { readonly owed: number; readonly paid: number }>(debt: Debt): Debt => ({
  ...debt,
  paid: Math.min(debt.paid, debt.owed * 2, debt.owed + 6),
})

/** The cards that can be forfeited, with what each pays. */
function trayOf(asking: Satisfy, { speaker, near }: SceneContext, { forfeits }: Payment): Block[] {
  const { say } = speaker
  const { decision, view } = asking
  const reading = readingOf(view)
  const tiles = forfeitsOf(decision).map((option): Tile => {
    const { face = '', card = '', about } = option
    const piece = pieceOf(view, face)
    const value = payingValue(asking, option)
    const chosen = forfeits.includes(option)
    const taken = !chosen && isTaken(asking, forfeits, face)
    const immune = piece !== null && decision.about.attrition > 0 && isImmuneNow(reading, piece)
    const foot = about?.hit === true ? say('moment.hit') : immune && !chosen ? say('battle.panel.immune') : undefined
    return {
      ...plainTile({ handle: face, card }),
      figures: [
        {
          id: 'forfeit',
          label: say('why.stat.forfeit'),
          value: value >= ALL ? say('battle.panel.all') : String(value),
        },
      ],
      ...(chosen ? { state: 'chosen' as const } : taken ? { state: 'defeated' as const } : {}),
      ...(foot === undefined ? {} : { foot }),
    }
  })
  if (tiles.length === 0) return []
  const both = decision.about.attrition > 0 && decision.about.damage > 0
  return [
    {
      block: 'tray',
      seat: near,
      title: say('battle.panel.from-battle'),
      ...(both ? { note: say('battle.panel.each-both') } : {}),
      tiles,
    },
  ]
}

// ---------------------------------------------------------------- destiny

function destiny(asking: PanelAsking<DecisionOf<'destiny'>>): Panel {
  const { view, voice, speaker } = asking
  const { say } = speaker
  return {
    question: say('battle.panel.draw?'),
    final: true,
    actions: [
      answers('draw', say('battle.panel.draw'), { look: 'good' }),
      answers('no', say('battle.panel.draw-none')),
    ],
    scene: () => {
      const context = sceneContext(view, voice)
      return { blocks: view.battle === null ? [stripOf(context)] : battleBlocks(context, view.battle) }
    },
  }
}

/** The panels of a battle. The cheapest way to pay is filled in; an Interrupt that saves much is proposed. */
export const BATTLE: PanelMakers = {
  satisfy: {
    suggest: (decision, view) => {
      if (answersOf(decision).length === 0) return null
      const { decision: _, ...given } = practice(view, decision)
      const played = answersOf(decision).some(({ id }) => given.choose?.includes(id))
      return played ? given : null
    },
    ask: satisfy,
  },
  destiny: { suggest: () => null, ask: destiny },
}
