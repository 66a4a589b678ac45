/** `/card`: looks a card up by its name, a nickname, or what a person remembers of it. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { inWords, mannerFor } from '../src/discord/cards/card-clicks.ts'
import { cardView, nameAmong, whichView } from '../src/discord/cards/card-panel.ts'
import type { App } from '../src/discord/shell/app.ts'
import { ANYWHERE, alone, described, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { MOST } from '../src/discord/shell/components.ts'
import type { IncomingCommand } from '../src/discord/shell/requests.ts'
import { literal } from '../src/discord/shell/text-limits.ts'
import { clip } from '../src/kit/wording/clipping.ts'
import { speak } from '../src/locales/index.ts'
import type { FoundCard } from '../src/lookup/search.ts'

const typed = ({ options }: IncomingCommand): string => String(options.name ?? '')

/** The card that the person clearly means: picked from the choices, or typed without ambiguity. */
function meant(incoming: IncomingCommand, { cards }: App): FoundCard | null {
  const name = typed(incoming)
  return cards.get(name) ?? cards.best(name)
}

export const card: MakeCommand = () => ({
  data: {
    ...named('command.card'),
    ...described('command.card.about'),
    ...ANYWHERE,
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
      {
        type: ApplicationCommandOptionType.Boolean,
        ...named('command.card.text'),
        ...described('command.card.text.about'),
      },
    ],
  },

  // The choice between several cards is private.
  ack: (incoming, app) =>
    incoming.options.public === true && meant(incoming, app) !== null ? 'public' : alone(incoming),
  atOnce: true,

  async run(request, app) {
    const { incoming } = request
    const { options, language } = incoming
    const open = options.public === true
    const words = options.text === true || (!open && options.text === undefined && (await inWords(app, incoming)))
    const found = meant(incoming, app)
    if (found !== null) {
      await request.show(await cardView(app, found, language, mannerFor(incoming, words, !open)))
      return
    }
    const name = typed(incoming)
    const several = name.trim() === '' ? [] : app.cards.like(name, MOST.options)
    if (several.length === 0) return request.tell(speak(language)('card.none', { name: literal(clip(name, 100)) }))
    await request.show(whichView(name, several, language, mannerFor(incoming, words), open))
  },

  complete({ focused, language }, app) {
    const found = app.cards.like(focused.value, MOST.options)
    return found.map((one) => ({
      name: clip(`${nameAmong(one, found)} · ${one.kind[language]}`, MOST.option),
      value: one.id,
    }))
  },
})
