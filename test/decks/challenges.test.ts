/** Matches with people's own decks: the choice of a deck, and its use in the match. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeckList } from '../../src/contract/index.ts'
import type { SavedDeck } from '../../src/decks/deck.ts'
import type { Games } from '../../src/games/games.ts'
import type { DeckOffer } from '../../src/matches/api.ts'
import { tiny } from '../games/high-card.ts'
import { choose, draft, must, type Net, newInteraction, open, refusedAs, see } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

const WAITING = 'right-6'
/** High Card in which the right player's sixes can't be played yet. */
const games: Games = {
  tiny: {
    ...tiny,
    unplayable: (list) =>
      list.some(({ card }) => card === WAITING) ? [{ refused: 'deck.waits', values: { card: WAITING } }] : [],
  },
}
const deck = (seat: string, ...values: number[]): DeckList =>
  values.map((value) => ({ card: `${seat}-${value}`, count: 2 }))
const LEGAL = deck('left', 2, 3, 4, 5, 6)

describe('a deck of one’s own in a match', () => {
  let place: Place
  let net: Net
  let people = 0
  const somebody = () => `player ${++people}`
  beforeAll(async () => {
    place = quickest()
    net = await open(place, { games })
    await net.start()
  })
  afterAll(async () => {
    await net?.close()
    await place?.remove()
  })

  const made = async (person: string, list: DeckList, { name = 'Own', seat = 'left', format = 'short' } = {}) =>
    must(await net.decks.create({ person, interaction: newInteraction(), name, game: 'tiny', seat, format, list }))
  const change = async ({ person, id }: SavedDeck, list: DeckList) =>
    must(await net.decks.change({ person, id, interaction: newInteraction(), change: () => ({ list }) }))
  const offers = async (challengeId: string, person: string) =>
    must(await net.challenges.decksFor(challengeId, person)) as readonly DeckOffer[]
  const own = async (challengeId: string, person: string) =>
    (await offers(challengeId, person)).filter((offer) => offer.own)

  it('is offered before the ready-made ones, with its faults, to its owner alone', async () => {
    const [ann, bob] = [somebody(), somebody()]
    await made(ann, LEGAL)
    await made(ann, deck('left', 1), { name: 'Half' })
    await made(ann, LEGAL, { name: 'Long', format: 'long' })
    await made(bob, deck('right', 1, 2, 3, 4, 5), { name: 'Secret', seat: 'right' })
    const { id } = await draft(net, ann, bob)
    const all = await offers(id, ann)
    expect(all.slice(0, 2).map(({ name, own }) => [name, own])).toEqual([
      ['Half', true],
      ['Own', true],
    ])
    expect(all.slice(2).every((offer) => !offer.own && offer.faults.length === 0)).toBe(true)
    expect(all.map(({ name, faults }) => [name, faults.length]).slice(0, 2)).toEqual([
      ['Half', 1],
      ['Own', 0],
    ])
    expect(all.map(({ name }) => name)).not.toContain('Secret')
    must(await choose(net, (await net.challenges.find(id))!, ann, all[1]!.id))
    expect((await offers(id, bob)).map(({ name }) => name)).not.toContain('Own')
    // Only decks for the opposite side.
    expect((await own(id, bob)).map(({ name }) => name)).toEqual(['Secret'])
  })

  it('begins the match with the cards that it held when the challenge went out', async () => {
    const [ann, bob] = [somebody(), somebody()]
    const mine = await made(ann, LEGAL)
    const drafted = await draft(net, ann, bob)
    const opened = must(await choose(net, drafted, ann, (await own(drafted.id, ann))[0]!.id))
    await change(mine, deck('left', 1, 2, 3, 4, 5))
    const { matchId } = must(await choose(net, opened, bob, 'right-even-short'))
    const setup = await net.prisma.move.findFirst({ where: { matchId: matchId! }, orderBy: { seq: 'asc' } })
    expect(JSON.stringify(setup)).toContain('left-6')
    expect(JSON.stringify(setup)).not.toContain('left-1')
    // Later changes to the deck do not affect the match.
    must(await net.decks.remove({ person: ann, id: mine.id }))
    expect((await see(net, matchId!, ann)).match.status).toBe('running')
    expect(JSON.stringify((await see(net, matchId!, bob)).view)).not.toContain('left-')
  })

  it('a deck that is gone or not legal any more when the opponent accepts is played as it was sealed', async () => {
    for (const spoil of ['delete', 'change'] as const) {
      const [ann, bob] = [somebody(), somebody()]
      const mine = await made(ann, LEGAL)
      const drafted = await draft(net, ann, bob)
      const opened = must(await choose(net, drafted, ann, (await own(drafted.id, ann))[0]!.id))
      if (spoil === 'delete') must(await net.decks.remove({ person: ann, id: mine.id }))
      else await change(mine, deck('left', 1))
      const { matchId } = must(await choose(net, opened, bob, 'right-even-short'))
      const setup = await net.prisma.move.findFirst({ where: { matchId: matchId! }, orderBy: { seq: 'asc' } })
      expect(JSON.stringify(setup)).toContain('left-6')
    }
  })

  it('can’t be chosen while it has faults, nor can another person’s deck by its id', async () => {
    const [ann, bob] = [somebody(), somebody()]
    const half = await made(ann, deck('left', 1))
    const theirs = await made(bob, LEGAL)
    const drafted = await draft(net, ann, bob)
    const [offer] = await own(drafted.id, ann)
    expect(refusedAs(await choose(net, drafted, ann, offer!.id))).toBe('challenge.deck')
    expect(refusedAs(await choose(net, drafted, ann, offer!.id.replace(half.id, theirs.id)))).toBe('challenge.deck')
    expect(refusedAs(await choose(net, drafted, ann, theirs.id))).toBe('challenge.deck')
  })

  it('with cards that the game can’t play yet is kept and legal, but not to be chosen, and says why', async () => {
    const [ann, bob] = [somebody(), somebody()]
    await made(ann, deck('right', 2, 3, 4, 5, 6), { seat: 'right' })
    const drafted = await draft(net, ann, bob)
    const [offer] = await own(drafted.id, ann)
    expect(offer!.faults).toEqual([{ refused: 'deck.waits', values: { card: WAITING } }])
    expect(refusedAs(await choose(net, drafted, ann, offer!.id))).toBe('challenge.deck')
    // Ready-made ones with such cards are not even shown: "edges" holds one.
    expect((await offers(drafted.id, ann)).map(({ id }) => id)).not.toContain('right-edges-short')
    expect((await offers(drafted.id, ann)).map(({ id }) => id)).toContain('left-edges-short')
  })
})
