/**
 * The page of a finished match: one file that opens anywhere without a request. It holds the match as JSON, its story in
 * plain markup, and its frames; one program shows them. Pure.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateRawSync } from 'node:zlib'
import { DateTime } from 'luxon'
import type { DeckList, Language, Look, Seat } from '../../contract/index.ts'
import { typeName } from '../../decks/type-name.ts'
import type { AnyGame } from '../../games/games.ts'
import { plainly, speak } from '../../locales/index.ts'
import { sideStyle } from '../../pictures/style.ts'
import { html, Markup } from './html.ts'
import type { PackedPage, PageDeck, PageTexts } from './packed.ts'
import { PAGE_PROGRAM, PAGE_STYLE } from './program-text.ts'
import {
  ALL_HANDS,
  inEach,
  pageFrames,
  pageVoice,
  type RecordedMatch,
  recordedMatch,
  type ShownMatch,
  viewsOf,
} from './recorded.ts'
import { scriptJson } from './script-json.ts'

/** A match for a page. */
export interface PageInput extends ShownMatch {
  /** Shown first. */
  readonly language: Language
  readonly startedAt: Date
  /** The name of the file, without its ending. */
  readonly file: string
  /** The export as JSON text (`matchFileText`). */
  readonly json: string
  /** The decks that its reader may know. */
  readonly decks: Readonly<Record<Seat, DeckList>>
  /** The seat of the challenger; null where there is none. */
  readonly author: Seat | null
  /** The result as a ruling has corrected it, in words; null: it stands as it was played. */
  readonly ruled: Readonly<Record<Language, string>> | null
}

/** A page that is larger leaves out its fonts, then the tables and stories of its second language. */
export const MOST_PAGE = 1024 * 1024

/** Returns a match as the text of a page. */
export function matchPage(input: PageInput): string {
  const whole = recordedMatch(input)
  const story = plainStory(input)
  const made = (recorded: RecordedMatch, fonts: string) => written(input, packedPage(input, recorded), story, fonts)
  const full = made(whole, fontFaces())
  if (full.length <= MOST_PAGE) return full
  const plain = made(whole, '')
  return plain.length <= MOST_PAGE ? plain : made(recordedMatch(input, input.language), '')
}

const packedPage = (input: PageInput, recorded: RecordedMatch): PackedPage => ({
  ...recorded,
  file: input.file,
  texts: inEach((language) => pageTexts(input, language)),
})

// ---------------------------------------------------------------- words

const WORDS = [
  ...(['story', 'notes', 'fair', 'decks', 'more', 'controls', 'view', 'moment', 'back', 'next', 'play'] as const),
  ...(['pause', 'speed', 'theme', 'help', 'close', 'note', 'note.save', 'note.kept', 'note.lost', 'link'] as const),
  ...(['no-table', 'keys', 'touch', 'letters', 'fair.checked', 'fair.wrong', 'fair.never'] as const),
  ...(['fair.view', 'fair.before', 'fair.seal', 'fair.secret', 'fair.end'] as const),
] as const

function pageTexts(input: PageInput, language: Language): PageTexts {
  const { game, names, author } = input
  const say = plainly(speak(language))
  const words = Object.fromEntries(WORDS.map((key) => [key, say(`match-page.${key}`)]))
  const gaps = {
    'fair.closed': say('match-page.fair.closed', { date: '{{date}}' }),
    'fair.broken': say('match-page.fair.broken', { number: '{{number}}' }),
    'fair.log': say('match-page.fair.log', { file: `${input.file}.html` }),
    'link.done': say('match-page.link.done', { link: '{{link}}' }),
  }
  const named = (view: string) =>
    view === ALL_HANDS
      ? say('match-page.both')
      : view === 'spectator'
        ? say('match-page.spectator')
        : (names[view] ?? view)
  const roleOf = (seat: Seat) => (author === null ? seat : seat === author ? 'author' : 'guest')
  return {
    title: titleOf(input),
    about: aboutOf(input, language),
    views: Object.fromEntries(viewsOf(input).map((view) => [view, named(view)])),
    words: { ...words, ...gaps },
    decks: decksOf(input, language),
    said: Object.fromEntries(
      game.seats.map((seat) => [roleOf(seat), say('match-page.fair.word', { name: names[seat] ?? seat })]),
    ),
  }
}

const titleOf = ({ game, names }: PageInput): string => game.seats.map((seat) => names[seat] ?? seat).join(' – ')

function aboutOf({ game, outcome, names, startedAt, ruled }: PageInput, language: Language): string {
  const date = DateTime.fromJSDate(startedAt, { zone: 'utc' }).setLocale(language === 'fr' ? 'fr' : 'en-GB')
  const played = outcome === null ? [] : [game.words.outcome(outcome, pageVoice(names, language))]
  const result = ruled === null ? played : [ruled[language]]
  return [game.words.title(language), date.toFormat('d LLL yyyy'), ...result].join(' · ')
}

function decksOf({ game, decks, names }: PageInput, language: Language): readonly PageDeck[] {
  const facts = new Map(game.cards.all.map((card) => [card.id, card]))
  return Object.entries(decks).map(([seat, list]) => {
    const groups = new Map<string, DeckList[number][]>()
    for (const entry of list) {
      const type = facts.get(entry.card)?.type ?? ''
      groups.set(type, [...(groups.get(type) ?? []), entry])
    }
    return {
      name: names[seat] ?? seat,
      groups: [...groups].map(([type, entries]) => ({
        title: typeName(game, type, language),
        cards: entries.map(({ card, count }) => `${count} × ${facts.get(card)?.name ?? card}`),
      })),
    }
  })
}

// ---------------------------------------------------------------- markup

/** The story in plain markup: for print, for readers without the program, for search. */
function plainStory(input: PageInput): Markup {
  const { language, steps } = input
  const view = steps.has('spectator') ? 'spectator' : (viewsOf(input)[0] ?? '')
  let turn: number | null = null
  const parts = pageFrames(input, view, language).map((frame) => {
    const head = frame.turn === turn ? html`<p><b>${frame.title}.</b></p>` : html`<h2>${frame.title}</h2>`
    turn = frame.turn
    return html`${head}${frame.lines.map((line) => html`<p>${line}</p>`)}`
  })
  const decks = decksOf(input, language).map(({ name, groups }) => {
    const lists = groups.map(({ title, cards }) => html`<p>${title}: ${cards.join(', ')}</p>`)
    return html`<h2><bdi>${name}</bdi></h2>${lists}`
  })
  return html`<section id="plain"><h1>${titleOf(input)}</h1><p>${aboutOf(input, language)}</p>${parts}${decks}</section>`
}

const tab = (id: string, chosen: boolean): Markup =>
  html`<button type="button" role="tab" id="tab-${id}" data-tab="${id}" data-w="${id}" aria-controls="pane-${id}" aria-selected="${String(chosen)}"></button>`

const pane = (id: string, inner: Markup): Markup =>
  html`<div role="tabpanel" id="pane-${id}" aria-labelledby="tab-${id}" tabindex="0">${inner}</div>`

const act = (id: string, name = ''): Markup =>
  html`<button type="button" id="${id}" data-act="${id}" class="${name}"></button>`

const SKELETON = html`<div id="app"><header><div><h1 id="match-title"></h1><p id="about"></p></div>${act('lang')}<button type="button" data-act="theme" data-l="theme"><span aria-hidden="true">◐</span></button><button type="button" data-act="help" data-l="help"><span aria-hidden="true">?</span></button></header>
<main><div><div class="stage" id="stage" role="group" tabindex="-1"></div><div class="say" id="say" aria-live="polite"><h2 id="title"></h2><p id="lines"></p><p class="note" id="noted"></p></div>
<div class="ctl" role="group" data-l="controls"><input id="range" type="range" min="0" step="1" data-l="moment"><div class="r"><button type="button" data-act="back" data-w="back"></button>${act('play', 'go')}<button type="button" data-act="next" data-w="next"></button>${act('speed')}<span id="count"></span></div><div class="r" id="views" role="group" data-l="view"></div></div></div>
<div id="side"><div class="tabs" role="tablist" data-l="more">${tab('story', true)}${tab('notes', false)}${tab('fair', false)}${tab('decks', false)}</div>
${pane('story', html``)}${pane('notes', html`<label><span data-w="note"></span><textarea id="note"></textarea></label><div class="acts"><button type="button" data-act="save" data-w="note.save"></button><button type="button" data-act="copy" data-w="link"></button></div><p class="hint" id="copied" role="status"></p><p class="hint" id="kept"></p>`)}${pane('fair', html``)}${pane('decks', html``)}</div></main>
<dialog id="card" aria-labelledby="card-title"><h2 id="card-title"></h2><div id="card-text"></div><button type="button" data-close="" data-w="close"></button></dialog>
<dialog id="help" aria-labelledby="help-title"><h2 id="help-title" data-w="help"></h2><p data-w="keys"></p><p data-w="touch"></p><label><input type="checkbox" id="letters" checked><span data-w="letters"></span></label><button type="button" data-close="" data-w="close"></button></dialog></div>
<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs id="art"></defs></svg>`

function written(input: PageInput, packed: PackedPage, story: Markup, fonts: string): string {
  const hash = createHash('sha256').update(PAGE_PROGRAM).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const data = deflateRawSync(JSON.stringify(packed), { level: 9 }).toString('base64')
  const style = `${fonts}${sideColours(input.game, input.game.look)}${PAGE_STYLE}`
  return `${html`<!doctype html>
<html lang="${input.language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titleOf(input)} · HoloNet</title>
<style>${new Markup(style)}</style></head><body>
${story}
${SKELETON}
<script type="application/json" id="match">${new Markup(scriptJson(input.json))}</script>
<script type="application/octet-stream" id="packed">${data}</script>
<script>${new Markup(PAGE_PROGRAM)}</script>
</body></html>`}\n`
}

/** The colours of each side, for the classes of the seats. */
const sideColours = ({ seats }: AnyGame, look: Look | undefined): string =>
  seats
    .map((seat, at) => {
      if (look === undefined) return ''
      const { band, card, edge, ink, won, ring } = sideStyle(look.palette(seat))
      return `.s${at}{--band:${band};--card:${card};--edge:${edge};--on:${ink};--won:${won};--ring:${ring}}`
    })
    .join('')

const FONTS = [
  ['Barlow', 'barlow', 600],
  ['BarlowC', 'barlow-condensed', 600],
  ['Exo', 'exo-2', 800],
] as const

let faces: string | null = null

/** The fonts of our pictures, in Latin letters (SIL Open Font License), as part of the page. */
function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url)
  faces ??= FONTS.map(([name, family, weight]) => {
    const file = readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`))
    return `@font-face{font-family:${name};font-weight:${weight};src:url(data:font/woff2;base64,${file.toString('base64')})}`
  }).join('')
  return faces
}
