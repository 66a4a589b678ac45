/** `/rules`: the rules of the game, by number, by words, or by the card that they concern. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { mannerFor } from '../src/discord/cards/card-clicks.ts'
import { cardChoices, gameAsked, lackingNote, meantCards } from '../src/discord/cards/game-asked.ts'
import {
  asQuery,
  foundRules,
  queryView,
  ruleById,
  ruleLabel,
  rulesByNumber,
  ruleView,
  whichCardView,
} from '../src/discord/rules/rule-panel.ts'
import type { App } from '../src/discord/shell/app.ts'
import { ANYWHERE, alone, described, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { type Body, MOST } from '../src/discord/shell/components.ts'
import { completeGame, GAME, gameIdNamed, gameNamed, gameOption, isWhy } from '../src/discord/shell/game-options.ts'
import type { IncomingCommand } from '../src/discord/shell/requests.ts'
import { literal } from '../src/discord/shell/text-limits.ts'
import type { AnyGame } from '../src/games/games.ts'
import { clip } from '../src/kit/wording/clipping.ts'
import { speak } from '../src/locales/index.ts'
import { ours } from '../src/locales/safe-text.ts'

/** Returns the answer and whether others may see it, or the reason why there is none. */
type Answer = { readonly body: Body; readonly open: boolean } | { readonly refused: string }

/**
 * @param first the game that is asked first; null: none
 * @param only the game that the person named: rules of no other one are listed; null: all games
 */
function answer(incoming: IncomingCommand, app: App, first: AnyGame | null, only: AnyGame | null): Answer {
  const { options, language } = incoming
  const open = options.public === true
  const say = speak(language)
  const manner = mannerFor(incoming, false, !open)
  const typed = String(options.query ?? '')
  const words = asQuery(typed)
  const name = String(options.card ?? '')
  if (name.trim() === '') {
    const rule = ruleById(app.games, typed) ?? rulesByNumber(app.games, words, { first, only })[0]
    if (rule !== undefined) return { body: ruleView(app, rule, 0, language, manner), open }
  }
  const meant = meantCards(app, name, first)
  const { card } = meant
  if (card === null && name.trim() !== '') {
    const several = meant.elsewhere.length > 0 ? meant.elsewhere : meant.near
    const note = meant.lacking ? lackingNote(app, name, meant, first, language) : null
    if (several.length === 0) return { refused: note ?? say('card.none', { name: literal(clip(name, 100)) }) }
    // The choice between several cards is private.
    return { body: whichCardView(app, name, several, language, mannerFor(incoming, false), note), open: false }
  }
  const picked = ruleById(app.games, typed)
  const query = { words: picked === null ? words : picked.entry.number, card, first, only }
  const found = words === '' || card !== null ? [] : foundRules(app.games, query, language)
  const [sole] = found
  // A card's name may stand for the rules about it: the list offers them.
  if (sole !== undefined && found.length === 1 && app.cards.named(words).length === 0)
    return { body: ruleView(app, sole, 0, language, manner), open }
  const body = queryView(app, query, 0, language, manner)
  if (body !== null) return { body, open }
  const said = { query: literal(query.words) }
  if (card !== null) return { refused: say('rules.card.none', { ...said, name: literal(card.card.name) }) }
  if (only === null) return { refused: say('rules.none', said) }
  return { refused: say('rules.none.game', { ...said, game: ours(only.words.title(language)) }) }
}

export const rules: MakeCommand = () => ({
  data: {
    ...named('command.rules'),
    ...described('command.rules.about'),
    ...ANYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.rules.query'),
        ...described('command.rules.query.about'),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.rules.card'),
        ...described('command.rules.card.about'),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        ...named('command.rules.public'),
        ...described('command.rules.public.about'),
      },
      gameOption(),
    ],
  },

  ack(incoming, app) {
    if (incoming.options.public !== true) return alone(incoming)
    const game = gameNamed(app, incoming.options, incoming.language)
    const answered = isWhy(game) ? { refused: game.why } : answer(incoming, app, game, game)
    return 'body' in answered && answered.open ? 'public' : alone(incoming)
  },
  atOnce: true,

  async run(request, app) {
    const { incoming } = request
    const game = gameNamed(app, incoming.options, incoming.language)
    if (isWhy(game)) return request.tell(game.why)
    const first = game ?? (await gameAsked(app, incoming))
    const inGame = answer(incoming, app, first, game)
    // Everybody sees the answer if the first acknowledgement said so: it asked the named game, or all games alike.
    const isOpen = (one: Answer): boolean => 'body' in one && one.open
    const all = incoming.options.public === true ? answer(incoming, app, game, game) : inGame
    const answered = isOpen(all) && !isOpen(inGame) ? all : inGame
    if ('refused' in answered) return request.tell(answered.refused)
    await request.show(answered.body)
  },

  async complete(incoming, app) {
    const { focused, language } = incoming
    if (focused.name === GAME) return completeGame(incoming, app)
    const first = await gameAsked(app, incoming)
    const only = gameIdNamed(app, incoming.options) === null ? null : first
    if (focused.name === 'card') return cardChoices(app, focused.value, first, language)
    return foundRules(app.games, { words: asQuery(focused.value), card: null, first, only }, language)
      .slice(0, MOST.options)
      .map((rule) => ({ name: ruleLabel(rule, language, app.games), value: rule.id }))
  },
})
