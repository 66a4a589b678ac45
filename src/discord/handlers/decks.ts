/** Clicks on the panels of one's own decks, and the forms that they open. */
import type { Changed, Denied, SavedDeck } from '../../decks/api.ts'
import { DECK_LIMITS } from '../../decks/api.ts'
import { copiesOf, withCopies } from '../../decks/list.ts'
import { cleanLine, cut } from '../../decks/names.ts'
import { isRefusal } from '../../games/game.ts'
import { findGame, type Games } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { type App, gameOf, refusalText } from '../app.ts'
import { choicesOf, split } from '../choices.ts'
import { MOST } from '../components.ts'
import { customId } from '../custom-id.ts'
import { meaningOf } from '../errors.ts'
import { type Form, MOST_TYPED } from '../forms.ts'
import { deleteQuestion, exported, shared, shareQuestion } from '../panels/deck-out.ts'
import { type DeckPanelOptions, deckList, deckPanel, foundPanel } from '../panels/deck-panel.ts'
import type { Asked, ClickAsked, Request } from '../requests.ts'
import type { ClickHandler } from '../router.ts'
import { literal } from '../text.ts'
import { takeIn, takeMore } from './deck-import.ts'

const ack = (asked: ClickAsked) => (asked.alone ? 'update' : 'private')

// ---------------------------------------------------------------- forms

/** Names of the fields. */
const FIELD = { name: 'name', list: 'list', side: 'side', format: 'format', text: 'text' } as const

/** Where what a form asks for has been said already. */
export interface PasteOptions {
  readonly side?: string | undefined
  readonly format?: string | undefined
  readonly name?: string | undefined
}

export function pasteForm({ language }: Asked, { side = '', format = '', name }: PasteOptions = {}): Form {
  const say = speak(language)
  return {
    customId: customId('dl', 'pasted', side, format),
    title: say('decks.form.import'),
    fields: [
      {
        type: 'lines',
        id: FIELD.list,
        label: say('decks.form.list'),
        about: say('decks.form.list.about'),
        example: say('decks.form.list.example'),
        max: MOST_TYPED,
      },
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

function beginForm({ language }: Asked, games: Games): Form {
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

/** The forms of a deck's panel, by what was clicked. */
function deckForm({ language }: Asked, deck: string, version: string, action: string): Form | null {
  const say = speak(language)
  switch (action) {
    case 'add':
      return {
        customId: customId('d', deck, version, 'added'),
        title: say('decks.form.add'),
        fields: [
          {
            type: 'lines',
            id: FIELD.list,
            label: say('decks.form.list'),
            about: say('decks.form.list.about'),
            example: say('decks.form.list.example'),
            max: MOST_TYPED,
          },
        ],
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

export async function showList(request: Request, app: App, note: string | null = null): Promise<void> {
  const { person, language } = request.asked
  const decks = await app.decks.of(person)
  await request.show(deckList((id) => findGame(app.games, id), decks, language, note))
}

/** The panel of a deck; a deck of a game that is not here any more can't be shown. */
export async function showDeck(
  request: Request,
  app: App,
  deck: SavedDeck,
  options: DeckPanelOptions = {},
): Promise<void> {
  const { language } = request.asked
  const game = findGame(app.games, deck.game)
  if (game === undefined) return request.tell(speak(language)('decks.code-game'))
  await request.show(deckPanel(game, deck, language, options))
}

/** Begins a deck; sides and formats are `<game>/<id>`. */
export async function beginDeck(
  request: Request,
  app: App,
  { name, side, format }: { name: string; side: string | undefined; format: string | undefined },
): Promise<void> {
  const { person, language, id } = request.asked
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

/** Shows a deck to everybody in the channel. */
async function post(request: Request, app: App, deck: SavedDeck, as: 'list' | 'code'): Promise<void> {
  const { name: by, language, place, placeLanguage, id } = request.asked
  const say = speak(language)
  const body = shared(gameOf(app, deck.game), deck, { by, as, language: placeLanguage })
  try {
    await app.messenger.post(place.channelId, body, `deck:${id}`)
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning !== 'forbidden' && meaning !== 'gone') throw error
    return request.tell(say('decks.share.no-place'))
  }
  await showDeck(request, app, deck, { note: [say('decks.done.shared')] })
}

/** Asks before everybody sees the deck; where nobody else reads, it can only be taken away. */
export async function askToShare(request: Request, app: App, deck: SavedDeck): Promise<void> {
  const { language, withBot } = request.asked
  if (!withBot) return void (await request.show(shareQuestion(deck, language)))
  await request.show(exported(gameOf(app, deck.game), deck, language, speak(language)('decks.share.alone')))
}

// ---------------------------------------------------------------- clicks

/** `dl|action`: what is done with all decks. */
const listClicks: ClickHandler = {
  ack(asked, [action], app) {
    if (action === 'paste') return pasteForm(asked)
    return action === 'begin' ? beginForm(asked, app.games) : ack(asked)
  },
  async run(request, [action, side = '', format = ''], app) {
    const { asked } = request
    const { fields, person, language, values } = asked
    switch (action) {
      case 'list':
        return showList(request, app)
      case 'page':
        return showList(request, app)
      case 'open': {
        const deck = await app.decks.find(person, values[0] ?? '')
        if (deck === null) return showList(request, app, speak(language)('decks.unknown'))
        return showDeck(request, app, deck)
      }
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
        const said = { game: game ?? formatGame, seat, format: wanted, name: name === '' ? undefined : name }
        return takeIn(request, app, fields[FIELD.list] ?? '', said)
      }
      default:
        return request.tell(speak(language)('error.button'))
    }
  },
}

/** `d|deck|version|action|…`: what is done with one deck. */
const oneDeck: ClickHandler = {
  ack: (asked, [deck = '', version = '', action = '']) => deckForm(asked, deck, version, action) ?? ack(asked),
  async run(request, [id = '', version = '', action = '', what = ''], app) {
    const { person, language } = request.asked
    const deck = await app.decks.find(person, id)
    if (deck === null) return showList(request, app, speak(language)('decks.unknown'))
    if (findGame(app.games, deck.game) === undefined) return request.tell(speak(language)('decks.code-game'))
    const click: Click = { request, app, deck, version: Number(version), what }
    const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined
    return act === undefined ? request.tell(speak(language)('error.button')) : act(click)
  },
}

interface Click {
  readonly request: Request<ClickAsked>
  readonly app: App
  /** As it is now. */
  readonly deck: SavedDeck
  /** That the person has seen. */
  readonly version: number
  readonly what: string
}

const ACTIONS: Readonly<Record<string, (click: Click) => Promise<void>>> = {
  show: ({ request, app, deck }) => showDeck(request, app, deck),
  page: ({ request, app, deck, what }) => showDeck(request, app, deck, { page: pageOf(what) }),
  card: ({ request, app, deck }) => showDeck(request, app, deck, focused(deck, request.asked.values[0] ?? '')),
  more: (click) => copies(click, 1),
  less: (click) => copies(click, -1),
  out: (click) => changed(click, ({ list }) => ({ list: withCopies(list, click.what, -copiesOf(list, click.what)) })),
  async pick(click) {
    const card = click.request.asked.values[0] ?? ''
    return copies({ ...click, what: card }, 1)
  },
  found: ({ request, app, deck }) => search(request, app, deck, request.asked.fields[FIELD.text] ?? ''),
  added: ({ request, app, deck }) => takeMore(request, app, deck, request.asked.fields[FIELD.list] ?? ''),
  meant: (click) =>
    settle(click, ({ list, doubts: [doubt, ...doubts] }) => {
      const card = click.request.asked.values[0] ?? ''
      if (doubt?.candidates.includes(card) !== true) return { refused: 'decks.stale', values: {} }
      return { list: withCopies(list, card, doubt.count), doubts }
    }),
  skip: (click) => settle(click, ({ doubts }) => ({ doubts: doubts.slice(1) })),
  'skip-all': (click) => settle(click, () => ({ doubts: [] })),
  format: (click) => settle(click, () => ({ format: click.what })),
  renamed: (click) =>
    changed(click, () => ({ name: click.request.asked.fields[FIELD.name] ?? '' }), 'decks.done.renamed'),
  async copy({ request, app, deck }) {
    const { person, language, id } = request.asked
    const made = await app.decks.copy({ person, interaction: id, id: deck.id })
    if (isRefusal(made)) return request.tell(refusalText(made, language, undefined))
    return showDeck(request, app, made, { note: [speak(language)('decks.done.copied')] })
  },
  async export({ request, app, deck }) {
    await request.show(exported(gameOf(app, deck.game), deck, request.asked.language))
  },
  share: ({ request, app, deck }) => askToShare(request, app, deck),
  post: ({ request, app, deck, what }) => post(request, app, deck, what === 'code' ? 'code' : 'list'),
  async delete({ request, deck }) {
    await request.show(deleteQuestion(deck, request.asked.language))
  },
  async deleted(click) {
    const { request, app, deck, version } = click
    const { person, language } = request.asked
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

/** A copy more or less is meant as said, whatever another device has done meanwhile. */
async function copies(click: Click, more: 1 | -1): Promise<void> {
  const { app, deck, what } = click
  const known = gameOf(app, deck.game).cards.all.some(({ id }) => id === what)
  if (!known && more > 0) return click.request.tell(speak(click.request.asked.language)('error.refused'))
  return changed(click, ({ list }) => {
    if (more > 0 && copiesOf(list, what) >= DECK_LIMITS.copies)
      return { refused: 'decks.full-copies', values: { most: DECK_LIMITS.copies } }
    return { list: withCopies(list, what, more) }
  })
}

type Change = (deck: SavedDeck) => Changed | Denied

/** Changes the deck as it is now, and shows it. */
async function changed(
  click: Click,
  change: Change,
  note: 'decks.done.renamed' | null = null,
  version?: number,
): Promise<void> {
  const { request, app, deck, what } = click
  const { person, language, id, values } = request.asked
  const done = await app.decks.change({
    person,
    id: deck.id,
    interaction: id,
    change,
    ...(version === undefined ? {} : { version }),
  })
  if (isRefusal(done)) return outdated(click, done)
  const said = note === null ? {} : { note: [speak(language)(note)] }
  return showDeck(request, app, done, { ...focused(done, what === '' ? (values[0] ?? '') : what), ...said })
}

/** Changes the deck only if it is still as the person has seen it. */
const settle = (click: Click, change: Change): Promise<void> => changed(click, change, null, click.version)

/** Says why nothing was done; if the panel was out of date, with the deck as it is now. */
async function outdated({ request, app, deck }: Click, denied: Denied): Promise<void> {
  const { person, language } = request.asked
  const why = refusalText(denied, language, undefined)
  if (denied.refused !== 'decks.stale') return request.tell(why)
  const now = await app.decks.find(person, deck.id)
  if (now === null) return showList(request, app, speak(language)('decks.unknown'))
  return showDeck(request, app, now, { note: [why] })
}

/** Cards of the deck's side by what was typed, to be put in. */
export async function search(request: Request, app: App, deck: SavedDeck, typed: string): Promise<void> {
  const { language } = request.asked
  const game = gameOf(app, deck.game)
  const own = new Set(game.cards.all)
  const found = app.cards.find(typed, MOST.options, (card) => own.has(card) && card.side === deck.seat)
  await request.show(foundPanel(game, deck, typed, found, language))
}

export const deckClicks: Readonly<Record<string, ClickHandler>> = { dl: listClicks, d: oneDeck }
