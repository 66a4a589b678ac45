/** Acts on a person's own settings and data, on the settings of a server, and on the bot as a whole. */
import { kind, may } from './act-row.ts'

const own = (given: object = {}) => may('self', 'any', given)
const admin = (given: object = {}) => may('admin', 'S', { elsewhere: 'setup.dm', ...given })
const CHANNELS = { note: 'every channel is one of this server and of a kind that fits' } as const

/** Kinds of clicks on settings and data. */
export const OWN_ACTS = {
  hours: kind('@ id?', {
    show: own(),
    night: own({ picks: 'word' }),
    free: own({ picks: 'n' }),
    digest: own({ picks: 'word' }),
    auto: own({ parts: 'word' }),
    holidays: own({ form: true }),
    typed: own({ takes: { days: 4000 } }),
  }),
  vac: kind('@ id?', {
    show: own(),
    from: own({ parts: 'n', picks: 'date' }),
    days: own({ parts: 'date', picks: 'n' }),
    take: own({ parts: 'date n' }),
    both: own({ parts: 'date n' }),
    back: own(),
  }),
  set: kind('@', {
    show: own(),
    zone: own({ form: true }),
    'zone-pick': own({ picks: 'word' }),
    'zone-typed': own({ takes: { zone: 200 } }),
    forget: own(),
    quiet: own(),
    from: own({ picks: 'word' }),
    to: own({ picks: 'word' }),
    way: own({ parts: 'word' }),
    calls: own({ parts: 'word' }),
    dms: own({ parts: 'word' }),
    words: own({ parts: 'word' }),
    suggestions: own({ parts: 'word' }),
    page: own({ parts: 'word' }),
    limit: own({ picks: 'word' }),
    unblock: own({ picks: 'person' }),
  }),
  zone: kind('@', { ask: own({ form: true }), 'zone-typed': own({ takes: { zone: 200 } }) }),
  privacy: kind('@', {
    show: own(),
    export: own({ limits: ['heavy'] }),
    delete: own(),
    sure: own(),
  }),
  setup: kind('@', {
    open: admin({ picks: 'word' }),
    check: admin({ parts: 'word?' }),
    test: admin({ parts: 'word?' }),
    again: admin(),
    challenges: admin({ picks: 'person', ...CHANNELS }),
    threads: admin({ picks: 'person', ...CHANNELS }),
    role: admin({ picks: 'person', note: 'the role is one of this server' }),
    language: admin({ picks: 'word' }),
    time: admin({ picks: 'word' }),
    format: admin({ picks: 'text' }),
    rules: admin({ parts: 'word word', picks: 'text' }),
    rated: admin({ picks: 'word' }),
    reveals: admin({ picks: 'word' }),
    suggestions: admin({ picks: 'word' }),
    leagues: admin({ picks: 'person', note: 'every role is one of this server' }),
    board: admin({ picks: 'person', ...CHANNELS }),
  }),
  admin: kind('@', {
    show: may('host', 'any'),
    turn: may('host', 'any', { picks: 'person' }),
    again: may('host', 'any'),
  }),
} as const
