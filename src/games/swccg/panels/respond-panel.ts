/** Windows on one screen: what happens in the question, passing first, and what can be played with the number that it gives. */
import type { AnswerContent, PanelAction } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { fightOrder, isLaterBattle } from '../policies/battle-rest.ts'
import { practice } from '../policies/practice/practice-player.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { drainAmount } from '../rules/drain/steps.ts'
import { opponentOf, type Side } from '../state/engine-card.ts'
import { pieceOf } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { powerSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import { placeName } from '../words/place-names.ts'
import { shortName } from '../words/short-names.ts'
import type { Panel, PanelAsking } from './asking.ts'
import { paidAfterPass } from './force-losses.ts'
import { fightOn, searchOn } from './passing.ts'
import { cardIn, effectOf, gainOf } from './played-functions.ts'
import { reactPosition } from './react-position.ts'
import { windowScene } from './scenes/window-scene.ts'
import { momentWords } from './window-moments.ts'

/** A window in which a seat is asked. */
export type WindowKind = 'respond' | 'begin' | 'weapons'
export type WindowAsking = PanelAsking<DecisionOf<WindowKind>>

/** Proposes what the practice opponent would play; a pass is no proposal. */
export function playedBy(decision: DecisionOf<WindowKind>, view: View): AnswerContent | null {
  if (optionsOf(decision).length === 0) return null
  const { decision: _, ...given } = practice(view, decision)
  return given.exit === 'do' ? given : null
}

/** Returns the panel of a window. @param passes the ways to pass, the ordinary one first */
export function windowPanel(
  asking: WindowAsking,
  question: { readonly question: string; readonly below: string | null },
  passes: readonly PanelAction[],
): Panel {
  const { decision, begun, speaker, taken } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const chosen = chosenOf(asking)
  const shown = chosen ?? null
  const offered = unlike(options)
  const direct = directOf(asking, offered)
  const plays = direct.map((option) => playAction(asking, option))
  const [pass, ...others] = passes
  const list =
    offered.length > direct.length
      ? {
          placeholder: say('window.answer'),
          min: 0,
          max: 1,
          entries: panelEntries(
            offered.map((option) => entryOf(asking, option)),
            taken,
          ),
        }
      : undefined
  const first = chosen === undefined ? [] : [{ ...playAction(asking, chosen), look: 'main' as const }]
  const rest = plays.filter(({ id }) => id !== first[0]?.id)
  const own = begun.suggested ? null : chosen
  return {
    question: shown === null ? question.question : askedOf(asking, shown),
    below: shown === null ? question.below : effectBelow(asking, shown),
    final: isFinal(asking, chosen),
    actions: [...first, ...(pass === undefined ? [] : [pass]), ...rest].slice(0, MOST),
    ...(list === undefined ? {} : { list }),
    more: [...rest.slice(MOST - first.length - 1), ...others],
    scene: () => windowScene(asking, own ?? shown ?? direct[0] ?? null, shown !== null),
  }
}

/**
 * Returns the option that is chosen or proposed. A question with a single option counts it as taken before anybody has
 * chosen it.
 */
export function chosenOf({
  decision,
  begun,
  taken,
}: Pick<WindowAsking, 'begun' | 'taken'> & {
  readonly decision: DecisionOf
}): OptionHere | undefined {
  const options = optionsOf(decision)
  return options.length > 1 || begun.suggested ? options.find(({ id }) => taken.includes(id)) : undefined
}

const MOST = 3

/** A pass of a drain can be undone; all else draws, asks or shows something. */
const isFinal = ({ decision }: WindowAsking, chosen: OptionHere | undefined): boolean =>
  chosen !== undefined ||
  decision.exits.some(({ id, consequences = [] }) => id === 'pass' && consequences.some((one) => one !== 'commits'))

/** Identical cards once. */
const unlike = (options: readonly OptionHere[]): readonly OptionHere[] =>
  options.filter(({ like }, at) => like === undefined || options.findIndex((one) => one.like === like) === at)

/** The options that have a button: all of them where they are two at most, else the one that is proposed first. */
function directOf({ decision, view }: WindowAsking, offered: readonly OptionHere[]): readonly OptionHere[] {
  if (offered.length <= 2) return offered
  const best = playedBy(decision, view)?.choose?.[0]
  return offered.filter(({ id }) => id === best)
}

// ---------------------------------------------------------------- words

/** The button that plays an option: both functions of a card by their names and numbers. */
function playAction(asking: WindowAsking, option: OptionHere): PanelAction {
  const { decision, speaker, side } = asking
  const { say } = speaker
  const card = cardIn(option)
  const gain = gainOf(option, side)
  const both = optionsOf(decision).some(
    (other) => other.card === option.card && other.about?.how !== option.about?.how && other.group === 'interrupt',
  )
  const { how } = option.about ?? {}
  const label =
    option.group === 'react'
      ? say('window.react', { card })
      : option.group === 'text'
        ? say('window.use', { card })
        : both && (how === 'used' || how === 'lost')
          ? say(`window.as-${how}`)
          : say('panel.play', { card })
  const whole = gain === '' || option.group === 'react' ? label : `${label}, ${gain}`
  return answers('do', clipWords(fitting(LABEL, whole, label), LABEL), {
    id: `do-${option.id}`,
    choose: [option.id],
    next: searchOn,
  })
}

function askedOf({ speaker, view, decision, side }: WindowAsking, option: OptionHere): string {
  const { say } = speaker
  const card = cardIn(option)
  const place = option.about?.place ?? view.battle?.at ?? view.drain?.at ?? null
  if (option.group === 'react')
    return place === null
      ? say('window.react?', { card })
      : fitQuestion(say('window.react-to?', { card, place: placeName(view, place) }), say('window.react?', { card }))
  const moment = decision.kind === 'respond' ? momentWords(side, view, decision.about.moment, option, speaker) : null
  if (moment?.question != null) return moment.question
  return say(option.group === 'text' ? 'window.use?' : 'panel.play?', { card })
}

/** Its effect and its price, as far as they have room. */
function effectBelow({ speaker, side, view, decision }: WindowAsking, option: OptionHere): string | null {
  const { say } = speaker
  const force = option.about?.force ?? 0
  const have = view.sizes[side].force
  const price = force === 0 ? null : say('window.force', { from: have, to: have - force })
  if (option.group === 'react') {
    const power = reactPower(view, side, option)
    const paid = price ?? say('window.free')
    return power === null
      ? paid
      : fitBelow(`${paid}. ${say('window.power-then', power)}`, say('window.power-then', power))
  }
  const moment = decision.kind === 'respond' ? momentWords(side, view, decision.about.moment, option, speaker) : null
  const effect = moment?.below ?? effectOf(option, side, speaker)
  // A sentence that does not fit stands whole in the picture: half of it would say something else.
  const whole = fitBelow(...(price === null ? [effect] : [`${effect} · ${price}`, effect, price]))
  return whole ?? price ?? say('window.free')
}

/** The power of both where a card reacts, before and after it; null where it may go more than one way. */
function reactPower(view: View, side: Side, option: OptionHere) {
  const at = view.battle?.at ?? view.drain?.at ?? null
  const after = at === null ? null : reactPosition(view, side, option)
  if (at === null || after === null) return null
  const then = readingOf(after.view)
  return {
    from: powerSeen(readingOf(view), at, side) ?? 0,
    to: powerSeen(then, at, side) ?? 0,
    theirs: powerSeen(then, at, opponentOf(side)) ?? 0,
  }
}

/** An entry of the list: choosing it only opens its panel, since nothing of it can be undone. */
function entryOf(asking: WindowAsking, option: OptionHere): PanelEntry {
  const { speaker, side, view } = asking
  const { say } = speaker
  const card = cardIn(option)
  const { how, force = 0, target } = option.about ?? {}
  const used = how === 'used' || how === 'lost' ? ` (${say(`window.${how}`)})` : ''
  const aimed = target === undefined ? null : pieceOf(view, target)
  const aim = aimed === null ? '' : ` → ${shortName(aimed.card)}`
  const verb = option.group === 'react' ? 'window.react' : option.group === 'text' ? 'window.use' : 'panel.play'
  const label = say(verb, { card })
  const price = force === 0 ? say('window.free') : say('window.costs', { count: force })
  const effect = effectOf(option, side, speaker)
  return {
    choose: [option.id],
    names: [`${label}${used}${aim}`, `${label}${used}`, label],
    hint: effect === '' ? price : `${price} · ${effect}`,
  }
}

// ---------------------------------------------------------------- respond

/** Returns the panel of a chance to respond. */
export function respond(asking: PanelAsking<DecisionOf<'respond'>>): Panel {
  const { decision, view, speaker, side } = asking
  const { moment } = decision.about
  const { question, below } = momentWords(side, view, moment, null, speaker)
  return windowPanel(asking, { question: question ?? speaker.say('window.respond?'), below }, passesOf(asking))
}

function passesOf(asking: PanelAsking<DecisionOf<'respond'>>): readonly PanelAction[] {
  const { decision, view, speaker, side } = asking
  const { say } = speaker
  const plain = answers('pass', say('window.pass'))
  if (decision.about.moment === 'drain begun' && view.drain !== null && view.drain.side !== side)
    return drainPasses(asking)
  if (view.battle === null) return [plain]
  const { battle } = view
  const isFirst = decision.about.moment === 'battle begun'
  const label = isFirst ? say('window.fight') : say('window.pass')
  const again = answers('pass', say(isFirst ? 'window.fight-ask' : 'window.pass-ask'), { id: 'pass-ask' })
  const passes = battle.totals === null ? [{ ...fightsOn(asking), label }, again] : [plain]
  return [...passes, ...alwaysPasses(asking)]
}

/** Offers the order that passes in battles, from the second battle on: it says what it does before it is set. */
export function alwaysPasses({ view, speaker: { say } }: WindowAsking): readonly PanelAction[] {
  if (!isLaterBattle(view)) return []
  const sure = {
    question: say('window.always?'),
    cost: say('window.always.order'),
    keep: say('panel.always.keep'),
    give: say('window.always.give'),
  }
  const sets = { kind: 'pass-through', key: 'match', settings: { pass: { exit: 'ok', choose: ['battle'] } } }
  return [answers('pass', say('window.always'), { id: 'always-pass', sets, sure })]
}

/** Plays nothing in the battle as long as the opponent does nothing, and no card on table offers anything. */
export function fightsOn({ view, side, speaker }: Pick<PanelAsking, 'view' | 'side' | 'speaker'>): PanelAction {
  const order = fightOrder(view, side)
  return answers('pass', speaker.say('window.fight'), { next: fightOn, ...(order === null ? {} : { sets: order }) })
}

/** Passing a drain pays for it at once, the cheapest way; or the losses are asked. */
function drainPasses(asking: PanelAsking<DecisionOf<'respond'>>): readonly PanelAction[] {
  const { view, speaker } = asking
  const { say } = speaker
  const { drain } = view
  const count = drain === null ? 0 : drainAmount(readingOf(view), drain.side, drain.at)
  const asks = answers('pass', say('window.pass-other'), { id: 'pass-other' })
  if (count === 0) return [answers('pass', say('window.pass'))]
  const paid = paidAfterPass(asking, count)
  if (paid === null) return [{ ...asks, id: 'pass', label: say('window.pass-lose', { count }) }]
  const pass = answers('pass', say(`window.pass-lose.${paid.pile}`, { count }), paid.goesOn)
  return [pass, asks]
}
