import { describe, expect, it } from 'vitest'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { listOf, newMatch, position } from '../position.ts'
import { question, voice } from './reading.ts'

const labels = (options: Readonly<Record<string, { label: string; hint?: string }>>): string[] =>
  Object.values(options).map(({ label, hint }) => (hint === undefined ? label : `${label} | ${hint}`))

describe('deploy', () => {
  const hand = ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'DM-135', 'Watto', 'Blaster', 'Sniper']

  it('says what can be spent, and what each card would do here', () => {
    const game = position({
      at: 'Tatooine • Podrace Arena',
      dark: { hand, faceUp: ['Aurra Sing', 'Ben Quadinaros'] },
      light: { faceUp: ['Qui-Gon Jinn'] },
    })
    const { title, prompt, options, exits } = question(game, 'dark', 'deploy')
    expect(title).toBe('Which cards do you deploy?')
    expect(prompt).toBe('6 counters. Your cards are deployed face up.')
    expect(labels(options)).toEqual([
      'Darth Maul, Sith Apprentice | counters left: 0 · your power here 10 → 17 · power 6 +1 here · damage 5',
      '◆ Sith Lightsaber | counters left: 5 · in your hand: Darth Maul: +1 and a destiny draw',
      'Tatooine • Desert Landing Site | Location bonus: you 3 → 1, Bob 1 → 2',
      'Watto, Slave Owner | counters left: 4 · your power here 10 → 14 · power 3 +1 here · damage 2',
      '◆ Blaster | everyone: a destiny draw',
    ])
    expect(exits).toEqual({ done: 'Deploy, end step', more: 'Deploy, then more' })
  })

  it('says what is left, and that the cards will be hidden', () => {
    const game = position({ dark: { hand, turnsHere: 1 } })
    expect(question(game, 'dark', 'deploy').prompt).toBe(
      '6 counters. First turn here: your cards stay hidden until your next turn.',
    )
    game.dark.deploysFirst('Watto', 'Blaster')
    const { prompt, options } = question(game, 'dark', 'deploy', 'fr')
    expect(prompt).toBe(
      '4 compteurs restants. Premier tour ici : vos cartes restent cachées jusqu’à votre prochain tour.',
    )
    expect(labels(options)).toEqual([
      '◆ Sith Lightsaber | compteurs restants : 3 · en main : Darth Maul : +1 et un tirage de destinée',
    ])
  })

  it('says when nothing can be deployed', () => {
    const game = position({ dark: { hand: ['Sniper'] } })
    const { prompt, options, exits } = question(game, 'dark', 'deploy')
    expect(prompt).toBe('6 counters. You can deploy nothing from your hand now.')
    expect(options).toEqual({})
    expect(exits.done).toBe('Deploy nothing')
  })
})

describe('a battle', () => {
  const given = {
    at: 'Tatooine • Podrace Arena',
    step: 'battle',
    dark: {
      faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', "Gasgano's Podracer", 'DM-95'],
      hand: ['At Last We Will Have Revenge', 'Sniper', 'Vile Gangsters', 'Opee Sea Killer', "Watto's Wager", 'Watto'],
    },
    light: { faceUp: ['Qui-Gon Jinn', 'Obi-Wan Kenobi, Young Jedi'], hand: ['I Have A Bad Feeling About This'] },
  } as const

  it('may be declared: the fighters there, and the use of each Battle card', () => {
    const game = position(given)
    const { title, prompt, options, exits } = question(game, 'dark', 'battle')
    expect(title).toBe('Attack?')
    expect(prompt).toBe('Characters here: you 2, Bob 2. Choose Battle cards. Bob sees only how many.')
    expect(labels(options)).toEqual([
      'At Last We Will Have Revenge | Darth Maul: +3, but only against a Jedi',
      'Sniper | Tusken Raider: +4',
      'Vile Gangsters | group incomplete here',
      'Opee Sea Killer | everyone: +3 · first fighter only',
      "Watto's Wager | no use here",
    ])
    expect(exits).toEqual({ battle: 'Attack', pass: 'No battle' })
    expect(question(game, 'dark', 'battle', 'fr').prompt).toBe(
      'Personnages ici : vous 2, Bob 2. Choisissez des cartes de bataille. Bob n’en voit que le nombre.',
    )
  })

  it('is answered with knowledge of the number of Battle cards', () => {
    const game = position(given)
    game.dark.battles('Sniper', "Watto's Wager")
    const { title, prompt, options, exits } = question(game, 'light', 'battle-cards')
    expect(title).toBe('Anna attacks')
    expect(prompt).toBe(
      'Anna plays 2 Battle cards. Choose yours; your opponent sees only how many. Your battle plan comes next.',
    )
    expect(labels(options)).toEqual(['I Have A Bad Feeling About This | Obi-Wan Kenobi survives a defeat'])
    expect(exits).toEqual({ ok: 'Play these' })
    expect(question(game, 'light', 'battle-cards', 'fr').title).toBe('Anna attaque')
  })

  it('is planned with the gains of each card', () => {
    const game = position(given)
    game.dark.battles('Sniper')
    game.light.takes()
    game.light.plans('Qui-Gon Jinn', 'Obi-Wan Kenobi, Young Jedi')
    const { title, prompt, options, exits } = question(game, 'dark', 'plan')
    expect(title).toBe('Battle plan')
    expect(prompt).toBe(
      'Bob has no Battle cards; characters: 2. Order your fighters. A Battle card or weapon goes directly before the character who uses it. Then the fights start.',
    )
    expect(labels(options)).toEqual([
      'Darth Maul, Sith Apprentice | power 6 +1 here · damage 5',
      '◆ Sith Lightsaber | Darth Maul: +1 and a destiny draw',
      "Gasgano's Podracer | no use here",
      '◆ Tusken Raider, Nomad | power 2 +1 here · damage 1',
      'Sniper | Tusken Raider: +4',
    ])
    expect(exits).toEqual({ ok: 'Confirm plan' })
  })

  it('tells defenders that their plan stays secret', () => {
    const game = position(given)
    game.dark.battles('Sniper')
    game.light.takes()
    const { prompt, exits } = question(game, 'light', 'plan', 'fr')
    expect(prompt).toContain('Anna a une carte de bataille ; personnages : 2.')
    expect(prompt).toContain('Personne ne voit votre plan avant les combats.')
    expect(exits).toEqual({ ok: 'Confirmer le plan' })
  })

  it('shows a complete group, and a bonus that no card here gets', () => {
    const game = position({
      step: 'battle',
      dark: {
        faceUp: ['Jabba the Hutt', 'Gardulla the Hutt', 'Darth Maul, Sith Apprentice'],
        hand: ['Vile Gangsters', 'At Last We Will Have Revenge'],
      },
      light: { faceUp: ['R2-D2', 'Anakin Skywalker'] },
    })
    expect(labels(question(game, 'dark', 'battle').options)).toEqual([
      'Vile Gangsters | together: Jabba the Hutt, Gardulla the Hutt (+4)',
      'At Last We Will Have Revenge | no bonus against these opponents',
    ])
  })
})

describe('Even Up', () => {
  it('says what will be drawn, and what may be discarded before', () => {
    const game = position({ step: 'even-up', dark: { hand: ['DM-136', 'Watto'] } })
    const { title, prompt, options, exits } = question(game, 'dark', 'even-up')
    expect(title).toBe('Even Up')
    expect(prompt).toBe('2 in hand: you draw 4. You may discard Locations or your whole hand first.')
    expect(labels(options)).toEqual([
      'Coruscant • Jedi Council Chamber | discard this Location',
      'Discard your whole hand | 2 cards, then draw six (draw deck: 20)',
    ])
    expect(exits).toEqual({
      end: 'Even Up, end turn',
      review: 'Even Up, then decide',
      surrender: 'Even Up, surrender Tatooine',
    })
  })

  it('warns when it would empty the draw deck', () => {
    const game = position({ step: 'even-up', dark: { hand: ['Watto'], more: 5 } })
    const { prompt, options } = question(game, 'dark', 'even-up')
    expect(prompt).toContain('⚠ You draw your last card and lose.')
    expect(options.hand?.hint).toBe('⚠ drawing six would empty your draw deck (5): you lose')
    const enough = position({ step: 'even-up', dark: { hand: ['Watto'], more: 6 } })
    expect(question(enough, 'dark', 'even-up').prompt).not.toContain('Careful')
  })

  it('says when nothing is drawn, or cards must be discarded', () => {
    const hand = (count: number) => position({ step: 'even-up', dark: { hand: Array<string>(count).fill('Watto') } })
    expect(question(hand(6), 'dark', 'even-up').prompt).toContain('six in hand: you draw none.')
    expect(question(hand(8), 'dark', 'even-up').prompt).toContain('8 in hand: you discard 2.')
    expect(question(hand(5), 'dark', 'even-up', 'fr').prompt).toContain('5 en main : vous en piochez 1.')
    expect(question(hand(0), 'dark', 'even-up').prompt).toBe('0 in hand: you draw 6.')
  })

  it('says when a surrender loses the game', () => {
    const starter = position({ step: 'even-up', format: 'starter' })
    expect(question(starter, 'dark', 'even-up').exits.surrender).toBe('Even Up, surrender Tatooine, lose')
    const second = (by: 'dark' | 'light') =>
      question(position({ step: 'even-up', won: [{ planet: 'Naboo', by }] }), 'dark', 'even-up', 'fr').exits.surrender
    expect(second('light')).toBe('Égaliser, concéder Tatooine, perdre')
    expect(second('dark')).toBe('Égaliser, concéder Tatooine')
  })

  it('asks for the cards to discard, with the cost and texts of each', () => {
    const game = position({
      step: 'even-up',
      dark: { hand: ['Watto', 'Watto', 'Sniper', 'DM-137', 'DM-135', 'Blaster', 'Gragra', 'Darth Sidious'] },
    })
    game.dark.evensUp()
    const { title, prompt, options, exits } = question(game, 'dark', 'discard-down')
    expect(title).toBe('Discard down to six')
    expect(prompt).toBe('More than six cards in hand: discard 2.')
    expect(labels(options)).toEqual([
      'Watto, Slave Owner | 2 counters · power 3 +1 here · damage 2',
      'Watto, Slave Owner | 2 counters · power 3 +1 here · damage 2',
      'Sniper | no use here',
      'Naboo • Gungan Swamp',
      'Tatooine • Desert Landing Site | Location bonus: you 0 → 0, Bob 0 → 0',
      '◆ Blaster | 0 counters · in your hand: everyone: a destiny draw',
      'Gragra, Chuba Peddler | 2 counters · power 2 · damage 1',
      'Darth Sidious, Sith Master | 5 counters · power 5 · damage 6',
    ])
    expect(exits).toEqual({ ok: 'Discard' })
  })
})

describe('the end of a turn', () => {
  it('offers a surrender, and says what it means', () => {
    const game = position({ step: 'even-up', dark: { hand: Array<string>(6).fill('Watto') } })
    game.dark.evensUp({ exit: 'review' })
    const { title, prompt, options, exits } = question(game, 'dark', 'end-turn')
    expect(title).toBe('End your turn?')
    expect(prompt).toBe('Or surrender Tatooine: your cards there are stranded, and you choose the next Location.')
    expect(options).toEqual({})
    expect(exits).toEqual({ end: 'End turn', surrender: 'Surrender Tatooine' })
  })

  it('asks the loser for the next planet', () => {
    const game = position({
      step: 'even-up',
      dark: { hand: [...Array<string>(5).fill('Watto'), 'DM-136'], deck: ['DM-136', 'DM-137'], discard: ['DM-137'] },
    })
    game.dark.evensUp({ exit: 'surrender' })
    const { title, prompt, options, groups, exits } = question(game, 'dark', 'next-location')
    expect(groups).toEqual({ Naboo: 'Naboo', Coruscant: 'Coruscant' })
    expect(title).toBe('Which planet next?')
    expect(prompt).toBe('You lost Tatooine. Choose the next planet and its Location. The next turn is yours.')
    expect(labels(options)).toEqual([
      'Naboo • Gungan Swamp (discard pile) | from your discard pile · no Location bonus for your characters',
      'Coruscant • Jedi Council Chamber (hand) | from your hand · no Location bonus for your characters',
      'Coruscant • Jedi Council Chamber (draw deck) | from your draw deck, which is then shuffled · no Location bonus for your characters',
      'Naboo • Gungan Swamp (draw deck) | from your draw deck, which is then shuffled · no Location bonus for your characters',
    ])
    expect(exits).toEqual({ ok: 'Go there' })
  })

  it('asks the winner if the loser has no Location', () => {
    const game = position({
      step: 'even-up',
      dark: { hand: Array<string>(6).fill('Watto') },
      light: { hand: ['DM-67'] },
    })
    game.dark.evensUp({ exit: 'surrender' })
    expect(question(game, 'light', 'next-location').prompt).toBe(
      'Choose the next planet and its Location. The next turn is Anna’s.',
    )
  })
})

describe('the first Location', () => {
  it('is chosen by the player who begins', () => {
    const deck = (side: 'dark' | 'light', locations: readonly string[], filler: string) =>
      listOf(side, { ...Object.fromEntries(locations.map((name) => [name, 1])), [filler]: 57 })
    const game = newMatch(
      'full',
      {
        dark: deck('dark', ['DM-135', 'DM-136', 'DM-137'], 'Gragra'),
        light: deck('light', ['DM-65', 'DM-66', 'DM-67'], 'DM-20'),
      },
      'b',
    )
    const side = game.asked[0] === 'dark start-location' ? 'dark' : 'light'
    const { title, prompt, options, exits } = question(game, side, 'start-location')
    expect(title).toBe('Where do you start?')
    expect(prompt).toBe('You start. Choose the first planet and Location; then both draw 6 cards.')
    expect(labels(options)).toHaveLength(3)
    const place = side === 'dark' ? 'Tatooine • Desert Landing Site' : 'Tatooine • Podrace Arena'
    expect(labels(options)).toContain(`${place} | no Location bonus for your characters`)
    expect(exits).toEqual({ ok: 'Start here' })
  })
})

it('cuts texts that are too long for their place', () => {
  const game = position({
    step: 'battle',
    dark: { faceUp: ['Watto'], hand: ['Watto'] },
    light: { faceUp: ['Yoda'], hand: ['Blaster'] },
  })
  game.dark.battles()
  const decision = game.decision('light', 'battle-cards')
  const long = { ...voice('light'), names: { dark: 'A'.repeat(300), light: 'Bob' } }
  const { exits } = words.decision(decision, game.view('light'), long)
  for (const text of Object.values(exits)) expect(text.length).toBeLessThanOrEqual(80)
  const moved = position({ light: { hand: ['DM-65'] }, turn: 'light' })
  const { options } = words.decision(moved.decision('light', 'deploy'), moved.view('light'), long)
  const [only] = Object.values(options)
  expect(only?.hint).toHaveLength(100)
  expect(only?.hint).toMatch(/…$/)
})
