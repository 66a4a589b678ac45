/** How shuffles are kept fair, as two people see it: from the challenge with both words to the end card. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
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
const FAIR = 'How are shuffles kept fair?'
const fairIn = (message: Parameters<typeof controlsOf>[0]) =>
  controlsOf(message).find(({ customId }) => customId.endsWith('|fair'))!.customId
const digits = (seal: string) => seal.slice(0, 32).match(/.{8}/g)!.join(' ')

async function written(
  person: ReturnType<typeof user>,
  opened: Awaited<ReturnType<typeof person.click>>,
  word: string,
) {
  const done = person.next(word)
  person.submit(opened.form, { word })
  return withComponents(person, await done)
}

describe('Sealed shuffles', () => {
  it('are shown from the challenge with both words to the end card, in both languages', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    ben.locale('fr')
    const asked = await typePlay(ann, { opponent: ben, game: 'yj', format: 'full' })
    const { id } = await world.holonet.prisma.challenge.findFirstOrThrow({ where: { by: ann.id } })
    const first = (await world.holonet.challenges.find(id))!.seal!
    expect(asked.text).toContain(`Shuffles are sealed: \`${digits(first)}\``)
    const panel = await ann.click(asked.message, FAIR)
    expect(panel.text).toContain(first)
    expect(panel.text).toContain('Your word: none yet')
    const own = await written(ann, await ann.click(panel.message, 'Add my word…'), 'kessel run')
    expect(textOf(own)).toContain('Your word is saved.')
    expect(textOf(own)).toContain('Your word: kessel run')
    const again = await ann.click(own, 'Back')
    const posted = ben.next(`<@${ben.id}>`)
    await ann.select(again.message, DECK, firstDeck(again.message))
    const challenge = await withComponents(ben, await posted)
    const { seal } = (await world.holonet.challenges.find(id))!
    expect(seal).not.toBe(first)
    expect(textOf(challenge)).toContain(`Shuffles are sealed: \`${digits(seal!)}\``)
    expect(textOf(challenge)).not.toContain('kessel')
    const accepted = await ben.click(challenge, ACCEPT)
    expect(accepted.text).toContain('Mélanges scellés')
    const french = await ben.click(accepted.message, fairIn(accepted.message))
    expect(french.text).toContain(seal)
    expect(french.text).not.toContain('kessel')
    const said = await written(ben, await ben.click(french.message, 'Ajouter mon mot…'), '42 bananas')
    expect(textOf(said)).toMatch(/Votre mot\s: 42 bananas/)
    const choice = await ben.click(said, 'Retour')
    await ben.select(choice.message, DECK, firstDeck(choice.message))
    await world.quiet()
    const { matchId } = (await world.holonet.challenges.find(id))!
    const running = await forgeClick(world, ann, { customId: `1|fair|${matchId}` })
    expect(textOf(running)).toContain(seal!)
    expect(textOf(running)).not.toContain('42 bananas')
    await world.holonet.matches.concede({ matchId: matchId!, person: ben.id, interaction: 'conceded by test' })
    await world.quiet()
    const { end } = (await world.holonet.matches.record(matchId!))!
    const over = textOf(await forgeClick(world, ann, { customId: `1|fair|${matchId}` }))
    const { secret } = await world.holonet.prisma.seal.findUniqueOrThrow({ where: { subject: id } })
    for (const part of [seal!, end!, secret, 'kessel run', '42 bananas']) expect(over).toContain(part)
  })

  it('take no word of an author whose challenge is out, nor a second one', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const asked = await typePlay(ann, { opponent: ben, game: 'yj' })
    const posted = ben.next(`<@${ben.id}>`)
    await ann.select(asked.message, DECK, firstDeck(asked.message))
    await posted
    const { id } = await world.holonet.prisma.challenge.findFirstOrThrow({ where: { by: ann.id } })
    const shown = textOf(await forgeClick(world, ann, { customId: `1|c|${id}|fair` }))
    expect(shown).toContain('The challenge is sent: you can no longer add a word.')
  })

  it('say before a match of hidden hands that its shuffles can’t be checked', async () => {
    const ann = user('Ann')
    const asked = await typePlay(ann, { game: 'star wars' })
    expect((await ann.click(asked.message, FAIR)).text).toContain('Hands of this match stay hidden')
  })
})
