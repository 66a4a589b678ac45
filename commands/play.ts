/** `/play`: challenges a member, everybody, or the practice opponent. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { gameOf, refusalText } from '../src/discord/app.ts'
import { optionChoices, ruleOptions, rulesTaken, split } from '../src/discord/choices.ts'
import { alone, choice, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { deckChoice } from '../src/discord/handlers/challenges.ts'
import { lengthOf } from '../src/discord/terms.ts'
import { isRefusal } from '../src/games/game.ts'
import { speak } from '../src/locales/index.ts'
import { PRACTICE } from '../src/matches/api.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Times that can be chosen for a sitting; the first is the usual one. */
const TIMES = [3 * DAY, HOUR, 12 * HOUR, DAY, 2 * DAY, 5 * DAY, 7 * DAY]

export const play: MakeCommand = (games) => ({
  data: {
    ...named('command.play'),
    ...described('command.play.about'),
    ...EVERYWHERE,
    options: [
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
        choices: TIMES.map((ms) => choice(ms / HOUR, lengthOf(ms, 'en'), lengthOf(ms, 'fr'))),
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        ...named('command.play.rated'),
        ...described('command.play.rated.about'),
      },
      ...ruleOptions(games),
    ],
  },

  ack: alone,

  async run(request, app) {
    const { asked } = request
    const { options, people, person, place, language } = asked
    const say = speak(language)
    const rival = options.opponent === undefined ? null : String(options.opponent)
    const to = rival === app.botId ? PRACTICE : rival
    if (to !== PRACTICE && people.some(({ id, bot }) => id === rival && bot)) return request.tell(say('challenge.bot'))
    if (to !== PRACTICE && place.guildId === null)
      return request.tell(say(to === null ? 'challenge.dm-open' : 'challenge.dm-rival'))
    if (to === PRACTICE && options.rated === true) return request.tell(say('challenge.practice-rated'))

    const [formatGame, format] = split(options.format)
    const [sideGame, seat] = split(options.side)
    const rules = rulesTaken(app.games, options)
    const meant = new Set([formatGame, sideGame, ...rules.map(({ game }) => game)].filter((id) => id !== undefined))
    if (meant.size > 1) return request.tell(say('challenge.mixed'))
    const [first = Object.keys(app.games)[0] ?? ''] = meant
    const game = gameOf(app, first)
    const challenge = await app.challenges.draft({
      by: person,
      to,
      terms: {
        game: game.id,
        format: format ?? game.formats[0] ?? '',
        rules: Object.fromEntries(rules.map(({ rule, value }) => [rule, value])),
        rated: options.rated === true,
        sittingMs: options.time === undefined ? (TIMES[0] as number) : Number(options.time) * HOUR,
      },
      place: { guildId: place.guildId, channelId: asked.parentId ?? place.channelId },
      seat: seat ?? null,
      interaction: asked.id,
    })
    if (isRefusal(challenge)) return request.tell(refusalText(challenge, language, game))
    for (const { id, name } of people) app.people.named(id, name)
    return deckChoice(request, app, challenge)
  },
})
