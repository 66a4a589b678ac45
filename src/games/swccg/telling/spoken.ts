/** The words of all that the engine asks and tells. */
import type {
  Decision,
  DecisionWords,
  Language,
  Option,
  OrderOffer,
  OrderWords,
  StandingOrder,
  Voice,
  Words,
} from '../../../contract/index.ts'
import { plainWords } from '../../../kit/wording/plain-words.ts'
import { both, upper } from '../../../kit/wording/words.ts'
import { cards } from '../cards/index.ts'
import type { Facts } from '../rules/game-facts.ts'
import type { View } from '../seen/player-view.ts'
import type { Side } from '../state/engine-card.ts'
import { word } from './dictionary.ts'
import { FACT_TEXTS } from './fact-texts.ts'

const titles: ReadonlyMap<string, string> = new Map(cards.map(({ id, title }) => [id, title]))

/** A title, or a word of the game. */
const say = (key: string, language: Language): string => titles.get(key) ?? word(key, language)

/** How many characters a label may have. */
const LABEL = 100

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
  const force = typeof about.force === 'number' ? `${about.force} Force` : ''
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

function decision({ kind, exits, shape }: Decision<Side>, _view: View, { language }: Voice): DecisionWords {
  const options = shape.type === 'choose' ? shape.options : []
  const groups = new Set(options.flatMap(({ group }) => group ?? []))
  return {
    title: say(kind, language),
    prompt: say(`${kind}?`, language),
    options: Object.fromEntries(options.map((option) => [option.id, { label: labelOf(option, language) }])),
    exits: Object.fromEntries(exits.map(({ id }) => [id, say(id, language)])),
    groups: Object.fromEntries([...groups].map((group) => [group, say(group, language)])),
  }
}

/** A choice of an order: a card, a word, or a card and where it goes. */
function choiceOf({ id, card = id, about = {} }: Option, language: Language): string {
  const to = typeof about.to === 'string' ? [say(about.to, language)] : []
  return [say(card, language), ...to].join(' → ').slice(0, LABEL)
}

/** The fields of an order, with their choices. */
export function orderWords({ kind, fields }: OrderOffer, language: Language): OrderWords {
  const options = fields.flatMap(({ shape }) => (shape.type === 'choose' ? shape.options : []))
  return {
    title: upper(say(kind, language)),
    prompt: say(`${kind}?`, language),
    options: Object.fromEntries(options.map((option) => [option.id, { label: choiceOf(option, language) }])),
    exits: { ok: say('ok', language) },
    fields: Object.fromEntries(fields.map(({ id }) => [id, say(id, language)])),
  }
}

/** Returns the words for a handle in an order: a card on table, a place, a card and where it goes. */
function named({ pieces, places }: View, id: string, language: Language): string {
  const parts = id.split('>').map((part) => {
    const place = places.find((one) => one.id === part)
    const card = pieces.find(({ handle }) => handle === part)?.card ?? place?.cards.at(-1)
    return say(card ?? part, language)
  })
  return parts.join(' → ')
}

/** An order in one line: its name, and what was filled in. @param view names cards on table; without it none are meant */
export function standingWords({ kind, settings }: StandingOrder, language: Language, view?: View): string {
  const name = (id: string) => (view === undefined ? say(id, language) : named(view, id, language))
  const parts = Object.entries(settings).map(([field, { number, choose = [] }]) => {
    const values = number === undefined ? choose.map(name).join(', ') : String(number)
    return `${say(field, language)} ${values}`
  })
  const title = upper(say(kind, language))
  const space = language === 'fr' ? '\u00a0' : ''
  return parts.length === 0 ? title : `${title}${space}: ${parts.join(`${space}; `)}`
}

export const spoken: Words<View, Side> = {
  ...plain,
  decision,
  order: (offer, _view, { language }) => orderWords(offer, language),
  standing: (order, view, { language }) => standingWords(order, language, view),
}
