/** In the menu of a message: shows the cards that the message names to the person who asks. */
import { ApplicationCommandType } from 'discord-api-types/v10'
import { inWords, mannerFor } from '../src/discord/cards/card-clicks.ts'
import { cardView, namedView } from '../src/discord/cards/card-panel.ts'
import { ANYWHERE, alone, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { speak } from '../src/locales/index.ts'

export const cardsNamed: MakeCommand = () => ({
  data: { type: ApplicationCommandType.Message, ...named('command.named'), ...ANYWHERE },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const { incoming } = request
    const { language } = incoming
    const cards = app.cards.named(incoming.message ?? '')
    const [only] = cards
    if (only === undefined) return request.tell(speak(language)('named.none'))
    const manner = mannerFor(incoming, await inWords(app, incoming))
    await request.show(
      cards.length === 1 ? await cardView(app, only, language, manner) : namedView(cards, language, manner),
    )
  },
})
