/** Death Star II, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
// biome-ignore format: a list of words
import {
  capital, effect, interrupt, squadron, starfighter, unwrittenOf, weapon,
} from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  effect('9_128', 1, 'Leave Them To Me', 'normal', 5, { counterpart: '9_37', immuneTo: ['Alter'] }),
  effect('9_131', 1, 'Royal Escort', 'normal', 4),
  interrupt('9_138', 1, 'Operational As Planned', ['used', 'starting'], 5),
  starfighter('9_159', 1, 'Obsidian 10', 'TIE/ln', 3, 1, 1, 3, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Obsidian',
    matchingElsewhere: ['OS-72-10'],
  }),
  starfighter('9_169', 1, 'Scythe 1', 'TIE/ln', 4, 2, 1, 4, null, 3, {
    classes: ['TIE'],
    capacity: { pilots: 1 },
    squadron: 'Scythe',
    matchingPilots: ['9_114'],
  }),
  squadron('9_172', 1, "The Emperor's Shield", 'TIE/ln', 2, 5, 3, 3, null, 6, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
  }),
  squadron('9_173', 1, "The Emperor's Sword", 'TIE/ln', 2, 5, 3, 3, null, 6, {
    classes: ['TIE'],
    permanentPilots: [{ ability: 1 }, { ability: 1 }, { ability: 1 }],
  }),
  capital('9_176', 1, 'Visage', 'Imperial-class Star Destroyer', 1, 8, 8, 7, 3, 9, {
    classes: ['Star Destroyer'],
    permanentPilots: [{ ability: 1 }],
    capacity: { pilots: 6, passengers: 8, vehicles: 2, ties: 4 },
    features: ['ship-docking'],
    scompLink: true,
    navComputer: true,
  }),
  weapon('9_182', 1, 'Superlaser Mark II', 'Death Star II', 3),
)
