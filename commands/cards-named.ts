/** In the menu of a message: the cards that are named in it, for the eyes of who asks. */
import { ApplicationCommandType } from 'discord-api-types/v10'
import { ANYWHERE, alone, type MakeCommand, named } from '../src/discord/commands.ts'
import { inWords, mannerFor } from '../src/discord/handlers/cards.ts'
import { cardView, namedView } from '../src/discord/panels/cards.ts'
import { speak } from '../src/locales/index.ts'

export const cardsNamed: MakeCommand = () => ({
  data: { type: ApplicationCommandType.Message, ...named('command.named'), ...ANYWHERE },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const { asked } = request
    const { language } = asked
    const cards = app.cards.named(asked.message ?? '')
    const [only] = cards
    if (only === undefined) return request.tell(speak(language)('named.none'))
    const manner = mannerFor(asked, await inWords(app, asked))
    await request.show(
      cards.length === 1 ? await cardView(app, only, language, manner) : namedView(cards, language, manner),
    )
  },
})
