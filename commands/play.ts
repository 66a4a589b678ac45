/** `/play`: challenges a member, everybody, or the practice opponent. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { isRefusal } from '../src/contract/index.ts'
import { deckChoice } from '../src/discord/challenge/challenge-clicks.ts'
import {
  barred,
  practicePlace,
  ratedHere,
  TIMES,
  usualGame,
  usualTerms,
} from '../src/discord/challenge/server-rules.ts'
import { gameOf, refusalText } from '../src/discord/shell/app.ts'
import { alone, choice, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { optionChoices, ruleOptions, rulesTaken, split } from '../src/discord/shell/game-options.ts'
import { lengthOf } from '../src/discord/table/agreed-terms.ts'
import { speak } from '../src/locales/index.ts'
import { PRACTICE } from '../src/matches/api.ts'

const HOUR = 60 * 60 * 1000

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
    const [first = usualGame(app, asked)] = meant
    const game = gameOf(app, first)
    const why = barred(app, asked, to)
    if (why !== null) return request.tell(why)
    const wanted = options.rated === undefined ? undefined : options.rated === true
    const rated = to === PRACTICE ? false : ratedHere(app, asked, wanted)
    if (typeof rated === 'string') return request.tell(rated)
    const usual = usualTerms(app, asked, game)
    const challenge = await app.challenges.draft({
      by: person,
      to,
      terms: {
        ...usual,
        format: format ?? usual.format,
        rules: { ...usual.rules, ...Object.fromEntries(rules.map(({ rule, value }) => [rule, value])) },
        rated,
        ...(options.time === undefined ? {} : { sittingMs: Number(options.time) * HOUR }),
      },
      place:
        to === PRACTICE
          ? practicePlace(app, asked)
          : { guildId: place.guildId, channelId: asked.parentId ?? place.channelId },
      seat: seat ?? null,
      interaction: asked.id,
    })
    if (isRefusal(challenge)) return request.tell(refusalText(challenge, language, game))
    for (const { id, name } of people) app.people.named(id, name)
    return deckChoice(request, app, challenge, { learns: 'once' })
  },
})
