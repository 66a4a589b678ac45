/** `/play`: challenges a member, everybody, or the practice opponent. */
import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { isRefusal } from '../src/contract/index.ts'
import { deckChoice } from '../src/discord/challenge/challenge-clicks.ts'
import { clockName, clockNamed, FISCHER, timeTermsOf } from '../src/discord/challenge/clock-choices.ts'
import {
  barred,
  chosenHere,
  practicePlace,
  ratedHere,
  TIMES,
  usualGame,
  usualTerms,
} from '../src/discord/challenge/server-rules.ts'
import { challengePlace } from '../src/discord/challenge/spots.ts'
import { type App, refusalText } from '../src/discord/shell/app.ts'
import { alone, choice, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { optionChoices, ruleOptions, rulesTaken, split } from '../src/discord/shell/game-options.ts'
import type { IncomingCommand } from '../src/discord/shell/requests.ts'
import { clockText, lengthOf } from '../src/discord/table/clock-words.ts'
import { type AnyGame, findGame, type Games } from '../src/games/games.ts'
import { speak } from '../src/locales/index.ts'
import { PRACTICE, type Terms } from '../src/matches/api.ts'
import { clockOf, type TimeTerms } from '../src/matches/clock-terms.ts'
import { HOUR_MS } from '../src/time/lengths.ts'

type Options = NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody['options']>

/** The options of the command: opponent, format, side, time, rating, and rule choices. */
const optionsFor = (games: Games): Options => [
  {
    type: ApplicationCommandOptionType.User,
    ...named('command.play.opponent'),
    ...described('command.play.opponent.about'),
  },
  {
    type: ApplicationCommandOptionType.String,
    ...named('command.play.format'),
    ...described('command.play.format.about'),
    choices: optionChoices(games, 'formats'),
  },
  {
    type: ApplicationCommandOptionType.String,
    ...named('command.play.side'),
    ...described('command.play.side.about'),
    choices: optionChoices(games, 'seats'),
  },
  {
    type: ApplicationCommandOptionType.Integer,
    ...named('command.play.time'),
    ...described('command.play.time.about'),
    choices: TIMES.map((ms) => choice(ms / HOUR_MS, lengthOf(ms, 'en'), lengthOf(ms, 'fr'))),
  },
  {
    type: ApplicationCommandOptionType.String,
    ...named('command.play.clock'),
    ...described('command.play.clock.about'),
    choices: FISCHER.map((clock) => choice(clockName(clock), clockText(clock, 'en'), clockText(clock, 'fr'))),
  },
  {
    type: ApplicationCommandOptionType.Boolean,
    ...named('command.play.nights'),
    ...described('command.play.nights.about'),
  },
  {
    type: ApplicationCommandOptionType.Boolean,
    ...named('command.play.rated'),
    ...described('command.play.rated.about'),
  },
  {
    type: ApplicationCommandOptionType.Boolean,
    ...named('command.play.suggestions'),
    ...described('command.play.suggestions.about'),
  },
  {
    type: ApplicationCommandOptionType.Boolean,
    ...named('command.play.open'),
    ...described('command.play.open.about'),
  },
  ...ruleOptions(games),
]

/** Returns why this can't be asked of that opponent here, as a sentence; null if it can. */
function notAsked(
  { options, people, place, language }: IncomingCommand,
  rival: string | null,
  practice: boolean,
): string | null {
  const say = speak(language)
  if (practice) return options.rated === true ? say('challenge.practice-rated') : null
  if (people.some(({ id, bot }) => id === rival && bot)) return say('challenge.bot')
  if (place.guildId === null) return say(rival === null ? 'challenge.dm-open' : 'challenge.dm-rival')
  return null
}

/** The time that a challenge names, or the usual one; counted by all hours, or by working time alone. */
function timeWanted({ time, clock, 'nights-off': free }: IncomingCommand['options'], usual: TimeTerms): TimeTerms {
  const named = clockNamed(String(clock ?? ''))
  const plain: TimeTerms | null = time === undefined ? null : { sittingMs: Number(time) * HOUR_MS }
  const chosen = clockOf(named === null ? (plain ?? usual) : timeTermsOf(named))
  return timeTermsOf(free === undefined ? chosen : { ...chosen, counts: free === true ? 'working' : 'all' })
}

/** An option that is true, false or left out. */
const ticked = (value: string | number | boolean | undefined): boolean | undefined =>
  value === undefined ? undefined : value === true

/**
 * Returns the game, format and rules to play, from the options and the server's settings; a sentence if they are
 * impossible.
 */
function termsOf(
  incoming: IncomingCommand,
  app: App,
  practice: boolean,
): { game: AnyGame; terms: Terms; seat: string | null } | string {
  const { options, language } = incoming
  const [formatGame, format] = split(options.format)
  const [sideGame, seat] = split(options.side)
  const rules = rulesTaken(app.games, options)
  const meant = new Set([formatGame, sideGame, ...rules.map(({ game }) => game)].filter((id) => id !== undefined))
  if (meant.size > 1) return speak(language)('challenge.mixed')
  const [first = usualGame(app, incoming)] = meant
  const game = findGame(app.games, first)
  if (game === undefined) return speak(language)('challenge.game')
  const why = barred(app, incoming, practice ? PRACTICE : null)
  if (why !== null) return why
  const rated = practice ? false : ratedHere(app, incoming, ticked(options.rated))
  if (typeof rated === 'string') return rated
  const chosen = chosenHere(app, incoming, rated, {
    suggestions: ticked(options.suggestions),
    opens: ticked(options['open-hands']),
  })
  if (typeof chosen === 'string') return chosen
  const usual = usualTerms(app, incoming, game)
  const { clock: _, ...untimed } = usual
  const terms = {
    ...untimed,
    ...timeWanted(options, usual),
    format: format ?? usual.format,
    rules: { ...usual.rules, ...Object.fromEntries(rules.map(({ rule, value }) => [rule, value])) },
    ...chosen,
  }
  return { game, terms, seat: seat ?? null }
}

export const play: MakeCommand = (games) => ({
  data: {
    ...named('command.play'),
    ...described('command.play.about'),
    ...EVERYWHERE,
    options: optionsFor(games),
  },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    const { incoming } = request
    const { options, people, person, language } = incoming
    const rival = options.opponent === undefined ? null : String(options.opponent)
    const practice = rival === app.botId
    const why = notAsked(incoming, rival, practice)
    if (why !== null) return request.tell(why)
    const meant = termsOf(incoming, app, practice)
    if (typeof meant === 'string') return request.tell(meant)
    const { game, terms, seat } = meant
    const challenge = await app.challenges.draft({
      by: person,
      to: practice ? PRACTICE : rival,
      terms,
      place: practice ? practicePlace(app, incoming) : challengePlace(incoming),
      seat,
      interaction: incoming.id,
    })
    if (isRefusal(challenge)) return request.tell(refusalText(challenge, language, game))
    for (const { id, name } of people) app.people.named(id, name)
    return deckChoice(request, app, challenge, { learns: 'once' })
  },
})
