/** Acts on a person's own settings and data, on the settings of a server, and on the bot as a whole. */
import { kind, may } from './act-row.ts'

const own = (given: object = {}) => may('self', 'any', given)
const admin = (given: object = {}) => may('admin', 'S', { elsewhere: 'setup.dm', ...given })
const setting = (given: object = {}) => admin({ limits: ['serverSettings'], ...given })
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
    back: own({ limits: ['vacationReturns'] }),
  }),
  set: kind('@', {
    show: own(),
    zone: own({ form: true }),
    times: own(),
    notices: own(),
    others: own(),
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
    export: own({ limits: ['exports'] }),
    delete: own(),
    counted: own({ parts: 'word' }),
    sure: own({ limits: ['deletions'] }),
  }),
  setup: kind('@', {
    open: admin({ picks: 'word' }),
    check: admin({ parts: 'word?' }),
    test: admin({ limits: ['serverTests'], parts: 'word?' }),
    again: admin({ limits: ['refusedMessages'] }),
    challenges: setting({ picks: 'person', limits: ['serverSettings', 'firstWords'], ...CHANNELS }),
    threads: setting({ picks: 'person', ...CHANNELS }),
    role: setting({ picks: 'person', note: 'the role is one of this server' }),
    language: setting({ picks: 'word' }),
    time: setting({ picks: 'word' }),
    format: setting({ picks: 'text' }),
    rules: setting({ parts: 'word word', picks: 'text' }),
    rated: setting({ picks: 'word' }),
    reveals: setting({ picks: 'word' }),
    suggestions: setting({ picks: 'word' }),
    leagues: setting({ picks: 'person', note: 'every role is one of this server' }),
    board: setting({ picks: 'person', ...CHANNELS }),
  }),
  admin: kind('@', {
    show: may('host', 'any'),
    turn: may('host', 'any', { picks: 'person' }),
    again: may('host', 'any'),
  }),
} as const
