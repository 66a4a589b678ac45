/** What lies on the table, as text, drawn from a game's layout alone. */
import type { Face, Reader, Seat, Voice, Zone } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'

const names = new WeakMap<AnyGame, ReadonlyMap<string, string>>()

/** The full name of a card; the id itself for a card that the catalogue doesn't hold (any more). */
export function cardName(game: AnyGame, card: string): string {
  let known = names.get(game)
  if (known === undefined) {
    known = new Map(game.cards.all.map(({ id, name }) => [id, name]))
    names.set(game, known)
  }
  return known.get(card) ?? card
}

/**
 * Lines: the headline, then what lies in common, then each side, the reader's own last: what he is asked stands below.
 * Cards of which only the number is known stand beside the name of their owner; other empty zones are left out.
 * @param titles what stands above each seat's cards
 */
export function tableLines(
  game: AnyGame,
  view: unknown,
  reader: Reader,
  voice: Voice,
  titles: Readonly<Record<Seat, string>>,
): string[] {
  const { headline, zones } = game.layout(view, voice)
  const seats = [...game.seats].sort((a, b) => Number(a === reader) - Number(b === reader))
  const lines = [`**${headline}**`]
  for (const owner of [null, ...seats]) {
    const own = zones.filter((zone) => zone.owner === owner)
    const piles = own
      .filter(({ cards }) => cards === undefined)
      .map(({ label, count }) => `${label} ${count}`.replaceAll(' ', '\u00a0'))
    const heading = owner === null ? [] : [`__${titles[owner] ?? owner}__`]
    if (heading.length + piles.length > 0) lines.push([...heading, ...piles].join(' · '))
    const laid = own.filter(({ cards, count }) => cards !== undefined && count > 0)
    lines.push(...laid.flatMap((zone) => zoneLines(game, zone, voice)))
  }
  return lines
}

/** Cards stand in the line of their zone; many of which something is to be said have lines of their own. */
function zoneLines(game: AnyGame, { label, count, cards }: Zone, voice: Voice): string[] {
  const head = count === 1 ? `**${label}**` : `**${label}** (${count})`
  const faces = gathered(cards ?? [], game, voice)
  const line = speak(voice.language)('table.zone', { zone: head, cards: faces.join(' · ') })
  const short = faces.length < 2 || line.length <= SHORT_LINE || !cards?.some(({ note }) => note)
  return short ? [line] : [head, ...faces.map((face) => `- ${face}`)]
}

/** What a phone shows in about two lines. */
const SHORT_LINE = 80

/** Equal cards beside each other are counted. */
function gathered(cards: readonly Face[], game: AnyGame, voice: Voice): string[] {
  const hidden = speak(voice.language)('table.hidden')
  const counts = new Map<string, number>()
  for (const { card, note } of cards) {
    const name = card === null ? hidden : cardName(game, card)
    const whole = note === undefined || note === '' ? name : `${name} (${note})`
    counts.set(whole, (counts.get(whole) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count}× ${name}`))
}
