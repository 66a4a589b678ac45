/** The table as text, made from a game's layout alone. */

import type { Face, Reader, Seat, Voice, Zone } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { jointsOf } from '../../kit/wording/words.ts'
import { speak } from '../../locales/index.ts'
import { boardLines, withUnder } from './board-text.ts'

const names = new WeakMap<AnyGame, ReadonlyMap<string, string>>()

/** Returns the full name of a card; the id itself if the catalogue doesn't hold the card (any more). */
export function cardName(game: AnyGame, card: string): string {
  let known = names.get(game)
  if (known === undefined) {
    known = new Map(game.cards.all.map(({ id, name }) => [id, name]))
    names.set(game, known)
  }
  return known.get(card) ?? card
}

/**
 * Returns the table as lines: the headline, the common zones, then each side, the reader's own last, next to their
 * question. Piles of which only the number is known stand beside their owner's name. Other empty zones are left out.
 * @param titles the heading above each seat's cards
 */
export function tableLines(
  game: AnyGame,
  view: unknown,
  reader: Reader,
  voice: Voice,
  titles: Readonly<Record<Seat, string>>,
): string[] {
  const layout = game.layout(view, voice)
  const { headline, zones } = layout
  const seats = [...game.seats].sort((a, b) => Number(a === reader) - Number(b === reader))
  const lines = [
    `**${headline}**`,
    ...boardLines(layout, seats, titles, (face) => faceName(face, game, voice), jointsOf(voice.language)),
  ]
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

/** Returns a zone as one line with its cards, or as one line a card if there are many and they have notes. */
function zoneLines(game: AnyGame, { label, count, cards }: Zone, voice: Voice): string[] {
  const head = count === 1 ? `**${label}**` : `**${label}** (${count})`
  const faces = gathered(cards ?? [], game, voice)
  const line = speak(voice.language)('table.zone', { zone: head, cards: faces.join(' · ') })
  const short = faces.length < 2 || line.length <= SHORT_LINE || !cards?.some(({ note }) => note)
  return short ? [line] : [head, ...faces.map((face) => `- ${face}`)]
}

/** The number of characters that a phone shows in about two lines. */
const SHORT_LINE = 80

/** Returns the name of a card as it lies there, with its note. */
function faceName({ card, note, flipped }: Face, game: AnyGame, { language }: Voice): string {
  const back = card !== null && flipped === true ? game.cards.sheet(card, language).back : undefined
  const name = card === null ? speak(language)('table.hidden') : (back?.title ?? cardName(game, card))
  return note === undefined || note === '' ? name : `${name} (${note})`
}

/** Returns the names of the cards; equal ones once, with their number. */
function gathered(cards: readonly Face[], game: AnyGame, voice: Voice): string[] {
  const counts = new Map<string, number>()
  for (const face of cards) {
    const whole = withUnder(face, (one) => faceName(one, game, voice), jointsOf(voice.language))
    counts.set(whole, (counts.get(whole) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count}× ${name}`))
}
