import { describe, expect, it } from 'vitest'
import { type Answer, type Shape, type StandingOrder, WAITING } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { deckOffers } from '../../../src/games/young-jedi/policies/orders/deck-fill.ts'
import type { OrderKindName } from '../../../src/games/young-jedi/policies/orders/order.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import { obey, orders } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import { listOf, nameOf, newMatch, type Played, position } from '../position.ts'

type Filled = Readonly<Record<string, string | number | readonly string[]>>

/** An order as a person fills it in, for the present moment: a choice, a number, or a list. */
function order(game: Played, side: Side, kind: OrderKindName, filled: Filled): StandingOrder {
  const offer = orders(game.view(side), side).find((one) => one.kind === kind)
  if (offer === undefined) throw new Error(`${side} is not offered ${kind}`)
  const settings = Object.entries(filled).map(([id, value]) => {
    const field = offer.fields.find((one) => one.id === id)
    if (field === undefined) throw new Error(`${kind} has no field ${id}`)
    const list = typeof value === 'string' ? [value] : value
    const setting =
      field.shape.type === 'number'
        ? { number: Number(value) }
        : field.shape.type === 'arrange'
          ? { arrange: list as readonly string[] }
          : { choose: list as readonly string[] }
    return [id, { exit: 'ok', ...setting }] as const
  })
  return { kind, key: offer.key, settings: Object.fromEntries(settings) }
}

/** The answer of orders to the open question: `ask`, or the exit with the names of the chosen options. */
function says(game: Played, ...standing: readonly StandingOrder[]): string | readonly string[] {
  const [side = 'dark', kind = ''] = (game.asked[0] ?? '').split(' ')
  const decision = game.decision(side as Side, kind)
  const reply = obey(game.view(side as Side), decision, standing)
  if (reply === 'ask') return 'ask'
  const cards = cardsIn(decision.shape, reply)
  return cards === null ? reply.exit : [reply.exit, ...cards]
}

function cardsIn(shape: Shape, reply: Answer): string[] | null {
  const list = reply.choose ?? reply.arrange
  if (list === undefined) return null
  const all = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
  return list.map((id) => {
    const card = all.find((one) => one.id === id)?.card
    return card === undefined ? id : (nameOf(card).split(',')[0] ?? id)
  })
}

const seven = ['Watto', 'Blaster', 'Sandstorm', 'Gragra', 'Tatooine • Podrace Arena', 'Sniper', 'Aurra Sing']

describe('Even-Up order', () => {
  const game = (dark: object = {}, today = {}) =>
    position({ step: 'even-up', today, dark: { hand: seven, faceUp: ['Watto'], ...dark }, light: { faceUp: ['Yoda'] } })

  it('17.3 – stops with more than six cards if it is set so, or discards by its rule', () => {
    const now = game()
    expect(says(now, order(now, 'dark', 'even-up', { 'above-six': 'ask' }))).toBe('ask')
    const rule = order(now, 'dark', 'even-up', { 'above-six': 'locations' })
    expect(says(now, rule)).toEqual(['end'])
    now.dark.evensUp()
    expect(says(now, rule)).toEqual(['ok', 'Tatooine • Podrace Arena'])
    expect(says(now, order(now, 'dark', 'even-up', { 'above-six': 'newest' }))).toEqual(['ok', 'Aurra Sing'])
  })

  it('17.2 – discards Locations, or the hand if the deck is large enough', () => {
    const now = game({ hand: ['Watto', 'Tatooine • Desert Landing Site', 'Coruscant • Capital City'] })
    const closed = order(now, 'dark', 'even-up', { 'above-six': 'ask', locations: 'closed' })
    // The one in force.
    expect(says(now, closed)).toEqual(['end', 'Tatooine • Desert Landing Site'])
    expect(says(now, order(now, 'dark', 'even-up', { 'above-six': 'ask', recycle: 20 }))).toEqual(['end', 'hand'])
    expect(says(now, order(now, 'dark', 'even-up', { 'above-six': 'ask', recycle: 21 }))).toEqual(['end'])
  })

  it('stops when the deck is small, a character was lost, or the planet is won: all of it public', () => {
    const lost = { lost: { dark: 1, light: 0 } }
    const at = (now: Played, stop: Filled) =>
      says(now, order(now, 'dark', 'even-up', { 'above-six': 'newest', ...stop }))
    expect(at(game(), { 'ask-deck': 20 })).toEqual(['end'])
    expect(at(game(), { 'ask-deck': 21 })).toBe('ask')
    expect(at(game({}, lost), { 'ask-lost': 1 })).toBe('ask')
    expect(at(game({}, lost), { 'ask-lost': 2 })).toEqual(['end'])
    expect(at(game(), { 'ask-won': 'ask' })).toEqual(['end'])
    const won = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light: {} })
    expect(at(won, { 'ask-won': 'ask' })).toBe('ask')
  })
})

describe('defence ahead', () => {
  const attacked = (more: readonly string[] = []) => {
    const game = position({
      dark: { faceUp: ['Watto', ...more] },
      light: { faceUp: ['Rabé', 'Yoda', 'Blaster'], hand: ['The Negotiations Were Short', 'Boss Nass'] },
    })
    const offer = orders(game.view('light'), 'light').find(({ kind }) => kind === 'defence')
    const [card = ''] =
      offer?.fields[0]?.shape.type === 'choose' ? offer.fields[0].shape.options.map(({ id }) => id) : []
    const plan = offer?.suggestion?.plan?.arrange ?? []
    return { game, card, plan }
  }

  it('gives number and plan, with the present cards', () => {
    const { game, card, plan } = attacked()
    const ahead = order(game, 'light', 'defence', { cards: [card], plan, location: 'any' })
    const none = order(game, 'light', 'defence', { plan, location: 'any' })
    game.dark.battles()
    expect(says(game, none)).toEqual(['ok'])
    expect(says(game, ahead)).toEqual(['ok', 'The Negotiations Were Short'])
    game.light.takes()
    // The Battle card was not chosen after all.
    expect(says(game, ahead)).not.toContain('The Negotiations Were Short')
    expect(says(game, ahead)).toHaveLength(4)
  })

  it('stops on fighters shown, another Location, or losses', () => {
    const { game, plan } = attacked(['Aurra Sing'])
    const location = 'DM-136'
    const offered = orders(game.view('light'), 'light').find(({ kind }) => kind === 'defence')
    const here = offered?.suggestion?.location?.choose?.[0] ?? location
    const at = (filled: Filled) => order(game, 'light', 'defence', { plan, location: 'any', ...filled })
    const [two, one, same] = [at({ 'ask-fighters': 2 }), at({ 'ask-fighters': 1 }), at({ location: here })]
    const elsewhere: StandingOrder = {
      ...same,
      settings: { ...same.settings, location: { exit: 'ok', choose: ['DM-1'] } },
    }
    game.dark.battles()
    expect(says(game, two)).toEqual(['ok'])
    expect(says(game, one)).toBe('ask')
    expect(says(game, same)).toEqual(['ok'])
    expect(says(game, elsewhere)).toBe('ask')
  })

  it('is void in another turn', () => {
    const { game, plan } = attacked()
    const ahead = order(game, 'light', 'defence', { plan, location: 'any' })
    game.dark.battles()
    expect(says(game, { ...ahead, key: 'turn:3' })).toBe('ask')
  })
})

describe('interception', () => {
  const left = (filled: Filled, dark: readonly string[] = ['DM-140']) => {
    const game = position({
      turn: 'light',
      dark: { faceUp: ['Watto'], hyperspace: dark, hand: ['DM-139'] },
      light: { faceUp: ['Yoda', 'Rabé'], hyperspace: ['DM-70'] },
    })
    const standing = order(game, 'dark', 'interception', filled)
    const open = game.decision('light', 'deploy')
    game.hand('light', { decision: open.id, exit: 'done', choose: ['evacuate:Tatooine'] })
    return says(game, standing)
  }

  it('22.4 – never, always, or with the stronger fleet; with ships of the hand too', () => {
    expect(left({ when: 'never' })).toEqual(['let'])
    expect(left({ when: 'always', add: 'all' })).toEqual(['intercept', 'Droid Starfighter'])
    expect(left({ when: 'stronger', margin: 30 })).toEqual(['let'])
    expect(left({ when: 'stronger', 'least-ships': 2 })).toEqual(['let'])
    expect(left({ when: 'always' }, [])).toEqual(['let'])
  })

  it('stops on the opponent’s ships, the cards that leave, the planet', () => {
    expect(left({ when: 'always', 'ask-ships': 1 })).toEqual(['intercept'])
    expect(left({ when: 'always', 'ask-ships': 0 })).toBe('ask')
    expect(left({ when: 'always', 'ask-cards': 1 })).toBe('ask')
    expect(left({ when: 'always', 'ask-planets': ['Tatooine'] })).toBe('ask')
    expect(left({ when: 'always', 'ask-planets': ['Naboo'] })).toEqual(['intercept'])
  })
})

describe('duels', () => {
  /** Darth Maul with seven cards for the dueling hand duels Rabé, with three. */
  const dueling = (light: readonly string[], theirs: readonly string[] = []) => {
    const game = position({
      step: 'duel',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Watto', 'DM-92', 'DM-91'] },
      light: { faceUp: light, deck: theirs },
    })
    const ahead = (filled: Filled) => order(game, 'light', 'duel-defence', filled)
    const open = game.decision('dark', 'duel')
    const ids = open.shape.type === 'choose' ? open.shape.options.slice(0, 3).map(({ id }) => id) : []
    return { game, ahead, challenge: () => game.hand('dark', { decision: open.id, exit: 'duel', choose: ids }) }
  }

  it('23.4 – the defence picks substitute and weapon, unless it asks for this attacker', () => {
    const { game, ahead, challenge } = dueling(['Rabé', 'Mace Windu', 'Jedi Lightsaber, Constructed by Ki-Adi-Mundi'])
    const [none, mace, maul] = [
      ahead({ substitute: [] }),
      ahead({ weapon: 'best' }),
      ahead({ substitute: [], 'ask-foes': ['DM-71'] }),
    ]
    challenge()
    expect(game.asked).toEqual(['light substitute'])
    expect(says(game, none)).toBe('none')
    expect(says(game, mace)).toBe('ask')
    expect(says(game, maul)).toBe('ask')
  })

  it('23.7 – the programme attacks high or low first, by a list, passes when ahead, blocks or not', () => {
    const { game, challenge } = dueling(['Rabé'], ['Yoda', 'Rabé', 'DM-29'])
    challenge()
    const at = (filled: Filled) =>
      says(game, order(game, 'dark', 'duel', { attacks: 'high', block: 'always', ...filled }))
    expect(game.asked).toEqual(['dark attack'])
    expect(at({})).toEqual(['attack', 'Sith Probe Droid'])
    expect(at({ attacks: 'low' })).toEqual(['attack', 'Watto'])
    const offer = orders(game.view('dark'), 'dark').find(({ kind }) => kind === 'duel')
    const second = offer?.fields.find(({ id }) => id === 'list')?.shape
    const [, pit = ''] = second?.type === 'choose' ? second.options.map(({ id }) => id) : []
    expect(at({ attacks: 'list', list: [pit] })).toEqual(['attack', 'Pit Droid'])
    expect(at({ 'pass-ahead': 0 })).toBe('pass')
    expect(at({ 'pass-ahead': 1 })).toEqual(['attack', 'Sith Probe Droid'])
    expect(at({ 'ask-cards': 15 })).toBe('ask')
    expect(at({ 'ask-hits': 1 })).toEqual(['attack', 'Sith Probe Droid'])
  })
})

describe('orders between planets', () => {
  it('20.6 – the first Effect of the list that is in the deck, or none; it may stop on cards that the opponent has shown', () => {
    const game = position({
      step: 'even-up',
      fetches: true,
      dark: { faceUp: ['Watto'] },
      light: { deck: ['DF-5', 'BL-59', 'DM-67'] },
    })
    game.dark.evensUp()
    const laid = order(game, 'light', 'locations', { next: [] })
    // Without a list, any legal one.
    expect(says(game, laid)).toEqual(['ok', 'Naboo • Theed Palace'])
    const open = game.decision('light', 'next-location')
    const [first] = open.shape.type === 'choose' ? open.shape.options : []
    game.hand('light', { decision: open.id, exit: 'ok', choose: [first?.id ?? ''] })
    const fetch = (choose: readonly string[], more = {}): StandingOrder => ({
      kind: 'fetch',
      key: 'match',
      settings: { Naboo: { exit: 'ok', choose }, ...more },
    })
    expect(game.asked).toEqual(['light fetch'])
    expect(says(game, fetch(['DF-27', 'BL-59', 'DF-5']))).toEqual(['fetch', nameOf('BL-59').split(',')[0]])
    expect(says(game, fetch(['DF-27']))).toBe('none')
    expect(says(game, { ...fetch([]), settings: { Tatooine: { exit: 'ok', choose: [] } } })).toBe('ask')
    game.hand('light', { decision: game.decision('light', 'fetch').id, exit: 'fetch', choose: ['BL-59'] })
    expect(says(game, fetch([]))).toBe('none')
    expect(says(game, fetch([], { 'ask-shown': { exit: 'ok', choose: ['ask'] } }))).toBe('ask')
  })
})

describe('the order for Effects in a starter game', () => {
  const begin = () =>
    newMatch(
      'starter',
      { dark: listOf('dark', { 'DM-135': 1, 'BL-131': 29 }), light: listOf('light', { 'BL-62': 30 }) },
      'one',
      { fetches: true },
    )
  const kinds = (game: ReturnType<typeof begin>, side: 'dark' | 'light') =>
    orders(game.view(side), side).map(({ kind }) => kind)

  it('20.6 – is offered for the planet of the game until the first turn begins', () => {
    const game = begin()
    const offer = orders(game.view('light'), 'light').find(({ kind }) => kind === 'fetch')
    expect(offer?.fields.map(({ id }) => id)).toEqual(['Tatooine', 'ask-shown'])
    expect(says(game, order(game, 'dark', 'fetch', { Tatooine: ['BL-131'] }))).toEqual(['fetch', 'Sando Aqua Monster'])
    game.dark.fetches(null)
    const none = order(game, 'light', 'fetch', { Tatooine: [] })
    expect(says(game, none)).toBe('none')
    game.light.fetches(null)
    expect(kinds(game, 'dark')).not.toContain('fetch')
    expect(kinds(game, 'light')).not.toContain('fetch')
  })

  it('20.6 – belongs to a starter deck too, for the two planets on which it may be played', () => {
    const offered = (format: string) =>
      deckOffers([{ card: 'BL-62', count: 1 }], format).find(({ kind }) => kind === 'fetch')?.fields
    expect(offered('starter')?.map(({ id }) => id)).toEqual(['Tatooine', 'Naboo', 'ask-shown'])
    expect(offered('full')?.map(({ id }) => id)).toEqual(['Tatooine', 'Coruscant', 'Naboo', 'ask-shown'])
  })
})

describe('a turn ahead', () => {
  /** The light side waits for its first turn on the planet. */
  const opening = () =>
    position({
      dark: { hidden: ['Watto'], turnsHere: 1 },
      light: { turnsHere: 0, hand: ['Yoda', 'Mace Windu', 'Blaster', 'Rabé'] },
    })

  it('7.9 – is offered if nobody can fight in it, and leaves out illegal cards', () => {
    const game = opening()
    const ahead = order(game, 'light', 'turn-ahead', {
      deploy: ['lh1', 'lh4'],
      'above-six': 'newest',
      location: 'any',
    })
    const list = {
      ...ahead,
      settings: { ...ahead.settings, deploy: { exit: 'ok', choose: ['lh9', 'lh2', 'lh1', 'lh3'] } },
    }
    const momentsOf = () =>
      orders(game.view('light'), 'light').find(({ kind }) => kind === 'turn-ahead')?.moments ?? null
    expect(momentsOf()).toEqual([WAITING])
    game.dark.evensUp()
    expect(game.asked).toEqual(['light deploy'])
    // In the turn itself it would come too late to help.
    expect(momentsOf()).toEqual([])
    // Mace Windu takes all counters but for the Blaster, which costs none; the ninth card does not exist.
    expect(says(game, list)).toEqual(['done', 'Mace Windu', 'Blaster'])
    const fighting = position({ dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'] } })
    expect(orders(fighting.view('light'), 'light').map(({ kind }) => kind)).not.toContain('turn-ahead')
  })

  it('stops on another Location, or too many cards', () => {
    const game = opening()
    const at = (filled: Filled) =>
      order(game, 'light', 'turn-ahead', { deploy: [], 'above-six': 'newest', location: 'any', ...filled })
    const [few, many] = [at({ 'ask-cards': 0 }), at({ 'ask-cards': 1 })]
    game.dark.evensUp()
    expect(says(game, few)).toBe('ask')
    expect(says(game, many)).toEqual(['done'])
    const moved: StandingOrder = {
      ...many,
      settings: { ...many.settings, location: { exit: 'ok', choose: ['DM-67'] } },
    }
    expect(says(game, moved)).toBe('ask')
  })
})

describe('the first turns on a planet', () => {
  const fill = (game: ReturnType<typeof position>, filled: Filled = {}) =>
    order(game, 'light', 'opening', { deploy: 'suggested', 'above-six': 'newest', ...filled })
  const quiet = () =>
    position({
      step: 'even-up',
      dark: { hidden: ['Watto'], turnsHere: 1 },
      light: { turnsHere: 0, hand: ['Yoda', 'Mace Windu', 'Blaster', 'Rabé'] },
    })

  it('rule 7.9 – deploys and ends the turn while nobody can fight, and asks in every other turn', () => {
    const game = quiet()
    const [best, none] = [fill(game), fill(game, { deploy: 'none' })]
    game.dark.evensUp()
    expect(game.asked).toEqual(['light deploy'])
    expect(says(game, none)).toEqual(['done'])
    const decision = game.decision('light', 'deploy')
    const reply = obey(game.view('light'), decision, [best])
    expect(reply).toEqual(practice(game.view('light'), decision))
    expect(reply !== 'ask' && reply.choose).not.toEqual([])
    const fighting = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'] },
      light: { faceUp: ['Yoda'], hand: ['Rabé'] },
    })
    fighting.dark.evensUp()
    expect(fighting.asked).toEqual(['light deploy'])
    expect(says(fighting, best)).toBe('ask')
  })

  it('asks on the planets that were chosen', () => {
    const game = quiet()
    const asking = fill(game, { 'ask-planets': ['Tatooine'] })
    const elsewhere = fill(game, { 'ask-planets': ['Naboo'] })
    game.dark.evensUp()
    expect(says(game, asking)).toBe('ask')
    expect(says(game, elsewhere)).not.toBe('ask')
  })
})

describe('offers', () => {
  it('hold the orders that can apply: no interception in a starter game, no Effects for a deck without any', () => {
    const inMatch = (format: 'starter' | 'full', list: readonly string[]) => {
      const view = position({ format }).view('light')
      return orders({ ...view, sides: { ...view.sides, light: { ...view.sides.light, list } } }, 'light')
    }
    const offered = (format: 'starter' | 'full', list: readonly string[]) =>
      inMatch(format, list).flatMap(({ kind, idle }) => (idle === true ? [] : [kind]))
    expect(offered('full', ['BL-62', 'DM-20'])).toEqual(expect.arrayContaining(['interception', 'fetch', 'locations']))
    expect(offered('full', ['DM-20'])).not.toContain('fetch')
    // It still answers there: a pause would tell that there is an Effect.
    expect(inMatch('full', ['DM-20']).map(({ kind }) => kind)).toContain('fetch')
    expect(offered('starter', ['BL-62'])).not.toContain('interception')
  })
})

describe('the rest of a turn', () => {
  const evacuated = () => {
    const game = position({
      dark: {
        faceUp: ['Watto'],
        hyperspace: ['DM-140'],
        stranded: { Naboo: ['Gragra'] },
        hand: ['Aurra Sing', 'Blaster'],
      },
      light: { faceUp: ['Yoda'], hand: ['Boss Nass'] },
    })
    const open = game.decision('dark', 'deploy')
    game.hand('dark', { decision: open.id, exit: 'more', choose: ['evacuate:Naboo'] })
    return game
  }

  it('goes on after an evacuation: deploys, battles or not, evens up', () => {
    const game = evacuated()
    const rest = order(game, 'dark', 'rest', { deploy: ['dh1', 'dh2'], battle: 'no', 'above-six': 'newest' })
    game.hand('light', { decision: game.decision('light', 'intercept').id, exit: 'let', choose: [] })
    expect(says(game, rest)).toEqual(['done', 'Aurra Sing', 'Blaster'])
    game.dark.deploys()
    expect(says(game, rest)).toBe('pass')
    expect(says(game, { ...rest, settings: { ...rest.settings, battle: { exit: 'ok', choose: ['yes'] } } })).toEqual([
      'battle',
    ])
  })

  it('is not offered before the opponent had something to answer', () => {
    const game = position({ dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'] } })
    expect(orders(game.view('dark'), 'dark').map(({ kind }) => kind)).not.toContain('rest')
  })
})
