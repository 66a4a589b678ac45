/** The panel of a challenge: what stands by default, what its author changes, and who can't change anything. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changesOf, pickChange, typePlay } from '../../bench/challenging.ts'
import { controlsOf, textOf } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { forgeClick } from './forged.ts'
import { ACCEPT, DECK, firstDeck, startWorld, type World, withComponents } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
})
afterAll(async () => {
  await world?.close()
})

let people = 0
const user = (name: string) => world.sandbox.user(`${name} ${++people}`)
const draftOf = async (by: string) =>
  (await world.holonet.challenges.find(
    (
      await world.holonet.prisma.challenge.findFirstOrThrow({ where: { by }, orderBy: { createdAt: 'desc' } })
    ).id,
  ))!

describe('A challenge', () => {
  it('names the opponent before the game, and opens with the defaults of the server', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const asked = await ann.slash('play', { game: 'star wars', opponent: ben })
    expect(asked.text.indexOf(`Challenge to **${ben.name}**`)).toBe(0)
    expect(asked.text).toContain('**Star Wars Customizable Card Game** · ')
    expect(asked.text).toContain('3 days to answer')
    expect(asked.text).not.toContain('Changed from')
    expect(changesOf(asked)).toEqual(expect.arrayContaining(['game', 'side', 'time', 'rated']))
    expect((await ann.slash('play', { opponent: { id: world.sandbox.botId } })).text).toMatch(/^Practice against/)
    expect((await ann.slash('play', {})).text).toMatch(/^Challenge to \*\*anyone/)
  })

  it('is not made for a game that nobody has', async () => {
    const cid = user('Cid')
    expect((await cid.slash('play', { game: 'chess' })).text).toMatch(/^No game here is called “chess”/)
    expect(await world.holonet.prisma.challenge.count({ where: { by: cid.id } })).toBe(0)
    expect((await cid.autocomplete('play', 'game', 'y')).map(({ value }) => value)).toEqual(['young-jedi'])
  })

  it('shows both players what its author has changed, and is played by it', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    ben.locale('fr')
    const asked = await typePlay(ann, { opponent: ben, game: 'yj', format: 'full', time: 24, rated: true })
    expect(asked.text).toContain('Changed from the default: Full game (60 cards) · 1 day to answer · rated')
    const posted = ben.next(`<@${ben.id}>`)
    await ann.select(asked.message, DECK, firstDeck(asked.message))
    const challenge = await withComponents(ben, await posted)
    expect(textOf(challenge)).toContain('Changed from the default: Full game (60 cards) · 1 day to answer · rated')
    const accepted = await ben.click(challenge, ACCEPT)
    expect(accepted.text).toMatch(/Modifié par rapport aux valeurs par défaut\s: [^:\n]*délai de 1\sjour[^:\n]*$/m)
    expect(changesOf(accepted)).toEqual([])
    await ben.select(accepted.message, DECK, firstDeck(accepted.message))
    await world.quiet()
    const [match] = await world.holonet.matches.of(ann.id)
    expect(match!.match.terms).toMatchObject({ game: 'young-jedi', format: 'full', rated: true, sittingMs: 86_400_000 })
  })

  it('takes a change back like any other, and then differs no more from the default', async () => {
    const dan = user('Dan')
    const tuned = await typePlay(dan, { game: 'yj', time: 24 })
    expect(tuned.text).toContain('Changed from the default')
    expect((await pickChange(dan, tuned, 'time', '72')).text).not.toContain('Changed from the default')
  })

  it('goes back from the values to the panel without a change', async () => {
    const eve = user('Eve')
    const asked = await eve.slash('play', { game: 'yj' })
    const menu = controlsOf(asked.message).find(({ label }) => label === 'Change…')!
    const values = await eve.select(asked.message, menu.customId, 'side')
    expect(values.text).toContain('Your side')
    expect((await eve.click(values.message, 'Back')).text).toContain('Choose your deck')
    expect((await draftOf(eve.id)).seat).toBeNull()
  })

  it('offers only decks of the side and format that its author has chosen', async () => {
    const fay = user('Fay')
    const asked = await typePlay(fay, { game: 'yj', side: 'dark', format: 'full' })
    expect(asked.text).toContain('You play the Dark Side')
    const hints = await world.holonet.challenges.decksFor((await draftOf(fay.id)).id, fay.id)
    expect(hints).not.toMatchObject({ refused: expect.anything() })
    expect((hints as unknown as { seat: string }[]).every(({ seat }) => seat === 'dark')).toBe(true)
  })
})

describe('Nothing is changed', () => {
  const click = (person: ReturnType<typeof user>, id: string, topic: string, value: string) =>
    forgeClick(world, person, { customId: `1|c|${id}|change|${topic}`, values: [value] })

  it('by another person, neither in a draft nor in a challenge that is posted', async () => {
    const [ann, mia] = [user('Ann'), user('Mia')]
    const asked = await ann.slash('play', { game: 'yj' })
    const draft = await draftOf(ann.id)
    expect(textOf(await click(mia, draft.id, 'format', 'full'))).toContain('Challenge not found')
    const posted = mia.next('is looking for an opponent')
    await ann.select(asked.message, DECK, firstDeck(asked.message))
    await posted
    expect(textOf(await click(mia, draft.id, 'format', 'full'))).toContain('Only the challenger can change')
    expect((await draftOf(ann.id)).terms).toEqual(draft.terms)
  })

  it('once it is posted, accepted or withdrawn: an old panel says so', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const asked = await ann.slash('play', { game: 'yj', opponent: ben })
    const posted = ben.next(`<@${ben.id}>`)
    await ann.select(asked.message, DECK, firstDeck(asked.message))
    const { id, terms } = await draftOf(ann.id)
    expect(textOf(await click(ann, id, 'format', 'full'))).toContain('posted already')
    const accepted = await ben.click(await withComponents(ben, await posted), ACCEPT)
    await ben.select(accepted.message, DECK, firstDeck(accepted.message))
    await world.quiet()
    expect(textOf(await click(ann, id, 'time', '1'))).toContain('has ended')
    expect(await world.holonet.challenges.change({ challengeId: id, person: ann.id, terms, seat: null })).toMatchObject(
      {
        refused: 'challenge.closed',
      },
    )
    expect((await world.holonet.challenges.find(id))!.terms).toEqual(terms)
  })

  it('by values and topics that are not offered', async () => {
    const gus = user('Gus')
    await gus.slash('play', { opponent: { id: world.sandbox.botId }, game: 'yj' })
    const { id, terms } = await draftOf(gus.id)
    for (const [topic, value] of [
      ['rated', 'yes'],
      ['format', 'endless'],
      ['game', '__proto__'],
      ['constructor', 'x'],
      ['time', '9999'],
    ] as const)
      expect(textOf(await click(gus, id, topic, value)), topic).toContain('button')
    expect((await world.holonet.challenges.find(id))!.terms).toEqual(terms)
  })
})
