/** Acts on challenges, rematches, first games and the queue. */
import { kind, may } from './act-row.ts'

const SENT = { limits: ['openChallenges', 'challenges', 'sameChallenges', 'posts', 'notices', 'approaches'] } as const

/** Kinds of clicks that lead to a match. */
export const CHALLENGE_ACTS = {
  c: kind('challenge @', {
    deck: may(['addressee', 'author there'], 'S, D', {
      picks: 'text',
      ...SENT,
      note: 'no block between the two, room for a match',
    }),
    page: may('addressee', 'S, D', { parts: 'n? word?' }),
    accept: may(['addressee', 'author there'], 'S, D', { note: 'no block between the two, room for a match' }),
    decks: may(['addressee', 'author there'], 'S, D'),
    choose: may('author', 'S, D', { picks: 'word', parts: 'n?', note: 'a draft of no rematch' }),
    change: may('author', 'S, D', { picks: 'word', parts: 'word', note: 'a draft of no rematch' }),
    level: may('author', 'S, D', { parts: 'word', note: 'a draft against the practice opponent' }),
    fair: may(['addressee', 'author there'], 'S, D', { pace: 'reads' }),
    word: may(['addressee', 'author there'], 'S, D', { form: true }),
    said: may(['addressee', 'author there'], 'S, D', { takes: { word: 40 }, note: 'once, and not too late' }),
    'by-dm': may('author', 'S, D', { limits: ['practiceByDm'], note: 'a draft against the practice opponent' }),
    decline: may('addressee', 'any'),
    withdraw: may('author', 'any', { limits: ['sameChallenges'] }),
  }),
  rematch: kind('match seat? word?', {
    '': may(['seat', 'companions', 'writer there'], 'any', {
      ...SENT,
      limits: ['rematches', 'challenges', 'posts', 'notices', 'approaches'],
      note: 'over, and no game of a league',
    }),
  }),
  learn: kind('@', {
    intro: may('self', 'any'),
    begin: may('self', 'any', { parts: 'word', limits: ['threads'] }),
    over: may('self', 'any', { parts: 'word', limits: ['threads'] }),
    next: may('self', 'any', { parts: 'word', limits: ['threads'] }),
    'go-on': may('seat', 'any', { pace: 'plays', parts: 'match' }),
    rule: may('anybody', 'any', { pace: 'reads', parts: 'text id? seat?' }),
    hide: may('seat', 'any', { pace: 'plays', parts: 'match seat' }),
    page: may('seat', 'any', { pace: 'plays', parts: 'match seat n?' }),
    quiet: may('seat', 'any', { pace: 'plays', parts: 'match seat word?' }),
  }),
  q: kind('@ word?', {
    show: may('self', 'any', { pace: 'reads' }),
    again: may('self', 'any', { pace: 'reads' }),
    wish: may('self', 'any', { pace: 'reads', parts: 'word? n? word? n? seat?' }),
    practice: may('self', 'any', { pace: 'reads' }),
    join: may(['member', 'writer'], 'S', {
      limits: ['searchesForOpponents', 'opponentsLeft'],
      elsewhere: 'queue.not-here',
      parts: 'word? n? word? n? seat?',
      note: 'with legal decks of their own',
    }),
    widen: may(['member', 'writer'], 'S', { elsewhere: 'queue.not-here', parts: 'word*' }),
    stop: may('self', 'any', { limits: ['opponentsLeft'] }),
    accept: may('found', 'any', { parts: 'id text?', note: 'one of the two who were found' }),
    decline: may('self', 'any', { parts: 'id', limits: ['opponentsLeft'], note: 'one of the two who were found' }),
  }),
} as const
