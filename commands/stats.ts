/** `/stats`: statistics of one's own matches, of a server or of a league. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { alone, choice, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { completeGame, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'
import { showStatistics, wantedPage } from '../src/discord/statistics/statistics-clicks.ts'
import { speak } from '../src/locales/index.ts'

export const stats: MakeCommand = () => ({
  data: {
    ...named('command.stats'),
    ...described('command.stats.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.stats.whose'),
        ...described('command.stats.whose.about'),
        choices: [
          choice('me', speak('en')('command.stats.me'), speak('fr')('command.stats.me')),
          choice('here', speak('en')('command.stats.server'), speak('fr')('command.stats.server')),
        ],
      },
      gameOption(),
    ],
  },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    const { incoming } = request
    const game = gameNamed(app, incoming.options, incoming.language)
    if (isWhy(game)) return request.tell(game.why)
    // The figures of a server are for its members: a command there comes from one of them.
    const here = incoming.options[speak('en')('command.stats.whose')] === 'here' && incoming.place.guildId !== null
    const page = wantedPage(app, incoming, here ? 'here' : 'me', game === null ? [] : ['-', game.id])
    await showStatistics(request, app, page)
  },

  complete: completeGame,
})
