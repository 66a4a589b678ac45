/** The terms of a challenge that its author can change before it is posted: each with its values, of which one stands. */

import type { Language, Seat } from '../../contract/index.ts'
import { type AnyGame, gameOf } from '../../games/games.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Challenge, Terms } from '../../matches/api.ts'
import { clockOf } from '../../matches/clock-terms.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import type { App } from '../shell/app.ts'
import type { MenuEntry } from '../shell/components.ts'
import { formatEntries } from '../shell/game-options.ts'
import type { IncomingRequest } from '../shell/requests.ts'
import { clockText } from '../table/clock-words.ts'
import { clockChoices, clockName, clockNamed, timeTermsOf } from './clock-choices.ts'
import { chosenHere, ratedHere, usualTerms } from './server-rules.ts'

type Has = Pick<App, 'servers' | 'games'>
/** The place whose server sets the usual terms, and the language of the person. */
type At = Pick<IncomingRequest, 'place' | 'language'>
/** The terms of a match, and the side of the author; null: either. */
type TermsAndSide = Pick<Challenge, 'terms' | 'seat'>
type Change = (value: string, now: TermsAndSide) => TermsAndSide

/** Something that can be changed. */
export interface Topic {
  readonly id: string
  readonly name: string
  /** The question above its values, where the name does not say enough. */
  readonly asks?: string
  readonly values: readonly MenuEntry[]
  /** The id of the value that stands. */
  readonly now: string
  /** The value in the words of the challenge. */
  readonly words: string
  readonly change: Change
}

const [YES, NO, EITHER] = ['yes', 'no', 'either']
const flag = (on: boolean | undefined): string => (on === true ? YES! : NO!)
const RULE = 'rule-'

/** Returns all that the author of a draft may change, with the values that the server allows. */
export function topicsOf(app: Has, at: At, { to, terms, seat }: Pick<Challenge, 'to' | 'terms' | 'seat'>): Topic[] {
  const say = speak(at.language)
  const game = gameOf(app.games, terms.game)
  const server = app.servers.of(at.place.guildId)
  const topics = [
    gameTopic(app, at, terms, say),
    formatTopic(game, terms, at.language, say),
    sideTopic(game, seat, at.language, say),
    timeTopic(terms, at.language, say),
    ...(!isPractice(to) && server.rated === 'asked' ? [ratedTopic(app, at, terms, say)] : []),
    ...(server.suggestions ? [agreement('suggestions', terms, say)] : []),
    ...(game.opensAtEnd === true && server.reveals === 'friendly' ? [agreement('opens', terms, say)] : []),
    ...ruleTopics(game, terms, at.language),
  ]
  return topics.filter(({ values }) => values.length > 1)
}

const topic = (id: string, name: string, now: string, values: readonly MenuEntry[], change: Change): Topic => ({
  id,
  name,
  now,
  change,
  values,
  words: values.find(({ value }) => value === now)?.label ?? '',
})

function gameTopic(app: Has, at: At, terms: Terms, say: Say): Topic {
  const values = Object.values(app.games).map(({ id, words }) => ({ value: id, label: words.title(at.language) }))
  return topic('game', say('change.game'), terms.game, values, (value) => {
    const { clock: _, ...untimed } = usualOf(app, at, gameOf(app.games, value), terms.rated)
    return { terms: { ...untimed, ...timeTermsOf(clockOf(terms)) }, seat: null }
  })
}

const formatTopic = (game: AnyGame, { format }: Terms, language: Language, say: Say): Topic =>
  topic('format', say('change.format'), format, formatEntries(game, language), (value, now) => ({
    ...now,
    terms: { ...now.terms, format: value },
  }))

function sideTopic(game: AnyGame, seat: Seat | null, language: Language, say: Say): Topic {
  const sides = game.seats.map((one) => ({ value: one, label: game.words.seat(one, language) }))
  const values = [{ value: EITHER!, label: say('change.side.either') }, ...sides]
  return topic('side', say('change.side'), seat ?? EITHER!, values, (value, now) => ({
    ...now,
    seat: value === EITHER ? null : value,
  }))
}

/** The values of a topic for its list. None is marked as taken: a client does not send the pick of such an entry. */
export const listedValues = ({ values, now }: Topic, say: Say): readonly MenuEntry[] =>
  values.map(({ value, label, hint }) => {
    const hints = [value === now ? say('change.now') : undefined, hint].filter((one) => one !== undefined)
    return { value, label, hint: hints.join(' · ') }
  })

const timeTopic = (terms: Terms, language: Language, say: Say): Topic => ({
  ...topic('time', say('change.time'), clockName(clockOf(terms)), clockChoices(terms, language), (value, now) => {
    const clock = clockNamed(value)
    const { clock: _, ...untimed } = now.terms
    return clock === null ? now : { ...now, terms: { ...untimed, ...timeTermsOf(clock) } }
  }),
  words: clockText(clockOf(terms), language),
})

/** Agreements of a friendly match say nothing about a rated one, so they become as they usually are there. */
const ratedTopic = (app: Has, at: At, terms: Terms, say: Say): Topic =>
  topic(
    'rated',
    say('change.rated'),
    flag(terms.rated),
    [
      { value: NO!, label: say('challenge.friendly') },
      { value: YES!, label: say('challenge.rated') },
    ],
    (value, now) => ({ ...now, terms: { ...now.terms, ...agreedHere(app, at, value === YES) } }),
  )

const agreement = (which: 'suggestions' | 'opens', terms: Terms, say: Say): Topic =>
  topic(
    which,
    say(`change.${which}`),
    flag(terms[which]),
    [
      { value: YES!, label: say(`challenge.${which}.on`) },
      { value: NO!, label: say(`challenge.${which}.off`) },
    ],
    (value, now) => ({ ...now, terms: { ...now.terms, [which]: value === YES } }),
  )

const ruleTopics = (game: AnyGame, { rules }: Terms, language: Language): Topic[] =>
  game.ruleChoices.map(({ id, name, about, values }) => ({
    asks: about[language],
    ...topic(
      `${RULE}${id}`,
      spelled(name[language]),
      rules[id] ?? values[0]?.id ?? '',
      values.map((one) => ({ value: one.id, label: one.label[language], hint: one.about[language] })),
      (value, now) => ({ ...now, terms: { ...now.terms, rules: { ...now.terms.rules, [id]: value } } }),
    ),
  }))

/** The name of a choice, which is one word with hyphens, as it is written. */
const spelled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

/** The agreements of a match of which nobody has chosen anything but whether it is rated. */
function agreedHere(app: Has, at: At, rated: boolean) {
  const agreed = chosenHere(app, at, rated, {})
  if (typeof agreed === 'string') throw new Error(`Nothing was asked for, and it was refused: ${agreed}`)
  return agreed
}

const usualOf = (app: Has, at: At, game: AnyGame, rated: boolean): Terms => ({
  ...usualTerms(app, at, game),
  ...agreedHere(app, at, rated),
})

/** Returns the line that names each term which is not the usual one of the server; none if all are. */
export function changedLines(
  app: Has,
  at: At,
  { to, terms, seat }: Pick<Challenge, 'to' | 'terms' | 'seat'>,
): string[] {
  const usuallyRated = !isPractice(to) && ratedHere(app, at, undefined) === true
  // Agreements follow from the rating, so nobody has changed them beside it.
  const usual = usualOf(app, at, gameOf(app.games, terms.game), terms.rated)
  const before = new Map(
    topicsOf(app, at, { to, terms: usual, seat }).map(({ id, now }) => [id, id === 'rated' ? flag(usuallyRated) : now]),
  )
  const words = topicsOf(app, at, { to, terms, seat }).flatMap((one) =>
    one.id === 'side' || before.get(one.id) === one.now ? [] : [one.words],
  )
  return words.length === 0 ? [] : [`-# ${speak(at.language)('change.line', { rules: words.join(' · ') })}`]
}
