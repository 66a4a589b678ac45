/** After each battle its fights stand on the panels of both players, once, before their next question. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { type Answer, LANGUAGES, type Language } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import type { Sight } from '../../src/matches/api.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { ACCEPT, DECK, openFromThread, startWorld, type World } from './world.ts'

const game = games['young-jedi']!
const SEEN = /\|seen\|/

let world: World
beforeAll(async () => {
  world = await startWorld({ games, pictures: new CardPictures(games) })
})
afterAll(async () => {
  await world?.close()
})

const isShown = (panel: APIMessage) => controlsOf(panel).some(({ customId }) => SEEN.test(customId))
/** The texts of the pictures of a message. */
const alts = (panel: APIMessage): string[] =>
  (panel.components ?? []).flatMap((part) =>
    'items' in part ? part.items.map(({ description }) => description ?? '') : [],
  )

interface Seated {
  readonly person: TestUser
  readonly sight: () => Promise<Sight>
}

/** Plays on as the practice opponent would until a battle has ended. @returns the seats that are asked then */
async function playBattle(matchId: string, seats: readonly Seated[]): Promise<void> {
  for (let answers = 0; answers < 400; answers++) {
    for (const { person, sight } of seats) {
      const { view, decisions } = await sight()
      const [decision] = decisions
      if (decision === undefined) continue
      const answer = game.policies.practice(view, decision, null) as Answer
      const interaction = `${person.id} ${matchId} ${answers}`
      await world.holonet.matches.play({ matchId, person: person.id, answers: [answer], interaction })
      const history = (await world.holonet.matches.history(matchId, ''))!
      if (history.at(-1)!.events.some(({ type }) => type === 'battle-end')) return
      break
    }
  }
  throw new Error('no battle')
}

async function begun(language: Language, wordsOnly: boolean) {
  const user = (name: string) => world.sandbox.user(`${name} ${language} ${wordsOnly}`)
  const people = [user('Ann'), user('Bob')] as const
  for (const person of people) {
    person.locale(language === 'fr' ? 'fr' : 'en-US')
    await world.holonet.persons.change(person.id, { wordsOnly })
  }
  const [one, other] = people
  const asked = await typePlay(one, { opponent: other, format: 'young-jedi/full' })
  const posted = other.next(`<@${other.id}>`, { channel: 'general' })
  const deckOf = (message: APIMessage) =>
    controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
  await one.select(asked.message, DECK, deckOf(asked.message))
  const accepted = await other.click(await posted, ACCEPT)
  await other.select(accepted.message, DECK, deckOf(accepted.message))
  await world.quiet()
  const matchId = (await world.holonet.matches.of(people[0].id))[0]!.match.id
  const seats = people.map((person) => ({
    person,
    sight: async () => (await world.holonet.matches.sight(matchId, person.id))!,
  }))
  const threadId = (await world.holonet.matches.record(matchId))!.threadId!
  return { seats, matchId, threadId }
}

describe.each(LANGUAGES)('after a battle (%s)', (language) => {
  it.each([
    { way: 'as a picture', wordsOnly: false },
    { way: 'in words', wordsOnly: true },
  ])('its fights stand on both panels $way, once', async ({ wordsOnly }) => {
    const { seats, matchId, threadId } = await begun(language, wordsOnly)
    await playBattle(matchId, seats)
    const seen = new Set<string>()
    for (let round = 0; round < 30 && seen.size < 2; round++) {
      for (const { person, sight } of seats) {
        const { reader, view, decisions } = await sight()
        const [decision] = decisions
        if (decision === undefined) continue
        await world.quiet()
        const panel = await openFromThread(person, threadId)
        if (seen.has(reader)) expect(isShown(panel)).toBe(false)
        else {
          expect(isShown(panel), textOf(panel)).toBe(true)
          const told = wordsOnly ? textOf(panel) : alts(panel).join()
          expect(told).toMatch(language === 'fr' ? /Bataille sur|bataille sur/ : /[Bb]attle on/)
          expect(alts(panel)).toHaveLength(wordsOnly ? 0 : 1)
          const question = (await person.click(panel, SEEN)).message
          expect(isShown(question)).toBe(false)
          expect(controlsOf(question).some(({ customId }) => customId.includes(`|${decision.id}|`))).toBe(true)
          expect(isShown(await openFromThread(person, threadId))).toBe(false)
          seen.add(reader)
        }
        const answer = game.policies.practice(view, decision, null) as Answer
        const interaction = `${person.id} ${matchId} after ${round}`
        await world.holonet.matches.play({ matchId, person: person.id, answers: [answer], interaction })
        break
      }
    }
    expect(seen.size).toBe(2)
    expect(world.sandbox.problems).toEqual([])
  })
})
