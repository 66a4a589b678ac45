import { describe, expect, it } from 'vitest'
import type { DeckList } from '../../../src/contract/index.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { newMatch, position } from '../position.ts'
import { story } from './reading.ts'

const deck = (side: string, format: string): DeckList =>
  decks.find((one) => one.seat === side && one.format === format)?.list as DeckList

describe('set-up', () => {
  it('names to players their own cards drawn, and the number of the opponent’s', () => {
    const game = newMatch('starter', { dark: deck('dark', 'starter'), light: deck('light', 'starter') }, 'a')
    const [location, anna, bob, ...fetches] = story(game.all, 'dark')
    expect(location).toBe('You play a Location from your draw deck: Tatooine • Desert Landing Site.')
    expect(anna).toMatch(/^You draw 6 cards: (.+; ){1,5}.+\.$/)
    expect(bob).toBe('Bob draws 6 cards.')
    expect(fetches).toEqual(['You fetch no Effect.', 'Bob fetches no Effect.', '— Turn 1: you · Tatooine'])
    expect(story(game.all, 'spectator')).toEqual([
      'Anna plays a Location from their draw deck: Tatooine • Desert Landing Site.',
      'Anna draws 6 cards.',
      'Bob draws 6 cards.',
      'Anna fetches no Effect.',
      'Bob fetches no Effect.',
      '— Turn 1: Anna · Tatooine',
    ])
  })

  it('tells the draw for the start', () => {
    const draw = (dark: number, light: number, seat?: string) => ({
      type: 'start-draw',
      ...(seat === undefined ? {} : { seat }),
      data: { dark: 'DM-71', light: 'DM-29', numbers: { dark, light } },
    })
    const events = [draw(3, 3), draw(1, 3, 'light')]
    expect(story(events, 'light')).toEqual([
      'Draw to start: you 3 (◆ Jawa, Thief); Anna 3 (Darth Maul, Sith Apprentice). Same number: both draw again.',
      'Draw to start: you 3 (◆ Jawa, Thief); Anna 1 (Darth Maul, Sith Apprentice). You start and choose the first Location.',
    ])
    expect(story(events.slice(1), 'dark', 'fr')).toEqual([
      'Tirage pour commencer : vous 1 (Darth Maul, Sith Apprentice) ; Bob 3 (◆ Jawa, Thief). Bob commence et choisit la première localisation.',
    ])
  })
})

describe('deploying', () => {
  it('fills one line, with the cost', () => {
    const game = position({ dark: { hand: ['Darth Sidious', 'Sith Lightsaber', 'Watto'] } })
    game.dark.deploysFirst('Darth Sidious', 'Sith Lightsaber')
    expect(story(game.events, 'dark')).toEqual([
      'You deploy Darth Sidious, Sith Master; ◆ Sith Lightsaber (6 counters).',
    ])
    expect(story(game.events, 'light')).toEqual([
      'Anna deploys Darth Sidious, Sith Master; ◆ Sith Lightsaber (6 counters).',
    ])
    expect(story(game.events, 'light', 'fr')).toEqual([
      'Anna déploie Darth Sidious, Sith Master ; ◆ Sith Lightsaber (6 compteurs).',
    ])
  })

  it('counts equal cards, and names a Location apart', () => {
    const game = position({ dark: { hand: ['DM-92', 'DM-92', 'Blaster', 'Watto'] } })
    game.dark.deploys('DM-92', 'DM-92')
    expect(story(game.events, 'spectator')[0]).toBe('Anna deploys 2× ◆ Pit Droid, Engineer (2 counters).')
    const moved = position({ turn: 'light', light: { hand: ['DM-65'] } })
    moved.light.deploys('DM-65')
    expect(story(moved.events, 'light')[0]).toBe('You play a new Location: Tatooine • Podrace Arena.')
    expect(story(moved.events, 'dark', 'fr')[0]).toBe('Bob joue une nouvelle localisation : Tatooine • Podrace Arena.')
  })

  it('names hidden cards only to their owner, and to all when they turn up', () => {
    const game = position({
      turn: 'light',
      light: { hand: ['Yoda', 'Blaster'], turnsHere: 1 },
      dark: { hand: ['Watto'] },
    })
    game.light.deploys('Yoda', 'Blaster')
    expect(story(game.events, 'light')).toEqual(['You deploy hidden: Yoda, Jedi Master; ◆ Blaster.'])
    for (const reader of ['dark', 'spectator'])
      expect(story(game.events, reader)).toEqual(['Bob deploys 2 hidden cards.'])
    expect(story(game.events, 'dark', 'fr')).toEqual(['Bob déploie 2 cartes cachées.'])
    game.light.evensUp()
    game.dark.deploys()
    game.dark.evensUp()
    expect(story(game.events, 'dark').slice(-2)).toEqual([
      '— Turn 6: Bob · Tatooine',
      'Bob turns Yoda, Jedi Master; ◆ Blaster face up.',
    ])
    expect(story(game.events, 'light').at(-1)).toBe('You turn Yoda, Jedi Master; ◆ Blaster face up.')
  })
})

describe('a battle', () => {
  const battle = () =>
    position({
      at: 'Tatooine • Desert Landing Site',
      step: 'battle',
      dark: {
        faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'Watto', 'Aurra Sing'],
        hand: ['At Last We Will Have Revenge'],
        deck: ['Gragra'],
      },
      light: { faceUp: ['Yoda', 'R2-D2'], hand: ['The Negotiations Were Short', "Shmi's Pride"] },
    })

  it('is declared and answered with numbers', () => {
    const game = battle()
    game.dark.battles('At Last We Will Have Revenge')
    expect(story(game.events, 'dark')).toEqual(['You declare a battle with a Battle card.'])
    expect(story(game.events, 'light', 'fr')).toEqual(['Anna déclare une bataille avec une carte de bataille.'])
    game.light.takes('The Negotiations Were Short', "Shmi's Pride")
    expect(story(game.events, 'dark')).toEqual(['Bob defends with 2 Battle cards.'])
    expect(story(game.events, 'light')).toEqual(['You defend with 2 Battle cards.'])
    expect(story([{ type: 'battle', seat: 'dark', data: { number: 0 } }], 'light')).toEqual([
      'Anna declares a battle without Battle cards.',
    ])
    expect(story([{ type: 'battle-cards', seat: 'light', data: { number: 0 } }], 'light', 'fr')).toEqual([
      'Vous vous défendez sans carte de bataille.',
    ])
  })

  it('is told fight by fight: the fighters, the draws, the numbers explained, the result and its cost', () => {
    const game = battle()
    game.dark.battles('At Last We Will Have Revenge')
    game.light.takes('The Negotiations Were Short', "Shmi's Pride")
    game.light.plans("Shmi's Pride", 'The Negotiations Were Short', 'Yoda', 'R2-D2')
    game.dark.plans(
      'At Last We Will Have Revenge',
      'Sith Lightsaber',
      'Darth Maul, Sith Apprentice',
      'Watto',
      'Aurra Sing',
    )
    expect(story(game.events, 'dark')).toEqual([
      'Fight 1: Darth Maul, Sith Apprentice (◆ Sith Lightsaber; Battle card At Last We Will Have Revenge) against Yoda, Jedi Master (Battle card The Negotiations Were Short).',
      "Bob discards Shmi's Pride: no use there.",
      'Destiny: you draw 4 (Gragra, Chuba Peddler) for the weapon.',
      'You 16 = power 6 + Location 2 + Sith Lightsaber 1 + At Last We Will Have Revenge 3 + destiny 4; Bob 7 = power 4 + The Negotiations Were Short 3.',
      'You win the fight. Bob loses Yoda, Jedi Master. Bob takes 4 damage: 4× ◆ Jawa, Thief.',
      'Fight 2: Watto, Slave Owner against R2-D2, Astromech Droid.',
      'You 4 = power 3 + Location 1; Bob 2 = power 1 + Location 1.',
      'You win the fight. Bob loses R2-D2, Astromech Droid. No damage.',
      'Breakthrough. Bob takes 1 damage: ◆ Jawa, Thief.',
      'The battle ends. Fights won: you 2; Bob 0.',
    ])
    expect(story(game.events, 'light').slice(0, 5)).toEqual([
      'Fight 1: Yoda, Jedi Master (Battle card The Negotiations Were Short) against Darth Maul, Sith Apprentice (◆ Sith Lightsaber; Battle card At Last We Will Have Revenge).',
      "You discard Shmi's Pride: no use there.",
      'Destiny: Anna draws 4 (Gragra, Chuba Peddler) for the weapon.',
      'You 7 = power 4 + The Negotiations Were Short 3; Anna 16 = power 6 + Location 2 + Sith Lightsaber 1 + At Last We Will Have Revenge 3 + destiny 4.',
      'Anna wins the fight. You lose Yoda, Jedi Master. You take 4 damage: 4× ◆ Jawa, Thief.',
    ])
    expect(story(game.events, 'spectator', 'fr').slice(0, 6)).toEqual([
      'Combat 1 : Darth Maul, Sith Apprentice (◆ Sith Lightsaber ; carte de bataille At Last We Will Have Revenge) contre Yoda, Jedi Master (carte de bataille The Negotiations Were Short).',
      "Bob défausse Shmi's Pride : inutilisable ici.",
      'Destinée : Anna tire 4 (Gragra, Chuba Peddler) pour l’arme.',
      'Anna 16 = puissance 6 + localisation 2 + Sith Lightsaber 1 + At Last We Will Have Revenge 3 + destinée 4 ; Bob 7 = puissance 4 + The Negotiations Were Short 3.',
      'Anna gagne le combat. Bob perd Yoda, Jedi Master. Bob subit 4 dommages : 4× ◆ Jawa, Thief.',
      'Combat 2 : Watto, Slave Owner contre R2-D2, Astromech Droid.',
    ])
  })

  it('tells a tie, a weapon that nobody could use, and Battle cards that were not reached', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Gragra', "Gasgano's Podracer", 'Watto'], hand: ['Sandstorm', 'Sniper'] },
      light: { faceUp: ['Rabé'] },
    })
    game.dark.battles('Sandstorm', 'Sniper')
    game.dark.plans("Gasgano's Podracer", 'Gragra', 'Sandstorm', 'Sniper', 'Watto')
    expect(story(game.events, 'dark')).toEqual([
      'Fight 1: Gragra, Chuba Peddler against Rabé, Handmaiden.',
      "You keep Gasgano's Podracer: no use there.",
      'You 2 = power 2; Bob 2 = power 2.',
      'A tie: no one is defeated.',
      'Breakthrough. Bob takes 1 damage: ◆ Jawa, Thief.',
      'You discard what was not used in the battle: Sandstorm; Sniper.',
      'The battle ends.',
    ])
    expect(story(game.events, 'light', 'fr').slice(1, 4)).toEqual([
      "Anna garde Gasgano's Podracer : inutilisable ici.",
      'Vous 2 = puissance 2 ; Anna 2 = puissance 2.',
      'Égalité : personne n’est vaincu.',
    ])
  })

  it('names a Battle card whose condition failed, with nothing added', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice'], hand: ['At Last We Will Have Revenge'] },
      light: { faceUp: ['R2-D2'] },
    })
    game.dark.battles('At Last We Will Have Revenge')
    game.dark.plans('At Last We Will Have Revenge', 'Darth Maul, Sith Apprentice')
    expect(story(game.events, 'dark')[1]).toBe('You 6 = power 6 + At Last We Will Have Revenge 0; Bob 1 = power 1.')
  })

  it('tells of groups, and of a character whose power is drawn', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Jabba the Hutt', 'Gardulla the Hutt', 'Darth Sidious'], hand: ['Vile Gangsters'] },
      light: {
        faceUp: ['Anakin Skywalker', 'Obi-Wan Kenobi, Young Jedi', "Obi-Wan Kenobi's Lightsaber"],
        hand: ['I Have A Bad Feeling About This'],
        deck: ['Yoda', 'Blaster', 'Mace Windu'],
      },
    })
    game.dark.battles('Vile Gangsters')
    game.light.takes('I Have A Bad Feeling About This')
    game.light.plans(
      'Anakin Skywalker',
      'I Have A Bad Feeling About This',
      "Obi-Wan Kenobi's Lightsaber",
      'Obi-Wan Kenobi, Young Jedi',
    )
    game.dark.plans('Vile Gangsters', 'Jabba the Hutt', 'Gardulla the Hutt', 'Darth Sidious')
    expect(story(game.events, 'light')).toEqual([
      'Fight 1: Anakin Skywalker, Podracer Pilot against Jabba the Hutt, Vile Crime Lord; Gardulla the Hutt, Crime Lord (Battle card Vile Gangsters).',
      'Destiny: you draw 5 (Yoda, Jedi Master) for the power.',
      'You 5 = destiny 5; Anna 11 = power 7 + Vile Gangsters 4.',
      'Anna wins the fight. You lose Anakin Skywalker, Podracer Pilot. You take 4 damage: ◆ Blaster; Mace Windu, Jedi Master; 2× ◆ Jawa, Thief.',
      "Fight 2: Obi-Wan Kenobi, Young Jedi (Obi-Wan Kenobi's Lightsaber; Battle card I Have A Bad Feeling About This) against Darth Sidious, Sith Master.",
      'Destiny: you draw 3 (◆ Jawa, Thief) for the weapon.',
      "You 10 = power 5 + Obi-Wan Kenobi's Lightsaber 2 + destiny 3; Anna 5 = power 5.",
      'You win the fight. Anna loses Darth Sidious, Sith Master. Anna takes 6 damage: 6× ◆ Pit Droid, Engineer.',
      'The battle ends. Fights won: you 1; Anna 1.',
    ])
  })

  it('tells which card escapes a defeat, without damage', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice'] },
      light: { faceUp: ['Obi-Wan Kenobi, Jedi Padawan'], hand: ['I Have A Bad Feeling About This'] },
    })
    game.dark.battles()
    game.light.takes('I Have A Bad Feeling About This')
    game.light.plans('I Have A Bad Feeling About This', 'Obi-Wan Kenobi, Jedi Padawan')
    const last = (reader: string, language: 'en' | 'fr') => story(game.events, reader, language).at(-2)
    expect(last('light', 'en')).toBe(
      'Anna wins the fight. You are defeated, but return Obi-Wan Kenobi, Jedi Padawan to your hand and take no damage.',
    )
    expect(last('dark', 'en')).toBe(
      'You win the fight. Bob is defeated, but returns Obi-Wan Kenobi, Jedi Padawan to their hand and takes no damage.',
    )
    expect(last('dark', 'fr')).toBe(
      'Vous gagnez le combat. Bob perd le combat, mais reprend en main Obi-Wan Kenobi, Jedi Padawan sans subir de dommages.',
    )
  })

  it('says when a draw deck ran out, and how much was due', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice'] },
      light: { faceUp: ['Yoda'], more: 2 },
    })
    game.dark.battles()
    expect(story(game.events, 'dark').slice(-2)).toEqual([
      'You win the fight. Bob loses Yoda, Jedi Master. Bob takes 4 damage with 2 cards left: 2× ◆ Jawa, Thief.',
      'You win: Bob’s draw deck is empty.',
    ])
    expect(story(game.events, 'light', 'fr').at(-1)).toBe('Vous perdez : votre pile de tirage est vide.')
  })

  it('tells a draw that found no card', () => {
    const draw = { type: 'destiny', seat: 'dark', data: { for: 'battle', card: null, destiny: 0 } }
    const open = (card: string) => ({ handle: 'x', card })
    const fighters = (seat: string, card: string) => ({
      type: 'fighters',
      seat,
      data: { fight: 1, characters: [open(card)], weapons: [], battle: null, ignored: [] },
    })
    const power = (characters: number) => ({ characters, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 })
    const events = [
      fighters('dark', 'DM-74'),
      fighters('light', 'DM-4'),
      draw,
      {
        type: 'fight',
        seat: 'dark',
        data: {
          texts: { dark: [], light: [] },
          power: { dark: power(3), light: power(0) },
          total: { dark: 3, light: 0 },
        },
      },
    ]
    expect(story(events, 'light')).toEqual([
      'Fight 1: Anakin Skywalker, Podracer Pilot against Watto, Slave Owner.',
      'Destiny: Anna has no card left to draw for the Battle card (0).',
      'You 0; Anna 3 = power 3.',
      'Anna wins the fight.',
    ])
  })
})

describe('Even Up and the end of a turn', () => {
  it('tells the discards and the number of cards drawn', () => {
    const game = position({
      step: 'even-up',
      dark: { hand: ['DM-136', 'Watto'], deck: ['Gragra', 'Gragra', 'Blaster'] },
    })
    game.dark.evensUp({ locations: ['DM-136'] })
    expect(story(game.events, 'dark').slice(0, 2)).toEqual([
      'You discard at Even Up: Coruscant • Jedi Council Chamber.',
      'You draw 5 cards: 2× Gragra, Chuba Peddler; ◆ Blaster; 2× ◆ Pit Droid, Engineer.',
    ])
    expect(story(game.events, 'light', 'fr').slice(0, 2)).toEqual([
      'Anna défausse en égalisant : Coruscant • Jedi Council Chamber.',
      'Anna pioche 5 cartes.',
    ])
  })

  it('tells of a whole hand discarded, and of one card drawn', () => {
    const game = position({ step: 'even-up', dark: { hand: ['Watto'] } })
    game.dark.evensUp({ recycles: true })
    expect(story(game.events, 'light')[0]).toBe('Anna discards their whole hand: Watto, Slave Owner.')
    const one = position({ step: 'even-up', dark: { hand: Array(5).fill('DM-92'), deck: ['Watto'] } })
    one.dark.evensUp()
    expect(story(one.events, 'dark')[0]).toBe('You draw a card: Watto, Slave Owner.')
    expect(story(one.events, 'light')[0]).toBe('Anna draws a card.')
  })

  it('tells a surrender, control and the end of the game', () => {
    const game = position({ step: 'even-up', format: 'starter', dark: { hand: Array(6).fill('DM-92') } })
    game.dark.evensUp({ exit: 'surrender' })
    expect(story(game.events, 'dark')).toEqual([
      'You surrender Tatooine.',
      'Bob controls Tatooine.',
      'You lose: Bob controls Tatooine.',
    ])
    expect(story(game.events, 'light')).toEqual([
      'Anna surrenders Tatooine.',
      'You control Tatooine.',
      'You win: you control Tatooine.',
    ])
    expect(story(game.events, 'spectator', 'fr')).toEqual([
      'Anna concède Tatooine.',
      'Bob contrôle Tatooine.',
      'Bob gagne et contrôle Tatooine.',
    ])
  })

  it('announces the tie of a game without moves, with the turns that are really left', () => {
    const full = { hand: Array<string>(6).fill('DM-92') }
    const light = { hand: Array<string>(6).fill('DM-29') }
    const game = position({ step: 'even-up', dark: full, light, rules: { lastTurn: 8 } })
    let turns = 0
    let announced: number | null = null
    for (let side = game.dark; game.outcome === null; side = side === game.dark ? game.light : game.dark) {
      if (turns > 0) side.deploys()
      side.evensUp()
      turns += 1
      const told = game.told('warning')[0]
      if (told !== undefined) {
        announced = turns + Number(told.turns)
        expect(story(game.events, 'dark')).toContain(
          '4 turns left, including this one. After them, the match is a tie.',
        )
      }
    }
    expect(turns).toBe(announced)
    expect(story(game.events, 'light').at(-1)).toBe('A tie: no one won by the last turn.')
  })

  it('announces the tie of a standstill', () => {
    const warning = { type: 'warning', data: { why: 'still', turns: 4 } }
    expect(story([warning], 'dark')).toEqual([
      'No card has moved for a while. If none moves in 4 turns, including this one, the match is a tie.',
    ])
    expect(story([warning], 'dark', 'fr')).toEqual([
      'Aucune carte n’a bougé depuis un moment. Si aucune ne bouge en 4 tours, celui-ci compris, la partie est nulle.',
    ])
  })

  it('has no story for a shuffle', () => {
    expect(story([{ type: 'shuffle', seat: 'dark', data: {} }], 'dark')).toEqual([])
  })
})
