/** The appearance of the people of both fleets and of the second Death Star, by title. */
import { type Appearance, BROWN, PALE, SKIN, TAN } from './figure-parts.ts'

const imperial = (
  skin: string,
  cloth: string,
  hair: string,
  more: Partial<Appearance> = {},
  rank: readonly [string, string] = ['#c23a34', '#3a6ac2'],
): Appearance => ({
  head: ['human', skin],
  headgear: ['officer cap', cloth, hair],
  clothes: ['uniform', cloth, ...rank],
  ...more,
})
const tie = (
  stripe: string,
  backed: NonNullable<Appearance['backed']>,
  more: Partial<Appearance> = {},
): Appearance => ({
  head: null,
  headgear: ['tie pilot', '#1a1c22', '#8a8f98', stripe],
  clothes: ['black suit', '#1a1c22', '#6a7078', stripe],
  backed,
  ...more,
})
const pilot = (
  skin: string,
  [suit, vest]: readonly [string, string],
  [shell, bars]: readonly [string, string],
  visor: 'up' | 'down',
  more: Partial<Appearance> = {},
): Appearance => ({
  head: ['human', skin],
  headgear: ['pilot helmet', shell, bars, visor],
  clothes: ['flight suit', suit, vest],
  ...more,
})
const rebel = (skin: string, more: Partial<Appearance>): Appearance => ({
  head: ['human', skin],
  headgear: ['none'],
  clothes: ['officer'],
  ...more,
})
const ORANGE = ['#d8722a', '#eceae4'] as const
const GREEN = ['#3f6b4a', '#eceae4'] as const

/** By title. */
export const PEOPLE_OF_FLEETS: Readonly<Record<string, Appearance>> = {
  'Admiral Chiraneau': imperial(PALE, '#5a6052', '#b8b4a8', { extras: [['medals']] }, ['#c23a34', '#c9b04a']),
  'Captain Godherdt': imperial(SKIN, '#5a6052', '#17120f', { backed: 'imperial destroyer' }),
  'Captain Sarkli': imperial(TAN, '#4a5248', '#2a1c12', { extras: [['moustache', '#2a1c12'], ['headset']] }),
  'Captain Yorr': {
    head: ['human', SKIN],
    headgear: ['crew helmet', '#2a2d33', 'up'],
    clothes: ['black suit', '#2a2d33', '#6a7078'],
    backed: 'shuttle',
  },
  'Colonel Davod Jon': imperial(BROWN, '#6b6f74', '#17120f', { backed: 'leaves', extras: [['binoculars']] }),
  'Colonel Jendon': tie('#7a5ad0', 'shuttle'),
  'Commander Merrejk': imperial(PALE, '#e6e4dc', '#8a5a34', { extras: [['datapad']] }, ['#3a6ac2', '#c9b04a']),
  'Lieutenant Endicott': imperial(SKIN, '#3f443c', '#c9a05a', { extras: [['headset', '#17181c']] }),
  'Baron Soontir Fel': tie('#e0364a', 'interceptor', { extras: [['medals']] }),
  'Major Mianda': tie('#c9ced6', 'tie'),
  'Major Rhymer': tie('#ffb347', 'bomber'),
  'Major Turr Phennir': tie('#ff6a3a', 'squadron'),
  'Moff Jerjerrod': imperial(PALE, '#3e4238', '#3a2a1c', { extras: [['cloak', '#2c3028']] }, ['#c23a34', '#c23a34']),
  'Royal Guard': { head: null, headgear: ['royal guard'], clothes: ['robe', '#c22a34', '#5a1018'] },
  'Janus Greejatus': {
    head: ['human', '#d8c8b8'],
    headgear: ['council hat', '#7a3a5a', '#c9ced6'],
    clothes: ['robes', '#7a3a5a', '#4a2238', '#c9ced6'],
  },
  'Sim Aloo': {
    head: ['human', '#e0c8b0'],
    headgear: ['council hat', '#4a3a8a', '#c9a24a'],
    beard: ['pointed', '#c9c6bc'],
    clothes: ['robes', '#4a3a8a', '#2c2258', '#c9a24a'],
  },

  'Captain Verrack': {
    head: ['mon calamari', '#a87a52'],
    headgear: ['headset'],
    clothes: ['jacket', '#b8c0c4', '#3f6b8a'],
  },
  'First Officer Thaneespi': {
    head: ['mon calamari', '#d88a70'],
    headgear: ['none'],
    clothes: ['gown', '#e8e2d0', '#8fd0ff'],
  },
  "Major Haash'n": {
    head: ['mon calamari', '#8f6a5a'],
    headgear: ['none'],
    clothes: ['jacket', '#d8d2be', '#8a3a2e'],
    extras: [['datapad']],
  },
  'Colonel Cracken': pilot(SKIN, ['#7a6a4a', '#c9b48a'], ['#c9b48a', '#5a6b44'], 'up', {
    extras: [['beard', '#8a8478']],
    backed: 'headhunter',
  }),
  'Colonel Salm': pilot(TAN, ['#b8b4a8', '#eceae4'], ['#d8d6cc', '#3a3e46'], 'up', {
    extras: [['moustache', '#2a1c12']],
    backed: 'y-wing',
  }),
  'Corporal Marmor': rebel(SKIN, {
    hair: ['crop', '#5a3820'],
    clothes: ['jacket', '#c9b48a', '#6b4a34'],
    extras: [['headset']],
  }),
  'General Calrissian': rebel(BROWN, {
    hair: ['short', '#17120f'],
    clothes: ['officer', '#c2b48e', '#a88a5a', '#d0302a'],
    extras: [
      ['moustache', '#17120f'],
      ['cloak', '#5a6a8a'],
    ],
  }),
  'General Walex Blissex': rebel(PALE, {
    hair: ['receding', '#d8d6cc'],
    beard: ['full', '#d8d6cc'],
    clothes: ['officer', '#b8a888', '#6b4a34', '#58b86a'],
    extras: [['datapad']],
  }),
  'Green Leader': pilot(SKIN, GREEN, ['#d8d6cc', '#2f8a4a'], 'down', { backed: 'a-wing' }),
  'Tycho Celchu': pilot(PALE, GREEN, ['#eceae4', '#5aa05a'], 'up', { hair: ['crop', '#c9a05a'], backed: 'a-wing' }),
  'Lieutenant Blount': pilot(PALE, ['#8a7a5a', '#c9b48a'], ['#b8a888', '#8a5a34'], 'down', { backed: 'headhunter' }),
  "Lieutenant s'Too Vees": rebel(TAN, {
    hair: ['swept', '#2a1c12'],
    clothes: ['coat', '#4a5a78', '#eceae4'],
    extras: [['pistol']],
  }),
  'Lieutenant Telsij': pilot(BROWN, ['#b8b4a8', '#eceae4'], ['#c9c6bc', '#8a8f98'], 'down', { backed: 'y-wing' }),
  'Luke Skywalker, Jedi Knight': {
    head: ['human', PALE],
    headgear: ['none'],
    hair: ['short', '#c9a05a'],
    clothes: ['tunic'],
    extras: [['saber', '#58e07a']],
  },
  'Major Olander Brit': rebel(SKIN, {
    hair: ['receding', '#6b4526'],
    clothes: ['officer', '#a89878', '#4a5a44', '#e0b23c'],
    extras: [['headset']],
  }),
  'Major Panno': {
    head: ['dresselian', '#b0845f'],
    headgear: ['none'],
    clothes: ['officer', '#8a8a5a', '#5a4a34', '#d0302a'],
  },
  'Nien Nunb': { head: ['sullustan', '#d8b49a'], headgear: ['flap cap'], clothes: ['jacket', '#6b4a34', '#c9b48a'] },
  'Ten Numb': {
    head: ['sullustan', '#c9a088'],
    headgear: ['flap cap', '#eceae4', '#3f6fb0'],
    clothes: ['flight suit', '#c23a34', '#eceae4'],
    backed: 'b-wing',
  },
  'Wedge Antilles, Red Squadron Leader': pilot(SKIN, ORANGE, ['#3f4a44', '#d0302a'], 'up', { backed: 'x-wing' }),
}
