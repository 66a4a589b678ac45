/**
 * Changes one argument of a text after another: each change must change what is told, in both languages. An argument that
 * can change unheard is lost in silence.
 */
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { speakerOf } from '../../../src/games/swccg/texts/card-text.ts'
import { numberWords } from '../../../src/games/swccg/texts/core/numbers/vocabulary.ts'
import { FAMILIES } from '../../../src/games/swccg/texts/language/definitions.ts'
import {
  COMPARED,
  PHASES,
  PILES,
  PLAYERS,
  type SCOPES,
  type Text,
} from '../../../src/games/swccg/texts/language/words.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import type { Speaker } from '../../../src/games/swccg/texts/wording/card-wording.ts'
import { examplesOf, lineOf, textWith } from './examples.ts'
import { grafts } from './grafts.ts'
import { textsOf } from './nodes.ts'
import { argumentsInText, changedAt, type PlacedArgument } from './walk.ts'

/** Returns the value after this one in a list. */
const after = (list: readonly unknown[], value: unknown): unknown => list[(list.indexOf(value) + 1) % list.length]
const CARDS = ['Wookiee', 'spy'] as const
const other = (value: unknown): unknown => (JSON.stringify(value) === '"Wookiee"' ? CARDS[1] : CARDS[0])
const DRAW = { word: 'draw' }
const EXISTS = { word: 'exists', fit: 'Wookiee' }
/** Another value with the same limits, so that they mean something. */
const sameClass = (stat: string): string => {
  const stats = Object.entries(numberWords.stats) as readonly (readonly [string, keyof typeof SCOPES])[]
  const own = stats.find(([one]) => one === stat)?.[1]
  return after(
    stats.filter(([, of]) => of === own).map(([one]) => one),
    stat,
  ) as string
}

/** Whether an argument says what holds without it: of this card, of you, more than none. */
function isDefault({ owner, name, value }: PlacedArgument): boolean {
  if (owner === 'filters has') return name === 'by' ? value === '>' : value === 0
  if (name === 'whose') return value === 'you'
  if (name === 'on') return value === 'location'
  return (name === 'of' || name === 'by') && JSON.stringify(value) === '{"word":"self"}'
}

/** Returns other values of an argument; undefined: without it. */
function others({ take, value, optional }: PlacedArgument): readonly unknown[] {
  const none = optional ? [undefined] : []
  if (Array.isArray(take)) return [after(take, value), ...none]
  const lists: Readonly<Record<string, readonly string[]>> = {
    player: PLAYERS,
    pile: PILES,
    phase: PHASES,
    compared: COMPARED,
    per: Object.keys(language.pers),
    span: Object.keys(language.spans),
  }
  const list = lists[take as string]
  if (list !== undefined) return [after(list, value), ...none]
  switch (take) {
    case 'number':
      return [(value as number) + 1, ...none]
    case 'amount':
      return [typeof value === 'number' ? value + 1 : 7, ...none]
    case 'name':
      return [`${String(value)} II`, ...none]
    case 'names': {
      const names = value as readonly string[]
      return [names.map((one) => `${one} II`), ...(names.length > 1 ? [names.slice(1)] : []), ...none]
    }
    case 'filter':
      return [other(value), ...none]
    case 'filters': {
      const all = value as readonly unknown[]
      return all.length > 1 ? [all.slice(1), all.slice(0, -1), ...none] : none
    }
    case 'condition':
      return [EXISTS, ...none]
    case 'moment':
      return [{ word: 'weapons' }, ...none]
    case 'acts':
      return [[...(value as readonly unknown[]), DRAW], ...none]
    case 'stat':
      return [sameClass(String(value)), ...none]
    default:
      return none
  }
}

/** Returns a text in words; null where it says nothing that could be told. */
function told(text: Text, tongue: Language, speaker?: Speaker): string | null {
  try {
    return lineOf(text, tongue, speaker)
  } catch {
    return null
  }
}
/** Returns the arguments of a text whose change changes nothing that is told, and how many changes were tried. */
export function unheardIn(
  text: Text,
  speaker?: Speaker,
): { readonly tried: number; readonly unheard: readonly string[] } {
  const before = LANGUAGES.map((tongue) => told(text, tongue, speaker))
  let tried = 0
  const unheard = [...argumentsInText(text)].flatMap((argument) =>
    others(argument)
      .filter((value) => JSON.stringify(value) !== JSON.stringify(argument.value))
      .filter((value) => value !== undefined || !isDefault(argument))
      .flatMap((value) => {
        const next = changedAt(text, argument.path, value) as Text
        tried++
        return LANGUAGES.flatMap((tongue, at) =>
          told(next, tongue, speaker) === before[at]
            ? [
                `${argument.owner}.${argument.name} ${tongue}: ${JSON.stringify(argument.value)} → ${JSON.stringify(value)}`,
              ]
            : [],
        )
      }),
  )
  return { tried, unheard }
}

/** A text whose arguments were changed: how many changes were tried, and those that nobody hears. */
interface TriedText {
  readonly name: string
  readonly tried: number
  readonly unheard: readonly string[]
}

/** Yields the changes of texts of the pool that nobody hears. @param every the distance between two cards */
export function* poolMutations(every = 1): Generator<TriedText> {
  for (const card of cards.filter((_, at) => at % every === 0))
    for (const [side, text] of textsOf(card)) yield { name: `${card.id} ${side}`, ...unheardIn(text, speakerOf(card)) }
}
/** Yields the changes of examples of all words that nobody hears. */
export function* exampleMutations(): Generator<TriedText> {
  for (const family of FAMILIES)
    for (const word of language.words[family].keys())
      for (const node of examplesOf(family, word))
        yield { name: `${family} ${word}`, ...unheardIn(textWith(family, node)) }
}
/** Whether each card that is named was chosen before: a name that stands for nothing has no words of its own. */
const isBound = (text: Text): boolean =>
  [...argumentsInText(text)].every(({ owner, name, value, path: [key, part] }) => {
    if (owner !== 'filters the' || name !== 'name') return true
    const piece = text[key!]
    return piece !== undefined && 'offer' in piece && part !== 'choose' && String(value) in (piece.choose ?? {})
  })
/** Yields the changes of grafts of a seed that nobody hears: combinations of words that no card of the pool has. */
export function* graftMutations(seed: string, runs: number): Generator<TriedText> {
  for (const { name, text, speaker } of grafts(seed, runs, true))
    if (isBound(text)) yield { name, ...unheardIn(text, speaker) }
}
