/** Acts on cards, rules and pages of people. */
import { kind, may } from './act-row.ts'

const reads = { pace: 'reads' } as const
const open = (parts = '', picks?: string) =>
  may('anybody', 'any', { ...reads, parts, ...(picks === undefined ? {} : { picks }) })
const shown = (parts = '') => may('writer', 'any', { parts, limits: ['posts'] })

/** A card may have been opened from a match: the match shows it to those who may see it there, and to nobody else. */
const CARD = 'word? text? id? text*'

/** Game, format, panel, page, period, and whether it is shown in words. */
const STATISTICS = 'word? word? word? n? word? word?'

/** Kinds of clicks on what anybody may read, and on pages of people. */
export const PAGE_ACTS = {
  card: kind('@', {
    show: open(CARD),
    open: open(CARD, 'text'),
    pick: open(CARD, 'text'),
    versions: open(CARD, 'text'),
    rulings: open(CARD),
    share: may('writer', 'any', { parts: CARD, limits: ['posts'] }),
    announce: may('writer', 'any', { parts: CARD, picks: 'text', limits: ['posts'] }),
  }),
  search: kind('n text*', { '': may('anybody', 'any', { ...reads, limits: ['searches'] }) }),
  rule: kind('@ word?', {
    show: open('text? n?'),
    cards: open('text? n?'),
    go: open('text? n?', 'text'),
    pick: open('text*', 'text'),
    list: open('n? text? text? id?'),
    of: open('text*', 'text'),
    share: shown('text? n? text? text? id?'),
  }),
  pf: kind('@ person?', {
    show: may('page reader', 'S, D', { ...reads, parts: 'word? word?' }),
    decks: may('page reader', 'S, D', { ...reads, parts: 'word? word?' }),
    share: may(['page reader', 'writer'], 'S, D', { parts: 'word? word?', limits: ['posts'], note: 'about oneself' }),
    challenge: may('page reader', 'any', reads),
  }),
  st: kind('@ league?', {
    me: may('self', 'any', { ...reads, parts: STATISTICS }),
    here: may('member', 'S', { ...reads, parts: STATISTICS }),
    league: may('reader', 'any', { ...reads, parts: STATISTICS }),
    mecsv: may('self', 'any', { ...reads, parts: STATISTICS, limits: ['exports'] }),
    herecsv: may('member', 'S', { ...reads, parts: STATISTICS, limits: ['exports'] }),
    leaguecsv: may('reader', 'any', { ...reads, parts: STATISTICS, limits: ['exports'] }),
    hereshare: may(['member', 'writer'], 'S', { parts: STATISTICS, limits: ['posts'] }),
    leagueshare: may(['reader', 'writer'], 'S', { parts: STATISTICS, limits: ['posts'] }),
  }),
  ldr: kind('word? word? n?', { '': may('member', 'S', reads) }),
} as const
