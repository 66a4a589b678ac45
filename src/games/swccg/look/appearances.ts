/** The appearance of each character, by title: head, headgear, clothes and what tells them apart. */
import { PEOPLE_OF_ENDOR } from './appearances-endor.ts'
import { PEOPLE_OF_FLEETS } from './appearances-fleet.ts'
import type { EXTRAS } from './clothes.ts'
import { type Appearance, BROWN, PALE, SKIN, type Worn } from './figure-parts.ts'

const trooper = (more: Partial<Appearance> = {}, ...pauldron: readonly string[]): Appearance => ({
  head: null,
  headgear: ['stormtrooper'],
  clothes: ['armour', '#f2f2ee', '#17181c', ...pauldron],
  ...more,
})
const tie = (stripe?: string, more: Partial<Appearance> = {}): Appearance => ({
  head: null,
  headgear: ['tie pilot', '#1a1c22', '#8a8f98', ...(stripe === undefined ? [] : [stripe])],
  clothes: ['black suit', '#1a1c22', '#6a7078', ...(stripe === undefined ? [] : [stripe])],
  ...more,
})
const driver = (goggles: 'worn' | 'up', skin: string): Appearance => ({
  head: ['human', skin],
  headgear: ['crew helmet', '#6a6e70', goggles],
  clothes: ['uniform', '#6a6e70', '#8d97a6', '#8d97a6'],
})
const flyer = (
  suit: readonly [string, string],
  helmet: readonly [string, string],
  skin: string,
  visor: 'up' | 'down',
  ...extras: readonly Worn<keyof typeof EXTRAS>[]
): Appearance => ({
  head: ['human', skin],
  headgear: ['pilot helmet', ...helmet, visor],
  clothes: ['flight suit', ...suit],
  extras,
})
const commando = (skin: string, cover: string, ...extras: readonly Worn<keyof typeof EXTRAS>[]): Appearance => ({
  head: ['human', skin],
  headgear: ['field helmet', cover],
  clothes: ['poncho', '#6b7a4a', '#4a3a28'],
  extras,
})
const ORANGE = ['#d8722a', '#eceae4'] as const
const GREY = ['#b8b4a8', '#eceae4'] as const

/** By title; a card whose title is not here is refused by a test. */
export const APPEARANCES: Readonly<Record<string, Appearance>> = {
  Stormtrooper: trooper(),
  'Elite Squadron Stormtrooper': trooper({ extras: [['rifle']] }),
  'Corporal Drazin': trooper({ backed: 'leaves' }),
  'Sergeant Tarl': trooper({}, '#d8722a'),
  'Reserve Pilot': tie(),
  'Captain Jonus': tie('#4f7fc0', { backed: 'bomber' }),
  'DS-181-3': tie('#b01f2a'),
  'DS-181-4': tie('#b01f2a', { backed: 'squadron' }),
  'Lieutenant Hebsly': tie('#c9b04a'),
  'Lieutenant Arnet': driver('worn', SKIN),
  'Lieutenant Grond': driver('up', PALE),
  'Admiral Piett': {
    head: ['human', SKIN],
    headgear: ['officer cap', '#5a6052', '#5a3820'],
    clothes: ['uniform', '#5a6052', '#c23a34', '#3a6ac2'],
  },
  'Lord Vader': {
    head: null,
    headgear: ['vader'],
    clothes: ['dark lord'],
    extras: [['saber', '#ff3a3a']],
  },
  'Emperor Palpatine': { head: ['emperor'], headgear: ['deep hood'], clothes: ['robe', '#17141a', '#8d97a6'] },
  'Myn Kyneugh': { head: null, headgear: ['royal guard'], clothes: ['robe', '#b01f2a'], extras: [['pike']] },
  'Boba Fett': { head: null, headgear: ['bounty hunter'], clothes: ['plates'] },
  'Lando Calrissian': { head: ['human', BROWN], headgear: ['short', '#17120f'], clothes: ['cape'] },
  Quarren: { head: ['quarren'], headgear: ['none'], clothes: ['jacket', '#d8c8a8', '#6b4a34'] },
  '4-LOM': { head: ['insect droid'], headgear: ['none'], clothes: ['metal', '#4a4a4c'], extras: [['rifle']] },
  'CZ-3 (Seezee-Three)': { head: ['tall white'], headgear: ['none'], clothes: ['metal', '#d8d6cc'] },
  '8D8': { head: ['stick droid'], headgear: ['none'], clothes: ['metal', '#cfd4d4'] },
  'R2-D2 (Artoo-Detoo)': { head: ['astromech'], headgear: ['none'], clothes: ['none'] },
  Artoo: { head: ['astromech'], headgear: ['none'], clothes: ['none'] },
  "Derek 'Hobbie' Klivian": flyer(ORANGE, ['#eceae4', '#d8432f'], PALE, 'up'),
  'Keir Santage': flyer(ORANGE, ['#eceae4', '#8a2f22'], BROWN, 'down'),
  'Green Squadron Pilot': flyer(['#3f6b4a', '#eceae4'], ['#d8d6cc', '#3f7a4a'], SKIN, 'up'),
  'Gray Squadron Y-wing Pilot': flyer(GREY, ['#d8d6cc', '#5a6068'], SKIN, 'down'),
  'Karie Neth': flyer(GREY, ['#d8d6cc', '#7a6a9a'], PALE, 'up', ['long hair', '#6b4526']),
  'Kin Kian': flyer(GREY, ['#c9c6bc', '#c9a02a'], SKIN, 'up'),
  'Captain Yutani': commando(SKIN, '#5a6b44', ['beard', '#2a1c12']),
  'Corporal Beezer': commando(PALE, '#5a6b44', ['long hair', '#d8b46a']),
  'Corporal Delevar': commando(BROWN, '#5a6b44', ['pack']),
  'Corporal Janse': commando(SKIN, '#6a6a3c', ['rifle']),
  'Corporal Midge': commando(PALE, '#4c5f3e', ['beard', '#8a5a30']),
  'Sergeant Junkin': commando(SKIN, '#5a6b44', ['charge']),
  'Dresselian Commando': { head: ['dresselian'], headgear: ['none'], clothes: ['poncho', '#6b7a4a', '#4a3a28'] },
  'General Solo': { head: ['human', SKIN], headgear: ['parted', '#5a3820'], clothes: ['coat', '#6b6a44', '#eceae4'] },
  'Chewbacca Of Kashyyyk': { head: ['wookiee'], headgear: ['none'], clothes: ['bandolier'] },
  ...PEOPLE_OF_ENDOR,
  ...PEOPLE_OF_FLEETS,
  'Admiral Ackbar': { head: ['mon calamari'], headgear: ['none'], clothes: ['jacket', '#e8e2d0', '#6b4a34'] },
}
