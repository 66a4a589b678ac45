/** Makes the words of a game from a dictionary and a text for each fact, for games that need no more. */
import type { DecisionWords, FactMap, FactName, Language, Seat, SeenEvent, Voice, Words } from '../../contract/index.ts'
import { type Both, both, nameOf, typeset } from './words.ts'

/** The text of a fact in each language; null if nobody tells it. */
type FactText = readonly [en: string, fr: string] | null

/**
 * A text for each fact with gaps for its fields (`{{card}}`) and for `{{name}}`; null for a fact that nobody tells. A gap for
 * a number may bring the noun for one and for many: `{{count|card|cards}}` becomes "1 card" or "2 cards".
 */
export type FactTexts<F extends FactMap<F>> = Readonly<Record<FactName<F>, FactText>>

/** Ends that without a winner are no draw: nobody has won, or both have lost. */
const NOBODY_WINS = ['void', 'double-loss', 'concession', 'time-out']

function resultOf(winner: string | null, kind: string, voice: Voice): readonly string[] {
  if (winner === null) return NOBODY_WINS.includes(kind) ? [] : [voice.language === 'fr' ? 'partie nulle' : 'a draw']
  return [`${nameOf(winner, voice)} ${voice.language === 'fr' ? 'gagne' : 'wins'}`]
}

interface Told<F extends FactMap<F>> {
  readonly title: Both
  /** Returns the name of a word of the game, or of the value of a fact's field; the word itself if it has none. */
  say(word: string, language: Language): string
  readonly facts: FactTexts<F>
  /** The facts that begin a turn. */
  readonly turns: readonly FactName<F>[]
  /** The facts that begin a phase of a turn. */
  readonly phases?: readonly FactName<F>[]
}

const COLON: Readonly<Record<Language, string>> = { en: ':', fr: '\u00a0:' }

const GAP = /\{\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}\}/g

/** The texts of the facts that are told, by fact, with the spaces of French in their French. */
const typesetFacts = (facts: Readonly<Record<string, FactText>>): ReadonlyMap<string, Both> =>
  new Map(
    Object.entries(facts).flatMap(([fact, text]) => (text === null ? [] : [[fact, typeset(both(...text))] as const])),
  )

/** Fills the gaps of a text, each number with the noun that it wants. */
function filledIn(
  text: string,
  values: Readonly<Record<string, unknown>>,
  word: (value: unknown) => string,
  language: Language,
): string {
  const isOne = (value: unknown) => new Intl.PluralRules(language).select(Number(value)) === 'one'
  return text.replace(GAP, (_, gap: string, one?: string, many?: string) => {
    const value = values[gap]
    // A person may be called like a word of the game.
    if (gap === 'name') return String(value)
    return one === undefined ? word(value) : `${word(value)} ${isOne(value) ? one : many}`
  })
}

/** Makes words in which every title, exit, group and field has the name that the dictionary gives to its id. */
export function plainWords<V, Side extends Seat, F extends FactMap<F>>({
  title,
  say,
  facts,
  turns,
  phases = [],
}: Told<F>): Words<V, Side> {
  const texts = typesetFacts(facts)
  const line = ({ type, seat, data, own }: SeenEvent, voice: Voice): string[] => {
    const text = texts.get(type)?.[voice.language]
    if (text === undefined) return []
    const values: Readonly<Record<string, unknown>> = { ...data, ...own, name: nameOf(seat, voice) }
    const named = (value: unknown) => say(String(value), voice.language)
    const filled = (value: unknown) => (Array.isArray(value) ? value.map(named).join(', ') || '–' : named(value ?? '…'))
    return [filledIn(text, values, filled, voice.language)]
  }
  const isAmong = (facts: readonly string[], type: string) => facts.includes(type)
  const kindOf = (type: string) => (isAmong(turns, type) ? 'turn' : isAmong(phases, type) ? 'phase' : 'head')
  const called = (ids: readonly string[], language: Language) =>
    Object.fromEntries(ids.map((id) => [id, say(id, language)]))
  return {
    title: (language) => title[language],
    seat: say,
    format: say,
    decision: ({ kind, exits, shape }, _view, { language }): DecisionWords => {
      const options = shape.type === 'choose' ? shape.options : []
      // The parts of an id that have a name: the destination, the tool.
      const label = (id: string) =>
        id.split(':').flatMap((part) => (say(part, language) === part ? [] : say(part, language)))
      return {
        title: say(kind, language),
        prompt: say(`${kind}?`, language),
        options: Object.fromEntries(
          options.map(({ id, card }) => [
            id,
            { label: [...(card === undefined ? [] : [say(card, language)]), ...label(id)].join(' · ') },
          ]),
        ),
        exits: called(
          exits.map(({ id }) => id),
          language,
        ),
        groups: called([...new Set(options.flatMap(({ group = [] }) => group))], language),
      }
    },
    events: (events, voice) => events.flatMap((event) => line(event, voice)),
    story: (events, voice) =>
      events.flatMap((event) =>
        line(event, voice).map((text) => ({
          kind: kindOf(event.type),
          text,
        })),
      ),
    refusal: ({ refused }, language) => say(refused, language),
    outcome: ({ winner, kind }, voice) =>
      [say(kind, voice.language), ...resultOf(winner, kind, voice)].join(`${COLON[voice.language]} `),
    order: ({ kind, fields }, _view, { language }) => ({
      title: say(kind, language),
      prompt: say(`${kind}?`, language),
      options: {},
      exits: {},
      fields: called(
        fields.map(({ id }) => id),
        language,
      ),
    }),
    standing: ({ kind, settings }, _view, { language }) =>
      [
        `${say(kind, language)}${COLON[language]}`,
        ...Object.entries(settings).map(([id, { number }]) => `${say(id, language)} ${number}`),
      ].join(' '),
  }
}
