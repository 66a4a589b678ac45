/** Death Star II, cards of the Light Side whose texts are not written yet, in the order of their numbers. */
import { capital, effect, interrupt, squadron, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenLight = unwrittenOf(
  'light',
  effect('9_32', 1, 'Close Air Support', 'normal', 5),
  effect('9_35', 1, "I'm With You Too", 'normal', 7),
  effect('9_37', 1, "Let's Keep A Little Optimism Here", 'normal', 5, { counterpart: '9_128', immuneTo: ['Alter'] }),
  effect('9_44', 1, 'The Time For Our Attack Has Come', 'immediate', 5, { immuneTo: ['Control'] }),
  interrupt('9_48', 1, 'Anakin Skywalker', ['used'], 4, { immuneTo: ['Sense'] }),
  interrupt('9_49', 1, 'Critical Error Revealed', ['used'], 4, { characteristics: ['hologram'] }),
  interrupt('9_50', 1, 'Head Back To The Surface', ['used'], 5),
  interrupt('9_52', 1, 'Insertion Planning', ['used'], 6),
  squadron('9_65', null, 'B-wing Attack Squadron', 'B-wing', 3, '*', 12, 2, 3, 12, {
    classes: ['bomber'],
    permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
    scompLink: true,
    navComputer: true,
  }),
  capital('9_76', 1, 'Liberty', 'Mon Calamari Star Cruiser', 2, 8, 7, 5, 3, 9, {
    classes: ['Star Cruiser'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 5, passengers: 6, vehicles: 1, starfighters: 3 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
  }),
  capital('9_77', 1, 'Luminous', 'Modified Transport', 3, 3, 1, 3, 5, 4, {
    classes: ['transport'],
    permanentPilots: [{ ability: 2 }],
    capacity: { pilots: 1, passengers: 6 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
  }),
  capital('9_78', 1, 'Masanya', 'Corellian Corvette', 2, 5, 5, 4, 3, 8, {
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 3, passengers: 4, vehicles: 1 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
  }),
  weapon('9_91', null, 'Orbital Mine', 'automated', 2, { classes: ['mine'], generic: 1 }),
)
