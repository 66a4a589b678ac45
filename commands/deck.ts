/** `/deck`: a person's own decks, with a subcommand for each action. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10'
import { type CardFacts, isRefusal } from '../src/contract/index.ts'
import { DECK_LIMITS, type SavedDeck } from '../src/decks/deck.ts'
import { nameKey } from '../src/decks/deck-names.ts'
import { copiesOf, withCopies } from '../src/decks/list.ts'
import {
  askToShare,
  beginDeck,
  pasteForm,
  showDeck,
  showFoundCards,
  showList,
  takeReady,
} from '../src/discord/decks/deck-clicks.ts'
import { deleteQuestion, exported } from '../src/discord/decks/deck-export-panel.ts'
import { takeCode, takeFile } from '../src/discord/decks/deck-import.ts'
import { readyMade } from '../src/discord/decks/deck-panel.ts'
import { inPool, overPool, poolFor } from '../src/discord/decks/deck-pool.ts'
import { takeAllowance } from '../src/discord/shell/allowances.ts'
import { type App, refusalText } from '../src/discord/shell/app.ts'
import { alone, type Choices, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import {
  completeGame,
  GAME,
  gameIdNamed,
  gameNamed,
  gameOption,
  isWhy,
  partChoices,
  partNamed,
  split,
} from '../src/discord/shell/game-options.ts'
import type { IncomingCommand, IncomingKeys, Request } from '../src/discord/shell/requests.ts'
import { literal } from '../src/discord/shell/text-limits.ts'
import { type AnyGame, findGame, type Games, gameOf } from '../src/games/games.ts'
import { clip } from '../src/kit/wording/clipping.ts'
import { type Key, speak } from '../src/locales/index.ts'

const { String: Text, Integer, Attachment, Subcommand } = ApplicationCommandOptionType
const CHOICES = 25
/** A longer text can't be a name. */
const MOST_NAME = 100

// ---------------------------------------------------------------- what can be typed

type Option = 'deck' | 'name' | 'side' | 'format' | 'card' | 'count' | 'file' | 'code'

const option = (name: Option) => ({
  ...named(`command.deck.option.${name}`),
  ...described(`command.deck.option.${name}.about`),
})

const deckOption = { ...option('deck'), type: Text, required: true, autocomplete: true, max_length: MOST_NAME } as const
const nameOption = { ...option('name'), type: Text, max_length: MOST_NAME } as const
const cardOption = { ...option('card'), type: Text, required: true, autocomplete: true, max_length: 200 } as const
const countOption = { ...option('count'), type: Integer, min_value: 1, max_value: DECK_LIMITS.copies } as const

const sub = (name: Key, options: APIApplicationCommandBasicOption[] = []): APIApplicationCommandSubcommandOption => ({
  type: Subcommand,
  ...named(name),
  ...described(`${name}.about` as Key),
  options,
})

function subcommands(): APIApplicationCommandSubcommandOption[] {
  const side = { ...option('side'), type: Text, autocomplete: true } as const
  const format = { ...option('format'), type: Text, autocomplete: true } as const
  const game = gameOption()
  return [
    sub('command.deck.list', [game]),
    sub('command.deck.new', [
      { ...game, required: true },
      { ...nameOption, required: true },
      { ...side, required: true },
      format,
    ]),
    sub('command.deck.show', [deckOption]),
    sub('command.deck.add', [deckOption, cardOption, countOption]),
    sub('command.deck.remove', [deckOption, cardOption, countOption]),
    sub('command.deck.import', [
      game,
      { ...option('file'), type: Attachment },
      { ...option('code'), type: Text },
      nameOption,
      side,
      format,
    ]),
    sub('command.deck.export', [deckOption]),
    sub('command.deck.rename', [deckOption, { ...nameOption, required: true }]),
    sub('command.deck.copy', [deckOption, nameOption]),
    sub('command.deck.delete', [deckOption]),
    sub('command.deck.share', [deckOption]),
  ]
}

export const deck: MakeCommand = () => ({
  data: { ...named('command.deck'), ...described('command.deck.about'), ...EVERYWHERE, options: subcommands() },

  ack(incoming, app) {
    const { subcommand, options, files } = incoming
    const pasted = subcommand === 'import' && files.file === undefined && options.code === undefined
    if (!pasted) return alone(incoming)
    const wish = wishOf(incoming, app)
    return 'why' in wish ? alone(incoming) : pasteForm(incoming, { ...wish, name: said(options.name) })
  },

  async run(request, app) {
    const { subcommand, options } = request.incoming
    const wish = wishOf(request.incoming, app)
    if ('why' in wish) return request.tell(wish.why)
    switch (subcommand) {
      case 'list':
        return showList(request, app, null, 0, wish.game)
      case 'new':
        return beginDeck(request, app, { ...wish, name: said(options.name) ?? '' })
      case 'import':
        return readIn(request, app, wish)
      default:
        return withDeck(request, app)
    }
  },

  complete(incoming, app) {
    const { focused, language, options } = incoming
    switch (focused.name) {
      case GAME:
        return completeGame(incoming, app)
      case 'side':
        return partChoices(app.games, 'seats', focused.value, gameIdNamed(app, options), language)
      case 'format':
        return partChoices(app.games, 'formats', focused.value, gameIdNamed(app, options), language)
      case 'card':
        return completeCard(incoming, app)
      default:
        return completeDeck(incoming, app)
    }
  },
})

const said = (value: string | number | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

// ---------------------------------------------------------------- what is done

/** The game, side and format that a person wants for a deck; sides and formats are `<game>/<id>`. */
interface DeckWish {
  readonly game: AnyGame | null
  readonly side: string | undefined
  readonly format: string | undefined
}

/** Returns what the options name, or a sentence if no game, or no side or format of the named one, is called so. */
function wishOf({ options, language }: IncomingCommand, app: App): DeckWish | { readonly why: string } {
  const game = gameNamed(app, options, language)
  if (isWhy(game)) return game
  const [side, format] = (['seats', 'formats'] as const).map((part) => {
    const typed = said(options[part === 'seats' ? 'side' : 'format'])
    return typed === undefined ? undefined : partNamed(app.games, part, typed, game?.id ?? null)
  })
  if (side === null) return { why: speak(language)('challenge.seat') }
  if (format === null) return { why: speak(language)('challenge.format') }
  return { game, side, format }
}

async function readIn(request: Request<IncomingCommand>, app: App, wish: DeckWish): Promise<void> {
  const { options, files } = request.incoming
  const [game, seat] = split(wish.side)
  const [formatGame, format] = split(wish.format)
  if (game !== undefined && formatGame !== undefined && game !== formatGame)
    return request.tell(speak(request.incoming.language)('challenge.mixed'))
  const about = { name: said(options.name), game: wish.game?.id ?? game ?? formatGame, seat, format }
  const { file } = files
  if (!(await takeAllowance(request, app, 'imports'))) return
  // Without both the form has been opened instead.
  return file === undefined
    ? takeCode(request, app, said(options.code) ?? '', about)
    : takeFile(request, app, file, about)
}

/** Handles an action on one named deck. */
async function withDeck(request: Request<IncomingCommand>, app: App): Promise<void> {
  const { person, language, subcommand, options, id } = request.incoming
  const say = speak(language)
  const typed = said(options.deck) ?? ''
  const name = said(options.name)
  const deck = chosen(await app.decks.of(person), typed)
  const ready = deck === undefined && subcommand === 'copy' ? readyCalled(app.games, typed) : undefined
  if (ready !== undefined) return takeReady(request, app, ready, name)
  if (deck === undefined) return request.tell(say('decks.unknown'))
  if (findGame(app.games, deck.game) === undefined) return request.tell(say('decks.code-game'))
  switch (subcommand) {
    case 'show':
      return showDeck(request, app, deck)
    case 'add':
      return addCards(request, app, deck)
    case 'remove':
      return removeCards(request, app, deck)
    case 'export':
      if (!(await takeAllowance(request, app, 'exports'))) return
      return void (await request.show(exported(gameOf(app.games, deck.game), deck, language)))
    case 'rename': {
      const change = () => ({ name: name ?? '' })
      return done(request, app, await app.decks.change({ person, id: deck.id, interaction: id, change }), 'renamed')
    }
    case 'copy': {
      const copy = { person, interaction: id, id: deck.id, ...(name === undefined ? {} : { name }) }
      return done(request, app, await app.decks.copy(copy), 'copied')
    }
    case 'delete':
      return void (await request.show(deleteQuestion(deck, language)))
    case 'share':
      return askToShare(request, app, deck)
    default:
      return request.tell(say('error.command'))
  }
}

async function done(
  request: Request,
  app: App,
  result: Awaited<ReturnType<App['decks']['change']>>,
  what: 'renamed' | 'copied',
): Promise<void> {
  const { language } = request.incoming
  if (isRefusal(result)) return request.tell(refusalText(result, language, undefined))
  return showDeck(request, app, result, { note: [speak(language)(`decks.done.${what}`)] })
}

/** The deck that an option names: picked from the choices, or typed. */
const chosen = (decks: readonly SavedDeck[], typed: string): SavedDeck | undefined =>
  decks.find(({ id }) => id === typed) ?? decks.find(({ name }) => nameKey(name) === nameKey(typed.trim()))

/** The ready-made deck that an option names, in the same way. */
const readyCalled = (games: Games, typed: string): string | undefined =>
  readyMade(games, 'en').find(({ value, label }) => value === typed || nameKey(label) === nameKey(typed.trim()))?.value

const countOf = (incoming: IncomingCommand): number =>
  typeof incoming.options.count === 'number' ? incoming.options.count : 1

async function addCards(request: Request<IncomingCommand>, app: App, deck: SavedDeck): Promise<void> {
  const { person, language, options, id } = request.incoming
  const say = speak(language)
  const typed = said(options.card) ?? ''
  const card = cardOf(app, deck, typed)
  // Lines that may mean several cards are shown with a choice.
  if (card === undefined) return showFoundCards(request, app, deck, clip(typed, 100))
  const count = countOf(request.incoming)
  const pool = await poolFor(app, deck)
  const change = ({ list }: SavedDeck) => {
    if (copiesOf(list, card.id) + count > DECK_LIMITS.copies)
      return { refused: 'decks.full-copies', values: { most: DECK_LIMITS.copies } }
    const after = withCopies(list, card.id, count)
    return overPool(gameOf(app.games, deck.game), pool, list, after) ?? { list: after }
  }
  const changed = await app.decks.change({ person, id: deck.id, interaction: id, change })
  if (isRefusal(changed)) return request.tell(refusalText(changed, language, undefined))
  const note = [say('decks.done.added', { count, name: literal(card.name) })]
  return showDeck(request, app, changed, { note, card: card.id })
}

async function removeCards(request: Request<IncomingCommand>, app: App, deck: SavedDeck): Promise<void> {
  const { person, language, options, id } = request.incoming
  const say = speak(language)
  const typed = said(options.card) ?? ''
  const card = cardOf(app, deck, typed, ({ id }) => copiesOf(deck.list, id) > 0)
  if (card === undefined || copiesOf(deck.list, card.id) === 0)
    return request.tell(say('decks.not-in-deck', { text: literal(clip(typed, 100)) }))
  let out = 0
  const change = ({ list }: SavedDeck) => {
    out = Math.min(countOf(request.incoming), copiesOf(list, card.id))
    return { list: withCopies(list, card.id, -out) }
  }
  const changed = await app.decks.change({ person, id: deck.id, interaction: id, change })
  if (isRefusal(changed)) return request.tell(refusalText(changed, language, undefined))
  const note = [say('decks.done.removed', { count: out, name: literal(card.name) })]
  return showDeck(request, app, changed, { note, card: card.id })
}

/** The card that an option names: picked from the choices, or typed without ambiguity. */
function cardOf(app: App, deck: SavedDeck, typed: string, within = (_: CardFacts) => true): CardFacts | undefined {
  const game = gameOf(app.games, deck.game)
  const own = new Set(game.cards.all)
  const picked = app.cards.get(typed) ?? app.cards.get(`${deck.game}/${typed.trim()}`)
  if (picked !== null && picked.game.id === game.id) return picked.card
  const isListed = (card: CardFacts) => !card.unwritten || copiesOf(deck.list, card.id) > 0
  const fits = (card: CardFacts) => own.has(card) && isListed(card) && card.side === deck.seat && within(card)
  return app.cards.best(typed.slice(0, 200), fits)?.card
}

// ---------------------------------------------------------------- choices

/** The person's own decks; for a copy also the ready-made ones. */
async function completeDeck({ person, language, focused, subcommand }: IncomingKeys, app: App): Promise<Choices> {
  const typed = nameKey(focused.value.trim())
  const fits = (name: string) => nameKey(name).includes(typed)
  const decks = (await app.decks.of(person)).filter(({ game }) => findGame(app.games, game) !== undefined)
  const own = decks.map((deck) => {
    const { words } = gameOf(app.games, deck.game)
    const about = ` · ${words.seat(deck.seat, language)} · ${words.format(deck.format, language)}`
    return { deck: deck.name, name: `${clip(deck.name, MOST_NAME - about.length)}${about}`, value: deck.id }
  })
  const about = ` · ${speak(language)('decks.ready-made')}`
  const ready = (subcommand === 'copy' ? readyMade(app.games, language) : []).map(({ label, value }) => ({
    deck: label,
    name: `${clip(label, MOST_NAME - about.length)}${about}`,
    value,
  }))
  return [...own, ...ready]
    .filter(({ deck }) => fits(deck))
    .slice(0, CHOICES)
    .map(({ name, value }) => ({ name, value }))
}

/** Cards of the deck's side; for removal only those in the deck. */
async function completeCard(incoming: IncomingKeys, app: App): Promise<Choices> {
  const { person, options, focused, subcommand } = incoming
  const deck = chosen(await app.decks.of(person), said(options.deck) ?? '')
  const game = deck === undefined ? undefined : findGame(app.games, deck.game)
  if (deck === undefined || game === undefined) return []
  const own = new Set(game.cards.all)
  const pool = subcommand === 'add' ? await poolFor(app, deck) : null
  const within = (card: CardFacts) =>
    own.has(card) &&
    (subcommand === 'remove' ? copiesOf(deck.list, card.id) > 0 : !card.unwritten && card.side === deck.seat) &&
    (pool === null || inPool(game, pool, card))
  return app.cards.find(focused.value, CHOICES, within).map(({ id, card }) => {
    const held = copiesOf(deck.list, card.id)
    const about = ` (${card.id})${held > 0 ? ` · ${held} ×` : ''}`
    return { name: `${clip(card.name, MOST_NAME - about.length)}${about}`, value: id }
  })
}
