/** A panel of statistics: the headline, a picture, which panels there are, pages, CSV, and the rest below More… */
import type { AnyGame } from '../../games/games.ts'
import { joined, type SafeText } from '../../locales/safe-text.ts'
import { stamp } from '../frame/dates.ts'
import { framePanel, type MoreEntry, menu, type PanelView, press } from '../frame/frame.ts'
import { plainView } from '../frame/plain-view.ts'
import type { App } from '../shell/app.ts'
import type { Body } from '../shell/components.ts'
import { text } from '../shell/components.ts'
import type { IncomingRequest } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import {
  endsPanel,
  type FiguresPanel,
  gamesIn,
  LISTS,
  type ListName,
  levelsPanel,
  ownPanel,
  pairsPanel,
  ROWS,
  ratesPanel,
} from './statistics-blocks.ts'
import { figuresOf, type PageFigures } from './statistics-figures.ts'
import { type PanelName, pageId, type StatisticsPage } from './statistics-page.ts'

/** The most leagues in the menu. */
const MOST_LEAGUES = 6

/** Returns a page of statistics; null if it is a league's that this person may not see. */
export async function statisticsBody(
  app: App,
  incoming: IncomingRequest,
  wanted: StatisticsPage,
  note?: SafeText,
): Promise<Body | null> {
  const figures = await figuresOf(app, incoming, wanted)
  if (figures === null) return null
  const { page, game } = figures
  const plain = await plainView(app, incoming, game.id)
  const view = { ...plain, wordsOnly: plain.wordsOnly || page.words }
  const leagues = await leaguesNear(app, incoming, page)
  const { say } = view
  if (page.panel === 'how') return howBody(app, view, page)
  const shown = figuresPanel(view, page, figures)
  const at = Math.min(page.page, shown.pages - 1)
  return framePanel(app, view, {
    note,
    news: headOf(view, page, figures),
    blocks: shown.blocks,
    question: shown.question,
    line: shown.line,
    selects: menu(view, 'stats', say('stats.panel.pick'), panelEntries(view, page, figures)),
    buttons: [
      ...(at > 0 ? [press(pageId(page, { page: at - 1 }), say('league.back'))] : []),
      ...(at + 1 < shown.pages
        ? [press(pageId(page, { page: at + 1 }), say('stats.next', { count: ROWS }), 'main')]
        : []),
      ...(shown.blocks.length === 0 && (figures.own?.games ?? []).length === 0
        ? []
        : [press(pageId(page, {}, 'csv'), say('stats.csv'))]),
    ],
    more: moreEntries(app, view, page, { leagues, inServer: incoming.place.guildId !== null, shown }),
  })
}

/** Returns what a panel shows. */
function figuresPanel(view: PanelView, page: StatisticsPage, figures: PageFigures): FiguresPanel {
  const { panel } = page
  if (isList(panel)) return ratesPanel(view, page, figures, panel)
  if (panel === 'pairs') return pairsPanel(view, figures)
  if (panel === 'ends') return endsPanel(view, figures)
  if (panel === 'levels') return levelsPanel(view, figures)
  const tables = ownTablesOf(view, figures)
  const table = tables[Number(panel.slice(3)) || 0]
  return table === undefined ? ratesPanel(view, page, figures, 'sides') : ownPanel(view, table)
}

const isList = (panel: PanelName): panel is ListName => (LISTS as readonly string[]).includes(panel)

/** Returns the game's tables about the reader's own matches. */
export const ownTablesOf = ({ game, language }: PanelView, { own }: PageFigures) =>
  own === null ? [] : (game.counter?.own(own.numbers, language) ?? [])

function headOf({ say, game, language }: PanelView, page: StatisticsPage, figures: PageFigures): SafeText {
  const { sums, madeAt, league } = figures
  const { whose, panel, format } = page
  const title = say(
    panel.startsWith('own') ? 'stats.title.own' : `stats.title.${panel as Exclude<PanelName, `own${number}` | 'how'>}`,
  )
  const common = { title, game: game.words.title(language), format: game.words.format(format, language) }
  const head =
    whose === 'league'
      ? say('stats.head.league', { ...common, league: literal(league ?? '') })
      : say(whose === 'me' ? 'stats.head.me' : 'stats.head.server', common)
  const count = sums === null ? 0 : gamesIn(sums, panel)
  const counted =
    sums?.since == null || count === 0
      ? say('stats.count.none')
      : say('stats.count', { count, date: stamp(Date.parse(sums.since), 'D') })
  const made = madeAt === null ? [] : [say('stats.renewed', { date: stamp(madeAt.getTime(), 'D') })]
  return joined([head, counted, ...made], ' ')
}

function panelEntries(view: PanelView, page: StatisticsPage, figures: PageFigures): readonly MoreEntry[] {
  const { say } = view
  const of = (panel: PanelName, label: string) => ({ id: pageId(page, { panel, page: 0 }), label, panel })
  const common = [
    ...(view.game.counter === undefined ? [] : [of('cards', say('stats.cards')), of('decks', say('stats.decks'))]),
    ...(page.whose === 'me' || view.game.counter === undefined ? [] : [of('pairs', say('stats.pairs'))]),
    of('sides', say('stats.sides')),
    ...(view.game.counter === undefined ? [] : [of('openings', say('stats.openings'))]),
    of('ends', say('stats.ends')),
    ...(page.whose === 'me' ? [of('levels', say('stats.levels'))] : []),
  ]
  const own = ownTablesOf(view, figures).map(({ title }, at) => of(`own${at}`, title))
  return [...own, ...common].filter(({ panel }) => panel !== page.panel)
}

interface Around {
  readonly leagues: readonly { readonly id: string; readonly name: string }[]
  readonly inServer: boolean
  readonly shown: FiguresPanel
}

function moreEntries(
  app: App,
  { say, game, language }: PanelView,
  page: StatisticsPage,
  { leagues, inServer, shown }: Around,
): readonly MoreEntry[] {
  const { whose } = page
  const first = { panel: 'cards', page: 0, period: 'all' } as const
  return [
    { id: pageId(page, { panel: 'how', page: 0 }), label: say('stats.how') },
    { id: pageId(page, { words: !page.words }), label: say(page.words ? 'stats.pictures' : 'stats.words') },
    ...(whose === 'me' || !inServer || shown.blocks.length === 0
      ? []
      : [{ id: pageId(page, {}, 'share'), label: say('stats.share') }]),
    ...(whose === 'me'
      ? [
          {
            id: pageId(page, { period: page.period === 'all' ? 'recent' : 'all', page: 0 }),
            label: say(page.period === 'all' ? 'stats.period.recent' : 'stats.period.all'),
          },
        ]
      : [{ id: pageId(page, { ...first, whose: 'me', leagueId: null, panel: 'own0' }), label: say('stats.scope.me') }]),
    ...(whose === 'here' || !inServer
      ? []
      : [{ id: pageId(page, { ...first, whose: 'here', leagueId: null }), label: say('stats.scope.server') }]),
    ...leagues.map(({ id, name }) => ({
      id: pageId(page, { ...first, whose: 'league', leagueId: id }),
      label: name,
    })),
    ...(whose === 'league'
      ? []
      : [
          ...game.formats
            .filter((one) => one !== page.format)
            .map((format) => ({ id: pageId(page, { format, page: 0 }), label: game.words.format(format, language) })),
          ...otherGames(app, game).map((one) => ({
            id: pageId(page, { game: one.id, format: one.formats[0] ?? '', page: 0 }),
            label: one.words.title(language),
          })),
        ]),
  ]
}

const otherGames = ({ games }: Pick<App, 'games'>, game: AnyGame): readonly AnyGame[] =>
  Object.values(games).filter(({ id }) => id !== game.id)

/** Leagues of the server, or else of the reader, of which statistics may be wanted. */
async function leaguesNear(app: App, incoming: IncomingRequest, page: StatisticsPage): Promise<Around['leagues']> {
  const { guildId } = incoming.place
  const found =
    guildId === null
      ? await app.leagues.of(incoming.person, MOST_LEAGUES)
      : await app.leagues.inServer(guildId, { person: incoming.person }, MOST_LEAGUES)
  return found
    .filter(({ id }) => id !== page.leagueId)
    .slice(0, MOST_LEAGUES)
    .map(({ id, name }) => ({ id, name }))
}

/** Returns how figures are counted, and what they do not tell. */
function howBody(app: App, view: PanelView, page: StatisticsPage): Promise<Body> {
  const { say } = view
  const lines =
    page.whose === 'me' ? (['1', '2', '3', '4', 'own.5', 'own.6'] as const) : (['1', '2', '3', '4', '5', '6'] as const)
  return framePanel(app, view, {
    news: say('stats.how.title'),
    lines: lines.map((one) => joined([literal('• '), say(`stats.how.${one}`)], '')),
    buttons: [
      press(pageId(page, { panel: page.whose === 'me' ? 'own0' : 'cards', page: 0 }), say('league.back'), 'main'),
    ],
  })
}

/** Returns a page as it is shared with everybody: words and picture without controls, and only what everybody may see. */
export async function sharedBody(app: App, incoming: IncomingRequest, wanted: StatisticsPage): Promise<Body | null> {
  const figures = await figuresOf(app, incoming, wanted)
  if (figures === null || wanted.whose === 'me') return null
  const { page, game } = figures
  const public_ = { ...incoming, language: incoming.placeLanguage, person: app.botId }
  const view = await plainView(app, public_, game.id)
  const open: PageFigures = { ...figures, audience: 'public' }
  const shown = figuresPanel(view, page, open)
  if (shown.blocks.length === 0) return null
  return framePanel(app, view, { news: headOf(view, page, open), blocks: shown.blocks, line: shown.line })
}

/** Returns a message in words alone. */
export const wordsBody = (words: SafeText | string): Body => ({ components: [text(words)] })
