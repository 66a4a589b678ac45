/** Explanations of numbers and reasons: examples, as a player reads them. */
import { describe, expect, it } from 'vitest'
import { type Decision, type Language, type Reader, seenBy } from '../../../src/contract/index.ts'
import { help } from '../../../src/games/young-jedi/explain/index.ts'
import { rulebook } from '../../../src/games/young-jedi/rulebook/book.ts'
import type { QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { REASONS } from '../../../src/games/young-jedi/state/refusal-map.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { speak } from '../../../src/games/young-jedi/words/say.ts'
import { idOf, type Played, position } from '../position.ts'
import { plain, question, voice } from '../words/reading.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
type Side = 'dark' | 'light'

/** The explanations of the card with this name, at the first place where this reader sees it. */
function explained(game: Played, reader: Reader, owner: Side, name: string, language: Language = 'en'): string[] {
  const view = game.view(reader)
  const id = idOf(owner, name)
  const { table, cards = [], effect, hyperspace } = view.sides[owner]
  const laid = [...table, ...cards, ...(effect === null ? [] : [effect]), ...hyperspace]
  const handle = laid.find(({ card }) => card === id)?.handle ?? `location.${view.locations.length}`
  return plain(help.explain(handle, view, voice(reader, language)).map(({ text }) => text))
}

/** "Sniper: A Battle card is … (9.2.3, 12.2)" */
function missed(game: Played, side: Side, kind: QuestionKind, language: Language = 'en'): string[] {
  const view = game.view(side)
  return plain(
    help.whyNot(view, game.decision(side, kind)).map((one) => {
      const { label, text, rules } = help.missing(one, view, voice(side, language))
      return `${label}: ${text} (${rules.join(', ')})`
    }),
  )
}

const offered = ({ shape }: Decision): readonly string[] =>
  shape.type === 'choose' ? shape.options.map(({ id }) => id) : []

const standing = (game: Played, reader: Reader, language: Language = 'en'): string[] =>
  plain(help.standing(game.view(reader), voice(reader, language)).map(({ text }) => text))

const counted = (game: Played, reader: Reader): string[] =>
  plain(
    help
      .counts(
        game.all.map((event) => seenBy(event, reader)),
        voice(reader),
      )
      .map(({ text }) => text),
  )

describe('a card’s numbers', () => {
  const game = position({
    at: 'Tatooine • Podrace Arena',
    dark: {
      faceUp: [MAUL, 'Sith Lightsaber', 'Watto'],
      hand: ['Sebulba', 'Blaster Rifle'],
      effect: 'Sando Aqua Monster',
    },
    light: { faceUp: ['Yoda'], hidden: ['Rabé'] },
  })

  it('explain the parts of power, DAMAGE and weapons', () => {
    expect(explained(game, 'dark', 'dark', MAUL)).toEqual([
      'Power here: **7** = power 6 + Location 1',
      'Damage: **5**, as printed',
      'Can use: ◆ Sith Lightsaber (+1 and a destiny draw); ◆ Blaster Rifle (a destiny draw)',
    ])
    expect(explained(game, 'dark', 'dark', 'Watto')).toContain('Can’t use: ◆ Sith Lightsaber')
  })

  it('reveal to the opponent no weapon of the hand', () => {
    expect(explained(game, 'light', 'dark', MAUL)).toEqual([
      'Power here: **7** = power 6 + Location 1',
      'Damage: **5**, as printed',
      'Can use: ◆ Sith Lightsaber (+1 and a destiny draw)',
    ])
  })

  it('explain why a Location gives nothing, and its bonuses', () => {
    expect(explained(game, 'dark', 'light', 'Yoda')).toContain('No Location bonus here: its planet is Coruscant.')
    expect(explained(game, 'dark', 'dark', 'Tatooine • Podrace Arena')).toEqual(['Bonus here: Darth Maul +1; Watto +1'])
  })

  it('give the cost of a card in hand and the counters left, in French too', () => {
    expect(explained(game, 'dark', 'dark', 'Sebulba')).toEqual([
      'Cost: **4**, as printed',
      'Counters left after it: 3',
      'Power here: **5** = power 4 + Location 1',
      'Damage: **2**, as printed',
      'Can use: ◆ Blaster Rifle (a destiny draw)',
      'Can’t use: ◆ Sith Lightsaber',
      'destiny 3',
    ])
    expect(explained(game, 'dark', 'dark', 'Sebulba', 'fr').slice(0, 2)).toEqual([
      'Coût : **4**, comme imprimé',
      'Compteurs restants ensuite : 3',
    ])
  })

  it('say nothing about an opponent’s hidden card but when it turns up', () => {
    const view = game.view('dark')
    const hidden = view.sides.light.table.find((laid) => laid.hidden)!
    expect(help.explain(hidden.handle, view, voice('dark'))).toEqual([
      { text: 'Hidden: its owner turns it face up at the start of their next turn.', rules: ['7.1', '7.4'] },
    ])
    expect(explained(game, 'light', 'light', 'Rabé')[0]).toMatch(/^Hidden until/)
  })

  it('name the text that makes a card cheaper, and the cards that gain power by an Effect', () => {
    const cheaper = position({
      at: 'Naboo • Gungan Swamp',
      dark: { effect: 'DF-59', faceUp: ['DM-84'], hand: ['DF-44', 'DF-45', 'DF-46', 'DF-47'] },
      light: {},
    })
    const view = cheaper.view('dark')
    const lines = (view.sides.dark.cards ?? []).flatMap(({ handle }) => help.explain(handle, view, voice('dark')))
    for (const { text } of lines.filter((line) => line.text.startsWith('Cost')))
      expect(text).toMatch(/^Cost: \*\*\d\*\*(, as printed| instead of \d, by Where Are Those Droidekas\?)$/)
  })
})

describe('the state of the match', () => {
  it('lists counters with their increases, battle, control and Even Up', () => {
    const game = position({
      at: 'Tatooine • Podrace Arena',
      dark: { faceUp: [MAUL], hand: ['Watto'], effect: 'Sando Aqua Monster' },
      light: { faceUp: ['Yoda'] },
    })
    expect(standing(game, 'dark')).toEqual([
      'Counters: **7** left of 7 (0 spent); Sando Aqua Monster raises the limit',
      'You may battle this turn if there was no battle yet.',
      'No one controls Tatooine if the turn ends now: both have characters or hidden cards there.',
      'You: Even Up to **6** cards',
    ])
    expect(standing(game, 'light', 'fr')[1]).toBe('Anna peut déclarer une bataille à ce tour, s’il n’y en a pas eu.')
  })

  it('says which side would control, and why nobody can battle', () => {
    const game = position({ dark: { faceUp: [MAUL], hand: ['Watto'] }, light: {} })
    expect(standing(game, 'light')).toContain(
      'Anna controls Tatooine if the turn ends now: only they have face-up characters there.',
    )
    expect(standing(game, 'light')).toContain('No battle now: you have no face-up character here that can fight.')
  })
})

describe('the counting', () => {
  it('explains a fight part by part, with the cards drawn', () => {
    const game = position({
      at: 'Tatooine • Podrace Arena',
      step: 'battle',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles()
    if (game.asked.includes('light battle-cards')) game.light.takes()
    game.dark.plans('Sith Lightsaber', MAUL)
    const total = (game.totals() as { dark: number; light: number }[])[0]!
    const [fight = ''] = counted(game, 'light')
    expect(fight.split('\n').slice(0, 3)).toEqual([
      '__Yoda – Darth Maul__',
      `**You ${total.light}**`,
      '- +4 · printed power: Yoda, Jedi Master',
    ])
    expect(fight).toContain(`**Anna ${total.dark}**`)
    expect(fight).toMatch(/- \+\d · destiny: \d for the weapon \(◆ Pit Droid/)
    const parts = [...fight.split('**Anna')[1]!.matchAll(/^- ([+−]\d+) /gm)].map(([, number]) => Number(number))
    expect(parts.reduce((all, number) => all + number, 0)).toBe(total.dark)
  })
})

describe('why not', () => {
  it('gives a reason for each card that can’t be deployed: kind, planet, Effect, counters, copies', () => {
    const game = position({
      at: 'Tatooine • Podrace Arena',
      dark: {
        faceUp: [MAUL],
        stranded: { Naboo: ['Watto, Slave Owner'] },
        hand: ['Sniper', 'DM-137', 'This Is Too Close!', 'Watto, Slave Owner', 'Sebulba', MAUL],
        effect: 'Where Are Those Droidekas?',
        deck: [],
      },
      light: { faceUp: ['Yoda'] },
    })
    expect(missed(game, 'dark', 'deploy').slice(0, 4)).toEqual([
      'Sniper: A Battle card is not deployed: you play it in a battle. (9.2.3, 12.2)',
      'Naboo • Gungan Swamp: This Location is on Naboo; the current planet is Tatooine. (8.3)',
      'This Is Too Close!: You already have an Effect in play. (20.3)',
      'Watto, Slave Owner: Your copy is elsewhere (Naboo): all copies of a stack stay on one planet. (6.2.1)',
    ])
    game.dark.deploys('Sebulba')
  })

  it('gives the counters left when a card costs too much', () => {
    const game = position({ dark: { faceUp: [MAUL], hand: ['Sebulba', MAUL, 'Watto'] }, light: { faceUp: ['Yoda'] } })
    const { decision } = { decision: game.decision('dark', 'deploy') }
    const sebulba = game.view('dark').sides.dark.cards![0]!.handle
    game.hand('dark', { decision: decision.id, exit: 'more', choose: [sebulba] })
    expect(missed(game, 'dark', 'deploy')[0]).toBe(`${MAUL}: Costs 6; counters left: 2. (5.1, 5.2)`)
  })

  it('says why there is no battle and no duel', () => {
    const game = position({ dark: { faceUp: [MAUL, 'Sith Lightsaber'], hand: ['Watto'] }, light: {} })
    expect(missed(game, 'dark', 'deploy').slice(-2)).toEqual([
      'Battle: Your opponent has no face-up character here that can fight. (9.1, 7.5)',
      'Duel: Your opponent has no one here you can challenge. (23.4.2)',
    ])
    expect(missed(game, 'dark', 'deploy', 'fr').at(-2)).toBe(
      'Bataille: Votre adversaire n’a ici aucun personnage face visible qui puisse combattre. (9.1, 7.5)',
    )
  })

  it('says which cards are no Battle cards, and that at Even Up only Locations can be discarded one by one', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: [MAUL], hidden: ['Watto'], hand: ['Sniper', 'Sebulba'] },
      light: { faceUp: ['Yoda'] },
    })
    expect(missed(game, 'dark', 'battle')).toEqual([
      'Sebulba, Bad-Tempered Dug: It can’t be played as a Battle card. (9.2.3)',
      'Watto, Slave Owner: Hidden until your next turn: it doesn’t fight. (7.5, 7.4)',
      'Duel: You have no face-up duelist here with a lightsaber they can use. (23.2, 23.3)',
    ])
    game.hand('dark', { decision: game.decision('dark', 'battle').id, exit: 'pass' })
    expect(missed(game, 'dark', 'even-up').at(-2)).toBe('Battle: Your Battle step is over. (9.1, 4.2)')
  })

  it('is for the seat that is asked, and for nobody else', () => {
    const game = position({ dark: { faceUp: [MAUL], hand: ['Sniper'] }, light: { faceUp: ['Yoda'] } })
    const decision = game.decision('dark', 'deploy')
    expect(help.whyNot(game.view('dark'), decision).length).toBeGreaterThan(0)
    expect(help.whyNot(game.view('light'), decision)).toEqual([])
    expect(help.whyNot(game.view('spectator'), decision)).toEqual([])
  })

  it('counts the chosen cards of a deployment: counters, copies, the one Effect and Location', () => {
    const game = position({
      dark: {
        faceUp: [MAUL],
        hand: [
          'Meddun',
          'Meddun',
          MAUL,
          'Sando Aqua Monster',
          'This Is Too Close!',
          'Tatooine • Mos Espa',
          'Tatooine • Podrace Arena',
        ],
      },
      light: { faceUp: ['Yoda'] },
    })
    const decision = game.decision('dark', 'deploy')
    const view = game.view('dark')
    const hand = view.sides.dark.cards!.map(({ handle }) => handle)
    const beside = (...at: number[]) =>
      help
        .whyNot(
          view,
          decision,
          at.map((one) => hand[one]!),
        )
        .filter(({ id }) => hand.includes(id))
        .map((one) => `${hand.indexOf(one.id)} ${help.missing(one, view, voice('dark')).text}`)
    expect(beside()).toEqual([])
    expect(beside(0)).toEqual(['1 You chose a copy of it already.', '2 Costs 6; counters left: 5.'])
    expect(beside(3)).toContain('4 You chose an Effect already, and may have one in play.')
    expect(beside(5)).toEqual(['6 You chose a Location already. Deploy it first, then this one.'])
  })

  it('counts the chosen cards of a duel, and at Even Up', () => {
    const game = position({
      step: 'duel',
      dark: { faceUp: [MAUL, 'Sith Lightsaber'], hand: ['Tatooine • Podrace Arena', 'Tatooine • Mos Espa'] },
      light: { faceUp: ['Yoda', 'Obi-Wan Kenobi, Jedi Padawan'] },
    })
    const decision = game.decision('dark', 'duel')
    const told = (chosen: readonly string[], at = decision) =>
      help.whyNot(game.view('dark'), at, chosen).map((one) => help.missing(one, game.view('dark'), voice('dark')).text)
    expect(told([])).toContain('First choose a character that can use it.')
    const [who, arm, foe] = ['who', 'with', 'foe'].map(
      (role) => offered(decision).find((id) => id.startsWith(`${role}:`))!,
    ) as [string, string, string]
    expect(told([who, arm])).not.toContain('First choose a character that can use it.')
    expect(told([who, arm, foe])).toContain('You chose another card for this part in the duel.')
    game.hand('dark', { decision: decision.id, exit: 'pass' })
    game.hand('dark', { decision: game.decision('dark', 'battle').id, exit: 'pass' })
    const evening = game.decision('dark', 'even-up')
    expect(told(['hand'], evening)).toContain('Discard either Locations or your whole hand.')
  })

  const VALUES = {
    cost: 3,
    left: 2,
    planet: 'Naboo',
    current: 'Tatooine',
    where: 'hyperspace',
    next: 4,
    most: 2,
    number: 5,
  }

  it.each(Object.entries(REASONS))('says %s in both languages, with rules that there are', (reason, rules) => {
    for (const rule of rules) expect(rulebook.find(rule), rule).not.toBeNull()
    for (const language of ['en', 'fr'] as const) {
      const text = words.refusal({ refused: `not.${reason}`, values: { ...VALUES, rules } }, language)
      expect(text).not.toContain('{{')
      expect(text).not.toBe(speak(language)('refused.other'))
      expect(text.length).toBeLessThanOrEqual(120)
      expect(text).toMatch(/\.$/)
    }
  })
})

describe('hints', () => {
  it('show the counters and power after a deployment, and the use of a Location', () => {
    const game = position({ at: 'Tatooine • Podrace Arena', dark: { faceUp: ['Watto'], hand: ['Sebulba'] }, light: {} })
    const { options } = question(game, 'dark', 'deploy')
    expect(Object.values(options)[0]?.hint).toMatch(/^counters left: 2 · your power here 4 → 9 · power 4 \+1 here/)
  })
  it('count the cards chosen already, and so does the question', () => {
    const game = position({ dark: { faceUp: [MAUL], hand: ['Sebulba', 'Meddun'] }, light: {} })
    const decision = game.decision('dark', 'deploy')
    const asked = (...chosen: string[]) => words.decision(decision, game.view('dark'), voice('dark'), chosen)
    const [sebulba, meddun] = offered(decision) as [string, string]
    expect(asked().prompt).toMatch(/^6 counters\./)
    expect(asked(sebulba).prompt).toMatch(/^2 counters left\./)
    expect(asked().options[meddun]?.hint).toMatch(/^counters left: 5 ·/)
    expect(asked(sebulba).options[meddun]?.hint).toMatch(/^counters left: 1 ·/)
    expect(asked(sebulba).options[sebulba]?.hint).toMatch(/^counters left: 2 ·/)
  })
})
