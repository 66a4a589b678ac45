/** A card on the screen: its picture and its words, other versions, rulings, and the choice between several. */
import type { Language, Ruling } from '../../games/game.ts'
import { sheetLines } from '../../games/sheet.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { App } from '../app.ts'
import {
  type Body,
  button,
  type Choice,
  container,
  MOST,
  picture,
  type Row,
  rows,
  select,
  text,
} from '../components.ts'
import { customId } from '../custom-id.ts'
import { drawn } from '../pictures.ts'
import { clip, firstLines, literal } from '../text.ts'

/** How a card is shown; travels in the buttons below it. */
export interface Manner {
  /** Without a picture. */
  readonly words: boolean
  /** Nobody else sees it, but somebody could. */
  readonly hidden: boolean
}

/** What buttons do: `card|<action>|<manner>|<game>/<card>`. */
export type CardAction = 'show' | 'versions' | 'rulings' | 'share' | 'pick' | 'announce' | 'open'

const MOST_WORDS = 3800
/** Rulings stand below the card where they are few and short; else behind a button. */
const SHORT_RULINGS = { count: 2, letters: 600 }
/** Cards side by side that can still be read on a phone. */
const BESIDE = 4

const written = ({ words, hidden }: Manner): string => `${words ? 'w' : ''}${hidden ? 'h' : ''}`

export const readManner = (text: string): Manner => ({ words: text.includes('w'), hidden: text.includes('h') })

const cardId = (action: CardAction, manner: Manner, found?: FoundCard): string =>
  customId('card', action, written(manner), ...(found === undefined ? [] : [found.id]))

/** A card as one line of a select. */
export const cardChoice = ({ id, card, kind }: FoundCard, language: Language): Choice => ({
  value: id,
  label: card.name,
  hint: `${kind[language]} · ${card.id}`,
})

/** The rulings that concern a card, whichever of its printings they name. */
export const rulingsOn = ({ game, card }: FoundCard): readonly Ruling[] =>
  game.cards.rulings.filter(({ cards }) => cards.some((id) => id === card.id || card.printings.includes(id)))

/** The other versions of a card and what belongs to it. */
export const versionsOf = (app: App, { game, card }: FoundCard): readonly FoundCard[] =>
  game.cards.versions(card.id).flatMap((id) => app.cards.get(`${game.id}/${id}`) ?? [])

function rulingLine({ text: words, rules }: Ruling, language: Language): string {
  const on = rules.length === 0 ? '' : ` (${speak(language)('card.rules', { rules: rules.join(', ') })})`
  return `• ${words[language]}${on}`
}

/** Between picture and words. */
const otherManner = (found: FoundCard, manner: Manner, say: Say) =>
  button(cardId('show', { ...manner, words: !manner.words }, found), say(manner.words ? 'card.picture' : 'card.words'))

/** The card itself. */
export async function cardView(app: App, found: FoundCard, language: Language, manner: Manner): Promise<Body> {
  const say = speak(language)
  const sheet = found.game.cards.sheet(found.card.id, language)
  const file = manner.words ? null : await drawn(app, [found], language)
  const rulings = rulingsOn(found)
  const lines = rulings.map((ruling) => rulingLine(ruling, language))
  const shortEnough =
    lines.length <= SHORT_RULINGS.count && lines.join('\n').length <= SHORT_RULINGS.letters && lines.length > 0
  const versions = versionsOf(app, found).length
  const buttons = [
    ...(versions === 0
      ? []
      : [button(cardId('versions', manner, found), say('card.versions', { count: versions + 1 }))]),
    ...(lines.length === 0 || shortEnough
      ? []
      : [button(cardId('rulings', manner, found), say('card.rulings', { count: lines.length }))]),
    ...(app.pictures === null ? [] : [otherManner(found, manner, say)]),
    ...(manner.hidden ? [button(cardId('share', { ...manner, hidden: false }, found), say('card.share'))] : []),
  ]
  const missing = file === null && !manner.words && app.pictures !== null ? [say('card.unreadable')] : []
  const words = [sheetLines(sheet), ...(shortEnough ? ['', ...lines] : []), ...missing].join('\n')
  return {
    components: [
      container([...(file === null ? [] : [picture(file)]), text(clip(words, MOST_WORDS)), ...rows(buttons)]),
    ],
    ...(file === null ? {} : { files: [file] }),
  }
}

/** The card beside its other versions, each of which can be opened. */
export async function versionsView(app: App, found: FoundCard, language: Language, manner: Manner): Promise<Body> {
  const say = speak(language)
  const all = [found, ...versionsOf(app, found)]
  const file = manner.words ? null : await drawn(app, all.slice(0, BESIDE), language)
  const lines = [
    `### ${say('card.versions.title', { name: literal(found.card.title) })}`,
    ...all.map(({ card, kind }) => `• **${literal(card.name)}** · ${kind[language]}`),
  ]
  return {
    components: [
      container([
        ...(file === null ? [] : [picture(file)]),
        text(firstLines(lines, MOST_WORDS)),
        cardSelect(all, language, cardId('open', manner)),
        ...rows([button(cardId('show', manner, found), say('card.back'))]),
      ]),
    ],
    ...(file === null ? {} : { files: [file] }),
  }
}

/** All rulings on a card. */
export function rulingsView(found: FoundCard, language: Language, manner: Manner): Body {
  const say = speak(language)
  const lines = [
    `### ${say('card.rulings.title', { name: literal(found.card.name) })}`,
    ...rulingsOn(found).map((ruling) => rulingLine(ruling, language)),
  ]
  return {
    components: [
      container([
        text(firstLines(lines, MOST_WORDS)),
        ...rows([button(cardId('show', manner, found), say('card.back'))]),
      ]),
    ],
  }
}

const cardSelect = (cards: readonly FoundCard[], language: Language, id: string): Row =>
  select(
    id,
    speak(language)('card.pick'),
    cards.slice(0, MOST.options).map((found) => cardChoice(found, language)),
  )

/**
 * Several cards that may be meant.
 * @param open whether the card that is picked shall be shown to everybody
 */
export function whichView(
  name: string,
  cards: readonly FoundCard[],
  language: Language,
  manner: Manner,
  open: boolean,
): Body {
  const say = speak(language)
  const lines = [
    say('card.which', { name: literal(clip(name, 100)) }),
    ...(cards.length >= MOST.options ? [say('card.more')] : []),
  ]
  return {
    components: [
      text(lines.join('\n')),
      cardSelect(cards, language, cardId(open ? 'announce' : 'open', open ? { ...manner, hidden: false } : manner)),
    ],
  }
}

/** Cards of which any can be opened beside the list. */
export const pickSelect = (cards: readonly FoundCard[], language: Language, manner: Manner): Row =>
  cardSelect(cards, language, cardId('pick', manner))

/** The cards that somebody's message names. */
export function namedView(cards: readonly FoundCard[], language: Language, manner: Manner): Body {
  const lines = [
    speak(language)('named.some', { count: cards.length }),
    ...cards.map(({ card, kind }) => `• **${literal(card.name)}** · ${kind[language]}`),
  ]
  return { components: [text(firstLines(lines, MOST_WORDS)), pickSelect(cards, language, manner)] }
}
