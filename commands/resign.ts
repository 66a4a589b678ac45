/** `/resign`: resigns a match: in its thread that match, elsewhere one that is picked. */

import { concedeQuestion } from '../src/discord/match/concede-clicks.ts'
import { matchList } from '../src/discord/match/match-list.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { text } from '../src/discord/shell/components.ts'
import { speak } from '../src/locales/index.ts'

export const resign: MakeCommand = () => ({
  data: { ...named('command.concede'), ...described('command.concede.about'), ...EVERYWHERE },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const { person, language, place } = request.incoming
    const say = speak(language)
    const sights = await app.matches.of(person)
    const here =
      sights.find(({ match }) => match.threadId === place.channelId) ?? (sights.length === 1 ? sights[0] : undefined)
    if (here !== undefined) await request.show(await concedeQuestion(app, here, language))
    else if (sights.length === 0) await request.show({ components: [text(say('games.none'))] })
    else await request.show(await matchList(app, sights, language, 'concede', say('concede.title')))
  },
})
