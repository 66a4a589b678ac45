/** `/league`: my league alone; an optional choice leads straight to something else. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { leagueCommand } from '../src/discord/league/league-command.ts'
import { alone, choice, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { speak } from '../src/locales/index.ts'

const CHOICES = ['create', 'join', 'standings', 'schedule', 'report', 'drop', 'organise'] as const

export const league: MakeCommand = () => ({
  data: {
    ...named('command.league'),
    ...described('command.league.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.league.what'),
        ...described('command.league.what.about'),
        choices: CHOICES.map((what) =>
          choice(what, speak('en')(`command.league.${what}`), speak('fr')(`command.league.${what}`)),
        ),
      },
    ],
  },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    const { what } = request.incoming.options
    await request.show(await leagueCommand(app, request.incoming, typeof what === 'string' ? what : ''))
  },
})
