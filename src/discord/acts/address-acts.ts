/** Acts that reach the program by another way than Discord's people: for the page that shows the whole table. */
import { type ActRow, may } from './act-row.ts'

const system = (note: string): ActRow => may('system', 'any', { note })

/** Addresses and sockets of the program. */
export const ADDRESS_ACTS = {
  'POST /interactions': system('Discord, signed with the key of the application, at most five minutes old'),
  'GET /healthz': system('the network inside; off by default'),
  'GET /readyz': system('the network inside; off by default'),
  'GET /metrics': system('the network inside; off by default'),
  'control.sock /replay/<id>': system('the user of the system who runs the bot, by the rights of the file'),
  'control.sock /export/<id>': system('the user of the system who runs the bot, by the rights of the file'),
} as const satisfies Record<string, ActRow>

/** Commands of the command line: for people who may start programs as the user of the bot. */
export const CLI_ACTS = {
  replay: system('the public view of a match'),
  export: system('the public view of a match, and all of it once its hands are open'),
  simulate: system('no data of people'),
  arena: system('no data of people'),
  analyse: system('a match once its hands are open'),
  'simulate-league': system('no data of people'),
  verify: system('no data of people'),
  cards: system('no data of people'),
  decks: system('no data of people'),
  'check-pools': system('no data of people'),
  rules: system('no data of people'),
  scenario: system('no data of people'),
} as const satisfies Record<string, ActRow>
