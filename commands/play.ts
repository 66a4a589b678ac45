/** `/play`: challenges a member, everybody, or the practice opponent. */
import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { isRefusal } from '../src/contract/index.ts'
import { deckChoice } from '../src/discord/challenge/challenge-clicks.ts'
import {
  barred,
  chosenHere,
  practicePlace,
  ratedHere,
  usualGame,
  usualTerms,
} from '../src/discord/challenge/server-rules.ts'
import { challengePlace } from '../src/discord/challenge/spots.ts'
import { type App, refusalText } from '../src/discord/shell/app.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { completeGame, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'
import type { IncomingCommand } from '../src/discord/shell/requests.ts'
import { type AnyGame, gameOf } from '../src/games/games.ts'
import { speak } from '../src/locales/index.ts'
import { PRACTICE, type Terms } from '../src/matches/api.ts'

type Options = NonNullable<RESTPostAPIChatInputApplicationCommandsJSONBody['options']>

/** The options of the command. All else stands in the panel of the challenge, where its author changes it. */
const OPTIONS: Options = [
  gameOption(),
  {
    type: ApplicationCommandOptionType.User,
    ...named('command.play.opponent'),
    ...described('command.play.opponent.about'),
  },
]

/** Returns why this can't be asked of that opponent here, as a sentence; null if it can. */
function notAsked(
  { people, place, language }: IncomingCommand,
  rival: string | null,
  practice: boolean,
): string | null {
  const say = speak(language)
  if (practice) return null
  if (people.some(({ id, bot }) => id === rival && bot)) return say('challenge.bot')
  if (place.guildId === null) return say(rival === null ? 'challenge.dm-open' : 'challenge.dm-rival')
  return null
}

/** Returns the terms that are usual here for a game; a sentence if challenges are not allowed. */
function termsOf(incoming: IncomingCommand, app: App, game: AnyGame, practice: boolean): Terms | string {
  const why = barred(app, incoming, practice ? PRACTICE : null)
  if (why !== null) return why
  const rated = practice ? false : ratedHere(app, incoming, undefined)
  if (typeof rated === 'string') return rated
  const chosen = chosenHere(app, incoming, rated, {})
  return typeof chosen === 'string' ? chosen : { ...usualTerms(app, incoming, game), ...chosen }
}

export const play: MakeCommand = () => ({
  data: {
    ...named('command.play'),
    ...described('command.play.about'),
    ...EVERYWHERE,
    options: OPTIONS,
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
    const meant = gameNamed(app, options, language)
    if (isWhy(meant)) return request.tell(meant.why)
    const game = meant ?? gameOf(app.games, usualGame(app, incoming))
    const terms = termsOf(incoming, app, game, practice)
    if (typeof terms === 'string') return request.tell(terms)
    const challenge = await app.challenges.draft({
      by: person,
      to: practice ? PRACTICE : rival,
      terms,
      place: practice ? practicePlace(app, incoming) : challengePlace(incoming),
      seat: null,
      interaction: incoming.id,
    })
    if (isRefusal(challenge)) return request.tell(refusalText(challenge, language, game))
    for (const { id, name } of people) app.people.named(id, name)
    return deckChoice(request, app, challenge, { learns: 'once' })
  },

  complete: completeGame,
})
