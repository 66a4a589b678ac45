/** Makes the words of a game from a dictionary and a text for each fact, for games that need no more. */
import type {
  DecisionWords,
  FactMap,
  FactName,
  Language,
  Outcome,
  Seat,
  SeenEvent,
  Voice,
  Words,
} from '../../contract/index.ts'
import { commonNamesLowered } from './common-names.ts'
import { type Both, both, nameOf, typeset } from './words.ts'

/** A text in each language, with values for gaps that no field fills. */
export type FactPair = readonly [en: string, fr: string, values?: Readonly<Record<string, unknown>>]

/**
 * The text of a fact in each language; null if nobody tells it. A function chooses it by the fields that the reader may
 * know, those of their own part among them.
 */
type FactText = readonly [en: string, fr: string] | null | ((fields: ToldFields) => FactPair | null)
/** The fields of a fact. */
export type ToldFields = Readonly<Record<string, unknown>>

/**
 * A text for each fact with gaps for its fields (`{{card}}`) and for `{{name}}`; null for a fact that nobody tells. A gap for
 * a number may bring the noun for one and for many: `{{count|card|cards}}` becomes "1 card" or "2 cards". A gap for a
 * seat names its player: `{{winnerName}}` is the player of the field `winner`.
 */
export type FactTexts<F extends FactMap<F>> = Readonly<Record<FactName<F>, FactText>>

/** Ends that without a winner are no draw, and say so themselves. */
const SAYS_SO = ['void', 'double-loss']
/** Ends that without a winner are no draw: both have given up, or let their time run out. */
const BOTH_GAVE_UP = ['concession', 'time-out']

/** Whether an end without a winner is none of equals: nobody has won, or both have lost. */
export const nobodyWins = ({ winner, kind }: Pick<Outcome, 'winner' | 'kind'>): boolean =>
  winner === null && [...SAYS_SO, ...BOTH_GAVE_UP].includes(kind)

function resultOf(winner: string | null, kind: string, voice: Voice): readonly string[] {
  const french = voice.language === 'fr'
  if (winner === null && SAYS_SO.includes(kind)) return []
  if (winner === null && BOTH_GAVE_UP.includes(kind)) return [french ? 'personne ne gagne' : 'nobody wins']
  if (winner === null) return [french ? 'partie nulle' : 'a draw']
  return [`${nameOf(winner, voice)} ${voice.language === 'fr' ? 'gagne' : 'wins'}`]
}

interface PlainNames {
  readonly title: Both
  /** Returns the name of a word of the game, or of the value of a fact's field; the word itself if it has none. */
  say(word: string, language: Language): string
}

interface PlainTexts<F extends FactMap<F>> extends PlainNames {
  readonly facts: FactTexts<F>
  /** The facts that begin a turn. */
  readonly turns: readonly FactName<F>[]
  /** The facts that begin a phase of a turn. */
  readonly phases?: readonly FactName<F>[]
}

const COLON: Readonly<Record<Language, string>> = { en: ':', fr: '\u00a0:' }

const GAP = /\{\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}\}/g

/** The text of a fact, with the spaces of French in its French, and values for its gaps. */
interface ChosenText {
  readonly text: Both
  readonly values: ToldFields
}
type Chooser = (fields: ToldFields) => ChosenText | null

const chosen = ([en, fr, values = {}]: FactPair): ChosenText => ({ text: typeset(both(en, fr)), values })

/** The texts of the facts that are told, by fact. */
const choosers = (facts: Readonly<Record<string, FactText>>): ReadonlyMap<string, Chooser> =>
  new Map(
    Object.entries(facts).flatMap(([fact, text]): readonly (readonly [string, Chooser])[] => {
      if (text === null) return []
      if (typeof text === 'function') {
        const choose = (fields: ToldFields) => {
          const pair = text(fields)
          return pair === null ? null : chosen(pair)
        }
        return [[fact, choose]]
      }
      const same = chosen(text)
      return [[fact, () => same]]
    }),
  )

/** Fills the gaps of a text, each number with the noun that it wants. */
function filledIn(
  text: string,
  values: Readonly<Record<string, unknown>>,
  word: (value: unknown) => string,
  { language, names }: Pick<Voice, 'language' | 'names'>,
): string {
  const isOne = (value: unknown) => new Intl.PluralRules(language).select(Number(value)) === 'one'
  return text.replace(GAP, (_, gap: string, one?: string, many?: string) => {
    const value = values[gap]
    // A person may be called like a word of the game.
    if (gap === 'name') return String(value)
    const seat = gap.endsWith('Name') ? values[gap.slice(0, -'Name'.length)] : undefined
    if (typeof seat === 'string') return names[seat] ?? seat
    return one === undefined ? word(value) : `${word(value)} ${isOne(value) ? one : many}`
  })
}

/**
 * Makes words in which every title, exit, group and field has the name that the dictionary gives to its id, for games that
 * tell their facts in another way.
 */
export function plainNames<V, Side extends Seat>({ title, say }: PlainNames): Omit<Words<V, Side>, 'events' | 'story'> {
  const called = (ids: readonly string[], language: Language) =>
    Object.fromEntries(ids.map((id) => [id, say(id, language)]))
  return {
    title: (language) => title[language],
    seat: say,
    seatInSentence: (seat, language) => say(`the-${seat}`, language),
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

/** Makes the same words, and a text for each fact. */
export function plainWords<V, Side extends Seat, F extends FactMap<F>>({
  title,
  say,
  facts,
  turns,
  phases = [],
}: PlainTexts<F>): Words<V, Side> {
  const texts = choosers(facts)
  const line = ({ type, seat, data, own }: SeenEvent, voice: Voice): string[] => {
    const fields: ToldFields = { ...data, ...own }
    const told = texts.get(type)?.(fields) ?? null
    if (told === null) return []
    const values: ToldFields = { ...fields, ...told.values, name: nameOf(seat, voice) }
    const named = (value: unknown) => say(String(value), voice.language)
    const filled = (value: unknown) => (Array.isArray(value) ? value.map(named).join(', ') || '–' : named(value ?? '…'))
    const text = filledIn(told.text[voice.language], values, filled, voice)
    return [voice.language === 'fr' ? commonNamesLowered(text) : text]
  }
  const isAmong = (facts: readonly string[], type: string) => facts.includes(type)
  const kindOf = (type: string) => (isAmong(turns, type) ? 'turn' : isAmong(phases, type) ? 'phase' : 'head')
  return {
    ...plainNames<V, Side>({ title, say }),
    events: (events, voice) => events.flatMap((event) => line(event, voice)),
    story: (events, voice) =>
      events.flatMap((event) =>
        line(event, voice).map((text) => ({
          kind: kindOf(event.type),
          text,
        })),
      ),
  }
}
