/** Duels and battles that the player may start, and the Battle cards of both sides, on one screen. */
import type { Option, PanelAction } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { panelEntries, shortly } from '../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion } from '../../../kit/panels/fitting.ts'
import { cardById, printingsOf } from '../cards/index.ts'
import { asPlayed } from '../decks/lesson.ts'
import { triosOf } from '../policies/dueling.ts'
import { type DecisionOf, optionsOf } from '../state/abouts.ts'
import type { View } from '../view/player-view.ts'
import { titleOf } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'
import { askedOfPicked, cardOfOption, namesFor, namesOf, type Panel, type PanelAsking } from './asking.ts'
import { handHint } from './hand-hints.ts'
import { lowDeck, powerLine } from './power-lines.ts'
import { usageOf } from './scenes/battle-uses.ts'

// ---------------------------------------------------------------- duels

type DuelPanel = PanelAsking<DecisionOf<'duel'>>

const damageOf = (card: string | undefined, { rules }: View): number => {
  const data = card === undefined ? null : cardById(card)
  return data?.type === 'character' ? asPlayed(data, rules).damage : 0
}

type Trio = ReturnType<typeof triosOf>[number]

/** One trio of those that are the same three cards again; the chosen one where it is among them. */
function apart(trios: readonly Trio[], chosen: Trio | undefined): Trio[] {
  const cards = ({ who, arm, foe }: Trio) => [who, arm, foe].map(({ card = '' }) => printingsOf(card)[0]).join(' ')
  const ones = new Map(trios.toReversed().map((trio) => [cards(trio), trio]))
  if (chosen !== undefined) ones.set(cards(chosen), chosen)
  return trios.filter((trio) => ones.get(cards(trio)) === trio)
}

/** Makes the panel on which a player starts a duel or declines (rule 23). */
export function duel(asking: DuelPanel): Panel {
  const { decision, view, speaker, taken } = asking
  const { say } = speaker
  const trios = triosOf(view, decision)
  const chosen = trios.find(({ who, arm, foe }) => [who, arm, foe].every(({ id }) => taken.includes(id)))
  const title = (option: Option) => titleOf(option.card ?? '')
  const full = (option: Option) => namesOf(option.card ?? '')[0]
  const which = say('panel.duel.which')
  const entries = apart(trios, chosen).map(({ who, arm, foe }) => ({
    choose: [who.id, arm.id, foe.id],
    names: [`${title(who)} – ${title(foe)}`] as const,
    hint: [say('panel.duel.with', { weapon: title(arm) }), `${full(who)} – ${full(foe)}`].join(' · '),
  }))
  return {
    question:
      chosen === undefined
        ? which
        : fitQuestion(say('panel.duel', { who: title(chosen.who), foe: title(chosen.foe) }), which),
    below:
      chosen === undefined
        ? null
        : fitBelow(
            say('panel.duel.damage', { own: damageOf(chosen.who.card, view), theirs: damageOf(chosen.foe.card, view) }),
          ),
    actions: [
      answers('duel', say('panel.duel.challenge'), { look: 'main', ...(chosen === undefined ? { off: true } : {}) }),
      answers('pass', say('panel.duel.none')),
    ],
    list:
      entries.length === 0
        ? undefined
        : { placeholder: say('panel.duel.list'), min: 1, max: 1, entries: panelEntries(entries, taken) },
  }
}

// ---------------------------------------------------------------- battles

/** Makes the panel on which a player starts a battle or declines (rule 9). */
export function battle(asking: PanelAsking<DecisionOf<'battle'>>): Panel {
  const { view, speaker, name, taken } = asking
  const { say } = speaker
  const planet = view.planet ?? ''
  return {
    question: fitQuestion(say('panel.battle', { name, planet }), say('panel.battle.short', { planet })),
    below: wasted(asking) ?? lowDeck(asking) ?? powerLine(asking),
    actions: [
      answers('battle', say('panel.battle.attack', { count: taken.length }), { look: 'main' }),
      answers('pass', say('panel.battle.none')),
    ],
    list: battleCardList(asking),
  }
}

/** Whether nobody here can use this Battle card. */
const isUseless = (view: View, side: PanelAsking['side'], { card }: Option): boolean =>
  card !== undefined && usageOf(view, side, card) === null

/** "⚠ Sniper: no use here", of the first such card that the draft takes; null if it takes none. */
function wasted(asking: PanelAsking): string | null {
  const { decision, view, side, speaker, taken } = asking
  const options = optionsOf(decision) as readonly Option[]
  const card = options.find((option) => taken.includes(option.id) && isUseless(view, side, option))?.card
  return card === undefined ? null : wastedLine(card, 'panel.no-use.card', speaker)
}

/** The warning of a Battle card that does nothing, with its title where that has room. */
export function wastedLine(card: string, key: 'panel.no-use.card' | 'panel.no-use.plan', { say }: Speaker) {
  return fitBelow(say(key, { card: namesOf(card)[1] }), say(`${key}.short`))
}

/** Battle cards, those that nobody here can use at the end. */
function battleCardList(asking: PanelAsking): Panel['list'] {
  const { decision, view, side, speaker, taken } = asking
  const { say } = speaker
  const options = optionsOf(decision) as readonly Option[]
  if (options.length === 0) return undefined
  const idle = (option: Option) => isUseless(view, side, option)
  const sorted = [...options.filter((option) => !idle(option)), ...options.filter(idle)]
  const entries = sorted.map((option) => ({
    choose: [option.id],
    names: namesFor(option.card, option.id),
    hint: idle(option) ? say('panel.no-use') : handHint(option.card, view, side, speaker),
  }))
  return {
    placeholder: say('panel.battle.list'),
    min: 0,
    max: entries.length,
    entries: panelEntries(shortly(entries), taken),
  }
}

/** The answer to a declared battle: Battle cards or none. */
export function battleCards(asking: PanelAsking<DecisionOf<'battle-cards'>>): Panel {
  const { decision, speaker, taken } = asking
  const { say } = speaker
  const count = taken.length
  const own = decision.about.attacker ? 'attack' : 'defend'
  const with_ = say(`panel.${own}.with`, { count })
  const card = count === 1 ? cardOfOption(asking, taken[0]) : undefined
  const none: PanelAction = answers('ok', say('panel.battle-cards.none'), { id: 'none', choose: [] })
  const play = answers('ok', say('panel.battle-cards.play', { count }), { id: 'play' })
  return {
    question:
      card === undefined
        ? with_
        : askedOfPicked(asking, card, (name) => say(`panel.${own}.card`, { card: name }), with_),
    below: wasted(asking) ?? lowDeck(asking) ?? (decision.about.where === 'planet' ? powerLine(asking) : null),
    actions: count === 0 ? [none] : [play, none],
    list: battleCardList(asking),
  }
}
