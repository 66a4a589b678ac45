/** The commands `card` and `cards`: print cards of the catalogue. */
import { type Command, Option } from 'commander'
import { type CardFacts, LANGUAGES, type Language } from '../contract/index.ts'
import { games } from '../games/registry.ts'
import { sheetLines } from '../kit/wording/sheet-lines.ts'
import { gameOfCommand } from './games.ts'

/** Adds the commands `card` and `cards` to the program. */
export function registerCards(program: Command): void {
  program
    .command('card <id-or-name>')
    .description('show a card')
    .addOption(new Option('--language <language>', 'in which language').choices([...LANGUAGES]).default('en'))
    .option('--json', 'print its facts as JSON', false)
    .action((query: string, options: { language: Language; json: boolean }, command: Command) => {
      const game = gameOfCommand(command)
      const found = find(game.cards.all, query)
      if (found.length === 0) {
        const others = Object.keys(games).filter((id) => id !== game.id)
        throw new Error(
          `No card of ${game.id} found for "${query}". For another game: ${others.map((id) => `--game ${id}`).join(', ')}.`,
        )
      }
      if (options.json) process.stdout.write(`${JSON.stringify(found.length === 1 ? found[0] : found, null, 2)}\n`)
      else
        process.stdout.write(
          `${found.map((card) => sheetLines(game.cards.sheet(card.id, options.language))).join('\n\n')}\n`,
        )
    })

  program
    .command('cards')
    .description('list all cards')
    .option('--json', 'print all facts as JSON', false)
    .action((options: { json: boolean }, command: Command) => {
      const cards = gameOfCommand(command).cards.all
      const lines = cards.map(
        (card) => `${card.id.padEnd(8)} ${card.side.padEnd(6)} ${card.type.padEnd(10)} ${card.name}`,
      )
      process.stdout.write(options.json ? `${JSON.stringify(cards, null, 2)}\n` : `${lines.join('\n')}\n`)
    })
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/**
 * Returns the card with this id; else the cards with exactly this name or title; else those whose name holds all the
 * words.
 */
function find(cards: readonly CardFacts[], query: string): readonly CardFacts[] {
  const wanted = plain(query)
  const byId = cards.filter((card) => plain(card.id) === wanted)
  if (byId.length > 0) return byId
  const exact = cards.filter((card) => plain(card.name) === wanted || plain(card.title) === wanted)
  if (exact.length > 0) return exact
  return cards.filter((card) => wanted.split(/\s+/).every((word) => plain(card.name).includes(word)))
}
