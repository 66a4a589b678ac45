/** Looking rules up, as people do it: `/rules`, its buttons and selects; and every rule there is. */
import type { APIMessage } from 'discord-api-types/v10'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Control, controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import { complaintsAboutMessage } from '../../sandbox/limits.ts'
import { complaintsAbout } from '../../sandbox/openapi.ts'
import { parseMarkdown } from '../../sandbox/page/markdown.ts'
import type { App } from '../../src/discord/app.ts'
import type { Body } from '../../src/discord/components.ts'
import { readCustomId } from '../../src/discord/custom-id.ts'
import { ruleClicks } from '../../src/discord/handlers/rules.ts'
import {
  asQuery,
  MOST_QUERY,
  queryView,
  ruleById,
  ruleCardsView,
  ruleLabel,
  rulesOf,
  ruleView,
  whichCardView,
} from '../../src/discord/panels/rules.ts'
import type { ClickAsked, Request } from '../../src/discord/requests.ts'
import { LANGUAGES, type Language } from '../../src/games/game.ts'
import type { Games } from '../../src/games/games.ts'
import { below, together } from '../../src/games/rulebook.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { speak } from '../../src/locales/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { tiny } from '../games/tiny.ts'
import { startWorld, type World } from './world.ts'

const games: Games = { [youngJedi.id]: youngJedi }
const app = { games, cards: new CardIndex(games), pictures: null } as unknown as App
const { rulebook } = youngJedi
const HIDDEN = { words: false, hidden: true }

const controls = ({ components }: Body): Control[] => controlsOf({ components } as unknown as APIMessage)

const textsOf = (parts: readonly unknown[]): string[] =>
  parts.flatMap((part) => {
    const { content, components = [] } = part as { content?: string; components?: unknown[] }
    return [...(content === undefined ? [] : [content]), ...textsOf(components)]
  })
/** What there is to read in a view, without its controls. */
const wordsOf = ({ components }: Body): string => textsOf(components).join('\n')
const labels = (message: APIMessage): string[] => controlsOf(message).map(({ label }) => label)

/** What Discord would not take in a message. */
function complaints({ components }: Body): unknown[] {
  const message = { components, flags: 1 << 15 }
  return [
    ...complaintsAboutMessage(message as never, true),
    ...complaintsAbout('POST /webhooks/{webhook_id}/{webhook_token}', message),
  ]
}

/** Clicks a control of a view, without Discord; of a select picks each value. */
async function click(control: Control, language: Language): Promise<Body[]> {
  const { kind, parts } = readCustomId(control.customId)!
  if (kind === 'card') return []
  const shown: Body[] = []
  const values = control.kind === 'select' ? control.options.map(({ value }) => [value]) : [[]]
  for (const picked of values) {
    const asked = { language, values: picked, alone: true, withBot: false, customId: control.customId }
    const request = {
      asked: asked as unknown as ClickAsked,
      show: async (body: Body) => String(shown.push(body)),
      tell: async (words: string) => {
        throw new Error(`${control.customId}: ${words}`)
      },
      acknowledged: async () => {},
    } satisfies Request<ClickAsked>
    await ruleClicks[kind]!.run(request, parts, app)
  }
  expect(shown).toHaveLength(values.length)
  return shown
}

/** A view and all that its own pages lead to. */
async function allPages(first: Body, language: Language): Promise<Body[]> {
  const pages = [first]
  const on = (body: Body) => controls(body).find(({ label }) => label === speak(language)('page.on'))
  for (let more = on(first); more !== undefined; more = on(pages.at(-1)!)) pages.push((await click(more, language))[0]!)
  return pages
}

describe.each(LANGUAGES)('every rule and decision (%s)', (language) => {
  const ids = rulebook.entries.map(({ number }) => `${youngJedi.id}/${number}`)

  it('is shown whole, with all that belongs to it, in messages that Discord takes', async () => {
    const kinds = new Set<string>()
    for (const id of ids) {
      const rule = ruleById(games, id)!
      const pages = await allPages(ruleView(app, rule, 0, language, HIDDEN), language)
      const text = pages.map(wordsOf).join('\n')
      const inside = rule.entry.kind === 'part' ? below(rulebook, rule.entry.number) : together(rulebook, rule.entry)
      for (const { number, text: words } of inside) expect(text, id).toContain(words[language] || number)
      if (rule.entry.kind !== 'part')
        for (const { remarks, editions } of inside)
          for (const { label, text: words } of [...remarks, ...editions]) {
            expect(text, id).toContain(words[language])
            expect(text, id).toContain(label[language])
          }
      for (const page of pages) {
        expect(complaints(page), id).toEqual([])
        expect(wordsOf(page), id).not.toMatch(/…$/)
        for (const { type } of parseMarkdown(wordsOf(page))) kinds.add(type)
      }
    }
    // Nothing in the texts is taken for a quote, a list with numbers, a link …
    expect([...kinds].toSorted()).toEqual(['br', 'em', 'heading', 'list', 'strong', 'subtext', 'text'])
  })

  it('has buttons and choices that all lead somewhere', async () => {
    const seen = new Set<string>()
    for (const id of ids)
      for (const page of await allPages(ruleView(app, ruleById(games, id)!, 0, language, HIDDEN), language))
        for (const control of controls(page)) {
          if (seen.has(control.customId) && control.kind === 'button') continue
          seen.add(control.customId)
          for (const body of await click(control, language)) expect(wordsOf(body).length).toBeGreaterThan(10)
        }
    expect(seen.size).toBeGreaterThan(ids.length)
  })

  it('shows the decisions on it and the rulings that cite it', async () => {
    for (const { number, kind, links } of rulebook.entries)
      for (const to of kind === 'decision' ? links : []) {
        const rule = ruleById(games, `${youngJedi.id}/${to}`)!
        const body = ruleView(app, rule, 0, language, HIDDEN)
        if (rule.entry.kind === 'part') continue
        const go = controls(body).find(({ label }) => label === speak(language)('rules.go'))
        expect(go?.options.map(({ value }) => value), to).toContain(`${youngJedi.id}/${number}`)
      }
    for (const { rules, text, cards } of youngJedi.cards.rulings)
      for (const number of rules) {
        const rule = ruleById(games, `${youngJedi.id}/${number}`)!
        const pages = await allPages(ruleCardsView(app, rule, 0, language, HIDDEN), language)
        const words = pages.map(wordsOf).join('\n')
        expect(words).toContain(text[language])
        const offered = pages.flatMap(controls).flatMap(({ options }) => options.map(({ value }) => value))
        const first = app.cards.get(`${youngJedi.id}/${cards[0]}`)!.card.printings[0]
        expect(offered).toContain(`${youngJedi.id}/${first}`)
        for (const page of pages) expect(complaints(page), number).toEqual([])
      }
  })

  it('can be told from all others by its label', () => {
    const rules = ids.map((id) => ruleLabel(ruleById(games, id)!, language, games))
    expect(new Set(rules).size).toBe(rules.length)
    for (const label of rules) expect(label.length).toBeLessThanOrEqual(100)
  })
})

describe('every card', () => {
  it.each(LANGUAGES)('has its rules and rulings listed in messages that Discord takes (%s)', async (language) => {
    for (const { id, printings } of youngJedi.cards.all) {
      const card = app.cards.get(`${youngJedi.id}/${id}`)!
      const first = queryView(app, { words: '', card }, 0, language, HIDDEN)
      expect(first, id).not.toBeNull()
      const pages = await allPages(first!, language)
      const words = pages.map(wordsOf).join('\n')
      for (const ruling of youngJedi.cards.rulings)
        if (ruling.cards.some((one) => printings.includes(one))) {
          expect(words, id).toContain(ruling.text[language])
          const offered = pages.flatMap(controls).flatMap(({ options }) => options.map(({ value }) => value))
          for (const number of ruling.rules) expect(offered, id).toContain(`${youngJedi.id}/${number}`)
        }
      for (const page of pages) expect(complaints(page), id).toEqual([])
    }
  })
})
