/** Opening the cards in sight and asking "why not?", from the table and from a panel. */

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { GameEvent } from '../../src/contract/index.ts'
import { cardsView, countsView, faceView, standingView, whyView } from '../../src/discord/explain/explain-panel.ts'
import type { HelpInput } from '../../src/discord/explain/help-input.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import type { Sight } from '../../src/matches/api.ts'
import { sightOf } from '../../src/matches/sight.ts'
import { position as positionOf } from '../young-jedi/position.ts'
import { anyDeck, matches, playOut, READERS } from '../young-jedi/properties/games.ts'
import { complaintsAboutBody } from './complaints.ts'
import { offersOf, tap } from './panel-clicks.ts'
import { presentOf } from './positions.ts'
import { beginMatch, DECK, firstDeck, openFromThread, startWorld, type World } from './world.ts'

// ---------------------------------------------------------------- by clicks

let world: World
let alice: TestUser
let thread: string

beforeAll(async () => {
  world = await startWorld({ games })
  alice = world.sandbox.user('Alice')
  const opponent = { id: world.sandbox.botId }
  const asked = await typePlay(alice, { opponent, format: 'young-jedi/starter' })
  await alice.select(asked.message, DECK, firstDeck(asked.message))
  await world.quiet()
  thread = alice.threads()[0]!.id
  // The first deployment is answered, so that a card is in play at the second one.
  for (let round = 0; round < 8; round++) {
    const panel = await openFromThread(alice, thread)
    if (round > 0 && textOf(panel).includes('**Your hand**')) break
    const exit = controlsOf(panel).find(({ customId, disabled }) => customId.includes('|do|') && !disabled)
    const pick = controlsOf(panel).find(({ kind, customId }) => kind === 'select' && customId.includes('|mark|'))
    if (exit !== undefined) await alice.click(panel, exit.customId)
    else if (pick !== undefined) {
      const chosen = await alice.select(panel, pick.customId, pick.options[0]!.value)
      await alice.click(
        chosen.message,
        controlsOf(chosen.message).find(({ customId }) => customId.includes('|do|'))!.customId,
      )
    }
    await world.quiet()
  }
})
afterAll(async () => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  await world?.close()
})

/** The cards that a person sees, opened from the table that everybody watches. */
async function cardsOf(person: TestUser) {
  const story = await person.sees((message) => controlsOf(message).some(({ label }) => label === 'Watch'), {
    channel: thread,
  })
  const { message } = await person.click(story, 'Watch')
  return (await person.click(message, 'Cards…')).message
}
/** The description of each option of a select. */
interface Described {
  readonly value: string
  readonly description?: string
}
const described = ({ raw }: ReturnType<typeof controlsOf>[number]) =>
  (raw as unknown as { readonly options: readonly Described[] }).options
const selectOf = (message: Parameters<typeof controlsOf>[0], part: string) =>
  controlsOf(message).find(({ kind, customId }) => kind === 'select' && customId.includes(part))!

describe('the cards in sight', () => {
  it('are opened from the table, each with its numbers and a way back to the list', async () => {
    const list = await cardsOf(alice)
    expect(isEphemeral(list)).toBe(true)
    expect(textOf(list)).toContain('Cards you can see')
    const pick = selectOf(list, '|pick|')
    const own = described(pick).find(({ description }) => description?.startsWith('Alice · Hand'))!
    const card = (await alice.select(list, pick.customId, own.value)).message
    expect(textOf(card)).toContain('Here and now')
    const back = (await alice.click(card, 'Back to the cards')).message
    expect(textOf(back)).toContain('Cards you can see')
    const panel = (await alice.click(back, 'My panel')).message
    expect(textOf(panel)).not.toContain('Cards you can see')
  })

  it('have rules that open beside them', async () => {
    const list = await cardsOf(alice)
    const location = described(selectOf(list, '|pick|')).find(({ description }) => description?.startsWith('Location'))!
    const card = (await alice.select(list, selectOf(list, '|pick|').customId, location.value)).message
    const rules = selectOf(card, 'rule|pick|')
    const rule = (await alice.select(card, rules.customId, rules.options[0]!.value)).message
    expect(textOf(rule)).toContain('Rule 8.4')
  })

  it('lead back to themselves from their versions', async () => {
    const opened = await cardsOf(alice)
    const pick = selectOf(opened, '|pick|')
    for (const { value } of pick.options) {
      const list = await cardsOf(alice)
      const card = (await alice.select(list, pick.customId, value)).message
      const compare = controlsOf(card).find(({ label }) => label.startsWith('Compare versions'))
      if (compare === undefined) continue
      const versions = (await alice.click(card, compare.customId)).message
      expect(textOf(versions)).toContain('all versions')
      const back = (await alice.click(versions, 'Back to the card')).message
      expect(textOf(back)).toBe(textOf(card))
      expect(controlsOf(back)).toEqual(controlsOf(card))
      // An opened version leads to its own versions and back, and to the cards of the match.
      const beside = (await alice.click(back, compare.customId)).message
      const others = selectOf(beside, 'card|open')
      const other = (await alice.select(beside, others.customId, others.options[1]!.value)).message
      const again = (await alice.click(other, 'Compare versions (')).message
      const itself = (await alice.click(again, 'Back to the card')).message
      expect(textOf(itself).split('\n')[0]).toBe(textOf(other).split('\n')[0])
      expect(textOf((await alice.click(itself, 'Back to the cards')).message)).toContain('Cards you can see')
      return
    }
    throw new Error('no card has versions')
  })

  it('a player does not see the opponent’s hand, and a spectator sees no hand', async () => {
    const bob = world.sandbox.user('Bob')
    const list = await cardsOf(bob)
    const hints = described(selectOf(list, '|pick|')).map(({ description }) => description ?? '')
    expect(hints.length).toBeGreaterThan(0)
    expect(hints.filter((hint) => / Hand/.test(hint))).toEqual([])
    expect(controlsOf(list).some(({ label }) => label === 'My panel')).toBe(false)
  })
})

describe('why not', () => {
  it('is answered from the menu instead of the panel, and leads back to it', async () => {
    const panel = await openFromThread(alice, thread)
    const menu = controlsOf(panel).find(({ customId }) => customId.startsWith('1|menu'))!
    const entry = menu.options.find(({ label }) => label === 'Why can’t I…?')!
    const why = (await alice.select(panel, menu.customId, entry.value)).message
    expect(why.id).toBe(panel.id)
    expect(controlsOf(why).some(({ label }) => label === 'My panel')).toBe(true)
    expect(textOf(why)).toContain('Why can’t I…?')
    expect(textOf(why)).toContain('Battle')
    const numbers = (await alice.click(why, 'Numbers…')).message
    expect(textOf(numbers)).toMatch(/Counters|Even Up/)
    const counted = (await alice.click(numbers, 'How was it counted?')).message
    expect(textOf(counted)).toContain('How it was counted')
  })
})

describe('an outdated list', () => {
  it('says that a card is gone instead of opening it', async () => {
    const list = await cardsOf(alice)
    const panel = await openFromThread(alice, thread)
    const add = selectOf(panel, '|mark|')
    const card = add.options.find(({ value }) => /^[dl]h\d+$/.test(value))!
    const chosen = (await alice.select(panel, add.customId, card.value)).message
    await alice.click(chosen, controlsOf(chosen).find(({ customId }) => /\|do\|done\|/.test(customId))!.customId)
    await world.quiet()
    const late = (await alice.select(list, selectOf(list, '|pick|').customId, `f ${card.value}`)).message
    expect(textOf(late)).toContain('This card has moved')
    expect(textOf(late)).toContain('Cards you can see')
  })
})

// ---------------------------------------------------------------- another game

describe('a game that explains nothing', () => {
  it('shows its cards all the same, without questions that it can’t answer', async () => {
    const small = await startWorld()
    try {
      const [one, other] = [small.sandbox.user('Ann'), small.sandbox.user('Ben')]
      const { threadId } = await beginMatch(small, one, other)
      const panel = await openFromThread(one, threadId)
      expect(offersOf(panel)).toContain('Look at a card')
      expect(offersOf(panel)).not.toContain('Why can’t I…?')
      const list = (await tap(one, panel, 'Look at a card')).message
      expect(described(selectOf(list, '|pick|')).length).toBeGreaterThan(0)
      const card = (
        await one.select(list, selectOf(list, '|pick|').customId, described(selectOf(list, '|pick|'))[0]!.value)
      ).message
      expect(controlsOf(card).map(({ label }) => label)).toContain('Back to the cards')
      expect(controlsOf(list).map(({ label }) => label)).not.toContain('Numbers…')
      expect(small.sandbox.problems).toEqual([])
    } finally {
      await small.close()
    }
  })
})

// ---------------------------------------------------------------- limits of Discord

const app = { games, cards: new CardIndex(games), pictures: null } as unknown as App
const names = { dark: `Anna ${'*'.repeat(40)}`, light: 'Bob' }

const manner = { words: true, hidden: true }

const lettersOf = (body: Body): number =>
  [...JSON.stringify(body).matchAll(/"content":"((?:[^"\\]|\\.)*)"/g)].reduce(
    (sum, [, words = '']) => sum + (JSON.parse(`"${words}"`) as string).length,
    0,
  )

describe('the list of cards', () => {
  it('keeps to the limits of Discord, whatever is on the table', async () => {
    const shown: { input: HelpInput; events: readonly GameEvent[] }[] = []
    fc.assert(
      fc.property(matches(anyDeck, ['keen', 'mixed']), (match) => {
        const told: GameEvent[] = []
        let moves = 0
        playOut(match, ({ after, events }) => {
          told.push(...events)
          if (++moves % 6 !== 0) return undefined
          for (const reader of READERS) {
            const sight = {
              match: { id: 'AbCdEf0123', terms: { game: 'young-jedi' }, players: {}, outcome: null },
              reader,
              view: youngJedi.view(after, reader),
              decisions: youngJedi.decisions(after).filter(({ seat }) => seat === reader),
              drafts: {},
            } as unknown as Sight
            const language = moves % 12 === 0 ? 'fr' : 'en'
            shown.push({ input: { app, game: youngJedi, sight, language, names, manner }, events: [...told] })
          }
          return undefined
        })
      }),
      { numRuns: 3 },
    )
    expect(shown.length).toBeGreaterThan(10)
    for (const { input, events } of shown)
      for (const body of await bodies(input, events)) {
        expect(complaintsAboutBody(body)).toEqual([])
        expect(lettersOf(body)).toBeLessThanOrEqual(4000)
      }
  })
})

describe('a deployment with a card chosen', () => {
  const position = positionOf({
    dark: { faceUp: ['Darth Maul, Sith Apprentice'], hand: ['Sebulba', 'Darth Maul, Sith Apprentice'] },
    light: {},
  })
  const decision = position.decision('dark', 'deploy')
  const [sebulba = ''] = decision.shape.type === 'choose' ? decision.shape.options.map(({ id }) => id) : []
  const sightWith = (choose: readonly string[]): Sight => {
    const present = presentOf(position.state, 'dark', [], false)
    return sightOf({ ...present, drafts: [{ seat: 'dark', about: decision.id, draft: { choose } }] }, 'dark')
  }
  const shown = { game: youngJedi, language: 'en', names } as const

  it('shows the counters left beside it', () => {
    const panel = (choose: readonly string[]) => {
      const input = {
        ...shown,
        sight: sightWith(choose),
        happened: [],
        draft: { choose: [...choose] },
        suggests: false,
      }
      return JSON.stringify(laidPanel(input).body([]))
    }
    expect(panel([])).toContain('**Your hand** · 6 left')
    expect(panel([sebulba])).toContain('**Your hand** · 2 left')
  })

  it('shows which cards cost too much beside it', () => {
    const why = (choose: readonly string[]) =>
      JSON.stringify(whyView({ app, ...shown, sight: sightWith(choose), manner }))
    expect(why([])).not.toContain('Costs 6')
    expect(why([sebulba])).toContain('Costs 6; counters left: 2.')
  })

  it('shows on a card of the hand the counters left after it and beside them', async () => {
    const card = async (at: number, choose: readonly string[]) => {
      const sight = sightWith(choose)
      const { handle } = (sight.view as View).sides.dark.cards![at]!
      return JSON.stringify(await faceView({ app, ...shown, sight, manner }, `f ${handle}`))
    }
    expect(await card(1, [])).toContain('Counters left after it: 0')
    expect(await card(1, [sebulba])).toContain('Costs 6; counters left: 2.')
    expect(await card(1, [sebulba])).not.toContain('Counters left after it')
    expect(await card(0, [])).toContain('Counters left after it: 2')
    expect(await card(0, [sebulba])).toContain('Counters left after it: 2')
  })
})

describe('how results were counted', () => {
  it('is listed in order, the latest page first', () => {
    const told = ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text: `fight ${text}`, rules: [] }))
    const game = { ...youngJedi, help: { ...youngJedi.help!, counts: () => told } } as AnyGame
    const sight = { match: { id: 'AbCdEf0123' }, reader: 'spectator', decisions: [] } as unknown as Sight
    const page = (at: number) => {
      const body = countsView({ app, game, sight, language: 'en', names, manner }, [], at)
      return [...JSON.stringify(body).matchAll(/fight (\w+)/g)].map(([, word]) => word)
    }
    expect(page(0)).toEqual(['three', 'four', 'five'])
    expect(page(1)).toEqual(['one', 'two'])
    expect(page(2)).toEqual(['one', 'two'])
  })
})

async function bodies(input: HelpInput, events: readonly GameEvent[]): Promise<Body[]> {
  const zones = youngJedi.layout(input.sight.view as never, { language: 'en', names, reader: input.sight.reader }).zones
  const faces = zones.flatMap(({ cards = [] }) => cards.slice(0, 2))
  const opened = await Promise.all(faces.map(({ handle }) => faceView(input, `f ${handle}`)))
  return [
    cardsView(input, events, 0),
    cardsView(input, events, 1),
    whyView(input),
    standingView(input),
    countsView(input, events, 0),
    countsView(input, events, 99),
    ...opened.filter((body) => body !== null),
  ]
}
