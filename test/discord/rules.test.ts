/** Looking up rules by `/rules`, its buttons and selects; and the pages of every rule. */
import type { APIMessage } from 'discord-api-types/v10'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Control, controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { type Mark, parseMarkdown } from '../../sandbox/page/markdown.ts'
import { LANGUAGES, type Language } from '../../src/contract/index.ts'
import { ruleClicks } from '../../src/discord/rules/rule-clicks.ts'
import {
  asQuery,
  foundRules,
  MOST_QUERY,
  queryView,
  ruleById,
  ruleCardsView,
  ruleLabel,
  ruleView,
  whichCardView,
} from '../../src/discord/rules/rule-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { ClickHandler } from '../../src/discord/shell/click.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import type { IncomingClick, Request } from '../../src/discord/shell/requests.ts'
import type { Games } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { below, together } from '../../src/kit/rulebook/ways.ts'
import { speak } from '../../src/locales/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { anyText } from '../any-text.ts'
import { tiny } from '../games/high-card.ts'
import { complaintsAboutBody } from './complaints.ts'
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
/** Returns the text of a view, without its controls. */
const wordsOf = ({ components }: Body): string => textsOf(components).join('\n')
const labels = (message: APIMessage): string[] => controlsOf(message).map(({ label }) => label)

/** The values that a click on a control may pick: each of a select, none of a button. */
const picksOf = (control: Control): readonly (readonly string[])[] =>
  control.kind === 'select' ? control.options.map(({ value }) => [value]) : [[]]

/** Clicks a control of a view, without Discord. @returns the view that it shows; null for one that shows a card */
async function click({ customId }: Control, picked: readonly string[], language: Language): Promise<Body | null> {
  const { kind, parts } = readCustomId(customId)!
  if (kind === 'card') return null
  const shown: Body[] = []
  const incoming = { language, values: picked, alone: true, withBot: false, customId }
  const request = {
    incoming: incoming as unknown as IncomingClick,
    show: async (body: Body) => String(shown.push(body)),
    tell: async (words: string) => {
      throw new Error(`${customId}: ${words}`)
    },
  } satisfies Request<IncomingClick>
  await (ruleClicks as Record<string, ClickHandler>)[kind]!.run(request, parts, app)
  expect(shown).toHaveLength(1)
  return shown[0]!
}

/** Turns the pages of an answer up to the last one. @returns its message, and the words of all pages */
async function readOn(
  person: TestUser,
  first: APIMessage,
  next: string,
): Promise<{ message: APIMessage; text: string }> {
  let message = first
  const words = [textOf(message)]
  while (labels(message).includes(next)) {
    message = (await person.click(message, next)).message
    words.push(textOf(message))
  }
  return { message, text: words.join('\n') }
}

/** Returns a view and all views to which its pages lead. */
async function allPages(first: Body, language: Language): Promise<Body[]> {
  const pages = [first]
  const on = (body: Body) => controls(body).find(({ label }) => label === speak(language)('page.on'))
  for (let more = on(first); more !== undefined; more = on(pages.at(-1)!))
    pages.push((await click(more, [], language))!)
  return pages
}

describe.each(LANGUAGES)('every rule and decision (%s)', (language) => {
  const ids = rulebook.entries.map(({ number }) => `${youngJedi.id}/${number}`)

  it('is shown in full, with its remarks, in messages that Discord accepts', async () => {
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
        expect(complaintsAboutBody(page), id).toEqual([])
        expect(wordsOf(page), id).not.toMatch(/…$/)
        for (const { type } of parseMarkdown(wordsOf(page))) kinds.add(type)
      }
    }
    // Markdown takes nothing in the texts for a quote, a numbered list, a link …
    expect([...kinds].toSorted()).toEqual(['br', 'em', 'heading', 'inlineCode', 'list', 'strong', 'subtext', 'text'])
  })

  it('has buttons and choices that all lead to a page', async () => {
    // A click depends on the id of the control and on the value that is picked, and on nothing else.
    const clicked = new Set<string>()
    for (const id of ids)
      for (const page of await allPages(ruleView(app, ruleById(games, id)!, 0, language, HIDDEN), language))
        for (const control of controls(page))
          for (const picked of picksOf(control)) {
            const one = [control.customId, ...picked].join(' ')
            if (clicked.has(one)) continue
            clicked.add(one)
            const body = await click(control, picked, language)
            if (body !== null) expect(wordsOf(body).length).toBeGreaterThan(10)
          }
    expect(clicked.size).toBeGreaterThan(ids.length)
  })

  it('shows the decisions on it and the rulings that cite it', async () => {
    for (const { number, kind, links, text, remarks } of rulebook.entries)
      for (const to of kind === 'decision' ? links : []) {
        const rule = ruleById(games, `${youngJedi.id}/${to}`)!
        const body = ruleView(app, rule, 0, language, HIDDEN)
        if (rule.entry.kind === 'part') continue
        const go = controls(body).find(({ label }) => label === speak(language)('rules.go'))
        expect(
          go?.options.map(({ value }) => value),
          to,
        ).toContain(`${youngJedi.id}/${number}`)
        const words = (await allPages(body, language)).map(wordsOf).join('\n')
        expect(words, to).toContain(`**${number}** ${text[language]} → ${remarks[0]!.text[language]}`)
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
        for (const page of pages) expect(complaintsAboutBody(page), number).toEqual([])
      }
  })

  it('has a label that no other has', () => {
    const rules = ids.map((id) => ruleLabel(ruleById(games, id)!, language, games))
    expect(new Set(rules).size).toBe(rules.length)
    for (const label of rules) expect(label.length).toBeLessThanOrEqual(100)
  })
})

describe('every card', () => {
  it.each(LANGUAGES)('has its rules and rulings listed in messages that Discord accepts (%s)', async (language) => {
    for (const { id, printings } of youngJedi.cards.all) {
      const card = app.cards.get(`${youngJedi.id}/${id}`)!
      const first = queryView(app, { words: '', card, first: null, only: null }, 0, language, HIDDEN)
      expect(first, id).not.toBeNull()
      const pages = await allPages(first!, language)
      const words = pages.map(wordsOf).join('\n')
      for (const ruling of youngJedi.cards.rulings)
        if (ruling.cards.some((one) => printings.includes(one))) {
          expect(words, id).toContain(ruling.text[language])
          const offered = pages.flatMap(controls).flatMap(({ options }) => options.map(({ value }) => value))
          for (const number of ruling.rules) expect(offered, id).toContain(`${youngJedi.id}/${number}`)
        }
      for (const page of pages) expect(complaintsAboutBody(page), id).toEqual([])
    }
  })
})

// ---------------------------------------------------------------- hostile words

/** Pieces that mean something to Discord, to our custom ids, or to the renderer of letters. */
const TRICKS = [
  ...[
    '*',
    '**',
    '__',
    '~~',
    '||',
    '`',
    '```',
    '\\',
    '> ',
    '# ',
    '-# ',
    '- ',
    '1. ',
    '\n',
    '\u2028',
    '\t',
    '\u0000',
    '|',
  ],
  ...['@everyone', '@here', '<@1>', '<@&1>', '<#1>', '</rules:1>', '<t:1:R>', '[a](https://b.example)', ':smile:'],
  ...['\u202e', '\u2066', '\u200f', 'שלום', 'مرحبا', '{{query}}', '{{count}}', '$t(rules.gone)', '$&', '__proto__'],
  ...['young-jedi/', '14.4', 'G-', 'duel', 'anakin', 'é', '👩‍🚀', '\ud83d', ' ', 'x'.repeat(400)],
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...TRICKS), anyText({ maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join(''))

/** The kinds of markup in a line. */
function marksIn(line: string): string[] {
  const inside = (marks: readonly Mark[]): string[] =>
    marks.flatMap((mark) => [
      mark.type,
      ...('content' in mark && Array.isArray(mark.content) ? inside(mark.content) : []),
    ])
  return [...new Set(inside(parseMarkdown(line)))]
}

describe('hostile words', () => {
  it('fit into custom ids, come back unchanged, and find the same again', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(...LANGUAGES), (typed, language) => {
        const words = asQuery(typed)
        expect(words.length).toBeLessThanOrEqual(MOST_QUERY)
        expect(asQuery(words)).toBe(words)
        const query = { words, card: null, first: null, only: null }
        expect(foundRules(games, query, language).map(({ id }) => id)).toEqual(
          foundRules(games, { words: asQuery(words), card: null, first: null, only: null }, language).map(
            ({ id }) => id,
          ),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('mention nobody, and make messages that Discord accepts, with pages that turn', async () => {
    const calls = /@everyone|@here|(?<!\\)<(?:@[!&]?\d|#\d|\/rules:1|t:1)/
    const cards = app.cards.find('anakin', 3)
    await fc.assert(
      fc.asyncProperty(hostile, fc.boolean(), fc.constantFrom(...LANGUAGES), async (typed, ofCard, language) => {
        const query = { words: asQuery(typed), card: ofCard ? cards[0]! : null, first: null, only: null }
        const first = queryView(app, query, 0, language, HIDDEN)
        const pages = first === null ? [] : await allPages(first, language)
        for (const page of [...pages, whichCardView(app, typed, cards, language, HIDDEN)]) {
          expect(complaintsAboutBody(page)).toEqual([])
          expect(page.mention ?? []).toEqual([])
          expect(wordsOf(page)).not.toMatch(calls)
          expect(['heading', 'text', 'twemoji']).toEqual(expect.arrayContaining(marksIn(wordsOf(page).split('\n')[0]!)))
          expect(wordsOf(page)).not.toMatch(/[\u202a-\u202e\u2066\u2067]/)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('buttons of pages that don’t exist lead to the last page, or to an error message', async () => {
    const press = async (customId: string, values: string[] = []) => {
      const told: string[] = []
      const shown: Body[] = []
      const { parts } = readCustomId(customId)!
      const incoming = { language: 'en', values, alone: true, withBot: false, customId } as unknown as IncomingClick
      const show = async (body: Body) => String(shown.push(body))
      const tell = async (words: string) => void told.push(words)
      await ruleClicks.rule!.run({ incoming, show, tell }, parts, app)
      return { told: told.join(), shown: shown.map(wordsOf).join() }
    }
    expect((await press('1|rule|show|h|young-jedi/14|99')).shown).toContain('**14.9**')
    expect((await press('1|rule|show|h|young-jedi/14|-1')).shown).toContain('**14.1**')
    expect((await press('1|rule|list|h|99||duel')).shown).toMatch(/Page (\d+) of \1$/)
    for (const id of [
      '1|rule',
      '1|rule|show',
      '1|rule|show|h|young-jedi/99.9|0',
      '1|rule|show|h|nothing/14.4|0',
      '1|rule|show|h|__proto__/14|0',
      '1|rule|list|h|0|young-jedi/XX-1|',
      '1|rule|list|h|0||xyzzyplugh',
      '1|rule|cards|h',
      '1|rule|share|',
      '1|rule|burn|h|young-jedi/14.4',
    ]) {
      const { told, shown } = await press(id)
      expect(told, id).toContain('Rule not found')
      expect(shown).toBe('')
    }
    expect((await press('1|rule|go|h', ['constructor/1'])).told).toContain('Rule not found')
  })
})

// ---------------------------------------------------------------- in Discord

describe('/rules', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ games: { [youngJedi.id]: youngJedi, [tiny.id]: tiny } })
  })
  afterEach(() => {
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
  afterAll(async () => {
    await world?.close()
  })
  let people = 0
  const user = (name: string) => world.sandbox.user(`${name}${++people}`)

  it('completes titles and numbers of rules in the person’s own language', async () => {
    const ann = user('Ann')
    const [first] = await ann.autocomplete('rules', 'query', 'breaktrough')
    expect(first).toMatchObject({ value: 'young-jedi/14.4' })
    expect(first!.name).toMatch(/^14\.4 · Young Jedi · Breakthrough: if the attacker/)
    expect((await ann.autocomplete('rules', 'query', '23.1')).map(({ value }) => value)).toEqual(['young-jedi/23.1'])
    expect((await ann.autocomplete('rules', 'query', 'g26'))[0]).toMatchObject({ value: 'young-jedi/G-26' })
    expect((await ann.autocomplete('rules', 'query', ''))[0]!.name).toBe('Part 1 · Young Jedi · Cards and zones')
    expect(await ann.autocomplete('rules', 'query', 'xyzzyplugh')).toEqual([])
    // Five completions a second are answered.
    world.clock.advance(1_000)
    expect((await ann.autocomplete('rules', 'card', 'watto'))[0]!.name).toContain('Watto')
    ann.locale('fr')
    expect((await ann.autocomplete('rules', 'query', 'percer les lignes'))[0]!.name).toContain('Percée')
  })

  it('shows a rule with its points, older editions and decisions to the person who asked', async () => {
    const bob = user('Bob')
    const shown = await bob.slash('rules', { query: '23.4' })
    expect(isEphemeral(shown.message)).toBe(true)
    const whole = await readOn(bob, shown.message, 'Next ›')
    for (const words of [
      'Part 23 · Lightsaber duels',
      '### Rule 23.4',
      '**23.4.3** Your opponent may have',
      'Other editions',
      '23.4.2 · *December 2000:* it must be',
      'Edition played here: December 2001',
      'Decisions',
      '**G-41**',
    ])
      expect(whole.text).toContain(words)
    expect(labels(shown.message)).toEqual([
      'Go to a rule…',
      'Next ›',
      '‹ 23.3',
      '▲ Part 23',
      '23.5 ›',
      expect.stringMatching(/^\d+ cards…$/),
      'Show to everyone',
    ])
    const next = await bob.click(whole.message, '23.5 ›')
    expect(next.message.id).toBe(shown.message.id)
    expect(next.text).toContain('### Rule 23.5')
    const decision = await bob.select(next.message, 'Go to a rule…', 'young-jedi/U-10')
    for (const words of ['### Decision U-10', 'Here we read:', 'Why:', 'Decisions U · Rules that can be read'])
      expect(decision.text).toContain(words)
    const part = await bob.click(
      (await bob.select(decision.message, 'Go to a rule…', 'young-jedi/23.5')).message,
      '▲ Part 23',
    )
    expect(part.text).toContain('### Part 23 · Lightsaber duels')
    expect((await bob.click((await bob.click(part.message, 'Next ›')).message, '‹ Back')).text).toContain('**23.1**')
    const contents = await bob.click(part.message, '▲ Contents')
    expect(contents.text).toContain('Rulebook: Young Jedi · Rulebook: High Card')
  })

  it('shows editions and decisions of every game in the same way', async () => {
    const cid = user('Cid')
    const shown = await cid.slash('rules', { query: 'tiny/1.2' })
    for (const words of [
      '**1.2.1** Nothing is added.',
      '*Cannot happen here:* nobody adds.',
      '*First edition:* the lower.',
    ])
      expect(shown.text).toContain(words)
    expect(labels(shown.message)).toContain('2 cards…')
    const cards = await cid.click(shown.message, '2 cards…')
    expect(cards.text).toContain('Cards: 6 of the left; 6 of the right')
    const card = await cid.select(cards.message, 'Choose a card', 'tiny/left-6')
    expect(card.text).toContain('left-6')
    const back = await cid.click(card.message, 'Back')
    expect(back.text).toContain('Cards: 6 of the left; 6 of the right')
    expect((await cid.click(back.message, 'Back to the rule')).text).toContain('### Rule 1.2')
  })

  it('lists the rules that match a question, and opens one in the place of the list, with a way back', async () => {
    const dan = user('Dan')
    // A search with a single result shows it.
    expect((await dan.slash('rules', { query: 'mulligan' })).text).toContain('### Decision G-09')
    const several = await dan.slash('rules', { query: 'hidden cards' })
    expect(several.text).toMatch(/\d+ rules on “hidden cards”/)
    const opened = await dan.select(several.message, 'Open a rule…', 'young-jedi/7.5')
    expect(opened.message.id).toBe(several.message.id)
    expect(opened.text).toContain('### Rule 7.5')
    const back = await dan.click(opened.message, 'Back')
    expect(back.text).toContain('on “hidden cards”')
    // The same rule can be picked again.
    const again = await dan.select(back.message, 'Open a rule…', 'young-jedi/7.5')
    expect(again.text).toContain('### Rule 7.5')
    expect((await dan.slash('rules', { query: 'xyzzyplugh' })).text).toContain('No rule found for “xyzzyplugh”')
  })

  it('finds the rules and rulings on a card by its name, alone or with words', async () => {
    const eve = user('Eve')
    const shown = await eve.slash('rules', { card: 'young-jedi/DM-4' })
    expect(shown.text).toContain('### Rules on Anakin Skywalker, Podracer Pilot')
    expect(shown.text).toContain('• Every Anakin Skywalker is a Podracer pilot')
    const whole = await readOn(eve, shown.message, 'Next ›')
    expect(whole.text).toContain('**25.4**')
    const with_ = await eve.slash('rules', { card: 'young-jedi/DM-4', query: 'jedi' })
    expect(with_.text).toContain('about “jedi”')
    expect(with_.text).not.toContain('**25.4**')
    expect((await eve.slash('rules', { card: 'young-jedi/DM-4', query: 'evacuation' })).text).toContain(
      'Leave the words out',
    )
    const card = await eve.click(whole.message, 'Show the card')
    expect(card.text).toContain('DM-4')
    const asked = await eve.slash('rules', { card: 'darth maul' })
    expect(asked.text).toContain('Which card is')
    const picked = await eve.select(asked.message, 'Rules on a card…', 'young-jedi/DM-106')
    expect(picked.text).toContain('### Rules on Darth Maul, Sith Lord')
    expect((await eve.slash('rules', { card: 'xyzzy' })).text).toContain('No card found for “xyzzy”')
    const named = await eve.slash('rules', { query: 'destiny for darth sidious' })
    expect((await eve.select(named.message, 'Rules on a card…', 'Darth Sidious, Sith Master')).text).toContain(
      'Rules on Darth Sidious',
    )
  })

  it('shares a rule on request; a click there opens a private message', async () => {
    const [fay, gus] = [user('Fay'), user('Gus')]
    const open = await fay.slash('rules', { query: '14.4', public: true })
    expect(isEphemeral(open.message)).toBe(false)
    expect(labels(open.message)).not.toContain('Show to everyone')
    const own = await gus.click(gus.now(open.message)!, '14.5 ›')
    expect(isEphemeral(own.message)).toBe(true)
    expect(own.message.id).not.toBe(open.message.id)
    const shared = await gus.click(own.message, 'Show to everyone')
    expect(isEphemeral(shared.message)).toBe(false)
    expect(shared.text).toContain('### Rule 14.5')
    const list = await gus.click((await gus.slash('rules', { query: 'hidden cards' })).message, 'Show to everyone')
    expect(isEphemeral(list.message)).toBe(false)
    expect(list.text).toContain('hidden cards')
    for (const options of [{ query: 'xyzzyplugh' }, { card: 'darth maul' }])
      expect(isEphemeral((await gus.slash('rules', { ...options, public: true })).message)).toBe(true)
  })

  it('answers in a direct message with a lasting message, also where the bot is not a member', async () => {
    const hal = user('Hal')
    const dm = await hal.openDm()
    const shown = await hal.slash('rules', { query: '14.4' }, { channel: dm })
    expect(isEphemeral(shown.message)).toBe(false)
    expect(labels(shown.message)).not.toContain('Show to everyone')
    expect((await hal.click(shown.message, '14.5 ›')).message.id).toBe(shown.message.id)
    expect(await hal.command('rules')).toMatchObject({ contexts: [0, 1, 2], integration_types: [0, 1] })
  })

  it('answers in French to people who read French', async () => {
    const ida = user('Ida')
    ida.locale('fr')
    const shown = await ida.slash('rules', { query: 'partie 14' })
    expect(shown.text).toContain('### Partie 14 · ')
    let { message } = shown
    while (!textOf(message).includes('**14.4**')) message = (await ida.click(message, 'Suivant ›')).message
    const rule = await ida.select(message, 'Ouvrir une règle…', 'young-jedi/14.4')
    expect(rule.text).toContain('### Règle 14.4')
    expect(rule.text).toContain('Percée**\u00a0: si')
  })

  it('accepts a search of a thousand characters', async () => {
    const joe = user('Joe')
    const long = `duel @everyone **${'\u202e|x'.repeat(330)}`
    const shown = await joe.slash('rules', { query: long })
    expect(shown.text).not.toContain('@everyone')
    expect(await joe.autocomplete('rules', 'query', long)).not.toHaveLength(0)
    expect((await joe.slash('rules', { card: long })).text).not.toMatch(/@everyone|\u202e/)
  })

  it('works on after a restart', async () => {
    const kim = user('Kim')
    const shown = await kim.slash('rules', { query: 'hidden cards' })
    await world.restart()
    await kim.until('the bot', () => kim.botOnline)
    expect((await kim.select(shown.message, 'Open a rule…', 'young-jedi/7.5')).text).toContain('### Rule 7.5')
  })
})
