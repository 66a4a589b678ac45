/** Acts by command: typed with a slash, from the menu of a message, or completed while a person types. */
import { type ActRow, may } from './act-row.ts'

const reads = { pace: 'reads' } as const
const own = (given: object = {}) => may('self', 'any', given)

/** The acts of a command: `''` without a subcommand. A completion needs the right of its command. */
export type CommandRow = Readonly<Record<string, ActRow>>

/** The acts of all commands, by their names on Discord. */
export const COMMAND_ACTS = {
  play: {
    '': may('challenger', 'any', {
      limits: ['openChallenges', 'challenges', 'posts', 'notices'],
      note: 'with the role for challenges, in a channel for them; no bot, no block between the two',
    }),
  },
  learn: { '': own(reads) },
  games: { '': own(reads) },
  replay: { '': may('onlooker', 'any', { ...reads, note: 'the match is over; a seat sees its own view' }) },
  league: { '': may('anybody', 'any', { ...reads, note: 'each league that it opens is asked as its button is' }) },
  queue: { '': own(reads) },
  profile: { '': may('page reader', 'any', { ...reads, note: 'from another server only if both are members there' }) },
  ladder: { '': may('member', 'S', reads) },
  stats: { '': own({ ...reads, note: 'of the server of the request: its members' }) },
  deck: {
    list: own(),
    new: own(),
    show: own(),
    add: own(),
    remove: own(),
    rename: own(),
    copy: own(),
    import: own({ limits: ['imports'] }),
    export: own({ limits: ['exports'] }),
    share: own(),
    delete: own(),
  },
  resign: { '': own({ pace: 'plays' }) },
  settings: { '': own() },
  vacation: { '': own() },
  block: { '': own({ limits: ['blocks'] }) },
  unblock: { '': own() },
  card: { '': may('writer to all', 'any', { ...reads, limits: ['posts'] }) },
  search: { '': may('writer to all', 'any', { ...reads, limits: ['searches', 'posts'] }) },
  rules: { '': may('writer to all', 'any', { ...reads, limits: ['posts'] }) },
  'Cards named here': { '': may('anybody', 'any', reads) },
  setup: { '': may('admin', 'S', { elsewhere: 'setup.dm' }) },
  admin: { '': may('host', 'any') },
  invite: { '': may('writer to all', 'any', { limits: ['posts'] }) },
  privacy: { '': own() },
  help: { '': may('anybody', 'any', reads) },
} as const satisfies Record<string, CommandRow>
