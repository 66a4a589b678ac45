/** Reasons in words: the names of missing options, and why they are not offered. */
import type { Explanation, Language, MissingAnswer, Refusal, Voice } from '../../../contract/index.ts'
import { clip } from '../../../kit/wording/clipping.ts'
import { PLANETS } from '../cards/card.ts'
import { REASONS, type RefusalReason, reasons, type ValuesOf } from '../state/refusal-map.ts'
import type { View } from '../view/player-view.ts'
import { cardName } from './naming.ts'
import { type GapsIn, type Key, type Say, speak } from './say.ts'

const MOST_LABEL = 100

/** Options other than cards that a reader may miss. */
const ACTIONS = ['battle', 'duel', 'thrust', 'evacuate', 'intercept', 'pass'] as const
type Action = (typeof ACTIONS)[number]

/** The name of a missing option, and the reason for it as a sentence. @throws if the refusal gives no reason */
export function missingWords({ id, card, refusal }: MissingAnswer, _view: View, { language }: Pick<Voice, 'language'>) {
  const say = speak(language)
  const action = ACTIONS.find((one): one is Action => one === id)
  const label =
    card !== null ? cardName(card) : say(action === undefined ? 'missing.hidden' : (`missing.${action}` as const))
  return {
    label: clip(label, MOST_LABEL),
    ...(reasonWords(refusal, language) ?? { text: say('refused.other'), rules: [] }),
  }
}

/** Reasons without words, or with a gap in their words that no value fills; there are none. */
type Wordless = {
  [R in RefusalReason]: `not.${R}` extends Key ? (GapsIn<`not.${R}`> extends keyof ValuesOf<R> ? never : R) : R
}[RefusalReason]
/** The code of a reason; it does not compile if one has no words in the tables of both languages. */
type ReasonCode = [Wordless] extends [never] ? string : never

/** A refusal that gives a reason, as a sentence; null for any other refusal. */
export function reasonWords({ refused, values }: Refusal, language: Language): Explanation | null {
  const reason = reasons.named(refused)
  if (reason === undefined) return null
  const say = speak(language) as (key: string, values: object) => string
  const code: ReasonCode = refused
  const said: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'number')
      said[name] = name === 'where' ? whereWords(String(value), speak(language)) : value
  return { text: say(code, said), rules: REASONS[reason] }
}

function whereWords(where: string, say: Say): string {
  if ((PLANETS as readonly string[]).includes(where)) return where
  return say(where === 'hyperspace' || where === 'objective' ? `where.${where}` : 'where.effect')
}
