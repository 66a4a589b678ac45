/** Importing decks from a pasted list, a file or a share code. */

import { isRefusal, type Language, type Refusal, type Seat } from '../../contract/index.ts'
import { deckOfCode, holdsCode } from '../../decks/code.ts'
import type { DeckChange, SavedDeck } from '../../decks/deck.ts'
import { DECK_LIMITS } from '../../decks/deck.ts'
import { cleanLine, cut } from '../../decks/deck-names.ts'
import { MOST_BYTES, textOfFile } from '../../decks/file.ts'
import { sizeOf } from '../../decks/list.ts'
import type { GuessedLine, ListReading } from '../../decks/read.ts'
import { bestFormat } from '../../decks/standing.ts'
import { type AnyGame, gameOf } from '../../games/games.ts'
import { type Key, speak } from '../../locales/index.ts'
import type { PersonId } from '../../matches/api.ts'
import { giveBackIfBusy } from '../shell/allowances.ts'
import { type App, refusalText } from '../shell/app.ts'
import type { IncomingCommand, Request, SentFile } from '../shell/requests.ts'
import { firstLines, literal } from '../shell/text-limits.ts'
import { deckPanel } from './deck-panel.ts'
import { addedWithin, importedCards, type LeftOut, leftLines, poolFor } from './deck-pool.ts'

/** The facts that a person gives about an imported deck; the rest follows from the list. */
export interface ImportHints {
  readonly name?: string | undefined
  readonly game?: string | undefined
  readonly seat?: Seat | undefined
  readonly format?: string | undefined
}

/** Imports a list or a code as a deck. If that is impossible, the answer says why. */
export async function takeIn(request: Request, app: App, text: string, said: ImportHints): Promise<void> {
  const { language } = request.incoming
  if (holdsCode(text)) return takeCode(request, app, text, said)
  const read = await readAny(app, request.incoming.person, text, said)
  if (isRefusal(read)) {
    giveBackIfBusy(request, app, 'imports', read)
    return request.tell(refusalText(read, language, undefined))
  }
  const { game, reading } = read
  const { list, doubts, seat } = reading
  const say = speak(language)
  if (list.length === 0 && doubts.length === 0)
    return request.tell(firstLines([say('decks.read.nothing'), ...unreadLines(reading, language)], 1900))
  if (seat === null) return request.tell(say('decks.read.side'))
  const format = said.format ?? bestFormat(game, { list, seat })
  const name = said.name ?? reading.title ?? ''
  const made = await app.decks.create({
    person: request.incoming.person,
    interaction: request.incoming.id,
    name:
      cleanLine(name) === ''
        ? say('decks.unnamed')
        : said.name === undefined
          ? cut(cleanLine(name), DECK_LIMITS.name)
          : name,
    anyName: said.name === undefined,
    game: game.id,
    seat,
    format,
    list,
    doubts: doubts.map(({ text, count, candidates }) => ({ text, count, candidates })),
  })
  if (isRefusal(made)) return request.tell(refusalText(made, language, game))
  const guessed = say('decks.read.guessed', {
    seat: game.words.seat(seat, language),
    format: game.words.format(format, language),
  })
  const known = said.seat !== undefined && said.format !== undefined
  const note = [...reportLines(game, reading, language), ...(known ? [] : [guessed])]
  await request.show(deckPanel(game, made, language, { note, drawn: request.incoming.id }))
}

/** Imports a share code as a deck. If it can't be read, the answer says why. */
export async function takeCode(request: Request, app: App, text: string, said: ImportHints): Promise<void> {
  const { person, language, id } = request.incoming
  const shared = deckOfCode(text, app.games)
  if (isRefusal(shared)) return request.tell(refusalText(shared, language, undefined))
  const made = await app.decks.create({
    ...shared,
    ...(said.name === undefined ? { anyName: true } : { name: said.name }),
    ...(said.format === undefined ? {} : { format: said.format }),
    person,
    interaction: id,
  })
  if (isRefusal(made)) return request.tell(refusalText(made, language, undefined))
  const game = gameOf(app.games, made.game)
  const note = [speak(language)('decks.read', { count: sizeOf(made.list) })]
  await request.show(deckPanel(game, made, language, { note, drawn: request.incoming.id }))
}

/** Reads a list for the game that was named, or for the game of which it names the most cards. */
async function readAny(
  app: App,
  person: PersonId,
  text: string,
  { game, seat }: ImportHints,
): Promise<{ game: AnyGame; reading: ListReading } | Refusal> {
  const games = Object.values(app.games).filter(({ id }) => game === undefined || id === game)
  const readings = await app.lists.read(person, text, games, seat)
  if (isRefusal(readings)) return readings
  let best: { game: AnyGame; reading: ListReading } | null = null
  for (const [at, game] of games.entries()) {
    const reading = readings[at]
    if (reading === undefined || isRefusal(reading)) continue
    if (best === null || sizeOf(reading.list) > sizeOf(best.reading.list)) best = { game, reading }
  }
  const [first] = readings
  return best ?? (isRefusal(first) ? first : { refused: 'decks.list-empty', values: {} })
}

/** Reads the file of a command. */
export async function takeFile(
  request: Request<IncomingCommand>,
  app: App,
  sent: SentFile,
  said: ImportHints,
): Promise<void> {
  const { language } = request.incoming
  const bytes = await app.files.fetch(sent, MOST_BYTES)
  const text = isRefusal(bytes) ? bytes : textOfFile(bytes)
  if (isRefusal(text)) return request.tell(refusalText(text, language, undefined))
  return takeIn(request, app, text, said)
}

/**
 * Puts the cards of a list into the present deck. If the deck has been changed since, the typed list is not lost, but
 * the answer says so.
 * @param version of the deck that the person has seen
 */
export async function takeMore(
  request: Request,
  app: App,
  deck: SavedDeck,
  version: number,
  text: string,
): Promise<void> {
  const { person, language, id } = request.incoming
  const say = speak(language)
  const game = gameOf(app.games, deck.game)
  const since = deck.version === version ? [] : [say('decks.added-since')]
  if (holdsCode(text)) return addCode(request, app, deck, text, since)
  const readings = await app.lists.read(person, text, [game], deck.seat)
  const reading = isRefusal(readings) ? readings : readings[0]
  if (reading === undefined) throw new Error('A list was read for no game')
  if (isRefusal(reading)) return request.tell(refusalText(reading, language, game))
  if (reading.list.length === 0 && reading.doubts.length === 0)
    return request.tell(firstLines([say('decks.read.nothing-new'), ...unreadLines(reading, language)], 1900))
  const doubts = reading.doubts.map(({ text, count, candidates }) => ({ text, count, candidates }))
  const pool = await poolFor(app, deck)
  let left: readonly LeftOut[] = []
  const change: DeckChange['change'] = (now) => {
    const added = addedWithin(game, pool, now.list, reading.list)
    left = added.left
    return { list: added.list, doubts: [...now.doubts, ...doubts] }
  }
  const changed = await app.decks.change({ person, id: deck.id, interaction: id, change })
  if (isRefusal(changed)) return request.tell(refusalText(changed, language, game))
  const taken = { ...reading, list: importedCards(reading.list, left) }
  const note = [...since, ...leftLines(game, pool, left, language), ...reportLines(game, taken, language)]
  await request.show(deckPanel(game, changed, language, { note, pool, drawn: id }))
}

async function addCode(
  request: Request,
  app: App,
  deck: SavedDeck,
  text: string,
  since: readonly string[],
): Promise<void> {
  const { person, language, id } = request.incoming
  const game = gameOf(app.games, deck.game)
  const more = deckOfCode(text, { [game.id]: game })
  if (isRefusal(more)) return request.tell(refusalText(more, language, game))
  const pool = await poolFor(app, deck)
  let left: readonly LeftOut[] = []
  const change: DeckChange['change'] = ({ list }) => {
    const added = addedWithin(game, pool, list, more.list)
    left = added.left
    return { list: added.list }
  }
  const changed = await app.decks.change({ person, id: deck.id, interaction: id, change })
  if (isRefusal(changed)) return request.tell(refusalText(changed, language, game))
  const read = speak(language)('decks.read', { count: sizeOf(importedCards(more.list, left)) })
  const note = [...since, ...leftLines(game, pool, left, language), read]
  await request.show(deckPanel(game, changed, language, { note, pool, drawn: id }))
}

/** A report of the lines that were read, guessed, and not read. */
function reportLines(game: AnyGame, reading: ListReading, language: Language): string[] {
  const say = speak(language)
  const { list, taken, doubts, outside } = reading
  const lines: string[] = [say('decks.read', { count: sizeOf(list) })]
  if (outside > 0) lines.push(say('decks.read.outside', { count: outside }))
  if (doubts.length > 0) lines.push(`❓ ${say('decks.read.doubts', { count: doubts.length })}`)
  lines.push(...unreadLines(reading, language))
  if (taken.length > 0)
    lines.push(
      `≈ ${say('decks.read.taken', { count: taken.length })}`,
      ...taken.map((one) => takenLine(game, one, reading.seat, language)),
    )
  return lines
}

/** The card for which a line was taken; for a card of the opposite side, also that side. */
function takenLine(game: AnyGame, { line, text, card }: GuessedLine, seat: Seat | null, language: Language): string {
  const facts = game.cards.all.find(({ id }) => id === card)
  const foreign = facts !== undefined && seat !== null && facts.side !== seat
  return `• ${speak(language)(`decks.read.taken-line${foreign ? '.foreign' : ''}`, {
    line,
    text: literal(text),
    name: literal(facts?.name ?? card),
    ...(foreign ? { seat: game.words.seat(facts.side, language) } : {}),
  })}`
}

function unreadLines({ unread }: ListReading, language: Language): string[] {
  const say = speak(language)
  if (unread.length === 0) return []
  return [
    `⚠️ ${say('decks.read.unread', { count: unread.length })}`,
    ...unread
      .slice(0, 20)
      .map(
        ({ line, text, why }) =>
          `• ${say('decks.read.unread-line', { line, text: literal(text), why: say(`decks.why.${why}` as Key) })}`,
      ),
    ...(unread.length > 20 ? ['…'] : []),
  ]
}
