/** Clicks on the panels of a person's own decks, and the forms that they open. */

import { type CardFacts, isRefusal } from '../../contract/index.ts'
import type { DeckChanges, Denial, SavedDeck } from '../../decks/deck.ts'
import { DECK_LIMITS } from '../../decks/deck.ts'
import { cleanLine, cut } from '../../decks/deck-names.ts'
import { copiesOf, withCopies } from '../../decks/list.ts'
import { type AnyGame, findGame, type Games, gameOf } from '../../games/games.ts'
import { type Say, speak } from '../../locales/index.ts'
import { type ActionOf, actionOf, allHandled } from '../acts/acts.ts'
import { takeAllowance } from '../shell/allowances.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { MOST } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { type Form, MOST_TYPED } from '../shell/forms.ts'
import { choicesOf, split } from '../shell/game-options.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { deleteQuestion, exported, hiddenQuestion, type SharedAs, shared, shareQuestion } from './deck-export-panel.ts'
import { takeIn, takeMore } from './deck-import.ts'
import { type DeckPanelOptions, deckList, deckPanel, foundCardsPanel, readPick, wholeDeck } from './deck-panel.ts'
import { inPool, overPool, poolFor } from './deck-pool.ts'

// ---------------------------------------------------------------- forms

/** Names of the fields. */
const FIELD = { name: 'name', list: 'list', side: 'side', format: 'format', text: 'text' } as const

/** Values that the person has given already, so that a form need not ask. */
export interface PasteOptions {
  readonly game?: AnyGame | null
  readonly side?: string | undefined
  readonly format?: string | undefined
  readonly name?: string | undefined
}

/** Returns the field into which a deck list is typed or pasted. */
const listField = (say: Say): Form['fields'][number] => ({
  type: 'lines',
  id: FIELD.list,
  label: say('decks.form.list'),
  about: say('decks.form.list.about'),
  example: say('decks.form.list.example'),
  max: MOST_TYPED,
})

/** The form into which a deck list is pasted. */
export function pasteForm(
  { language }: IncomingRequest,
  { game = null, side = '', format = '', name }: PasteOptions = {},
): Form {
  const say = speak(language)
  return {
    customId: customId('dl', 'pasted', side, format, game?.id ?? ''),
    title: say('decks.form.import'),
    fields: [
      listField(say),
      {
        type: 'line',
        id: FIELD.name,
        label: say('decks.form.name'),
        about: say('decks.form.name.about'),
        optional: true,
        max: DECK_LIMITS.name,
        ...(name === undefined ? {} : { start: cut(cleanLine(name), DECK_LIMITS.name) }),
      },
    ],
  }
}

function beginForm({ language }: IncomingRequest, games: Games): Form {
  const say = speak(language)
  return {
    customId: customId('dl', 'begun'),
    title: say('decks.form.new'),
    fields: [
      { type: 'line', id: FIELD.name, label: say('decks.form.name'), max: DECK_LIMITS.name },
      { type: 'pick', id: FIELD.side, label: say('decks.form.side'), choices: choicesOf(games, 'seats', language) },
      {
        type: 'pick',
        id: FIELD.format,
        label: say('decks.form.format'),
        choices: choicesOf(games, 'formats', language),
      },
    ],
  }
}

/** The forms of a deck's panel, by the clicked button. */
function deckForm({ language }: IncomingRequest, deck: string, version: string, action: string): Form | null {
  const say = speak(language)
  switch (action) {
    case 'add':
      return {
        customId: customId('d', deck, version, 'added'),
        title: say('decks.form.add'),
        fields: [listField(say)],
      }
    case 'search':
      return {
        customId: customId('d', deck, version, 'found'),
        title: say('decks.form.search'),
        fields: [{ type: 'line', id: FIELD.text, label: say('decks.form.search.about'), max: 100 }],
      }
    case 'rename':
      return {
        customId: customId('d', deck, version, 'renamed'),
        title: say('decks.form.rename'),
        fields: [{ type: 'line', id: FIELD.name, label: say('decks.form.name'), max: DECK_LIMITS.name }],
      }
    default:
      return null
  }
}

// ---------------------------------------------------------------- showing

/** Shows a person their decks. @param of the only game that they want; null: every game */
export async function showList(
  request: Request,
  app: App,
  note: string | null = null,
  page = 0,
  of: AnyGame | null | undefined = null,
): Promise<void> {
  const { person, language } = request.incoming
  const decks = await app.decks.of(person)
  await request.show(deckList(of == null ? app.games : { [of.id]: of }, decks, language, note, page, of?.id))
}

/** The panel of a deck; impossible if its game has been removed. */
export async function showDeck(
  request: Request,
  app: App,
  deck: SavedDeck,
  options: DeckPanelOptions = {},
): Promise<void> {
  const { language, id } = request.incoming
  const game = findGame(app.games, deck.game)
  if (game === undefined) return request.tell(speak(language)('decks.code-game'))
  const pool = await poolFor(app, deck)
  await request.show(deckPanel(game, deck, language, { drawn: id, pool, ...options }))
}

/** Creates a deck; sides and formats are `<game>/<id>`. */
export async function beginDeck(
  request: Request,
  app: App,
  { name, side, format }: { name: string; side: string | undefined; format: string | undefined },
): Promise<void> {
  const { person, language, id } = request.incoming
  const [game, seat] = split(side)
  const [formatGame, wanted] = split(format)
  const known = findGame(app.games, game ?? '')
  if (known === undefined || (formatGame !== undefined && formatGame !== game))
    return request.tell(speak(language)('challenge.mixed'))
  const made = await app.decks.create({
    person,
    interaction: id,
    name,
    game: known.id,
    seat: seat ?? '',
    format: wanted ?? known.formats[0] ?? '',
  })
  if (isRefusal(made)) return request.tell(refusalText(made, language, undefined))
  await showDeck(request, app, made, { note: [speak(language)('decks.done.new')] })
}

/**
 * Copies a ready-made deck to the person's own.
 * @param named `<game>/<deck>`, as it was offered
 */
export async function takeReady(request: Request, app: App, named: string, name?: string): Promise<void> {
  const { person, language, id } = request.incoming
  const [gameId = '', deckId] = split(named)
  const game = findGame(app.games, gameId)
  const ready = game?.decks().find((deck) => deck.id === deckId)
  if (game === undefined || ready === undefined) return request.tell(speak(language)('decks.unknown'))
  const { seat, format, list } = ready
  const called = name === undefined ? { name: ready.name, anyName: true } : { name }
  const made = await app.decks.create({ person, interaction: id, ...called, game: game.id, seat, format, list })
  if (isRefusal(made)) return request.tell(refusalText(made, language, undefined))
  await showDeck(request, app, made, { note: [speak(language)('decks.done.ready')] })
}

/** Shows a deck to everybody in the channel, once for each question. */
async function post(click: DeckClick): Promise<void> {
  const { request, app, deck, more: drawn, sure } = click
  const { name: by, language, place, placeLanguage, withBot } = request.incoming
  if (withBot) return askToShare(request, app, deck)
  if (!sure && (await asksAgain(click))) return
  const as = sharedAs(click)
  const say = speak(language)
  const body = shared(gameOf(app.games, deck.game), deck, { by, as, language: placeLanguage })
  try {
    await app.messenger.post(place.channelId, { ...body, silent: true }, `deck:${deck.id}:${as}:${drawn}`)
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning !== 'forbidden' && meaning !== 'gone') throw error
    return request.tell(say('decks.share.no-place'))
  }
  await showDeck(request, app, deck, { note: [say('decks.done.shared')] })
}

/** Asks before everybody sees the deck; in a private place it can only be exported. */
export async function askToShare(request: Request, app: App, deck: SavedDeck): Promise<void> {
  const { person, language, withBot, id } = request.incoming
  if (!withBot) {
    const hiding = await app.records.hidingDeck(person, deck)
    return void (await request.show(shareQuestion(deck, language, id, hiding)))
  }
  if (!(await takeAllowance(request, app, 'exports'))) return
  await request.show(exported(gameOf(app.games, deck.game), deck, language, speak(language)('decks.share.alone')))
}

const sharedAs = ({ what }: DeckClick): SharedAs => (what === 'code' ? 'code' : 'list')

/** Asks a second time if a league hides the list of this deck. @returns whether it was asked */
async function asksAgain(click: DeckClick): Promise<boolean> {
  const { request, app, deck, more: drawn } = click
  const { person, language } = request.incoming
  const hiding = await app.records.hidingDeck(person, deck)
  if (hiding === null) return false
  await request.show(hiddenQuestion(deck, { as: sharedAs(click), language, drawn, hiding }))
  return true
}

// ---------------------------------------------------------------- clicks

/** `dl|action`: actions for all decks. */
const listClicks: ClickHandler = {
  home: () => customId('dl', 'list'),
  ack(incoming, [action], app) {
    if (action === 'paste') return pasteForm(incoming)
    return action === 'begin' ? beginForm(incoming, app.games) : inPlace(incoming)
  },
  async run(request, [action, side = '', format = '', of = ''], app) {
    const { incoming } = request
    const { fields, person, language, values } = incoming
    const known = actionOf('dl', action)
    switch (known) {
      case 'list':
        return showList(request, app)
      case 'page':
        return showList(request, app, null, pageOf(side), findGame(app.games, format))
      case 'open': {
        const deck = await app.decks.find(person, values[0] ?? '')
        if (deck === null) return showList(request, app, speak(language)('decks.unknown'))
        return showDeck(request, app, deck)
      }
      case 'ready':
        return takeReady(request, app, values[0] ?? '')
      case 'begun':
        return beginDeck(request, app, {
          name: fields[FIELD.name] ?? '',
          side: fields[FIELD.side],
          format: fields[FIELD.format],
        })
      case 'pasted': {
        const [game, seat] = split(side)
        const [formatGame, wanted] = split(format)
        const name = fields[FIELD.name]
        const said = {
          game: findGame(app.games, of)?.id ?? game ?? formatGame,
          seat,
          format: wanted,
          name: name === '' ? undefined : name,
        }
        if (!(await takeAllowance(request, app, 'imports'))) return
        return takeIn(request, app, fields[FIELD.list] ?? '', said)
      }
      default:
        allHandled<'begin' | 'paste'>(known)
        return request.tell(speak(language)('error.button'))
    }
  },
}

/** `d|deck|version|action|…`: actions for one deck. */
const oneDeck: ClickHandler = {
  home: ([deck = '', version = '']) => customId('d', deck, version, 'show'),
  ack: (incoming, [deck = '', version = '', action = '']) =>
    deckForm(incoming, deck, version, action) ?? inPlace(incoming),
  async run(request, [id = '', version = '', action = '', what = '', more = '', sure = ''], app) {
    const { person, language } = request.incoming
    const deck = await app.decks.find(person, id)
    if (deck === null)
      return showList(request, app, speak(language)(action === 'deleted' ? 'decks.gone' : 'decks.unknown'))
    if (findGame(app.games, deck.game) === undefined) return request.tell(speak(language)('decks.code-game'))
    const click: DeckClick = { request, app, deck, version: Number(version), what, more, sure: sure !== '' }
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action as keyof typeof ACTIONS] : undefined
    return act === undefined ? request.tell(speak(language)('error.button')) : act(click)
  },
}

/** Clicks that open a form, which has nothing to run. */
type Opening = 'search' | 'add' | 'rename'

interface DeckClick {
  readonly request: Request<IncomingClick>
  readonly app: App
  /** The present version. */
  readonly deck: SavedDeck
  /** The version that the person has seen. */
  readonly version: number
  readonly what: string
  readonly more: string
  /** They know that a league hides the list. */
  readonly sure: boolean
}

const ACTIONS: Readonly<Record<Exclude<ActionOf<'d'>, Opening>, (click: DeckClick) => Promise<void>>> = {
  show: ({ request, app, deck }) => showDeck(request, app, deck),
  page: ({ request, app, deck, what }) => showDeck(request, app, deck, { page: pageOf(what) }),
  card: ({ request, app, deck }) => showDeck(request, app, deck, focused(deck, request.incoming.values[0] ?? '')),
  set: (click) => copies(click, click.what, Number(click.more)),
  out: (click) => copies(click, click.what, 0),
  async pick(click) {
    const picked = readPick(click.request.incoming.values[0] ?? '')
    return picked === null ? notOffered(click) : copies(click, picked.card, picked.count)
  },
  found: ({ request, app, deck }) => showFoundCards(request, app, deck, request.incoming.fields[FIELD.text] ?? ''),
  added: ({ request, app, deck, version }) =>
    takeMore(request, app, deck, version, request.incoming.fields[FIELD.list] ?? ''),
  async meant(click) {
    const { app, deck } = click
    const [game, pool] = [gameOf(app.games, deck.game), await poolFor(app, deck)]
    return settle(click, ({ list, doubts: [doubt, ...doubts] }) => {
      const card = click.request.incoming.values[0] ?? ''
      if (doubt?.candidates.includes(card) !== true) return { refused: 'decks.stale', values: {} }
      const after = withCopies(list, card, doubt.count)
      return overPool(game, pool, list, after) ?? { list: after, doubts }
    })
  },
  skip: (click) => settle(click, ({ doubts }) => ({ doubts: doubts.slice(1) })),
  'skip-all': (click) => settle(click, () => ({ doubts: [] })),
  format: (click) =>
    click.deck.format === click.what
      ? showDeck(click.request, click.app, click.deck)
      : settle(click, () => ({ format: click.what })),
  renamed: (click) =>
    settle(click, () => ({ name: click.request.incoming.fields[FIELD.name] ?? '' }), 'decks.done.renamed'),
  async copy({ request, app, deck, what: drawn }) {
    const { person, language } = request.incoming
    const made = await app.decks.copy({ person, interaction: `copy:${deck.id}:${drawn}`, id: deck.id })
    // The second click of two: the first one has made the copy.
    if (isRefusal(made) && made.refused === 'decks.stale') return
    if (isRefusal(made)) return request.tell(refusalText(made, language, undefined))
    return showDeck(request, app, made, { note: [speak(language)('decks.done.copied')] })
  },
  async whole({ request, app, deck }) {
    const pool = await poolFor(app, deck)
    await request.show(wholeDeck(gameOf(app.games, deck.game), deck, request.incoming.language, pool))
  },
  async export({ request, app, deck }) {
    if (!(await takeAllowance(request, app, 'exports'))) return
    await request.show(exported(gameOf(app.games, deck.game), deck, request.incoming.language))
  },
  share: ({ request, app, deck }) => askToShare(request, app, deck),
  async sure(click) {
    const { request, app, deck } = click
    // The league has ended since the first question: that one is enough.
    if (request.incoming.withBot || !(await asksAgain(click))) await askToShare(request, app, deck)
  },
  post,
  async delete({ request, deck }) {
    await request.show(deleteQuestion(deck, request.incoming.language))
  },
  async deleted(click) {
    const { request, app, deck, version } = click
    const { person, language } = request.incoming
    const gone = await app.decks.remove({ person, id: deck.id, version })
    if (isRefusal(gone)) return outdated(click, gone)
    return showList(request, app, speak(language)('decks.done.deleted', { name: literal(gone.name) }))
  },
}

const pageOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0)

/** The panel with a card to be changed, on the page where it can be picked. */
function focused(deck: SavedDeck, card: string): DeckPanelOptions {
  return copiesOf(deck.list, card) === 0 ? {} : { card }
}

/**
 * This number of copies of a card, in the deck that the person has seen. If the deck has them already, the person has
 * clicked twice: then nothing changes and no message follows.
 */
async function copies(click: DeckClick, card: string, count: number): Promise<void> {
  const { request, app, deck } = click
  if (!Number.isInteger(count) || count < 0) return notOffered(click)
  const known = gameOf(app.games, deck.game).cards.all.some(({ id }) => id === card)
  if (!known && count > 0) return notOffered(click)
  if (copiesOf(deck.list, card) === count) return showDeck(request, app, deck, focused(deck, card))
  const pool = await poolFor(app, deck)
  const change: DeckEdit = ({ list }) => {
    if (count > DECK_LIMITS.copies) return { refused: 'decks.full-copies', values: { most: DECK_LIMITS.copies } }
    const after = withCopies(list, card, count - copiesOf(list, card))
    return overPool(gameOf(app.games, deck.game), pool, list, after) ?? { list: after }
  }
  return settle(click, change, null, card)
}

const notOffered = ({ request }: DeckClick): Promise<void> =>
  request.tell(speak(request.incoming.language)('error.button'))

type DeckEdit = (deck: SavedDeck) => DeckChanges | Denial

/** Changes the deck if it is still the version that the person has seen, and shows it with this card selected. */
async function settle(
  click: DeckClick,
  change: DeckEdit,
  note: 'decks.done.renamed' | null = null,
  card = '',
): Promise<void> {
  const { request, app, deck, version } = click
  const { person, language, id } = request.incoming
  const done = await app.decks.change({ person, id: deck.id, interaction: id, change, version })
  if (isRefusal(done)) return outdated(click, done)
  const said = note === null ? {} : { note: [speak(language)(note)] }
  return showDeck(request, app, done, { ...focused(done, card), ...said })
}

/** Says why nothing was done; if the panel was out of date, with the present deck. */
async function outdated({ request, app, deck }: DeckClick, denied: Denial): Promise<void> {
  const { person, language } = request.incoming
  const why = refusalText(denied, language, undefined)
  if (denied.refused !== 'decks.stale') return request.tell(why)
  const now = await app.decks.find(person, deck.id)
  if (now === null) return showList(request, app, speak(language)('decks.unknown'))
  return showDeck(request, app, now, { note: [why] })
}

/** Cards of the deck's side that match the typed text, to be added. */
export async function showFoundCards(request: Request, app: App, deck: SavedDeck, typed: string): Promise<void> {
  const { language } = request.incoming
  const game = gameOf(app.games, deck.game)
  const own = new Set(game.cards.all)
  const pool = await poolFor(app, deck)
  const fits = (card: CardFacts) =>
    own.has(card) && !card.unwritten && card.side === deck.seat && (pool === null || inPool(game, pool, card))
  const found = app.cards.find(typed, MOST.options, fits)
  await request.show(foundCardsPanel(game, deck, typed, found, language, pool))
}

/** Clicks on the list of decks, and on one deck. */
export const deckClicks: Clicks = { dl: listClicks, d: oneDeck }
