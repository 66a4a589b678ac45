/** Reasons in words: how what is missed is called, and why it is not offered. */
import type { Explanation, Language, Missing, Refusal, Voice } from '../../../contract/index.ts'
import { PLANETS } from '../cards/card.ts'
import type { View } from '../view.ts'
import { cardName, clip } from '../words/naming.ts'
import { type Say, speak } from '../words/say.ts'
import { NOT, REASONS, type Reason } from './why-not.ts'

const MOST_LABEL = 100

/** What is missed that is no card. */
const ACTIONS = ['battle', 'duel', 'thrust', 'evacuate', 'intercept', 'pass'] as const
type Action = (typeof ACTIONS)[number]

export function missingWords({ id, card, refusal }: Missing, _view: View, { language }: Pick<Voice, 'language'>) {
  const say = speak(language)
  const action = ACTIONS.find((one): one is Action => one === id)
  const label =
    card !== null ? cardName(card) : say(action === undefined ? 'missing.hidden' : (`missing.${action}` as const))
  return { label: clip(label, MOST_LABEL), ...reasonWords(refusal, language) }
}

export const isReason = ({ refused }: Refusal): boolean =>
  refused.startsWith(NOT) && Object.hasOwn(REASONS, refused.slice(NOT.length))

/** A reason as a sentence; that each has words, and values for all gaps in them, is tested. */
export function reasonWords({ refused, values }: Refusal, language: Language): Explanation {
  const say = speak(language) as (key: string, values: object) => string
  const reason = refused.slice(NOT.length) as Reason
  const said: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'number')
      said[name] = name === 'where' ? whereWords(String(value), speak(language)) : value
  return { text: say(refused, said), rules: REASONS[reason] ?? [] }
}

function whereWords(where: string, say: Say): string {
  if ((PLANETS as readonly string[]).includes(where)) return where
  return say(where === 'hyperspace' || where === 'objective' ? `where.${where}` : 'where.effect')
}
