/** Deploying on one screen: cards and other things to do, chosen together, and the rest of the turn with them. */
import type { PanelAction } from '../../../contract/index.ts'
import { takenOf } from '../../../kit/decisions/chosen.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries, shortly } from '../../../kit/panels/entries.ts'
import { cutWords, fitBelow, fitQuestion, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import type { Card } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { asPlayed } from '../decks/lesson.ts'
import { planAfter, unaskedDiscards } from '../policies/planning/turn-plan.ts'
import { asDeployed } from '../rules/deploy.ts'
import { factsIn } from '../rules/known-facts.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../state/abouts.ts'
import { powerAfter, powerIn, withCards } from '../view/ahead.ts'
import { limitWords, partnerWords } from '../words/asked/turn-asked.ts'
import { textsOf } from '../words/card-texts.ts'
import { cardHint } from '../words/hints.ts'
import { titleOf } from '../words/naming.ts'
import type { Panel, PanelAsking } from './asking.ts'
import { givesAway, lowDeck, mayAttack, powerLine } from './power-lines.ts'
import { asProposed } from './rest-of-turn.ts'

type DeployPanel = PanelAsking<DecisionOf<'deploy'>>
type Deployable = OptionOf<'deploy'>

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

/** The options of a draft, cards before everything else. */
export interface DraftOptions {
  readonly cards: readonly Deployable[]
  readonly others: readonly Deployable[]
}

/** The cards and the other things that these options stand for. */
function laidOf(decision: DecisionOf<'deploy'>, taken: readonly string[]): DraftOptions {
  const options = taken.flatMap((id) => optionsOf(decision).find((one) => one.id === id) ?? [])
  return {
    cards: options.filter(({ about }) => about.does === 'deploy'),
    others: options.filter(({ about }) => about.does !== 'deploy'),
  }
}

/** The cards that the draft brings to the planet, as they lie there. */
const comingOf = ({ cards }: DraftOptions): string[] =>
  cards.flatMap(({ card, about }) =>
    card === undefined || (about.does === 'deploy' && about.target === 'objective') ? [] : (asDeployed(card) ?? []),
  )

/** Makes the panel on which a player deploys cards (rule 5). */
export function deploy(asking: DeployPanel): Panel {
  const { decision, speaker, begun } = asking
  const { say } = speaker
  const laid = laidOf(decision, asking.taken)
  const ticked = (begun.choose ?? []).length
  const other = begun.suggested && ticked > 0
  const entries = optionsOf(decision).map((option) => entryOf(option, asking))
  const actions = actionsOf(laid, asking)
  const again = sameAgain(asking)
  const all = again === null ? actions : [...actions, again]
  const shown = all.slice(0, 3)
  return {
    question: questionOf(laid, asking),
    below: belowOf(laid, asking),
    actions: shown,
    list:
      entries.length === 0
        ? undefined
        : {
            placeholder: say(other ? 'panel.deploy.list.other' : 'panel.deploy.list'),
            min: 0,
            max: entries.length,
            entries: panelEntries(shortly(entries), begun.choose ?? []),
          },
    more: [...all.slice(3), ...moreOf(laid, asking)].filter(({ id }) => shown.every((action) => action.id !== id)),
  }
}

// ---------------------------------------------------------------- question and line

function questionOf({ cards, others }: DraftOptions, asking: DeployPanel): string {
  const { decision, begun, speaker } = asking
  const { say } = speaker
  const ticked = (begun.choose ?? []).length
  const taken = cards.length + others.length
  if (optionsOf(decision).length === 0) return say('panel.deploy.nothing')
  if (taken === 0) return say('panel.deploy.which')
  if (ticked > taken) return say('panel.deploy.of', { taken, ticked })
  if (cards.length === 0 && taken === 1) return asQuestion(otherName(others[0] as Deployable, asking), say)
  if (others.length > 0) return say('panel.deploy.all', { count: taken })
  if (decision.about.hidden) return say('panel.deploy.hidden', { count: cards.length })
  const these = say('panel.deploy.these', { count: cards.length })
  const [one = '', second = ''] = cards.map(({ card = '' }) => nameOf(card))
  if (cards.length === 1) return fitQuestion(say('panel.deploy.one', { one }), these)
  const two = say('panel.deploy.two', { one, other: second })
  return begun.suggested && cards.length === 2 ? fitQuestion(two, these) : these
}

const nameOf = (id: string): string => titleOf(asDeployed(id) ?? id)

/** The name of an action as a question: "Evacuate Naboo?". */
const asQuestion = (name: string, say: DeployPanel['speaker']['say']): string =>
  say('panel.asked', { text: name.replace(/…$/u, '') })

function belowOf(laid: DraftOptions, asking: DeployPanel): string | null {
  const { decision, view, side, speaker } = asking
  const { hidden, spent, limit } = decision.about
  const coming = comingOf(laid)
  const warning = givesAway(asking, coming, hidden) ?? lowDeck(asking)
  if (warning !== null) return warning
  if (!hidden) return powerLine(asking, coming)
  const cost = laid.cards.reduce((sum, one) => sum + (one.cost ?? 0), spent)
  const power = powerIn(withCards(view, side, coming), side)
  return fitBelow(speaker.say('panel.deploy.spent', { spent: cost, limit, power }))
}

// ---------------------------------------------------------------- actions

function actionsOf(laid: DraftOptions, asking: DeployPanel): PanelAction[] {
  const { decision, begun } = asking
  const end = answers('done', endLabel(laid, asking), { id: 'end', next: 'end-turn' })
  const attack = attackAction(laid, asking)
  const plan = asking.proposal?.exit === 'done' ? planAfter(asking.view, decision, asking.taken) : null
  const more = decision.exits.some(({ id }) => id === 'more') ? moreOf(laid, asking) : []
  // Something that only opens more to do is no use at the end of a turn.
  if (more.length > 0 && (asking.proposal?.exit === 'more' || (!begun.suggested && raisesLimit(laid))))
    return [...more, { ...end, label: asking.speaker.say('panel.deploy.end.or') }].slice(0, 3)
  // The words of both buttons are read as one sentence: "Deploy 2, attack…", "Or end turn".
  if (attack !== null && plan?.attacks === true)
    return [
      { ...attack, label: attackLabel(laid, asking) },
      { ...end, label: asking.speaker.say('panel.deploy.end.or') },
    ]
  const attacks = attack === null ? [] : [attack]
  if (plan === null) return [end, ...attacks]
  const discards = unaskedDiscards(plan).length
  const next = asProposed(discards)
  if (discards === 0) return [{ ...end, next }, ...attacks]
  return [
    { ...end, label: discardLabel(laid, discards, asking), next },
    ...attacks,
    { ...end, id: 'keep', label: asking.speaker.say('panel.deploy.discard.or') },
  ]
}

/** "Deploy 2, discard 1, end turn": the end of a proposed turn that discards cards at Even Up. */
function discardLabel({ cards, others }: DraftOptions, discards: number, { speaker: { say } }: DeployPanel): string {
  const count = cards.length + others.length
  if (count === 0) return say('panel.deploy.discard.none', { discards })
  if (others.length === 0) return say('panel.deploy.discard', { count, discards })
  return count === 1
    ? say('panel.deploy.discard.this', { discards })
    : say('panel.deploy.discard.all', { count, discards })
}

const raisesLimit = ({ others }: DraftOptions): boolean => others.some(({ about }) => about.does === 'limit')

function endLabel({ cards, others }: DraftOptions, { decision, speaker: { say } }: DeployPanel): string {
  const count = cards.length + others.length
  if (count === 0) return say('panel.deploy.end.none')
  if (others.length > 0) return count === 1 ? say('panel.deploy.end.this') : say('panel.deploy.end.all', { count })
  const open = say('panel.deploy.end', { count })
  return decision.about.hidden ? fitting(LABEL, say('panel.deploy.end.hidden', { count }), open) : open
}

const attackLabel = ({ cards, others }: DraftOptions, { speaker: { say } }: DeployPanel): string =>
  cards.length > 0 && others.length === 0
    ? say('panel.deploy.attack.with', { count: cards.length })
    : say('panel.deploy.attack')

function attackAction(laid: DraftOptions, asking: DeployPanel): PanelAction | null {
  if (asking.decision.about.hidden || !mayAttack(asking, comingOf(laid))) return null
  return answers('done', asking.speaker.say('panel.deploy.attack'), { id: 'attack', next: 'attack' })
}

/** The cards of the last turn again, where cards of the same titles are in hand and something else is put together. */
function sameAgain(asking: DeployPanel): PanelAction | null {
  const { decision, side, last, taken, speaker } = asking
  const titles = factsIn(last).flatMap((fact) => {
    if (fact.type !== 'deploy' || fact.seat !== side || fact.data.where === 'objective') return []
    const card = fact.data.card ?? fact.own?.card
    return card === undefined ? [] : [titleOf(card)]
  })
  const choose: string[] = []
  for (const title of titles) {
    const option = optionsOf(decision).find(
      ({ id, card, about }) =>
        about.does === 'deploy' && about.target === 'usual' && !choose.includes(id) && nameOf(card ?? '') === title,
    )
    if (option !== undefined) choose.push(option.id)
  }
  const all = choose.length > 0 && choose.length === titles.length
  if (!all || takenOf(decision.shape, choose).length < choose.length || alike(choose, taken)) return null
  return { id: 'again', label: speaker.say('panel.deploy.again'), look: 'plain', puts: { choose } }
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Deploying first and choosing again afterwards. */
function moreOf({ cards, others }: DraftOptions, { decision, speaker: { say } }: DeployPanel): PanelAction[] {
  const count = cards.length + others.length
  if (count === 0 || decision.exits.every(({ id }) => id !== 'more')) return []
  const label =
    others.length === 0
      ? say('panel.deploy.more', { count })
      : count === 1
        ? say('panel.deploy.more.this')
        : say('panel.deploy.more.all', { count })
  return [answers('more', label)]
}

// ---------------------------------------------------------------- the list

function entryOf(option: Deployable, asking: DeployPanel): PanelEntry {
  const { speaker } = asking
  const { id, card, about, consequences = [] } = option
  const { say } = speaker
  const then = consequences.some((one) => one !== 'commits' && one !== 'shuffles') ? say('panel.then') : null
  if (about.does === 'deploy') {
    const laid = asDeployed(card ?? '') ?? card ?? id
    const names = [cardFull(laid), nameOf(laid)] as const
    const race = about.target === 'objective'
    return {
      choose: [id],
      names: race ? [say('panel.deploy.objective', { card: names[1] }), names[1]] : [...names],
      hint: joined(deployHint(laid, option, asking), then),
    }
  }
  const name = otherName(option, asking)
  return { choose: [id], names: [name, name], hint: joined(otherHint(option, asking), then) }
}

function cardFull(id: string): string {
  const { title, subtitle } = cardById(id)
  return subtitle === null ? title : `${title}, ${subtitle}`
}

/** The text of a used card, or the card for which something is done. */
function otherHint({ card, about }: Deployable, { view, side, speaker }: DeployPanel): string | null {
  switch (about.does) {
    case 'text':
      return card === undefined ? null : textsOf(card, (_, at) => at === about.text, speaker.language)
    case 'partner':
      return partnerWords(view, side, speaker.say).hint
    case 'limit':
      return limitWords(view, side, speaker.say).hint
    default:
      return null
  }
}

/** Something to do besides deploying. */
function otherName({ card, about }: Deployable, { view, side, speaker: { say } }: DeployPanel): string {
  switch (about.does) {
    case 'text':
      return say('panel.deploy.text', { card: titleOf(card ?? '') })
    case 'evacuate':
      return say('panel.deploy.evacuate', { planet: about.planet })
    case 'thrust':
      return say('panel.deploy.thrust')
    case 'partner':
      return partnerWords(view, side, say).label
    case 'limit':
      return limitWords(view, side, say).label
    case 'deploy':
      return nameOf(card ?? '')
  }
}

/** "4 counters · power 4 → yours 18 · damage 2" */
function deployHint(id: string, { cost = 0 }: Deployable, asking: DeployPanel): string {
  const { view, side, speaker } = asking
  const { say } = speaker
  const card: Card = cardById(id)
  const counters = say('card.counters', { count: cost })
  if (card.type !== 'character') return cutWords(joined(counters, cardHint(card, view, side, speaker)), 100)
  const powers = powerAfter(view, side, id)
  const power = card.power === 'destiny' ? say('card.destiny') : say('card.power', { power: card.power })
  const yours =
    powers === null || card.power === 'destiny'
      ? power
      : say('panel.deploy.yours', { power: card.power, after: powers.after })
  return joined(counters, yours, say('card.damage', { damage: asPlayed(card, view.rules).damage }))
}
