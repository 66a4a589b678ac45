/** Suggested turns and open hands: settings of a person, a server and a challenge, and what both players agree on. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changesOf, typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { isRefusal } from '../../src/contract/index.ts'
import { questionOf } from '../../src/discord/match/asked-question.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import type { Sight } from '../../src/matches/api.ts'
import { type ServerSettings, UNSET } from '../../src/servers/server.ts'
import { ACCEPT, actionOf, DECK, startWorld, type World, withComponents } from './world.ts'

let world: World
let admin: TestUser
beforeAll(async () => {
  world = await startWorld({ games })
  admin = world.sandbox.user('Admin')
})
beforeEach(() => set(UNSET))
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
async function set(changed: Partial<ServerSettings>): Promise<void> {
  const done = await world.holonet.servers.change(world.sandbox.guildId, changed)
  if (isRefusal(done)) throw new Error(done.refused)
}
const firstDeck = (message: APIMessage) =>
  controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value

interface Played {
  readonly ann: TestUser
  readonly ben: TestUser
  readonly challenge: APIMessage
  /** Ben's panel at the start. */
  readonly panel: APIMessage
  readonly matchId: string
}

/** Ann, who plays the Dark Side, challenges Ben, who accepts. */
async function play(options: Readonly<Record<string, string | boolean>>): Promise<Played> {
  const [ann, ben] = [user('Ann'), user('Ben')]
  const terms = { opponent: ben, format: 'young-jedi/starter', side: 'young-jedi/dark', ...options }
  const asked = await typePlay(ann, terms)
  const posted = ben.next(`<@${ben.id}>`)
  await ann.select(asked.message, DECK, firstDeck(asked.message))
  const challenge = await withComponents(ben, await posted)
  const accepted = await ben.click(challenge, ACCEPT)
  const { message: panel } = await ben.select(accepted.message, DECK, firstDeck(accepted.message))
  await world.quiet()
  return { ann, ben, challenge, panel, matchId: (await world.holonet.matches.of(ann.id))[0]!.match.id }
}

/** The panel of the person who deploys first. */
async function deploying({ ann, ben, matchId }: Played): Promise<APIMessage> {
  const sights = await Promise.all([ann, ben].map((one) => world.holonet.matches.sight(matchId, one.id)))
  const who = sights[0]!.decisions.length > 0 ? ann : ben
  const thread = await who.until('the thread', () =>
    who.threads().find(({ name }) => name?.includes(ben.name) === true),
  )
  const told = await who.sees((message) => controlsOf(message).some(({ label }) => label === 'My turn'), {
    channel: thread.id,
  })
  const { message } = await who.click(told, 'My turn')
  expect(controlsOf(message).some(({ customId }) => actionOf(customId)?.startsWith('do|done'))).toBe(true)
  return message
}
const isSuggested = (panel: APIMessage) =>
  controlsOf(panel).some(({ customId }) => /^do\|done\|as-proposed-\d\|s/.test(actionOf(customId) ?? ''))

describe('suggested turns', () => {
  it('come in friendly matches, and in rated ones only if the challenger offers them', async () => {
    const friendly = await play({})
    expect(textOf(friendly.challenge)).not.toMatch(/suggested/)
    expect(isSuggested(await deploying(friendly))).toBe(true)
    const rated = await play({ rated: true })
    expect(textOf(rated.challenge)).not.toMatch(/suggested/)
    expect(isSuggested(await deploying(rated))).toBe(false)
    const agreed = await play({ rated: true, suggestions: true })
    // The opponent reads it before accepting.
    expect(textOf(agreed.challenge)).toContain('✦ Turns are suggested to both players.')
    expect(isSuggested(await deploying(agreed))).toBe(true)
    const without = await play({ suggestions: false })
    expect(textOf(without.challenge)).toContain('No suggested turns.')
    expect(isSuggested(await deploying(without))).toBe(false)
  })

  it('are switched off by a person for themselves alone', async () => {
    const match = await play({})
    for (const person of [match.ann, match.ben]) {
      const settings = await person.slash('settings')
      expect(settings.text).toContain('Suggested turns: **yes**')
      const { message } = await person.click(settings.message, 'Notifications, pictures, suggestions…')
      expect((await person.click(message, 'No suggested turns')).text).toContain('Suggested turns: **no**')
      expect((await world.holonet.persons.of(person.id)).suggestions).toBe(false)
    }
    expect(isSuggested(await deploying(match))).toBe(false)
    expect(isSuggested(await deploying(await play({})))).toBe(true)
  })

  it('stay as agreed in running matches whatever the server sets later', async () => {
    const match = await play({})
    const { message } = await admin.slash('setup')
    const open = await admin.select(message, /\|open$/, 'suggestions')
    const done = await admin.select(open.message, /\|suggestions$/, 'off')
    expect(done.text).toContain('Suggested turns: **forbidden**')
    expect(isSuggested(await deploying(match))).toBe(true)
    const [carl, dora] = [user('Carl'), user('Dora')]
    const asked = await typePlay(carl, { opponent: dora, game: 'young-jedi' })
    expect(changesOf(asked)).toContain('rated')
    expect(changesOf(asked)).not.toContain('suggestions')
    expect((await world.holonet.matches.record((await play({ rated: true })).matchId))!.terms.suggestions).toBe(false)
  })

  it('are not played for who asks for one where the match has none', async () => {
    const { ann, ben, matchId } = await play({ rated: true })
    for (const person of [ann, ben]) {
      const sight = await world.holonet.matches.sight(matchId, person.id)
      const [decision] = sight!.decisions
      if (decision?.kind !== 'deploy') continue
      const proposal = youngJedi.panels.suggest(decision as never, sight!.view as View)
      expect(proposal!.choose).not.toEqual([])
      const answered = await world.holonet.matches.answer({
        matchId,
        person: person.id,
        seat: sight!.reader as string,
        decision: decision.id,
        exit: 'done',
        suggested: true,
        interaction: `forged ${matchId}`,
      })
      const now = await world.holonet.matches.sight(matchId, person.id)
      expect(answered.came).not.toBe('refused')
      const hand = (one: Sight) => (one.view as View).sides[one.reader as 'dark' | 'light'].hand
      expect(hand(now!)).toBeGreaterThanOrEqual(hand(sight!))
      return
    }
    throw new Error('Nobody deploys')
  })

  it('of battle plans are left out with them: no row that the game has put together', async () => {
    const { ann, ben, matchId } = await play({})
    let seen = 0
    for (let moves = 0; moves < 200 && seen === 0; moves++)
      for (const person of [ann, ben]) {
        const sight = await world.holonet.matches.sight(matchId, person.id)
        const [decision] = sight!.decisions
        if (decision === undefined) continue
        if (decision.shape.type === 'arrange' && decision.shape.pieces.length > 1) {
          const names = { dark: ann.name, light: ben.name }
          const input = { game: youngJedi, sight: sight!, language: 'en', names, happened: [] } as const
          const [on, off] = [true, false].map((suggests) => questionOf({ ...input, suggests }, decision))
          const rows = (one: typeof on) =>
            [...one!.question!.actions, ...one!.question!.more].filter(({ puts }) => puts)
          expect(on!.begun.suggested).toBe(true)
          expect(rows(on)).not.toEqual([])
          expect(off!.begun.suggested).toBe(false)
          expect(rows(off)).toEqual([])
          expect(off!.question!.actions[0]!.label).not.toContain('✦')
          seen++
          break
        }
        const reply = youngJedi.policies.practice(sight!.view as View, decision as never, null)
        const answers = [reply === 'ask' ? { decision: decision.id, exit: decision.exits[0]!.id } : reply]
        const interaction = `plan ${moves} ${person.id}`
        await world.holonet.matches.play({ matchId, person: person.id, answers, interaction })
      }
    expect(seen).toBe(1)
  })
})

describe('open hands after the end', () => {
  const readersAfter = async ({ ann, ben, matchId }: Played) => {
    await world.holonet.matches.concede({ matchId, person: ben.id, interaction: `end ${matchId}` })
    await world.quiet()
    const { readers, decks } = (await world.holonet.matches.replay(matchId, ann.id, null))!
    expect(decks === null).toBe(readers.length < 3)
    return readers
  }

  it('are shown in friendly matches, and in rated ones only if both agree at the challenge', async () => {
    expect(await readersAfter(await play({}))).toEqual(['dark', 'spectator', 'light'])
    expect(await readersAfter(await play({ rated: true }))).toEqual(['dark', 'spectator'])
    const agreed = await play({ rated: true, opens: true })
    expect(textOf(agreed.challenge)).toContain('Hands and decks are shown after the match.')
    expect(await readersAfter(agreed)).toEqual(['dark', 'spectator', 'light'])
    const closed = await play({ opens: false })
    expect(textOf(closed.challenge)).toContain('Hands and decks stay secret after the match.')
    expect(await readersAfter(closed)).toEqual(['dark', 'spectator'])
  })

  it('stay as agreed whatever the server sets later, and are not offered where it keeps them secret', async () => {
    const [open, secret] = [await play({}), await play({ rated: true })]
    await set({ reveals: 'none' })
    expect(await readersAfter(open)).toHaveLength(3)
    const [carl, dora] = [user('Carl'), user('Dora')]
    expect(changesOf(await typePlay(carl, { opponent: dora, game: 'young-jedi' }))).not.toContain('opens')
    await set({ reveals: 'all' })
    expect(await readersAfter(secret)).toHaveLength(2)
    expect(changesOf(await typePlay(carl, { opponent: dora, game: 'young-jedi' }))).not.toContain('opens')
    expect(await readersAfter(await play({ rated: true }))).toHaveLength(3)
  })

  it('stay secret after a rated match of the queue, though an admin opens all matches when it is over', async () => {
    const [uma, vic] = [user('Uma'), user('Vic')]
    for (const person of [uma, vic]) await person.click((await person.slash('queue')).message, 'Start looking')
    for (const person of [uma, vic]) await person.click((await person.slash('queue')).message, 'Accept and play')
    await world.quiet()
    const { match } = (await world.holonet.matches.of(uma.id))[0]!
    expect(match.terms).toMatchObject({ rated: true, opens: false, suggestions: false })
    await world.holonet.matches.concede({ matchId: match.id, person: vic.id, interaction: `end ${match.id}` })
    const { message } = await admin.slash('setup')
    const open = await admin.select(message, /\|open$/, 'reveals')
    await admin.select(open.message, /\|reveals$/, 'all')
    expect(world.holonet.servers.of(world.sandbox.guildId).reveals).toBe('all')
    const { readers, decks } = (await world.holonet.matches.replay(match.id, admin.id, null))!
    expect([readers, decks]).toEqual([['spectator'], null])
  })

  it('decide whether a rematch swaps the decks', async () => {
    for (const [options, swapped] of [
      [{}, true],
      [{ opens: false }, false],
    ] as const) {
      const match = await play(options)
      await readersAfter(match)
      const { ann, ben } = match
      const result = await ann.dm('🏁')
      const posted = ben.next('🔁 Rematch', { channel: 'general' })
      await ann.click(result, 'Rematch')
      const challenge = await withComponents(ben, await posted)
      expect(textOf(challenge)).toContain(`${ann.name} plays the ${swapped ? 'Light' : 'Dark'} Side`)
      await ben.click(challenge, ACCEPT)
      await world.quiet()
      const [now] = await world.holonet.matches.of(ann.id)
      expect(now!.match.terms).toMatchObject({ suggestions: true, opens: swapped })
      expect(now!.match.players[swapped ? 'light' : 'dark']).toBe(ann.id)
    }
  })
})

describe('a standing order that plays as the game would propose', () => {
  const offers = async (matchId: string, person: TestUser) =>
    (await world.holonet.matches.sight(matchId, person.id))!.offers.map(({ kind }) => kind)
  const order = {
    kind: 'opening',
    key: 'match',
    settings: { deploy: { exit: 'ok', choose: ['suggested'] }, 'above-six': { exit: 'ok', choose: ['newest'] } },
  }

  it('is neither offered nor taken in a rated match whose players have not agreed to suggestions', async () => {
    const { ann, matchId } = await play({ rated: true, format: 'young-jedi/full' })
    expect(await offers(matchId, ann)).not.toContain('opening')
    expect(await offers(matchId, ann)).not.toEqual([])
    const set = await world.holonet.matches.setOrder({ matchId, person: ann.id, order, interaction: `${ann.id}1` })
    expect(isRefusal(set)).toBe(true)
  })

  it('is offered where they have, and in friendly matches', async () => {
    for (const options of [{ rated: true, suggestions: true }, {}]) {
      const { ann, matchId } = await play({ ...options, format: 'young-jedi/full' })
      expect(await offers(matchId, ann)).toContain('opening')
      const set = await world.holonet.matches.setOrder({ matchId, person: ann.id, order, interaction: `${ann.id}1` })
      expect(isRefusal(set)).toBe(false)
    }
  })
})
