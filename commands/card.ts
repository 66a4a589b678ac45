/** `/card`: looks a card up by its name, a nickname, or what a person remembers of it. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { inWords, mannerFor } from '../src/discord/cards/card-clicks.ts'
import { cardView, whichView } from '../src/discord/cards/card-panel.ts'
import { cardChoices, gameAsked, lackingNote, meantCards } from '../src/discord/cards/game-asked.ts'
import { ANYWHERE, alone, described, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { completeGame, GAME, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'
import type { IncomingCommand } from '../src/discord/shell/requests.ts'
import { literal } from '../src/discord/shell/text-limits.ts'
import { speak } from '../src/locales/index.ts'

const typed = ({ options }: IncomingCommand): string => String(options.name ?? '')

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
      gameOption(),
    ],
  },

  // The choice between several cards is private.
  ack(incoming, app) {
    const game = gameNamed(app, incoming.options, incoming.language)
    const clear = !isWhy(game) && meantCards(app, typed(incoming), game).card !== null
    return incoming.options.public === true && clear ? 'public' : alone(incoming)
  },
  atOnce: true,

  async run(request, app) {
    const { incoming } = request
    const { options, language } = incoming
    const open = options.public === true
    const words = options.text === true || (!open && options.text === undefined && (await inWords(app, incoming)))
    const name = typed(incoming)
    const game = gameNamed(app, options, language)
    if (isWhy(game)) return request.tell(game.why)
    const first = game ?? (await gameAsked(app, incoming))
    const meant = meantCards(app, name, first)
    // Everybody sees the answer if the named game, or all games together have one clear card: the first acknowledgement
    // said so.
    const found = meant.card ?? (open ? meantCards(app, name, game).card : null)
    if (found !== null) {
      await request.show(await cardView(app, found, language, mannerFor(incoming, words, !open)))
      return
    }
    const several = meant.elsewhere.length > 0 ? meant.elsewhere : meant.near
    const note = meant.lacking ? lackingNote(app, name, meant, first, language) : null
    if (several.length === 0) return request.tell(note ?? speak(language)('card.none', { name: literal(name) }))
    await request.show(whichView(app, name, several, language, mannerFor(incoming, words), open, note))
  },

  async complete(incoming, app) {
    if (incoming.focused.name === GAME) return completeGame(incoming, app)
    return cardChoices(app, incoming.focused.value, await gameAsked(app, incoming), incoming.language)
  },
})
