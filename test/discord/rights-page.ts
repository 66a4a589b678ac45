/** The page of rights, made from the table of acts. */
import type { ActRow, ActsFor } from '../../src/discord/acts/act-row.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../../src/discord/acts/acts.ts'
import { ADDRESS_ACTS, CLI_ACTS } from '../../src/discord/acts/address-acts.ts'
import { COMMAND_ACTS } from '../../src/discord/acts/command-acts.ts'
import { LEAGUE_TELLINGS, MATCH_TELLINGS, type MatchTelling } from '../../src/discord/acts/telling-acts.ts'

/** The meaning of each word for people. */
const WHO: Readonly<Record<ActsFor, string>> = {
  anybody: 'everybody',
  self: 'the person, about things of their own alone',
  seat: 'holds a seat of the match now; the seat that the control names',
  onlooker: 'holds a seat of the match, or is a member of its server; of a match without a server: its people',
  companions: 'both people of the match are members of its server',
  present: 'is a member of the match’s server now',
  author: 'made the challenge',
  addressee: 'is named by the challenge, made it, or is a member of its server if it is open to all',
  'author there': 'the person who made the challenge is a member of its server still, and not silenced there',
  searcher: 'is a member of the server in which they look for an opponent',
  found: 'they and the opponent of their offer are members where each of them looked, and not silenced there',
  reader: 'is a member of the league’s server, has or had a place in it, organises a draft, or is asked to organise it',
  joiner: 'is a member of the league’s server now',
  player: 'has or had a place in the league',
  judge: 'organises the league, manages its server, or has the role of its helpers; and is a member there now',
  organiser: 'organises the league or manages its server; and is a member there now',
  creator: 'manages the server, or has a role that its admins have named for creating leagues',
  'page reader':
    'is the person, has played them, shares a league with them, or is in this server with them; nobody else if the page is hidden',
  admin: 'manages this server',
  host: 'hosts the bot',
  member: 'is in this server',
  writer:
    'sees this channel, may write in it by their own permissions and is not silenced; in direct messages everybody',
  'writer to all': '*writer*, if everybody is to see the answer',
  challenger: 'against people: *writer*, and the other person is a member of this server',
  'writer there': 'may write in the channel of the match or the league, where the bot would write',
  system: 'no person of Discord',
}

const PLACES = {
  S: 'that server',
  'S, D': 'that server, direct messages',
  any: 'anywhere',
} as const satisfies Record<ActRow['where'], string>

const named = (name: string) => (name === '' ? '' : `\`${name}\``)

const line = (name: string, { who, where, limits, note = '', pace, form }: ActRow): string => {
  const notes = [note, ...(form === true ? ['opens a form'] : []), ...(pace === 'acts' ? [] : [pace])]
  return `| ${name} | ${who.map((one) => `*${one}*`).join(', ')} | ${PLACES[where]} | ${limits.map((one) => `[${one}](limits.md)`).join(', ')} | ${notes.filter(Boolean).join('; ')} |`
}

const HEAD = ['| act | who | from | limits | besides |', '|---|---|---|---|---|']

/** Actions of the same right stand in one row. */
function table(rows: readonly (readonly [string, ActRow])[]): string {
  const bySame = new Map<string, { readonly names: string[]; readonly row: ActRow }>()
  for (const [name, row] of rows) {
    const key = line('', row)
    const known = bySame.get(key)
    if (known === undefined) bySame.set(key, { names: [name], row })
    else known.names.push(name)
  }
  return [...HEAD, ...[...bySame.values()].map(({ names, row }) => line(names.filter(Boolean).join(' '), row))].join(
    '\n',
  )
}

const clicks = (Object.keys(CLICK_ACTS) as ClickKind[])
  .toSorted()
  .map(
    (kind) =>
      `### \`${kind}\`\n\n${table(Object.entries(kindRow(kind).acts).map(([name, row]) => [named(name), row]))}`,
  )

const commands = table(
  Object.entries(COMMAND_ACTS).flatMap(([command, acts]) =>
    Object.entries(acts as Readonly<Record<string, ActRow>>).map(
      ([sub, row]) =>
        [named(`${command.includes(' ') ? '' : '/'}${command}${sub === '' ? '' : ` ${sub}`}`), row] as const,
    ),
  ),
)

/** The topics of messages, by the people who may be told them. */
const tellings = [
  '| topics | who |',
  '|---|---|',
  ...[...new Set(Object.values(LEAGUE_TELLINGS))].map((row) => {
    const topics = Object.entries(LEAGUE_TELLINGS).filter(([, one]) => one === row)
    return `| ${topics.map(([topic]) => named(topic)).join(' ')} | *${row.who.join()}* |`
  }),
].join('\n')

const told = ({ alone, called, aloud }: MatchTelling) =>
  [alone, called, aloud].map((row) => (row === null ? '' : row.who.map((one) => `*${one}*`).join(', '))).join(' | ')

/** The notices of matches, by the people who may be told them. */
const notices = [
  '| notices of matches | by direct message | by name in the channel | in the thread |',
  '|---|---|---|---|',
  ...[...new Set(Object.values(MATCH_TELLINGS).map(told))].map((who) => {
    const kinds = Object.entries(MATCH_TELLINGS).filter(([, one]) => told(one) === who)
    return `| ${kinds.map(([kind]) => named(kind)).join(' ')} | ${who} |`
  }),
].join('\n')

const others = table(
  Object.entries({ ...ADDRESS_ACTS, ...CLI_ACTS }).map(([name, row]) => [named(name), row as ActRow] as const),
)

/** The page. */
export const rightsPage = `<!-- Generated by \`npx vitest run test/discord/rights.test.ts --update\` from src/discord/acts. -->

# Rights: who may do what, from where

Each act that a person can cause has a row here. One function (\`src/discord/rights/ask-right.ts\`) looks the row up
before any handler runs: it loads what the request names, asks for the right to what it has loaded, and refuses an act
that has no row. Of a thing that a person may not see it says the same as of one that does not exist.

A request from direct messages or from another server tells nothing of roles and rights in *that* server. The program
then asks Discord for the member, and keeps the answer for a minute. While Discord gives no answer, rows that say *reads*
or *plays* go on by the last one, of a day at most; all others wait.

| word | the person |
|---|---|
${Object.entries(WHO)
  .map(([name, meaning]) => `| *${name}* | ${meaning} |`)
  .join('\n')}

*That server* is the server of the match, the challenge or the league; of an act without such a thing, any server. A form
that shows nothing of its thing opens without a question; what it sends is asked.

## Commands

A completion needs the right of its command.

${commands}

## Clicks and forms

An entry of a menu needs the right of the control that it stands for.

${clicks.join('\n\n')}

## What people are told

Workers ask again when they send: somebody who has left a server, or lost a role, hears no more of what is for its people.
Calls and words of a match go to the person who holds the seat at that moment, who plays on by direct message. Their name is called
in the channel only while they are in its server; else the call is tried on, and their time stands for up to 72 hours.

${notices}

${tellings}

## Addresses and the command line

${others}
`
