/** The pool of a player: its cards by side, rarity and kind, with their pictures, and the ways to decks of them. */

import { type CardFacts, PANEL_LABEL, type Seat } from '../../../contract/index.ts'
import { writeList } from '../../../decks/list.ts'
import { typeName } from '../../../decks/type-name.ts'
import { clip, clipWords } from '../../../kit/wording/clipping.ts'
import { distinctLabels } from '../../../kit/wording/labels.ts'
import type { SeenPool } from '../../../league-play/api.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, ours, type SafeText, safe } from '../../../locales/safe-text.ts'
import { isOwnDeck } from '../../../matches/api.ts'
import { drawnSheet } from '../../cards/card-picture.ts'
import { stamp } from '../../frame/dates.ts'
import { type MoreEntry, menu, pageSuffix, pick, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import {
  type Body,
  type BodyFile,
  file,
  type MenuEntry,
  type MessagePart,
  MOST,
  picture,
  select,
  text,
} from '../../shell/components.ts'
import { customId } from '../../shell/custom-id.ts'
import { firstLines, literal } from '../../shell/text-limits.ts'
import { leadingBack } from '../../shell/way-back.ts'
import { moreOf } from '../base/league-more.ts'
import { leaguePanel, playerClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn } from '../base/league-view.ts'

/** Cards on a page: two rows of a contact sheet, which fit on a phone with the controls. */
const ON_PAGE = 8
const MOST_COPIES = 400
const MOST_LINES = 1200
const ALL = 'all'

/** The part of a pool that is shown. */
export interface ShownPart {
  readonly side: 0 | 1
  /** `all`, or a rarity or a kind of card: `rarity:rare`, `type:` and a type. */
  readonly only: string
  readonly page: number
}

/** Reads the part from a click. */
export const readPart = ([side, only, page]: readonly string[]): ShownPart => ({
  side: side === '1' ? 1 : 0,
  only: only === undefined || only === '' ? ALL : only,
  page: /^\d{1,3}$/.test(page ?? '') ? Number(page) : 0,
})

interface PoolCard {
  readonly card: CardFacts
  readonly count: number
  readonly rarity: string | null
}

/** The cards of a side: the rarest first, then by kind, in the order of the catalogue. */
function heldOf({ game }: LeagueView, { pool }: SeenPool, seat: Seat): readonly PoolCard[] {
  const counts = new Map(pool.list.map(({ card, count }) => [card, count]))
  const filter = game.cards.filters.find((one) => one.id === 'rarity')
  const order = (filter?.values ?? []).map((one) => one.id)
  const rarityOf = (card: CardFacts): string | null => {
    const has = filter?.of(card)
    return Array.isArray(has) ? (has[0] ?? null) : null
  }
  // From common to rare in filters; cards of starter sets come last.
  const rank = (one: PoolCard) => (one.rarity === 'starter' ? -1 : order.indexOf(one.rarity ?? ''))
  return game.cards.all
    .flatMap((card): readonly PoolCard[] => {
      const count = card.side === seat ? counts.get(card.id) : undefined
      return count === undefined ? [] : [{ card, count, rarity: rarityOf(card) }]
    })
    .sort((one, other) => rank(other) - rank(one) || typeRank(game, one) - typeRank(game, other))
}

function typeRank(game: LeagueView['game'], { card }: PoolCard): number {
  const values = game.cards.filters.find(({ id: one }) => one === 'type')?.values ?? []
  return values.findIndex(({ id: one }) => one === card.type)
}

const fits = (only: string, { card, rarity }: PoolCard): boolean => {
  const [what, value] = only.split(':')
  return what === 'rarity' ? rarity === value : what === 'type' ? card.type === value : true
}

/** Returns the pool of a player. @param seen theirs, or once the league is over that of somebody else */
export async function poolPanel(
  app: App,
  view: LeagueView,
  seen: SeenPool,
  part: ShownPart,
  note?: SafeText,
): Promise<Body> {
  const { say, game, language, league, reader } = view
  const seat = league.settings.sides[part.side]
  const all = heldOf(view, seen, seat)
  const held = all.filter((one) => fits(part.only, one))
  const pages = Math.max(1, Math.ceil(held.length / ON_PAGE))
  const page = Math.min(part.page, pages - 1)
  const here = held.slice(page * ON_PAGE, (page + 1) * ON_PAGE)
  const found = here.flatMap(({ card }) => app.cards.get(`${game.id}/${card.id}`) ?? [])
  const sheet = view.wordsOnly ? null : await drawnSheet(app, found, language)
  const side = game.words.seat(seat, language)
  const count = all.reduce((sum, one) => sum + one.count, 0)
  const own = seen.player === reader
  const head = own
    ? say('pool.head', { side, count })
    : say('pool.head-other', { side, count, name: namedIn(view, seen.player) })
  const of = own ? '' : seen.player
  const at = (next: Partial<ShownPart>) => {
    const { side: to, only, page: on } = { ...part, page, ...next }
    return playerClick(view, 'pool', to, only, on, of)
  }
  const body = await leaguePanel(app, view, {
    note,
    news: safe`${head}${pageSuffix(view, page, pages)}`,
    lines: sheet === null ? [wordLines(view, here)] : copyLines(view, here),
    ...questionOf(view, own),
    selects: [
      ...menu(
        view,
        'pool',
        plainly(say)('pool.filter', { what: filterName(view, part.only) }),
        filterEntries(view, all, part, at),
      ),
      select(
        leadingBack(customId('card', 'pick', 'h', ''), at({})),
        say('pool.read'),
        distinctLabels(here.map((one) => cardChoice(view, one))),
      ),
    ],
    buttons: [
      ...(own && mayBuild(view)
        ? [press(playerClick(view, 'build', part.side), buildLabel(view, part.side), 'main')]
        : []),
      ...(pages > 1 ? [press(at({ page: (page + 1) % pages }), say('pool.next'))] : []),
    ],
    more: [
      ...(own ? [{ id: playerClick(view, 'poolfile'), label: say('pool.export') }] : []),
      ...(own && mayBuild(view) ? [{ id: playerClick(view, 'join'), label: say('pool.choose') }] : []),
      ...moreOf(view, 'pool'),
    ],
  })
  return sheet === null ? body : withPicture(body, sheet)
}

/** The picture stands below the headline. */
function withPicture(body: Body, sheet: BodyFile): Body {
  const [first, ...rest] = body.components as readonly [MessagePart, ...MessagePart[]]
  return { ...body, components: [first, picture(sheet), ...rest], files: [sheet, ...(body.files ?? [])] }
}

/** Whether the reader's decks are not locked yet. */
const mayBuild = ({ sight, league }: LeagueView): boolean =>
  (league.phase === 'ready' || league.phase === 'running') && sight.ownDecks.every(({ lockedAt }) => lockedAt === null)

function buildLabel({ say, league, sight }: LeagueView, side: 0 | 1): string {
  const seat = league.settings.sides[side]
  const built = sight.ownDecks.some((deck) => deck.seat === seat && isOwnDeck(deck.deckId))
  return say(built ? 'pool.edit' : 'pool.build')
}

function questionOf(view: LeagueView, own: boolean): { readonly question?: SafeText; readonly line?: SafeText } {
  const { say, league } = view
  if (!own || league.final !== null) return {}
  if (!mayBuild(view)) return { question: say('pool.ask.locked') }
  const { startsAt } = league.settings.dates
  return {
    question: say('pool.ask'),
    ...(league.phase === 'ready' ? { line: say('pool.line', { left: stamp(startsAt, 'R') }) } : {}),
  }
}

function filterName({ say, game, language }: LeagueView, only: string): string {
  const [what, value = ''] = only.split(':')
  if (what === 'type') return typeName(game, value, language)
  const label = game.cards.filters.find(({ id: one }) => one === what)?.values?.find((one) => one.id === value)
  return label?.label[language] ?? say('pool.filter.all')
}

/** The other side's cards, then parts of this side's. */
function filterEntries(
  view: LeagueView,
  all: readonly PoolCard[],
  part: ShownPart,
  at: (next: Partial<ShownPart>) => string,
): readonly MoreEntry[] {
  const other = part.side === 0 ? 1 : 0
  const side = view.game.words.seat(view.league.settings.sides[other], view.language)
  const turn = { id: at({ side: other, only: ALL, page: 0 }), label: view.say('pool.side', { side }) }
  const rarities = [...new Set(all.flatMap(({ rarity }) => rarity ?? []))].map((one) => `rarity:${one}`)
  const types = [...new Set(all.map(({ card }) => card.type))].map((one) => `type:${one}`)
  const parts = [ALL, ...rarities, ...types].map((only) => {
    const count = all.filter((one) => fits(only, one)).reduce((sum, one) => sum + one.count, 0)
    const label = `${filterName(view, only)} (${count})`
    return { id: at({ only, page: 0 }), label: label.charAt(0).toUpperCase() + label.slice(1) }
  })
  return [turn, ...parts]
}

const traits = (view: LeagueView, { card, rarity }: PoolCard): string =>
  [
    ...(rarity === null ? [] : [filterName(view, `rarity:${rarity}`)]),
    typeName(view.game, card.type, view.language),
  ].join(' · ')

const cardChoice = (view: LeagueView, held: PoolCard): MenuEntry => ({
  value: `${view.game.id}/${held.card.id}`,
  label: clipWords(`${held.count} × ${held.card.name}`, PANEL_LABEL),
  hint: `${traits(view, held)} · ${held.card.id}`,
})

const wordLines = (view: LeagueView, here: readonly PoolCard[]): SafeText => {
  const lines = here.map((one) => safe`${one.count} × ${literal(one.card.name)} · ${literal(traits(view, one))}`)
  return ours(firstLines(lines, MOST_LINES))
}

/** The picture shows each card once. */
function copyLines({ say }: LeagueView, here: readonly PoolCard[]): readonly SafeText[] {
  const several = here
    .filter(({ count }) => count > 1)
    .map(({ card, count }) => safe`${count} × ${literal(card.title)}`)
  return several.length === 0
    ? []
    : [safe`-# ${ours(clip(say('pool.copies', { cards: joined(several) }), MOST_COPIES))}`]
}

/** Returns the pool as a list that can be imported as it is. */
export function poolFile(view: LeagueView, { pool }: SeenPool): Body {
  const { say, game, language, league } = view
  const parts = league.settings.sides.map((seat) => {
    const own = pool.list.filter(({ card }) => game.cards.all.find((one) => one.id === card)?.side === seat)
    return `# ${game.words.seat(seat, language)}\n\n${writeList(game, own, (type) => typeName(game, type, language))}`
  })
  const one = { name: 'pool.txt', data: Buffer.from(`\ufeff${parts.join('\n\n')}\n`) }
  const words = say('pool.export.head', { league: literal(league.settings.name) })
  return { components: [text(words), file(one)], files: [one] }
}

/** Returns the choice among all pools of a league that is over, a menu of players at a time. */
export function allPoolsPanel(app: App, view: LeagueView, wanted: number): Promise<Body> {
  const { say, league } = view
  const holders = league.players.filter((player) => (league.pools ?? []).includes(player.id))
  const choices = holders.map(
    (player): MenuEntry => ({ value: player.id, label: view.names.get(player.id) ?? player.id }),
  )
  const pages = Math.max(1, Math.ceil(choices.length / MOST.options))
  const page = Math.min(wanted, pages - 1)
  const here = choices.slice(page * MOST.options, (page + 1) * MOST.options)
  return leaguePanel(app, view, {
    news: safe`${say('pool.all.head', { league: literal(league.settings.name) })}${pageSuffix(view, page, pages)}`,
    selects: here.length === 0 ? [] : [pick(view, playerClick(view, 'poolof', page), say('pool.all.pick'), here)],
    buttons: [
      press(playerClick(view, 'my'), say('league.more.mine'), 'main'),
      ...(pages > 1 ? [press(playerClick(view, 'pools', (page + 1) % pages), say('pool.next'))] : []),
    ],
    more: moreOf(view, 'pool'),
  })
}
