/** `/card`: a card's facts, found by part of its name. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/commands.ts'
import { container, text } from '../src/discord/components.ts'
import { clip, literal } from '../src/discord/text.ts'
import { speak } from '../src/locales/index.ts'

const CHOICES = 25

export const card: MakeCommand = () => ({
  data: {
    ...named('command.card'),
    ...described('command.card.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.card.name'),
        ...described('command.card.name.about'),
        required: true,
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        ...named('command.card.public'),
        ...described('command.card.public.about'),
      },
    ],
  },

  ack: (asked) => (asked.options.public === true ? 'public' : alone(asked)),

  async run(request, app) {
    const { options, language } = request.asked
    const name = String(options.name ?? '')
    const found = app.cards.get(name)
    const say = speak(language)
    if (found === null) return request.tell(say('card.none', { name: literal(clip(name, 100)) }))
    const lines = clip(found.game.words.card(found.card.id, language), 3800)
    await request.show({ components: [container([text(lines)])] })
  },

  complete: ({ focused }, app) =>
    app.cards.find(focused.value, CHOICES).map(({ id, card: { name } }) => ({ name, value: clip(id, 100) })),
})
