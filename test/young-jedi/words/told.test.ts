/** Whole courses of duels, starship battles, races and texts, as both read them. */
import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'
import { ASKED } from './asked.ts'
import { story } from './reading.ts'

const MAUL = 'Darth Maul, Sith Apprentice'

describe('a duel', () => {
  it('is told blow by blow, with the hits so far and those that defeat', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'duel',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'], deck: ['DF-53', 'DF-45', 'Watto'] },
      light: { faceUp: ['Yoda'], deck: ['DM-10', 'R2-D2'] },
    })
    game.dark.duels(MAUL, 'Sith Lightsaber', 'Yoda')
    game.dark.attacks('DF-53')
    game.light.blocks(null)
    game.dark.says('dueling-text', 'use')
    game.light.attacks('R2-D2')
    game.dark.blocks(null)
    game.dark.attacks('DM-92')
    game.light.blocks('DM-10')
    game.dark.blocks('DM-92')
    game.light.blocks(null)
    expect(story(game.all, 'dark')).toEqual([
      'You start a duel: Darth Maul, Sith Apprentice (◆ Sith Lightsaber) against Yoda, Jedi Master.',
      'You draw 7 cards for your dueling hand (power 6 + weapon 1): To The Death; Change In Tactics; Watto, Slave Owner; 4× ◆ Pit Droid, Engineer.',
      'Bob draws 4 cards for their dueling hand (power 4).',
      'You attack with 4 (To The Death) → Bob takes a hit (1/4).',
      'You use the dueling text of To The Death. You discard for a text: To The Death. Bob takes 2 hits (3/4).',
      'Bob attacks with 6 (R2-D2, Astromech Droid) → you take a hit (1/5).',
      'You attack with 5 (◆ Pit Droid, Engineer) → Bob blocks (Yoda, Jedi Master) → you block (◆ Pit Droid, Engineer) → Bob takes a hit (4/4).',
      'You win the duel. Bob loses Yoda, Jedi Master.',
      'Bob takes 3 damage: 3× ◆ Jawa, Thief.',
    ])
    expect(story(game.all, 'light', 'fr').slice(1, 3)).toEqual([
      'Anna pioche 7 cartes pour sa main de duel (puissance 6 + arme 1).',
      'Vous piochez 4 cartes pour votre main de duel (puissance 4) : Yoda, Jedi Master ; R2-D2, Astromech Droid ; 2× ◆ Jawa, Thief.',
    ])
  })

  it('begins in the middle of a row where the story does', () => {
    const [game] = ASKED.block()
    game.light.blocks('DM-10')
    expect(story(game.events, 'dark')).toEqual(['Bob blocks the 5 (Yoda, Jedi Master).'])
  })
})

describe('an evacuation', () => {
  it('is told with the starship battle that stops it', () => {
    const [game] = ASKED.intercept()
    game.light.intercepts('DM-69')
    game.light.takes()
    game.light.plans('DM-68', 'DM-69')
    expect(story(game.all, 'light')).toEqual([
      'Anna evacuates Tatooine with 2 cards. In hyperspace: ◆ Battleship, Trade Federation Transport.',
      'You deploy to hyperspace: ◆ Naboo Starfighter.',
      'You intercept: starship battle over Tatooine.',
      'You play no Battle cards.',
      'Anna defends without Battle cards.',
      'Fight 1: Bravo 1, Naboo Starfighter against ◆ Battleship, Trade Federation Transport.',
      'Destiny: you draw 3 (◆ Jawa, Thief) for the power.',
      'You 7 = power 4 + destiny 3; Anna 5 = power 5.',
      'You win the fight. Anna loses ◆ Battleship, Trade Federation Transport. Anna takes 5 damage: 5× ◆ Pit Droid, Engineer.',
      'The starship battle ends.',
      'The evacuation of Tatooine fails: no transport is left. Anna discards Watto, Slave Owner; ◆ Blaster.',
    ])
  })

  it('that nobody stops is told with what comes back', () => {
    const [game] = ASKED.intercept()
    game.light.lets()
    expect(story(game.events, 'dark', 'fr')).toEqual([
      'Bob n’intercepte pas.',
      'Tatooine est évacuée. Vous mélangez à votre pile de tirage : Watto, Slave Owner ; ◆ Blaster ; ◆ Battleship, Trade Federation Transport.',
    ])
  })
})

describe('a race', () => {
  it('is told by its lap cards, with those that stand for another number', () => {
    const [game] = ASKED.thrust()
    game.dark.thrusts('DF-51', 'DM-71')
    game.dark.refuels(1)
    expect(story(game.all, 'light')).toEqual([
      'Thrust: Anna has 2 Thrust tokens.',
      'Anna plays 2 lap cards: 2 (Power Of The Sith); 3 (Darth Maul, Sith Apprentice, by handling).',
      'Anna refuels.',
      'Anna draws a card.',
    ])
  })
})

describe('a text', () => {
  it('that searches is told with its price and what comes of it; cards of the hand only to their owner', () => {
    const [game] = ASKED.reshuffle()
    game.light.says('reshuffle', 'ok', 'hand:lh2')
    expect(story(game.all, 'dark')).toEqual([
      'Bob deploys Mace Windu, Senior Jedi Council Member (6 counters).',
      'Bob discards for it: Jedi Training.',
      'Bob searches their draw deck with Jedi Training.',
      "Bob deploys Qui-Gon Jinn's Lightsaber (0 counters). It comes from the draw deck, with Jedi Training.",
      'Bob shuffles a card from their hand into their draw deck.',
    ])
    expect(story(game.all, 'light').at(-1)).toBe('You shuffle Twist Of Fate into your draw deck.')
  })

  it('stands in one line with what it does', () => {
    const [game] = ASKED['text-cards']()
    game.light.pays('Yoda')
    expect(story(game.events, 'dark')[0]).toBe(
      'Bob uses the text of Depa Billaba, Jedi Master. Bob discards for it: Yoda, Jedi Master. Bob draws a card.',
    )
  })

  it('that gives a weapon for another is told once, and neither of the two adds anything', () => {
    const [game] = ASKED.strike()
    game.dark.says('strike', 'use', 'Blaster')
    expect(story(game.all, 'dark')).toEqual([
      'You declare a battle without Battle cards.',
      'Bob defends without Battle cards.',
      'Fight 1: ◆ Tusken Raider, Nomad (◆ Gaderffii Stick) against Rabé, Handmaiden (◆ Blaster).',
      'You discard ◆ Gaderffii Stick: ◆ Blaster is ignored.',
      'You 2 = power 2; Bob 2 = power 2.',
      'A tie: no one is defeated.',
      'The battle ends.',
    ])
  })
})

describe('a fight that stops for a question', () => {
  it('goes on in the story without the names that were told before', () => {
    const [game] = ASKED.redraw()
    game.light.says('redraw', 'redraw')
    expect(story(game.events, 'dark')).toEqual([
      'Destiny: Bob discards Rabé, Handmaiden and draws again; Bob draws 3 (◆ Jawa, Thief) for the weapon; Bob draws 3 (◆ Jawa, Thief) for the power.',
      'You 3 = power 3; Bob 6 = destiny 6.',
      'Bob wins the fight. You lose Watto, Slave Owner. You take 2 damage: 2× ◆ Pit Droid, Engineer.',
      'The battle ends.',
    ])
  })

  it('counts all the fights of the battle at its end, whenever they were told', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Watto', 'Gragra', 'Blaster'], deck: ['RF-D8'] },
      light: { faceUp: ['R2-D2', 'Rabé'] },
    })
    game.dark.battles()
    game.light.plans('R2-D2', 'Rabé')
    game.dark.plans('Watto', 'Blaster', 'Gragra')
    expect(story(game.events, 'dark').filter((line) => line.startsWith('Fight '))).toEqual([
      'Fight 1: Watto, Slave Owner against R2-D2, Astromech Droid.',
      'Fight 2: Gragra, Chuba Peddler (◆ Blaster) against Rabé, Handmaiden.',
    ])
    game.dark.says('destiny-number', 'ok', '5')
    expect(story(game.events, 'dark')).toEqual([
      'Destiny: you draw 5 (Grueling Contest & Da Dug Chaaa!) for the weapon.',
      'You 7 = power 2 + destiny 5; Bob 2 = power 2.',
      'You win the fight. Bob loses Rabé, Handmaiden. Bob takes 1 damage: ◆ Jawa, Thief.',
      'The battle ends. Fights won: you 2; Bob 0.',
    ])
  })
})
