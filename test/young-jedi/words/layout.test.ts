import { describe, expect, it } from 'vitest'
import type { Zone } from '../../../src/contract/index.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { position } from '../position.ts'
import { table } from './reading.ts'

/** "light.table: ?, Yoda (4, damage 4)": the cards there, face-down cards as ?. */
function line({ id, label, count, cards }: Zone): string {
  const faces = cards?.map(({ card, note }) => {
    const title = card === null ? '?' : cardById(card).title
    return note === undefined ? title : `${title} (${note})`
  })
  return `${id} ${label} ${count}${faces === undefined || faces.length === 0 ? '' : `: ${faces.join('; ')}`}`
}

const given = {
  at: ['Tatooine • Desert Landing Site', 'Tatooine • Podrace Arena'],
  turnNumber: 7,
  dark: {
    faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber', "Gasgano's Podracer"],
    hand: ['Watto', 'DM-137', 'Sniper'],
    stranded: { Naboo: ['Gragra'] },
    more: 31,
  },
  light: {
    faceUp: ['Anakin Skywalker'],
    hidden: ['Yoda', 'Blaster'],
    hand: ['Rabé', 'Rabé'],
    stranded: { Naboo: ['R2-D2'] },
    strandedHidden: { Naboo: ['C-3PO'] },
    more: 18,
    turnsHere: 1,
  },
  won: [{ planet: 'Naboo', by: 'dark' }],
} as const

describe('the table', () => {
  it('shows players their own side nearest', () => {
    const { headline, zones } = table(position(given), 'dark')
    expect(headline).toBe('Turn 7: you – Tatooine – planets: you 1, Bob 0')
    expect(zones.map(line)).toEqual([
      'light.stranded.Naboo Stranded on Naboo 2: R2-D2; ?',
      'light.deck Draw deck 18',
      'light.hand Hand 2',
      'light.table On the planet 3: Anakin Skywalker (destiny draw +3, damage 4); ?; ?',
      'location Location 1: Tatooine • Podrace Arena',
      "dark.table On the planet 3: Darth Maul (power 6 +1, damage 5); Sith Lightsaber (Darth Maul: +1 and a destiny draw); Gasgano's Podracer (no use here)",
      'dark.stranded.Naboo Stranded on Naboo 1: Gragra',
      'dark.deck Draw deck 31',
      'dark.hand Hand 3: Watto (2 counters, power 3 +1, damage 2); Naboo • Gungan Swamp; Sniper',
    ])
    expect(new Set(zones.map(({ owner }) => owner))).toEqual(new Set(['light', null, 'dark']))
  })

  it('is turned round for the opponent, who sees their own hidden cards', () => {
    const { headline, zones } = table(position(given), 'light', 'fr')
    expect(headline).toBe('Tour 7 : Anna – Tatooine – planètes : vous 0, Anna 1')
    expect(zones.map(line)).toEqual([
      'dark.stranded.Naboo Échouées sur Naboo 1: Gragra',
      'dark.deck Pile de tirage 31',
      'dark.hand Main 3',
      "dark.table Sur la planète 3: Darth Maul (puissance 6 +1, dommages 5); Sith Lightsaber (Darth Maul : +1 et un tirage de destinée); Gasgano's Podracer (inutile ici)",
      'location Localisation 1: Tatooine • Podrace Arena',
      'light.table Sur la planète 3: Anakin Skywalker (tirage de destinée +3, dommages 4); Yoda (cachée, puissance 4, dommages 4); Blaster (cachée, tous : un tirage de destinée)',
      'light.stranded.Naboo Échouées sur Naboo 2: R2-D2; C-3PO (cachée)',
      'light.deck Pile de tirage 18',
      'light.hand Main 2: Rabé (2 compteurs, puissance 2 +1, dommages 1); Rabé (2 compteurs, puissance 2 +1, dommages 1)',
    ])
  })

  it('shows a spectator no hand and nothing hidden', () => {
    const { headline, zones } = table(position(given), 'spectator')
    expect(headline).toBe('Turn 7: Anna – Tatooine – planets: Anna 1, Bob 0')
    const lines = zones.map(line)
    expect(lines).toContain('dark.hand Hand 3')
    expect(lines).toContain('light.hand Hand 2')
    expect(lines).toContain('light.table On the planet 3: Anakin Skywalker (destiny draw +3, damage 4); ?; ?')
    expect(lines).toContain('light.stranded.Naboo Stranded on Naboo 2: R2-D2; ?')
  })

  it('gives a face-down card its handle alone', () => {
    const { zones } = table(position(given), 'dark')
    const faces = zones.find(({ id }) => id === 'light.table')?.cards ?? []
    expect(faces.slice(1)).toEqual([
      { handle: 'lt2', card: null },
      { handle: 'lt3', card: null },
    ])
  })

  it('shows players the Battle cards that they bring into a battle, and the number of the opponent’s', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto'], hand: ["Watto's Wager", 'Sniper'] },
      light: { faceUp: ['Yoda'], hand: ['Rabé'] },
    })
    game.dark.battles("Watto's Wager")
    const brought = (reader: 'dark' | 'light') =>
      table(game, reader)
        .zones.filter(({ id }) => id.endsWith('.battle'))
        .map(line)
    expect(brought('dark')).toEqual(["dark.battle Battle cards 1: Watto's Wager"])
    expect(brought('light')).toEqual(['dark.battle Battle cards 1'])
    expect(table(game, 'light').headline).toContain(' – battle')
  })

  it('shows Effects, hyperspace, and the Objective with pilot, tokens, laps and lap cards', () => {
    const game = position({
      dark: {
        effect: 'RF-D12',
        hyperspace: ['DM-139', 'DM-140'],
        race: { pilot: 'BP-31', podracer: 'DM-109', tokens: 2, laps: 1, pile: ['DM-76', 'DF-51'] },
      },
      light: { hiddenEffect: 'DF-26' },
    })
    const extra = (reader: 'dark' | 'light', language: 'en' | 'fr' = 'en') =>
      table(game, reader, language)
        .zones.filter(({ id }) => /effect|hyperspace|objective|laps/.test(id))
        .map(line)
    expect(extra('dark')).toEqual([
      'light.effect Effect 1: ?',
      'dark.effect Effect 1: Starfighter Screen & Blockade (Blockade)',
      'dark.hyperspace Hyperspace 2: Droid Starfighter (power 2 + draw, damage 0); Battleship (power 5, damage 5)',
      'dark.laps Lap cards 2: Jabba the Hutt (as 1); Power Of The Sith (as 2)',
      "dark.objective Objective 3: Boonta Eve Classic (laps 1 of 3); Sebulba (2 Thrust tokens); Sebulba's Podracer",
    ])
    expect(extra('light', 'fr')).toEqual([
      "dark.objective Objectif 3: Boonta Eve Classic (tours de piste 1 sur 3); Sebulba (2 jetons de poussée); Sebulba's Podracer",
      'dark.laps Cartes de piste 2: Jabba the Hutt (vaut 1); Power Of The Sith (vaut 2)',
      'dark.hyperspace Hyperespace 2: Droid Starfighter (puissance 2 + tirage, dommages 0); Battleship (puissance 5, dommages 5)',
      'dark.effect Effet 1: Starfighter Screen & Blockade (Blockade)',
      'light.effect Effet 1: Jedi Training (cachée)',
    ])
  })

  it('shows a duel: hits so far, the number of cards in each dueling hand, the own one, and the played cards', () => {
    const game = position({
      at: 'Naboo • Gungan Swamp',
      step: 'duel',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['DF-46'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.duels('Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'Yoda')
    game.dark.attacks('DF-46')
    game.light.blocks(null)
    const seen = (reader: 'dark' | 'light' | 'spectator') =>
      table(game, reader)
        .zones.filter(({ id }) => /duel|light.table/.test(id))
        .map(line)
    expect(table(game, 'light').headline).toContain(' – duel – ')
    expect(seen('light')).toEqual([
      'dark.dueling-hand Dueling hand 6',
      'dark.dueling-pile Played in the duel 1: Dangerous Encounter',
      'light.table On the planet 1: Yoda (power 4, damage 4, in the duel, hits 1 of 4)',
      'light.dueling-hand Dueling hand 4: Jawa; Jawa; Jawa; Jawa',
    ])
    expect(seen('spectator')).toContain('light.dueling-hand Dueling hand 4')
  })

  it('marks characters that are in no battle this turn, evacuated cards, and starships in a fight', () => {
    const out = position({
      dark: { faceUp: ['DM-92'] },
      today: { out: ['dt1'] },
    })
    expect(table(out, 'light').zones.map(line)).toContain(
      'dark.table On the planet 1: Pit Droid (power 1 +1, damage 1, out of battles this turn)',
    )
    const game = position({
      dark: { faceUp: ['Watto'], hyperspace: ['DM-140'] },
      light: { hyperspace: ['DM-68'], hand: ['Yoda'] },
    })
    game.dark.deploys('evacuate:Tatooine')
    expect(table(game, 'dark').headline).toContain(' – evacuation: Tatooine – ')
    game.light.intercepts()
    expect(table(game, 'dark', 'fr').headline).toContain(' – bataille spatiale – ')
  })

  it('says when the game is over', () => {
    const game = position({ format: 'starter' })
    game.stops('concession', 'light')
    expect(table(game, 'dark').headline).toBe('The match is over – Turn 4: you – Tatooine')
  })
})
