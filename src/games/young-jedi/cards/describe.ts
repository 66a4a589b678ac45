/** Makes the rule text of a card from its data: `wording/` describes each form, this module joins the parts. */

import type { Language } from '../../../contract/index.ts'
import { LANGUAGES } from '../../../contract/index.ts'
import { upper } from '../../../kit/wording/words.ts'
import type { BattleCard, Card, DoubleCard, DuelText, FightText, SingleCard, Text, UserLine } from './card.ts'
import { GRAMMARS } from './grammar.ts'
import { english } from './wording/english.ts'
import { french } from './wording/french.ts'
import type { CardType, Use, ValueChange, Wording } from './wording/wording.ts'

const WORDINGS: Readonly<Record<Language, Wording>> = { en: english, fr: french }

/** One box of a card: the user or the moment as a heading, and the text. */
export interface TextBox {
  readonly heading?: string
  /** The numbers that are drawn beside it. */
  readonly bonus?: number
  readonly draws?: number
  /** Whole sentences. */
  readonly text: string
  /** Heading and text joined to sentences. */
  readonly sentences: string
}

/** Returns the card's rule text in every language, in our own words; null if it has none. */
export function ruleText(card: Card): Readonly<Record<Language, string>> | null {
  const said = LANGUAGES.map((language) => [language, ruleTextIn(card, language)] as const)
  return said.every(([, text]) => text === '') ? null : (Object.fromEntries(said) as Record<Language, string>)
}

function ruleTextIn(card: Card, language: Language): string {
  if (card.type === 'double') return ofHalves(card, language)
  return boxesOf(card, language)
    .map(({ sentences }) => sentences)
    .join(' ')
}

function ofHalves({ halves }: DoubleCard, language: Language): string {
  const half = (card: DoubleCard['halves'][number]) => `${card.title} — ${ruleTextIn(card, language)}`
  return GRAMMARS[language].typeset(halves.map(half).join(' '))
}

/** Returns the boxes of a card in reading order. */
export function boxesOf(card: SingleCard, language: Language): readonly TextBox[] {
  const wording = WORDINGS[language]
  return partsOf(card, wording).map((part) => boxOf(part, language))
}

// ---------------------------------------------------------------- parts

interface Part {
  readonly heading?: string
  /** The punctuation between heading and first clause in running text. */
  readonly joint: 'colon' | 'comma' | 'none'
  readonly clauses: readonly string[]
  readonly numbers?: { readonly bonus: number; readonly draws: number }
}

function partsOf(card: SingleCard, wording: Wording): readonly Part[] {
  switch (card.type) {
    case 'character':
      return [...(card.builtIn === undefined ? [] : [builtIn(card.builtIn, wording)]), ...texts(card, wording)]
    case 'weapon':
      return [...card.uses.map((line) => lineOf(line, wording)), ...texts(card, wording), ...dueling(card, wording)]
    case 'battle':
      return [battleUse(card, wording), ...dueling(card, wording)]
    case 'effect':
    case 'starship':
    case 'objective':
      return texts(card, wording)
    case 'location':
      return []
  }
}

const clausesOf = ({ clause, more = [] }: Use): readonly string[] => (clause === null ? more : [clause, ...more])

function lineOf(line: UserLine, wording: Wording): Part {
  const use = wording.userLine(line)
  return { heading: use.heading, joint: 'colon', clauses: clausesOf(use), numbers: line }
}

function builtIn(weapon: Parameters<Wording['builtIn']>[0], wording: Wording): Part {
  const use = wording.builtIn(weapon)
  return { heading: use.heading, joint: 'colon', clauses: clausesOf(use), numbers: weapon }
}

function battleUse({ use, also }: BattleCard, wording: Wording): Part {
  const said =
    use.for === 'one' ? wording.single(use) : use.for === 'group' ? wording.group(use) : wording.twoWeapons(use)
  const clauses = [...clausesOf(said), ...also.map((text) => fight(text, wording))]
  return {
    heading: said.heading,
    joint: use.for === 'one' ? 'colon' : said.pause ? 'comma' : 'none',
    clauses: clauses.length === 0 ? [wording.nothing] : clauses,
    numbers: use,
  }
}

function dueling({ dueling: text }: { readonly dueling?: DuelText }, wording: Wording): readonly Part[] {
  if (text === undefined) return []
  return [{ heading: wording.inDuel, joint: 'comma', clauses: [duel(text, wording)] }]
}

function texts({ type, text }: { readonly type: CardType; readonly text: readonly Text[] }, wording: Wording): Part[] {
  if (text.length === 0) return []
  return [{ joint: 'none', clauses: inOneBreath(text).map((one) => clause(one, type, wording)) }]
}

// ---------------------------------------------------------------- texts

type Breath = readonly [ValueChange, ...ValueChange[]] | Exclude<Text, ValueChange>
const isChange = (text: Text): text is ValueChange => text.form === 'power' || text.form === 'damage'

/** Joins neighbouring changes to the same cards under the same condition into one sentence. */
function inOneBreath(texts: readonly Text[]): readonly Breath[] {
  const breaths: Breath[] = []
  for (const text of texts) {
    const last = breaths.at(-1)
    if (!isChange(text)) breaths.push(text)
    else if (last !== undefined && 'length' in last && goTogether(last[0], text)) {
      breaths[breaths.length - 1] = [...last, text]
    } else breaths.push([text])
  }
  return breaths
}
const goTogether = (one: ValueChange, two: ValueChange): boolean =>
  JSON.stringify([one.of, one.if]) === JSON.stringify([two.of, two.if])

/** The compiler can't tell that a describer and its text have the same form; the tables are complete by their type. */
type Describe<T> = (text: T, self: CardType) => string

function clause(breath: Breath, self: CardType, wording: Wording): string {
  if ('length' in breath) return wording.changes(breath)
  return (wording.texts[breath.form] as Describe<Text>)(breath, self)
}
const fight = (text: FightText, { fights }: Wording): string => (fights[text.form] as (text: FightText) => string)(text)
const duel = (text: DuelText, { duels }: Wording): string => (duels[text.form] as (text: DuelText) => string)(text)

// ---------------------------------------------------------------- typography

const COLON: Readonly<Record<Language, string>> = { en: ': ', fr: ' : ' }
const sentence = (clause: string): string => `${upper(clause)}.`

function boxOf({ heading, joint, clauses, numbers }: Part, language: Language): TextBox {
  const { typeset } = GRAMMARS[language]
  const text = typeset(clauses.map(sentence).join(' '))
  if (heading === undefined) return { text, sentences: text }
  const [first = '', ...rest] = clauses
  const between = joint === 'colon' ? COLON[language] : joint === 'comma' ? ', ' : ' '
  const running = [`${upper(heading)}${between}${first}.`, ...rest.map(sentence)].join(' ')
  const gains = numbers !== undefined && (numbers.bonus > 0 || numbers.draws > 0)
  return {
    heading: typeset(upper(heading)),
    ...(gains ? { bonus: numbers.bonus, draws: numbers.draws } : {}),
    text,
    sentences: typeset(running),
  }
}
