/** Trial texts about captives, of cards that are not whole yet. */
import type { Filter, Offer } from '../../../src/games/swccg/texts/language/words.ts'

const TARGET: Filter = { word: 'the', name: 'target' }
const anyTime = { word: 'any time' } as const
const theirCharacter: Filter = { word: 'all', fit: ['character'], whose: 'opponent' }
const captiveOf = (fit: Filter): Filter => ({ word: 'all', fit: [fit, { word: 'captive' }] })

/** The trial texts, by the Interrupt that lends its title. */
export const TRIAL: Readonly<Record<string, Offer>> = {
  // Don’t Move!: by any warrior or bounty hunter there.
  '1_234': {
    ...{ offer: 'used', at: [anyTime], choose: { target: { of: theirCharacter } } },
    does: [{ word: 'capture', of: TARGET }],
  },
  // An Objective of Death Star II: by an Imperial there.
  '2_132': {
    ...{ offer: 'lost', at: [anyTime], choose: { target: { of: theirCharacter } } },
    does: [{ word: 'capture', of: TARGET, by: 'imperial' }],
  },
  // Part of the Objective about Luke: a captive goes over to another escort there.
  '6_158': {
    ...{ offer: 'lost', at: [anyTime], choose: { target: { of: captiveOf('character') } } },
    does: [{ word: 'hand over', of: TARGET, to: 'warrior' }],
  },
  // Frozen Luke of Young Fool.
  '1_251': {
    ...{
      offer: 'lost',
      at: [anyTime],
      choose: { target: { of: { word: 'all', fit: ['character', { word: 'frozen' }] } } },
    },
    does: [{ word: 'release', of: TARGET }],
  },
  // A text that says «even as a captive».
  '1_241': {
    ...{
      offer: 'used',
      at: [anyTime],
      choose: { target: { of: { word: 'all', fit: ['rebel', { word: 'even captive' }] } } },
    },
    does: [{ word: 'hand over', of: TARGET, to: 'warrior' }],
  },
  // The second function of Young Fool.
  '5_155': {
    ...{
      offer: 'used',
      at: [anyTime],
      choose: { target: { of: captiveOf({ word: 'titled', titles: ['Corporal Midge'] }) } },
    },
    does: [{ word: 'release', of: TARGET }],
  },
  // The first function of Ewok Rescue.
  '1_70': {
    ...{ offer: 'used', at: [anyTime], choose: { target: { of: captiveOf('character') } } },
    does: [
      { word: 'draw' },
      {
        word: 'if',
        if: {
          ...{ word: 'compares', left: { word: 'drawn' }, by: '>' },
          right: { word: 'value', stat: 'defense', of: { word: 'escorting', fit: TARGET } },
        },
        does: [{ word: 'release', of: TARGET }],
      },
    ],
  },
}
