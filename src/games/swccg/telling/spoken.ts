/** The words of all that the engine asks and tells. */
import type { Decision, DecisionWords, Language, Option, Voice, Words } from '../../../contract/index.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { plainWords } from '../../../kit/wording/plain-words.ts'
import { both } from '../../../kit/wording/words.ts'
import { actWords } from '../cards/card-text.ts'
import { findCard } from '../cards/index.ts'
import type { Facts } from '../rules/game-facts.ts'
import type { View } from '../seen/player-view.ts'
import type { Side } from '../state/engine-card.ts'
import { actAt } from '../texts/sources.ts'
import { FACT_TEXTS } from './fact-texts.ts'
import { orderWords, standingWords } from './order-words.ts'
import { LABEL, say } from './saying.ts'

const plain = plainWords<View, Side, Facts>({
  title: both('Star Wars Customizable Card Game', 'Star Wars Customizable Card Game'),
  say,
  facts: FACT_TEXTS,
  turns: ['turn'],
  phases: ['activated', 'drew'],
})

/** The card, its part, and the Force that it costs. */
function labelOf({ id, card, group, about = {} }: Option, language: Language): string {
  const role = typeof about.role === 'string' ? say(about.role, language) : ''
  // French needs no noun for one and for many this way.
  const force =
    typeof about.force !== 'number' ? '' : language === 'fr' ? `coût ${about.force}` : `${about.force} Force`
  const value = typeof about.value === 'number' ? String(about.value) : ''
  const name = card === undefined ? say(id, language) : say(card, language)
  const by = typeof about.by === 'string' ? say(about.by, language) : ''
  const slot = typeof about.index === 'number' ? String(about.index + 1) : ''
  const how = group !== undefined && card === undefined && id !== group ? say(group, language) : ''
  return [how === '' ? name : how, by, role, slot, value, force]
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, LABEL)
}

/** Words as a label; what is too long for it goes on in the hint. */
function inTwo(words: string): { readonly label: string; readonly hint?: string } {
  if (words.length <= LABEL) return { label: words }
  const label = clipWords(words, LABEL)
  return { label, hint: clipWords(`…${words.slice(label.length - 1).trimStart()}`, LABEL) }
}

/** The acts of a text of which one is chosen, by the ids of their options. */
function actsOf({ about: { card, side, path } }: Decision<Side>, options: readonly Option[], language: Language) {
  const told = findCard(String(card))
  if (told === undefined) return []
  const act = ({ id }: Option) => actAt(told.id, side as Side, [...(path as readonly number[]), Number(id)])
  return options.map((option) => [option.id, inTwo(actWords(told, act(option), language))] as const)
}

function decision(asked: Decision<Side>, _view: View, { language }: Voice): DecisionWords {
  const { kind, exits, shape } = asked
  const options = shape.type === 'choose' ? shape.options : []
  const groups = new Set(options.flatMap(({ group }) => group ?? []))
  return {
    title: say(kind, language),
    prompt: say(`${kind}?`, language),
    options: Object.fromEntries(
      kind === 'one-of'
        ? actsOf(asked, options, language)
        : options.map((option) => [option.id, { label: labelOf(option, language) }]),
    ),
    exits: Object.fromEntries(exits.map(({ id }) => [id, say(id, language)])),
    groups: Object.fromEntries([...groups].map((group) => [group, say(group, language)])),
  }
}

export const spoken: Words<View, Side> = {
  ...plain,
  decision,
  order: (offer, _view, { language }) => orderWords(offer, language),
  standing: (order, view, { language }) => standingWords(order, language, view),
}
