/** The words of all that the engine asks; events are told by the story. */
import type { Decision, DecisionWords, Language, Voice, Words } from '../../../contract/index.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { plainNames } from '../../../kit/wording/plain-words.ts'
import { both } from '../../../kit/wording/words.ts'
import { findCard } from '../cards/index.ts'
import { formatAbout, formatLabel, isFormat } from '../formats.ts'
import type { Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'
import { optionLabels } from './option-labels.ts'
import { orderWords, standingWords } from './order-words.ts'
import { outcomeWords } from './outcome-words.ts'
import { LABEL, say } from './saying.ts'

const plain = plainNames<View, Side>({
  title: both('Star Wars Customizable Card Game', 'Star Wars Customizable Card Game'),
  say,
})

/** A question with its numbers. */
const promptOf = ({ kind, about }: Decision<Side>, language: Language): string =>
  say(`${kind}?`, language).replace(/\{(\w+)\}/g, (_, gap: string) => String(about[gap] ?? 0))

/** The name of a question, with the card that it is about. */
function titleOf({ kind, about }: Decision<Side>, language: Language): string {
  const card = typeof about.card === 'string' && findCard(about.card) !== undefined ? about.card : null
  return card === null ? say(kind, language) : `${say(kind, language)} · ${say(card, language)}`
}

function decision(asked: Decision<Side>, view: View, { language }: Voice): DecisionWords {
  const { exits, shape } = asked
  const options = shape.type === 'choose' ? shape.options : []
  const groups = new Set(options.flatMap(({ group }) => group ?? []))
  const labels = optionLabels(asked, view, language)
  return {
    title: titleOf(asked, language),
    prompt: promptOf(asked, language),
    options: Object.fromEntries([...labels].map(([id, words]) => [id, inTwo(words)])),
    exits: Object.fromEntries(exits.map(({ id }) => [id, say(id, language)])),
    groups: Object.fromEntries([...groups].map((group) => [group, say(group, language)])),
  }
}

/** Words as a label; what is too long for it goes on in the hint. */
function inTwo(words: string): { readonly label: string; readonly hint?: string } {
  if (words.length <= LABEL) return { label: words }
  const label = clipWords(words, LABEL)
  return { label, hint: clipWords(`…${words.slice(label.length - 1).trimStart()}`, LABEL) }
}

export const spoken: Omit<Words<View, Side>, 'events' | 'story'> = {
  ...plain,
  format: (format, language) => (isFormat(format) ? formatLabel(format, language) : plain.format(format, language)),
  aboutFormat: formatAbout,
  decision,
  outcome: outcomeWords,
  order: (offer, _view, { language }) => orderWords(offer, language),
  standing: (order, view, { language }) => standingWords(order, language, view),
}
