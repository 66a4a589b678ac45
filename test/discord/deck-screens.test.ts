/** The panel of a deck on the screen of a phone: its height, its controls, and what it shows in full. No Discord. */
import { describe, expect, it } from 'vitest'
import type { SavedDeck } from '../../src/decks/deck.ts'
import { grouped } from '../../src/decks/list.ts'
import { standingOf } from '../../src/decks/standing.ts'
import { typeName } from '../../src/decks/type-name.ts'
import { deckPanel } from '../../src/discord/decks/deck-panel.ts'
import { coloursLine, deckMark } from '../../src/discord/decks/deck-parts.ts'
import type { Body, MessagePart } from '../../src/discord/shell/components.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import { games } from '../../src/games/registry.ts'
import { SCREEN } from './league-views.ts'
import type { Shown } from './screens.ts'

const controlsOf = (body: Body): readonly Shown[] =>
  (body.components as unknown as readonly Shown[]).flatMap(({ components = [] }) => components)

const textOf = (body: Body): string =>
  (body.components as unknown as readonly Shown[])
    .flatMap(({ content }) => content ?? [])
    .join('\n')
    .replaceAll('\u00a0', ' ')

/** Five controls and the menu, and one screen. */
function fits(body: Body): void {
  expect(messageHeight(body.components as MessagePart[])).toBeLessThanOrEqual(SCREEN)
  const controls = controlsOf(body)
  expect(controls.length).toBeLessThanOrEqual(6)
  for (const { label, options = [] } of controls)
    for (const words of [label, ...options.map((one) => one.label)]) expect(words?.length ?? 0).toBeLessThanOrEqual(34)
}

it.each([
  ['en', 'Legal: ready to play.', 'Endor: Bunker. The Objective would be put out of play', 'legal, 1 warning'],
  ['fr', 'Légal : prêt à jouer.', 'Endor: Bunker. L’objectif serait mis hors jeu', 'légal, 1 avertissement'],
] as const)('a deck without a card of its Objective is legal, with a warning: %s', (language, legal, words, mark) => {
  const game = games.swccg!
  const { list: whole, seat, format } = game.decks().find(({ id }) => id === 'dark-garrison')!
  const list = whole.map(({ card, count }) => ({ card: card === '8_160' ? '8_162' : card, count }))
  const deck = { id: 'abcdefghij', version: 1, person: '1', doubts: [], orders: [], name: 'Endor', game: game.id }
  const saved = { ...deck, seat, format, list } as unknown as SavedDeck
  const body = deckPanel(game, saved, language)
  fits(body)
  expect(textOf(body)).toContain(legal)
  expect(textOf(body)).toContain(words)
  expect(deckMark(saved, standingOf(game, saved), language)).toBe(`⚠️ ${mark}`)
  expect(textOf(deckPanel(game, { ...saved, list: whole } as unknown as SavedDeck, language))).not.toContain('⚠️')
})

describe.each(Object.values(games).map((game) => [game.id, game] as const))('a deck of %s', (_, game) => {
  const decks = game.decks()
  const saved = (at: number, changes: Partial<SavedDeck> = {}): SavedDeck => {
    const { seat, format, list } = decks[at]!
    const kept = { id: 'abcdefghij', version: 1, person: '1', doubts: [], orders: [] }
    return { ...kept, name: 'W'.repeat(60), game: game.id, seat, format, list, ...changes } as unknown as SavedDeck
  }

  it.each(['en', 'fr'] as const)('fits on a phone with all ready-made lists: %s', (language) => {
    for (const at of decks.keys()) {
      const deck = saved(at)
      fits(deckPanel(game, deck, language))
      fits(deckPanel(game, deck, language, { card: deck.list[0]!.card, note: ['…'] }))
    }
  })

  it.each(['en', 'fr'] as const)(
    'fits on a phone with errors, with unclear lines, and with every card: %s',
    (language) => {
      const few = saved(0, { list: decks[0]!.list.slice(0, 3) })
      fits(deckPanel(game, few, language))
      const doubt = { count: 2, text: 'W'.repeat(80), candidates: [] }
      fits(deckPanel(game, { ...saved(0), doubts: [doubt, doubt] } as unknown as SavedDeck, language))
      const list = game.cards.all.slice(0, 200).map(({ id: card }) => ({ card, count: 99 }))
      fits(deckPanel(game, saved(0, { list }), language))
      fits(deckPanel(game, saved(0, { list }), language, { card: list[150]!.card }))
    },
  )

  it('counts each sign of a card, and as wild only cards that may stand for several', () => {
    for (const at of decks.keys()) {
      const { list } = decks[at]!
      const slots = list.flatMap(({ card, count }) => Array(count).fill(game.cards.sheet(card, 'en').icons))
      const wild = slots.filter((icons) => icons.some((icon: { wild: boolean }) => icon.wild)).length
      const [, said = null] = / wild (\d+)/.exec(coloursLine(game, saved(at), 'en') ?? '') ?? []
      expect(Number(said ?? 0)).toBe(wild)
    }
  })

  it('names every card where there is room, and offers what is rare in the menu', () => {
    const { list } = saved(0)
    const few = list.slice(0, 3)
    const body = deckPanel(game, saved(0, { list: few, name: 'Mine' }), 'en', { drawn: 'x' })
    for (const { card, count } of few)
      expect(textOf(body)).toContain(`${count} × ${game.cards.all.find(({ id }) => id === card)!.name}`)
    const [menu] = controlsOf(body).slice(-1)
    const labels = menu?.options?.map(({ label }) => label) ?? []
    expect(labels).toEqual(expect.arrayContaining(['Rename…', 'Copy', 'Export', 'Share…', 'Delete…', 'All decks']))
    const chosen = deckPanel(game, saved(0, { list: few }), 'en', { card: few[0]!.card })
    expect(controlsOf(chosen).flatMap(({ label }) => label ?? [])).toEqual(['− 1', '+ 1', 'Remove'])
  })
  it.each(['en', 'fr'] as const)(
    'shows every type of cards with its number, however long the list is: %s',
    (language) => {
      const all = game.cards.all.slice(0, 200).map(({ id: card }) => ({ card, count: 99 }))
      for (const { list, card } of [
        ...decks.map(({ list }) => ({ list, card: undefined })),
        ...decks.map(({ list }) => ({ list, card: list[0]!.card })),
        { list: all, card: undefined },
        { list: all, card: all[150]!.card },
      ]) {
        const body = deckPanel(game, saved(0, { list }), language, { card })
        fits(body)
        for (const { type, count } of grouped(game, list).groups)
          expect(textOf(body)).toContain(`**${typeName(game, type, language)} (${count})**`)
      }
    },
  )
})
