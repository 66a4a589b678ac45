/** `/games`: the matches that one plays in, and the way back to each panel. */
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { text } from '../src/discord/components.ts'
import { matchList } from '../src/discord/handlers/game-list.ts'
import { speak } from '../src/locales/index.ts'

export const games: MakeCommand = () => ({
  data: { ...named('command.games'), ...described('command.games.about'), ...EVERYWHERE },

  ack: alone,

  async run(request, app) {
    const { person, language } = request.asked
    const say = speak(language)
    const sights = await app.matches.of(person)
    await request.show(
      sights.length === 0
        ? { components: [text(say('games.none'))] }
        : await matchList(app, sights, language, 'games', say('games.title')),
    )
  },
})
