/**
 * The rulebook as messages: one entry with all that belongs to it, and lists of entries page by page. Buttons hold all
 * data for their click, so that they work after any restart.
 */
import type { APIButtonComponentWithCustomId, APIComponentInContainer } from 'discord-api-types/v10'
import type { Game, Language, RuleEntry, Ruling } from '../../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import { below, beside, lineage, rulingsCiting, together, ways, withoutMarkdown } from '../../kit/rulebook/ways.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import { type CardManner, gamesLine, pickSelect, rulingsOnCard } from '../cards/card-panel.ts'
import { inOrder } from '../cards/game-asked.ts'
import type { App } from '../shell/app.ts'
import {
  type Body,
  button,
  type ControlRow,
  container,
  type MenuEntry,
  MOST,
  rows,
  select,
  separator,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'
import { leadingBack } from '../shell/way-back.ts'
import { isOneScreen } from '../table/phone-room.ts'

/** An entry of the rulebook of one of the games. */
export interface FoundRule {
  /** `<game>/<number>`. */
  readonly id: string
  readonly game: AnyGame
  readonly entry: RuleEntry
}

/** The subject of a search: words, a card, or both; neither for the contents. */
export interface RuleQuery {
  readonly words: string
  readonly card: FoundCard | null
  /** The game whose rules come first; null: none. */
  readonly first: AnyGame | null
  /** The game that the person named: rules of no other one are listed; null: all games. */
  readonly only: AnyGame | null
}

/** The actions of buttons: `rule|<action>|<manner>|…`. */
export type RuleAction = 'show' | 'go' | 'pick' | 'share' | 'cards' | 'list' | 'of'

/** The longest query that fits into a button. */
export const MOST_QUERY = 50

const MOST_WORDS = 3800
/** The most entries of a list on one page. */
const MOST_LINES = 12
const MOST_NAMES = 8
/** Rulings are shown below the rule if they are few and short; else behind a button. */
const SHORT_RULINGS = { count: 2, letters: 500 }

const ruleId = (action: RuleAction, { hidden }: CardManner, ...parts: readonly string[]): string =>
  customId('rule', action, hidden ? 'h' : '', ...parts)

// ---------------------------------------------------------------- finding

const found = (game: AnyGame, entry: RuleEntry): FoundRule => ({ id: `${game.id}/${entry.number}`, game, entry })

/** The entry of an id (`<game>/14.4`). */
export function ruleById(games: Games, id: string): FoundRule | null {
  const at = id.indexOf('/')
  const game = at < 0 ? undefined : findGame(games, id.slice(0, at))
  const entry = game?.rulebook.find(id.slice(at + 1))
  return game === undefined || entry == null ? null : found(game, entry)
}

/** The entries of a number as people write it, in each of the games that are searched and have it. */
export const rulesByNumber = (
  games: Games,
  number: string,
  { first, only }: Pick<RuleQuery, 'first' | 'only'>,
): readonly FoundRule[] =>
  asked(games, first, only).flatMap((game) => {
    const entry = game.rulebook.find(number)
    return entry === null ? [] : [found(game, entry)]
  })

/** The words as a button can hold them: cut to length, without the separator. */
export const asQuery = (typed: string): string =>
  clip(typed.replace(/[|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ').trim(), MOST_QUERY)

/**
 * The results of a query, best first; those of the game that comes first before all others, else the best of each game
 * in turn. For a card alone: in order.
 */
export function foundRules(
  games: Games,
  { words, card, first, only }: RuleQuery,
  language: Language,
): readonly FoundRule[] {
  const searched = card === null ? asked(games, first, only) : [card.game]
  const about = card === null ? null : numbersAbout(card)
  const lists = searched.map((game) => {
    const entries = game.rulebook.entries as readonly RuleEntry[]
    if (words === '') return entries.filter(({ number, above }) => about?.has(number) ?? above === null)
    return game.rulebook
      .search(words, language)
      .filter((number) => about?.has(number) ?? true)
      .flatMap((number) => game.rulebook.find(number) ?? [])
  })
  const ranked = lists.flatMap((list, of) => list.map((entry, rank) => ({ rank, rule: found(searched[of]!, entry) })))
  // The contents of different games are not mixed.
  const later = ({ rule }: (typeof ranked)[number]): number => (first === null || rule.game === first ? 0 : 1)
  const sorted =
    words === '' ? ranked : ranked.toSorted((one, other) => later(one) - later(other) || one.rank - other.rank)
  return sorted.map(({ rule }) => rule)
}

/** The games whose rules are listed, in order. */
const asked = (games: Games, first: AnyGame | null, only: AnyGame | null): readonly AnyGame[] =>
  only === null ? inOrder(games, first) : [only]

/** The numbers that concern a card, whichever of its printings they name. */
const numbersAbout = ({ game, card }: FoundCard): ReadonlySet<string> =>
  new Set([card.id, ...card.printings].flatMap((id) => game.rulebook.about(id)))

// ---------------------------------------------------------------- how an entry is called

/** "Part 14", "Rule 14.4", "Decision G-34". */
function called({ game, entry: { kind, number } }: FoundRule, say: Say): string {
  if (kind === 'rule') return say('rules.rule', { number })
  if (kind === 'decision') return say('rules.decision', { number })
  const decides = below(game.rulebook, number).some((entry) => entry.kind === 'decision')
  return say(decides ? 'rules.decisions' : 'rules.part', { number })
}

/** One line for a choice: "14.4 · Breakthrough: if the …". */
export function ruleLabel(rule: FoundRule, language: Language, games: Games): string {
  const { entry, game } = rule
  const name = entry.kind === 'part' ? called(rule, speak(language)) : entry.number
  const of = Object.keys(games).length > 1 ? ` · ${game.words.title(language)}` : ''
  return clip(`${name}${of} · ${withoutMarkdown(entry.text[language])}`, MOST.option)
}

const choiceOf = (rule: FoundRule, language: Language, games: Games): MenuEntry => ({
  value: rule.id,
  label: ruleLabel(rule, language, games),
})

/** Texts of the rulebook are our own and use markup, so nothing is escaped. */
const remark = ({ label, text }: RuleEntry['remarks'][number], language: Language): string =>
  `*${label[language]}${language === 'fr' ? '\u00a0' : ''}:* ${text[language]}`

// ---------------------------------------------------------------- an entry

/** An entry in a list: its number and all of its words. */
function listed(rule: FoundRule, language: Language, games: Games | null = null): string {
  const { entry, game } = rule
  const words = entry.text[language]
  const of = games === null ? '' : titleAmong(games, game, language)
  if (entry.kind === 'part') return `**${called(rule, speak(language))}${of} · ${words}**`
  return `**${entry.number}**${of} ${of === '' ? '' : '· '}${words}`
}

/** The title of a game, with a mark before it; nothing if there is no other game. */
const titleAmong = (games: Games, game: AnyGame, language: Language): string =>
  Object.keys(games).length > 1 ? ` · ${game.words.title(language)}` : ''

/** The text of a rule with its points, or of a decision. */
function body({ game, entry }: FoundRule, language: Language): string[] {
  const [first, ...points] = together(game.rulebook, entry)
  return [
    first!.text[language],
    ...first!.remarks.map((one) => remark(one, language)),
    ...points.flatMap((point) => [
      `- **${point.number}** ${point.text[language]}`,
      ...point.remarks.map((one) => `  - ${remark(one, language)}`),
    ]),
  ]
}

/** The differences of other editions in the rule and its points; empty if there are none. */
function editions({ game, entry }: FoundRule, language: Language, say: Say): string[] {
  const lines = together(game.rulebook, entry).flatMap(({ number, editions }) =>
    editions.map((edition) => `- ${number === entry.number ? '' : `${number} · `}${remark(edition, language)}`),
  )
  const played = say('rules.edition', { edition: game.rulebook.edition[language] })
  return lines.length === 0 ? [] : [`**${say('rules.older')}**`, ...lines, `-# ${played}`]
}

function decisionLine(entry: RuleEntry, language: Language): string {
  const [reading] = entry.remarks
  const is = reading === undefined ? '' : ` → ${reading.text[language]}`
  return `- **${entry.number}** ${entry.text[language]}${is}`
}

function rulingLine({ text: words, rules }: Ruling, language: Language): string {
  const on = rules.length === 0 ? '' : ` (${speak(language)('card.rules', { rules: rules.join(', ') })})`
  return `• ${words[language]}${on}`
}

/** Buttons to the neighbours of an entry and to its part. */
function neighbours({ game, entry }: FoundRule, manner: CardManner, say: Say): APIButtonComponentWithCustomId[] {
  const { before, after } = beside(game.rulebook, entry)
  const above = lineage(game.rulebook, entry).at(-1)
  const to = (target: RuleEntry, label: string) =>
    button(ruleId('show', manner, `${game.id}/${target.number}`, '0'), label)
  return [
    ...(before === null ? [] : [to(before, `‹ ${before.number}`)]),
    ...(above === undefined
      ? [button(ruleId('list', manner, '0', '', ''), `▲ ${say('rules.contents.short')}`)]
      : [
          to(
            above,
            `▲ ${entry.kind === 'rule' && above.kind === 'part' ? called(found(game, above), say) : above.number}`,
          ),
        ]),
    ...(after === null ? [] : [to(after, `${after.number} ›`)]),
  ]
}

/** "Part 14 · Results › 14.1": the position of an entry. */
function trail({ game, entry }: FoundRule, language: Language, say: Say, games: Games): string {
  const above = lineage(game.rulebook, entry).map((one) =>
    one.kind === 'part' ? `${called(found(game, one), say)} · ${one.text[language]}` : one.number,
  )
  return [...(Object.keys(games).length > 1 ? [game.words.title(language)] : []), ...above].join(' › ')
}

/** An entry; for a part also the rules in it, page by page. */
export function ruleView(app: App, rule: FoundRule, page: number, language: Language, manner: CardManner): Body {
  return rule.entry.kind === 'part'
    ? partView(app, rule, page, language, manner)
    : entryView(app, rule, page, language, manner)
}

function entryView(app: App, rule: FoundRule, page: number, language: Language, manner: CardManner): Body {
  const say = speak(language)
  const { game, entry } = rule
  const { points, decisions, links, citedBy } = ways(game.rulebook, entry)
  const rulings = rulingsCiting(game, entry).map((ruling) => rulingLine(ruling, language))
  const short = rulings.length <= SHORT_RULINGS.count && rulings.join('\n').length <= SHORT_RULINGS.letters
  const titled = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`**${title}**`, ...lines])
  const sections = [
    [...body(rule, language)],
    editions(rule, language, say),
    titled(
      say('rules.deciding'),
      decisions.map((one) => decisionLine(one, language)),
    ),
    titled(say('rules.rulings'), short ? rulings : []),
  ]
  // The same number in another game may be the one that was meant.
  const others = rulesByNumber(app.games, entry.number, { first: null, only: null }).filter(
    (other) => other.game !== game,
  )
  const going = [...points, ...decisions, ...links, ...citedBy].map((one) => found(game, one))
  const cards = cardsOn(app, rule)
  const more = [
    ...(cards.length === 0
      ? []
      : [button(ruleId('cards', manner, rule.id, '0'), say('rules.cards', { count: cards.length }))]),
    ...shareButton(rule, manner, String(page), say),
  ]
  const select = goSelect(
    [...going.slice(0, MOST.options - others.length), ...others],
    language,
    app.games,
    ruleId('go', manner),
    say('rules.go'),
  )
  const turn = (to: number) => ruleId('show', manner, rule.id, String(to))
  const controls = (here: number, last: number) => [
    ...select,
    ...rows([...turns(here, last, turn, say), ...neighbours(rule, manner, say), ...more]),
  ]
  const head = [`-# ${trail(rule, language, say, app.games)}`, `### ${called(rule, say)}`]
  const pages = screens(head, sections, controls)
  const last = pages.length - 1
  const here = Math.min(page, last)
  const shown = pages[here] ?? []
  return { components: [container([...shown, ...controls(here, last)])] }
}

/** Buttons to the pages before and after; none where there is only one page. */
const turns = (
  here: number,
  last: number,
  turn: (to: number) => string,
  say: Say,
): APIButtonComponentWithCustomId[] => [
  ...(here === 0 ? [] : [button(turn(here - 1), say('page.back'))]),
  ...(here >= last ? [] : [button(turn(here + 1), say('page.on'))]),
]

/** The first page of several, one in the middle, and the last: their buttons differ, and so do the rows of these. */
const PLACES = [
  [0, 2],
  [1, 2],
  [2, 2],
] as const

type Controls = (here: number, last: number) => readonly APIComponentInContainer[]

/**
 * Sections of lines as the texts of screens, each with the head; a line stands between two sections. The title of a
 * section stays with the line after it.
 */
function screens(
  head: readonly string[],
  sections: readonly (readonly string[])[],
  controls: Controls,
): APIComponentInContainer[][] {
  const fitsWith = (parts: readonly APIComponentInContainer[], under: ReturnType<Controls>): boolean =>
    isOneScreen([container([...parts, ...under])])
  const whole = partsOf([head, ...sections])
  if (fitsWith(whole, controls(0, 0))) return [whole]
  const turning = PLACES.map(([here, last]) => controls(here, last))
  const fits = (lines: readonly (readonly string[])[]): boolean => {
    const parts = partsOf(lines)
    return turning.every((under) => fitsWith(parts, under))
  }
  const pages: string[][][] = []
  let page: string[][] = [[...head]]
  for (const section of sections.filter(({ length }) => length > 0)) {
    let fresh = true
    for (const [at, line] of section.entries()) {
      // A title alone at the foot of a screen says nothing.
      const added = fresh && at === 0 && section.length > 1 && isTitle(line) ? [line, section[1] as string] : [line]
      const tried = fresh ? [...page, added] : [...page.slice(0, -1), [...(page.at(-1) ?? []), ...added]]
      if (page.length > 1 && !fits(tried)) {
        pages.push(page)
        page = [[...head], [fits([head, [line]]) ? line : inSmall(line)]]
      } else page = fresh ? [...page, [line]] : [...page.slice(0, -1), [...(page.at(-1) ?? []), line]]
      fresh = false
    }
  }
  return [...pages, page].map(partsOf)
}

/** A line in small print: too long for a screen otherwise. */
const inSmall = (line: string): string => `-# ${line.replace(/^- /, '')}`

const isTitle = (line: string): boolean => /^\*\*[^*]+\*\*$/.test(line)

/** The head with the first section, then a text for each other section. */
function partsOf([head = [], first = [], ...others]: readonly (readonly string[])[]): APIComponentInContainer[] {
  const texts = [[...head, ...first], ...others].filter(({ length }) => length > 0)
  return texts.flatMap((lines, at) => {
    const words = text(clip(lines.join('\n'), MOST_WORDS))
    return at === 0 ? [words] : [separator(), words]
  })
}

const shareButton = ({ id }: FoundRule, manner: CardManner, page: string, say: Say) =>
  manner.hidden ? [button(ruleId('share', { ...manner, hidden: false }, id, page), say('card.share'))] : []

function goSelect(
  list: readonly FoundRule[],
  language: Language,
  games: Games,
  id: string,
  placeholder: string,
): ControlRow[] {
  if (list.length === 0) return []
  return [
    select(
      id,
      placeholder,
      list.map((rule) => choiceOf(rule, language, games)),
    ),
  ]
}

// ---------------------------------------------------------------- lists

interface Item {
  readonly line: string
  /** It belongs to the item before: no space stands between the two. */
  readonly under?: true
  readonly rule?: FoundRule
  readonly cards?: readonly FoundCard[]
}

/** Items in pages that fit the screen, whose cards fit into one select; at least one item on each page. */
function pagesOf(items: readonly Item[], fits: (page: readonly Item[]) => boolean): Item[][] {
  const pages: Item[][] = []
  for (const item of items) {
    const page = pages.at(-1)
    const all = [...(page ?? []), item]
    const cards = distinct(all.flatMap(({ cards = [] }) => cards)).length
    const full = all.length > MOST_LINES || cards > MOST.options || !fits(all)
    if (page === undefined || full) pages.push([fits([item]) ? item : { ...item, line: inSmall(item.line) }])
    else page.push(item)
  }
  return pages
}

interface RuleList {
  readonly head: readonly string[]
  readonly items: readonly Item[]
  readonly page: number
  /** The custom id of another page. */
  readonly turn: (page: string) => string
  /** The result of picking a rule: it replaces the list, or opens beside it. */
  readonly picks: 'go' | 'pick'
  /** Without space between the lines. */
  readonly dense?: boolean
  readonly buttons: readonly APIButtonComponentWithCustomId[]
  readonly selects?: readonly ControlRow[]
}

function listView(listing: RuleList, games: Games, language: Language, manner: CardManner): Body {
  const { head, items, turn, picks, dense = false, buttons, selects = [] } = listing
  const say = speak(language)
  const page = (shown: readonly Item[], here: number, last: number) => {
    const back = turn(String(here))
    const pageLine = last > 0 ? [`-# ${say('search.page', { page: here + 1, pages: last + 1 })}`] : []
    const space = dense ? '\n' : '\n\n'
    const items = shown.map(({ line, under }, at) => (at === 0 ? line : `${under ? '\n' : space}${line}`)).join('')
    const lines = [items, ...pageLine].join(space)
    const cards = distinct(shown.flatMap(({ cards = [] }) => cards))
    const parts: APIComponentInContainer[] = [
      text(clip([...head, lines].join('\n'), MOST_WORDS)),
      ...goSelect(
        shown.flatMap(({ rule }) => rule ?? []),
        language,
        games,
        picks === 'go' ? ruleId(picks, manner) : leadingBack(ruleId(picks, manner), back),
        say(dense ? 'rules.open' : 'rules.pick'),
      ),
      ...(cards.length === 0 ? [] : [pickSelect(cards, language, manner, back)]),
      ...selects,
      ...rows([...turns(here, last, (to) => turn(String(to)), say), ...buttons]),
    ]
    return { components: [container(parts)] }
  }
  const pages = pagesOf(items, (shown) => PLACES.every(([at, end]) => isOneScreen(page(shown, at, end).components)))
  const last = Math.max(0, pages.length - 1)
  const here = Math.min(listing.page, last)
  return page(pages[here] ?? [], here, last)
}

const distinct = (cards: readonly FoundCard[]): FoundCard[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
]

function partView(app: App, rule: FoundRule, page: number, language: Language, manner: CardManner): Body {
  const say = speak(language)
  const { game, entry } = rule
  const items = below(game.rulebook, entry.number).flatMap((one): Item[] => {
    const of = found(game, one)
    const points = below(game.rulebook, one.number).map(
      (point): Item => ({ line: `- **${point.number}** ${point.text[language]}`, under: true }),
    )
    return [{ line: listed(of, language), rule: of }, ...points]
  })
  const of = Object.keys(app.games).length > 1 ? [`-# ${game.words.title(language)}`] : []
  const head = [...of, `### ${called(rule, say)} · ${entry.text[language]}`]
  const turn = (to: string) => ruleId('show', manner, rule.id, to)
  const buttons = [...neighbours(rule, manner, say), ...shareButton(rule, manner, String(page), say)]
  return listView({ head, items, page, turn, picks: 'go', buttons }, app.games, language, manner)
}

/**
 * The results of a query; without a query the contents.
 * @returns null if there is no result
 */
export function queryView(
  app: App,
  query: RuleQuery,
  page: number,
  language: Language,
  manner: CardManner,
): Body | null {
  const say = speak(language)
  const { words, card, first, only } = query
  const rules = foundRules(app.games, query, language)
  if (rules.length === 0 && (words !== '' || card !== null)) return null
  // A card names its game.
  const named = card === null && only !== null ? [only.id] : []
  const turn = (to: string) => ruleId('list', manner, to, card?.id ?? '', words, ...named)
  const whole = card === null && words === ''
  const items: readonly Item[] = [
    ...(card === null || words !== ''
      ? []
      : rulingsOnCard(card).map((ruling): Item => ({ line: rulingLine(ruling, language) }))),
    ...rules.map(
      (rule): Item => ({
        line: whole
          ? `- ${contentsLine(rule, language, app.games)}`
          : listed(rule, language, card === null ? app.games : null),
        rule,
      }),
    ),
  ]
  const said = { query: literal(words) }
  const name = card === null ? '' : literal(card.card.name)
  const title = whole
    ? asked(app.games, first, only).map((game) => say('rules.contents', { game: game.words.title(language) }))
    : card === null
      ? [say('rules.found', { ...said, count: rules.length })]
      : [
          `${say(words === '' ? 'rules.card.title' : 'rules.card.with', { ...said, name })}${titleAmong(app.games, card.game, language)}`,
        ]
  const editions = whole
    ? asked(app.games, first, only).map(
        (game) => `-# ${say('rules.edition', { edition: game.rulebook.edition[language] })}`,
      )
    : []
  const share = manner.hidden && !whole
  const buttons = [
    ...(card === null
      ? []
      : [button(customId('card', 'pick', manner.hidden ? 'h' : '', card.id), say('rules.card.show'))]),
    ...(share
      ? [
          button(
            ruleId('share', { ...manner, hidden: false }, '', String(page), card?.id ?? '', words, ...named),
            say('card.share'),
          ),
        ]
      : []),
  ]
  // A person who searches for the name of a card may want all rules about it.
  const called = card === null && words !== '' ? app.cards.named(words) : []
  const meant = only === null ? called : called.filter(({ game }) => game === only)
  const selects = meant.length === 0 ? [] : [ofSelect(meant, language, manner, turn(String(page)))]
  const head = [`### ${title.join(' · ')}`, ...editions]
  const listing = { head, items, page, turn, picks: whole ? 'go' : 'pick', dense: whole, buttons, selects } as const
  return listView(listing, app.games, language, manner)
}

const contentsLine = (rule: FoundRule, language: Language, games: Games): string =>
  `**${called(rule, speak(language))}**${titleAmong(games, rule.game, language)} · ${rule.entry.text[language]}`

/** Cards whose rules can be opened. */
function ofSelect(
  cards: readonly FoundCard[],
  language: Language,
  manner: CardManner,
  back: string | null = null,
): ControlRow {
  return select(
    leadingBack(ruleId('of', manner), back),
    speak(language)('rules.of'),
    cards.slice(0, MOST.options).map(({ id, card, kind }) => ({
      value: id,
      label: card.name,
      hint: `${kind[language]} · ${card.id}`,
    })),
  )
}

/**
 * Several cards that may be meant, for a search for their rules.
 * @param note stands in place of the question which card is meant
 */
export function whichCardView(
  { games }: Pick<App, 'games'>,
  name: string,
  cards: readonly FoundCard[],
  language: Language,
  manner: CardManner,
  note: string | null = null,
): Body {
  const asked = note ?? speak(language)('card.which', { name: literal(clip(name, 100)) })
  const lines = [asked, ...gamesLine(games, cards, language)]
  return { components: [text(lines.join('\n')), ofSelect(cards, language, manner)] }
}

// ---------------------------------------------------------------- cards

/** The cards named by a rule, its points and the rulings that rest on it, each by its first printing. */
function cardsOn(app: App, { game, entry }: FoundRule): FoundCard[] {
  const ids = [
    ...together(game.rulebook, entry).flatMap(({ cards }) => cards),
    ...rulingsCiting(game, entry).flatMap(({ cards }) => cards),
  ]
  return firstPrintings(app, game, ids)
}

function firstPrintings(app: App, game: Pick<Game, 'id'>, ids: readonly string[]): FoundCard[] {
  const all = ids.flatMap((id) => app.cards.get(`${game.id}/${id}`) ?? [])
  return distinct(all.flatMap(({ card }) => app.cards.get(`${game.id}/${card.printings[0] ?? card.id}`) ?? []))
}

/** The rulings that rest on a rule, with their cards. */
export function ruleCardsView(app: App, rule: FoundRule, page: number, language: Language, manner: CardManner): Body {
  const say = speak(language)
  const { game, entry } = rule
  const names = (cards: readonly FoundCard[]): string => {
    const all = [...new Set(cards.map(({ card }) => literal(card.name)))]
    const shown = all.slice(0, MOST_NAMES)
    const count = all.length - shown.length
    return count === 0 ? shown.join('; ') : say('rules.cards.more', { cards: shown.join('; '), count })
  }
  const here = firstPrintings(
    app,
    game,
    together(game.rulebook, entry).flatMap(({ cards }) => cards),
  )
  const items: readonly Item[] = [
    ...(here.length === 0 ? [] : [{ line: say('rules.cards.named', { cards: names(here) }), cards: here }]),
    ...rulingsCiting(game, entry).map((ruling): Item => {
      const cards = firstPrintings(app, game, ruling.cards)
      return { line: `${rulingLine(ruling, language)}\n-# ${names(cards)}`, cards }
    }),
  ]
  const head = [`### ${say('rules.cards.title', { what: called(rule, say) })}`]
  const turn = (to: string) => ruleId('cards', manner, rule.id, to)
  const buttons = [button(ruleId('show', manner, rule.id, '0'), say('rules.back'))]
  return listView({ head, items, page, turn, picks: 'go', buttons }, app.games, language, manner)
}
