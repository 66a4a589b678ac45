/** Texts with parts of other texts are sentences, too. `npm run texts:graft` makes thousands of them. */
import { describe, expect, it } from 'vitest'
import type { Filter, Text } from '../../../src/games/swccg/texts/language/words.ts'
import { lineOf } from './examples.ts'
import { faultsIn, faultsOf, faultyGrafts, grafts } from './grafts.ts'

const speaker = { noun: 'character', isPlace: false, isCarried: false } as const
const both = (text: object): readonly string[] =>
  (['en', 'fr'] as const).map((tongue) => lineOf({ one: text } as Text, tongue, speaker).replaceAll('\u00a0', ' '))

describe('grafts', () => {
  it('can be worded without a fault in both languages', () => {
    expect(faultyGrafts('7', 500)).toEqual([])
  })

  it('are the same ones for a seed, and others for another', () => {
    const names = (seed: string) => [...grafts(seed, 20)].map(({ name }) => name)
    expect(names('7')).toEqual(names('7'))
    expect(names('7')).not.toEqual(names('8'))
  })

  it('exchange filters, conditions, amounts and acts', () => {
    const paths = [...grafts('7', 500)].map(({ name }) => name)
    for (const part of [/ ← "/, /while.* ← /, /amount.* ← /, /does\.\d+ ← /])
      expect(paths.some((one) => part.test(one))).toBe(true)
  })
})

describe('a fault', () => {
  it.each([
    ['Deploys on a site site.', 'a doubled word'],
    ['Gets +2 power while at {place}.', 'an empty slot'],
    ['Gets undefined power.', 'an empty slot'],
    ['Gets  power.', 'two spaces'],
    ['Gets +2 power ,', 'a stray mark'],
    ['', 'no words'],
  ])('of «%s» is %s', (line, fault) => {
    expect(faultsOf(line)).toContain(fault)
  })

  it.each(['Jar Jar Binks gets +2 power.', 'Gets +2 power (+3 each for Red 5).'])('is not in «%s»', (line) => {
    expect(faultsOf(line)).toEqual([])
  })

  it('is a word that has no definition', () => {
    const text = { one: { word: 'immune', below: 4, of: { word: 'nowhere' } } } as unknown as Text
    expect(faultsIn({ text, speaker })).toEqual([
      'en throws: no definition of «nowhere» in filters',
      'fr throws: no definition of «nowhere» in filters',
    ])
  })
})

describe('words that no card of the pool combines', () => {
  it('are two lists of alternatives', () => {
    const of: Filter = {
      word: 'all',
      fit: [
        { word: 'or', fit: ['rebel', 'alien'] },
        { word: 'or', fit: ['scout', 'pilot'] },
      ],
      whose: 'you',
    }
    expect(both({ word: 'immune', below: 4, of })).toEqual([
      'Your Rebels and aliens that are scouts or pilots are immune to attrition < 4.',
      'Vos Rebelles et aliens qui sont des éclaireurs ou des pilotes sont immunisés contre l’attrition < 4.',
    ])
  })

  it('are draws as many as another number', () => {
    const amount = { word: 'count', of: { word: 'all', fit: ['rebel'], whose: 'you' } }
    expect(both({ word: 'limit', stat: 'battle destinies', min: amount })).toEqual([
      'You draw 1 battle destiny for each of your Rebels if you could not otherwise.',
      'Vous tirez 1 destinée de bataille pour chacun de vos Rebelles si vous ne pouvez pas en tirer autrement.',
    ])
    const value = { word: 'value', stat: 'power' }
    expect(both({ word: 'add', stat: 'battle destinies', amount: value })).toEqual([
      'You draw extra battle destinies equal to its power.',
      'Vous tirez en plus autant de destinées de bataille que sa puissance.',
    ])
    expect(both({ word: 'defines', stat: 'ability needed', amount: value })[0]).toBe(
      'You need ability equal to its power to draw battle destiny.',
    )
  })
})

describe('an offer', () => {
  const ANY_TIME = [{ word: 'any time' }]
  const DRAW = { word: 'draw' }
  const LOSES = { word: 'lose Force', number: 2, who: 'opponent' }
  const ALL_LOST = { word: 'lose', of: 'effect' }
  const use = { word: 'use', number: 2 }
  const may = (more: object) => both({ offer: 'may', at: ANY_TIME, ...more })

  it('tells its price where a statement, a condition or a choice comes first', () => {
    expect(may({ cost: use, does: [LOSES] })).toEqual([
      'At any time, you may use 2 Force; if you do, your opponent loses 2 Force.',
      'À tout moment, vous pouvez utiliser 2 points de Force ; dans ce cas, votre adversaire perd 2 points de Force.',
    ])
    expect(may({ cost: use, does: [{ word: 'if', if: { word: 'exists', fit: 'effect' }, does: [DRAW] }] })[0]).toBe(
      'At any time, you may use 2 Force; if you do, if an Effect is on table, draw destiny.',
    )
    expect(may({ cost: use, does: [{ word: 'choose', options: { one: [DRAW], two: [LOSES] } }] })).toEqual([
      'At any time, you may use 2 Force; if you do, either you draw destiny, or your opponent loses 2 Force.',
      'À tout moment, vous pouvez utiliser 2 points de Force ; dans ce cas, soit vous tirez une destinée, soit votre adversaire perd 2 points de Force.',
    ])
  })

  it('tells all acts of each option, and that it may be declined', () => {
    const options = { one: [DRAW, LOSES], two: [ALL_LOST] }
    expect(may({ does: [{ word: 'choose', options }] })).toEqual([
      'At any time, if you like, either you draw destiny and your opponent loses 2 Force, or Effects are lost.',
      'À tout moment, si vous le souhaitez, soit vous tirez une destinée et votre adversaire perd 2 points de Force, soit les effets sont perdus.',
    ])
  })

  it('gives a lasting rule its own subject', () => {
    const lasting = (span: string, ...rules: readonly object[]) => may({ does: [{ word: 'lasting', span, rules }] })
    expect(lasting('turn', { word: 'add', stat: 'deploy cost', amount: -1, of: 'droid' })).toEqual([
      'At any time, droids cost 1 less to deploy until the end of the turn if you like.',
      'À tout moment, les droïdes coûtent 1 de moins à déployer jusqu’à la fin du tour si vous le souhaitez.',
    ])
    expect(lasting('battle', { word: 'add', stat: 'battle destinies', amount: 1, whose: 'opponent' })[0]).toBe(
      'At any time, your opponent draws 1 more battle destiny until the end of the battle if you like.',
    )
    expect(lasting('shot', { word: 'free', stat: 'fire cost' })).toEqual([
      'At any time, it fires for free for this shot if you like.',
      'À tout moment, il fait feu gratuitement pour ce tir si vous le souhaitez.',
    ])
    expect(lasting('battle', { word: 'defines', stat: 'ability needed', amount: 6, whose: 'opponent' })[0]).toBe(
      'At any time, your opponent needs 6 ability to draw battle destiny until the end of the battle if you like.',
    )
  })

  it('tells the conditions of a lasting rule', () => {
    const holds = { word: 'exists', fit: 'effect' }
    const lasting = (span: string, rule: object) =>
      may({ does: [{ word: 'lasting', span, rules: [{ ...rule, while: holds }] }] })[0]
    expect(lasting('battle', { word: 'add', stat: 'power', amount: 2, of: 'rebel' })).toBe(
      'At any time, you may give Rebels +2 power until the end of the battle while an Effect is on table.',
    )
    expect(lasting('draw', { word: 'add', stat: 'battle destiny', amount: 2 })).toBe(
      'At any time, you may add 2 to that battle destiny draw while an Effect is on table.',
    )
    expect(lasting('battle', { word: 'set', stat: 'battle damage', amount: 0, whose: 'opponent' })).toBe(
      'At any time, you may cancel your opponent’s battle damage while an Effect is on table.',
    )
  })

  it('tells lasting statements about the same cards as one', () => {
    const of = 'rebel'
    const rules = [
      { word: 'immune', below: 4, of },
      { word: 'immune to', title: 'Alter', of },
    ]
    expect(may({ does: [{ word: 'lasting', span: 'battle', rules }] })).toEqual([
      'At any time, Rebels are immune to attrition < 4 and immune to Alter until the end of the battle if you like.',
      'À tout moment, les Rebelles sont immunisés contre l’attrition < 4 et immunisés contre Alter jusqu’à la fin de la bataille si vous le souhaitez.',
    ])
  })
})

describe('a noun phrase', () => {
  const immune = (of: object) => both({ word: 'immune', below: 4, of })
  const named = { word: 'named', names: ['Falcon', 'Red 5'] }

  it.each([
    [
      'another place',
      { word: 'not', fit: { word: 'here' } },
      'Other locations are',
      'Les autres localisations sont immunisées',
    ],
    [
      'a card but the one that speaks',
      { word: 'all', fit: ['character', { word: 'not', fit: { word: 'self' } }] },
      'Characters other than this character are',
      'Les personnages autres que ce personnage sont immunisés',
    ],
    [
      'a name with a kind',
      { word: 'all', fit: [{ word: 'named', names: ['Luke'] }, 'pilot'] },
      'Luke (a pilot) is',
      'Luke (un pilote) est immunisé',
    ],
    [
      'the card of the moment with a kind',
      { word: 'all', fit: [{ word: 'it' }, 'droid'] },
      'That card (a droid) is',
      'Cette carte-là (un droïde) est immunisée',
    ],
    [
      'a bearer with names',
      { word: 'all', fit: [{ word: 'host' }, named] },
      'Its bearer (Falcon or Red 5) is',
      'Son porteur (Falcon ou Red 5) est immunisé',
    ],
    [
      'several bearers',
      { word: 'all', fit: ['starship', { word: 'bearing', fit: 'weapon' }], whose: 'you' },
      'Your starships with a weapon on them are',
      'Vos vaisseaux avec une arme dessus sont immunisés',
    ],
  ])('tells %s', (_, of, en, fr) => {
    expect(immune(of)).toEqual([`${en} immune to attrition < 4.`, `${fr} contre l’attrition < 4.`])
  })

  it('calls a card that was just deployed by its noun', () => {
    const at = [{ word: 'deployed', of: 'site' }]
    expect(both({ offer: 'must', at, does: [{ word: 'lose', of: { word: 'it' } }] })).toEqual([
      'When a site has just been deployed, that site is lost.',
      'Quand un site vient d’être déployé, ce site est perdu.',
    ])
  })
})

describe('a condition', () => {
  const exists = (fit: unknown, no?: true) => ({ word: 'exists', fit, ...(no ? { no } : {}) })
  const holds = (condition: object, of: object = { word: 'immune', below: 4 }) => both({ ...of, while: condition })

  it('keeps its negation before a name', () => {
    const luke = { word: 'all', fit: [{ word: 'named', names: ['Luke'] }], whose: 'you' }
    expect(holds([exists(luke, true), exists('effect')])).toEqual([
      'Immune to attrition < 4 while you do not have Luke and an Effect is on table.',
      'Immunisé contre l’attrition < 4 tant que vous n’avez pas Luke et qu’un effet est sur la table.',
    ])
  })

  it('denies each of two statements', () => {
    expect(holds([exists('effect', true), exists('device', true)])[0]).toBe(
      'Immune to attrition < 4 while an Effect is not on table and a device is not on table.',
    )
  })

  it('says what the bearer is', () => {
    const falcon = { word: 'all', fit: [{ word: 'host' }, { word: 'named', names: ['Falcon'] }] }
    expect(holds(exists(falcon))).toEqual([
      'Immune to attrition < 4 while its bearer is Falcon.',
      'Immunisé contre l’attrition < 4 tant que son porteur est Falcon.',
    ])
  })

  it('of a location says who is there', () => {
    const text = {
      one: {
        word: 'add',
        stat: 'Force drain',
        amount: 1,
        while: { word: 'is', fit: { word: 'holding', fit: 'droid' } },
      },
    }
    const place = { noun: 'location', isPlace: true, isCarried: false } as const
    expect((['en', 'fr'] as const).map((tongue) => lineOf(text as Text, tongue, place))).toEqual([
      'Adds 1 to your Force drains while a droid is here.',
      'Ajoute 1 à vos drainages de Force tant qu’un droïde est ici.',
    ])
  })

  it('counts opposing cards without an article in French', () => {
    const left = { word: 'count', of: { word: 'all', fit: ['rebel'], whose: 'opponent' } }
    expect(holds({ word: 'compares', left, by: '<', right: 2 })[1]).toBe(
      'Immunisé contre l’attrition < 4 tant que le nombre de Rebelles adverses est inférieur à 2.',
    )
  })

  const scouts = { word: 'count', of: { word: 'all', fit: ['scout'], whose: 'you' }, max: 6 }
  it('keep the bound of a count that is compared or is one of two cases', () => {
    const theirs = { word: 'count', of: { word: 'all', fit: ['scout'], whose: 'opponent' } }
    expect(holds({ word: 'compares', left: scouts, by: '>', right: theirs })).toEqual([
      'Immune to attrition < 4 while the number of your scouts (up to 6) is higher than the number of opposing scouts.',
      'Immunisé contre l’attrition < 4 tant que le nombre de vos éclaireurs (6 au plus) dépasse le nombre d’éclaireurs adverses.',
    ])
    const amount = { word: 'by card', of: 'rifle', number: scouts, else: 1 }
    expect(both({ word: 'add', stat: 'power', amount })).toEqual([
      'Gets +1 power (+1 for each of your scouts (up to 6) for a rifle).',
      'Gagne +1 en puissance (+1 pour chacun de vos éclaireurs (6 au plus) pour un fusil).',
    ])
  })

  it('say whose place it is', () => {
    const place = (whose: string) => ({ word: 'all', fit: [{ word: 'here' }, 'site'], whose })
    const power = (whose: string) => ({ word: 'all', fit: ['rebel', { word: 'at', place: place(whose) }] })
    expect(both({ word: 'add', stat: 'power', amount: 1, of: power('you') })).toEqual([
      'Rebels at the same site of yours get +1 power.',
      'Les Rebelles au même site à vous gagnent +1 en puissance.',
    ])
    expect(both({ word: 'add', stat: 'power', amount: 1, of: power('opponent') })).toEqual([
      'Rebels at the same site of your opponent’s get +1 power.',
      'Les Rebelles au même site adverse gagnent +1 en puissance.',
    ])
    expect(holds(exists({ word: 'all', fit: ['site', { word: 'occupied', by: 'you' }], whose: 'opponent' }))).toEqual([
      'Immune to attrition < 4 while you occupy your opponent’s site.',
      'Immunisé contre l’attrition < 4 tant que vous occupez un site adverse.',
    ])
  })

  it('keep all that is said of a card which is meant already', () => {
    const nightfall = { word: 'all', fit: [{ word: 'here' }, { word: 'titled', titles: ['Nightfall'] }] }
    expect(both({ word: 'ban', deeds: ['deploy'], of: 'rebel', to: nightfall })).toEqual([
      'Rebels may not deploy to Nightfall (the same location).',
      'Les Rebelles ne peuvent pas se déployer vers Nightfall (la même localisation).',
    ])
    const bearer = { word: 'all', fit: [{ word: 'host' }, { word: 'at', place: 'site' }], whose: 'you' }
    expect(both({ word: 'immune', below: 4, of: bearer })).toEqual([
      'Its bearer (your card) at a site is immune to attrition < 4.',
      'Son porteur (une de vos cartes) à un site est immunisé contre l’attrition < 4.',
    ])
    const but = { word: 'not', fit: { word: 'all', fit: [{ word: 'other' }, 'blaster'] } }
    expect(both({ word: 'immune', below: 4, of: { word: 'all', fit: ['weapon', but] } })[0]).toBe(
      'Weapons other than another blaster are immune to attrition < 4.',
    )
    expect(both({ word: 'pilots', amount: 2, of: { word: 'at', place: 'site' } })).toEqual([
      'Adds 2 to the power of any card at a site that it pilots.',
      'Ajoute 2 à la puissance de toute carte à un site qu’il pilote.',
    ])
  })

  it('keep the limits of prices, shots and draws', () => {
    expect(both({ word: 'add', stat: 'deploy cost', amount: -1, of: 'rebel', from: 'site' })).toEqual([
      'Rebels cost 1 less to deploy from a site.',
      'Les Rebelles coûtent 1 de moins à déployer depuis un site.',
    ])
    const shot = { of: 'blaster', by: 'rebel', against: 'creature' }
    expect(both({ word: 'free', stat: 'fire cost', ...shot })).toEqual([
      'Blasters fire for free on a Rebel against a creature.',
      'Les blasters font feu gratuitement sur un Rebelle contre une créature.',
    ])
    const draw = { word: 'add', stat: 'weapon destiny', amount: 2 }
    const about = (of: string) => ({
      offer: 'may',
      at: [{ word: 'about to draw', kind: 'weapon', whose: 'you' }],
      does: [{ word: 'lasting', span: 'draw', rules: [{ ...draw, of }] }],
    })
    expect(['weapon', 'blaster'].map((of) => both(about(of))[0])).toEqual([
      'When you are about to draw weapon destiny, you may add 2 to that weapon destiny draw.',
      'When you are about to draw weapon destiny, you may add 2 to its weapon destiny draws with a blaster for this draw.',
    ])
    const drawn = { word: 'drawn', whose: 'you', of: 'rebel', weapon: 'blaster', against: 'creature' }
    expect(both({ offer: 'may', at: [drawn], does: [{ word: 'draw' }] })).toEqual([
      'When you have just drawn a Rebel for destiny for a blaster against a creature, you may draw destiny.',
      'Quand vous venez de tirer un Rebelle comme destinée pour un blaster contre une créature, vous pouvez tirer une destinée.',
    ])
  })

  it('keep the condition of a rule in a group', () => {
    const rule = { word: 'limit', stat: 'battle destinies', min: 1, while: { word: 'battle', at: 'site' } }
    const group = {
      group: 'while',
      while: { word: 'is', fit: { word: 'aboard', fit: 'starship' } },
      pieces: { one: rule },
    }
    expect(both(group)[0]).toBe(
      'While it is aboard a starship, while the battle is at a site, you draw 1 battle destiny if you could not otherwise.',
    )
  })
})
