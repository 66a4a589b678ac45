/** Cards and rules that are looked up: each answer fits one screen of a telephone, with its button that shows it to everyone. */
import type { APIMessage } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import { controlsOf } from '../../sandbox/driver.ts'
import { LANGUAGES } from '../../src/contract/index.ts'
import { cardView } from '../../src/discord/cards/card-panel.ts'
import { queryView, ruleById, ruleCardsView, ruleView } from '../../src/discord/rules/rule-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { BOXED, isOneScreen, messageHeight } from '../../src/discord/table/phone-room.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/pictures/card-layout.ts'

const app = { games, cards: new CardIndex(games), pictures: null } as unknown as App
/** The same with a picture for each card, which is as tall as all are. */
const drawn = {
  ...app,
  pictures: { card: async () => ({ png: Buffer.of(), name: 'card.png', alt: '' }) },
} as unknown as App
const HIDDEN = { words: true, hidden: true }
/** The height of a card as wide as its box, with the space below it. */
const PICTURE = (BOXED * CARD_HEIGHT) / CARD_WIDTH + 8
/** Discord leaves this much of the screen to a message. */
const SCREEN = 724
/** More pages than any entry has. */
const MOST_PAGES = 40

const labels = ({ components }: Body): string[] =>
  controlsOf({ components } as unknown as APIMessage).map(({ label }) => label)

/** Returns the views of all pages. */
function pagesOf(view: (page: number) => Body, next: string): Body[] {
  const pages = [view(0)]
  while (pages.length < MOST_PAGES && labels(pages.at(-1)!).includes(next)) pages.push(view(pages.length))
  return pages
}

const tooTall = (bodies: readonly Body[], what: string): string[] =>
  bodies.flatMap(({ components }, page) =>
    isOneScreen(components) ? [] : [`${what} page ${page + 1}: ${messageHeight(components)}`],
  )

const cases = Object.keys(games).flatMap((id) => LANGUAGES.map((language) => [id, language] as const))

test.each(cases)('every card of %s in words is one screen (%s)', async (of, language) => {
  const game = games[of]!
  const say = speak(language)
  const faults: string[] = []
  for (const { id } of game.cards.all) {
    const found = app.cards.get(`${game.id}/${id}`)!
    const body = await cardView(app, found, language, HIDDEN)
    faults.push(...tooTall([body], id))
    expect(labels(body)).toContain(say('card.share'))
  }
  expect(faults).toEqual([])
})

test.each(LANGUAGES)('a card whose words need two screens has a button to the other page (%s)', async (language) => {
  const found = app.cards.get('swccg/8_78')!
  const pages = [false, true].map((rest) => cardView(app, found, language, { ...HIDDEN, rest }))
  const [front, back] = await Promise.all(pages)
  expect(tooTall([front!, back!], '8_78')).toEqual([])
  expect(labels(front!)).toContain(speak(language)('page.on'))
  expect(labels(back!)).toContain(speak(language)('page.back'))
  expect(JSON.stringify(front)).toContain('**Rebel Strike Team**')
  expect(JSON.stringify(back)).toContain('**Garrison Destroyed**')
  expect(JSON.stringify(back)).not.toContain('**Rebel Strike Team**')
})

test.each(cases)('every card of %s with its picture is one screen (%s)', async (of, language) => {
  const faults: string[] = []
  for (const { id } of games[of]!.cards.all) {
    const { components } = await cardView(drawn, app.cards.get(`${of}/${id}`)!, language, { ...HIDDEN, words: false })
    const height = messageHeight(components) + PICTURE
    if (height > SCREEN) faults.push(`${id}: ${height}`)
  }
  expect(faults).toEqual([])
})

test.each(cases)('every page of every rule of %s is one screen (%s)', (of, language) => {
  const game = games[of]!
  const say = speak(language)
  const faults: string[] = []
  for (const { number } of game.rulebook.entries) {
    const rule = ruleById(games, `${game.id}/${number}`)!
    const pages = pagesOf((page) => ruleView(app, rule, page, language, HIDDEN), say('page.on'))
    for (const page of pages) expect(labels(page), number).toContain(say('card.share'))
    const cards = pagesOf((page) => ruleCardsView(app, rule, page, language, HIDDEN), say('page.on'))
    faults.push(...tooTall(pages, number), ...tooTall(cards, `cards of ${number}`))
  }
  expect(faults).toEqual([])
})

test.each(LANGUAGES)('the contents and what a search finds are one screen a page (%s)', (language) => {
  const say = speak(language)
  const faults = ['', 'battle', 'weapon', 'bataille', 'destiny'].flatMap((words) => {
    const view = (page: number) =>
      queryView(app, { words, card: null, first: null, only: null }, page, language, HIDDEN)
    if (view(0) === null) return []
    return tooTall(
      pagesOf((page) => view(page)!, say('page.on')),
      words,
    )
  })
  expect(faults).toEqual([])
})
