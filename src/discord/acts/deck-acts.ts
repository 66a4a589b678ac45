/** Acts on a person's own decks: each statement that reads a deck names its owner, so that others find none. */
import { kind, may } from './act-row.ts'

const own = (given: object = {}) => may('self', 'any', given)

/** Kinds of clicks on decks. */
export const DECK_ACTS = {
  dl: kind('@', {
    list: own(),
    page: own({ parts: 'n word?' }),
    open: own({ parts: 'n?', picks: 'id' }),
    ready: own({ picks: 'text' }),
    begin: own({ form: true }),
    begun: own({ takes: { name: 100, side: 100, format: 100 } }),
    paste: own({ form: true }),
    pasted: own({ parts: 'word? word? word?', takes: { list: 4000, name: 100 }, limits: ['imports'] }),
  }),
  d: kind('id n @', {
    show: own(),
    page: own({ parts: 'n' }),
    card: own({ picks: 'text' }),
    set: own({ parts: 'text n' }),
    out: own({ parts: 'text' }),
    pick: own({ picks: 'text' }),
    search: own({ form: true }),
    found: own({ takes: { text: 100 } }),
    add: own({ form: true }),
    added: own({ takes: { list: 4000 } }),
    meant: own({ picks: 'text' }),
    skip: own(),
    'skip-all': own(),
    format: own({ parts: 'word' }),
    rename: own({ form: true }),
    renamed: own({ takes: { name: 100 } }),
    copy: own({ parts: 'word?' }),
    whole: own(),
    export: own({ limits: ['exports'] }),
    share: own({ parts: 'word?' }),
    sure: own({ parts: 'word word?' }),
    post: may(['self', 'writer'], 'S, D', {
      parts: 'word word? word?',
      limits: ['posts'],
      note: 'asked twice while a league hides the list',
    }),
    delete: own(),
    deleted: own(),
  }),
  do: kind('id n @', {
    '': own(),
    open: own(),
    list: own(),
    kind: own({ picks: 'text' }),
    field: own({ parts: 'text', picks: 'text' }),
    drop: own({ parts: 'text' }),
    ask: own({ parts: 'text text?' }),
    leave: own({ parts: 'text text?' }),
    in: own({ parts: 'text text? word? text*', picks: 'text', takes: { typed: 60 } }),
    show: own({ parts: 'text?' }),
  }),
} as const
