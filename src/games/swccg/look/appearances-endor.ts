/** The appearance of the people of Endor, of both sides, by title. */
import { type Appearance, BROWN, PALE, SKIN, TAN, type Worn } from './figure-parts.ts'

type Extras = NonNullable<Appearance['extras']>
/** Colours of the fur, and of the muzzle; a third one is a stripe. */
type Fur = readonly [fur: string, muzzle: string, stripe?: string]

const ewok = (fur: Fur, hood: readonly [cloth: string | null, worn?: string], ...extras: Extras): Appearance => ({
  head: ['ewok', ...(fur as readonly string[])],
  headgear: hood[0] === null ? ['ewok ears', fur[0], hood[1] ?? ''] : ['ewok hood', hood[0], fur[0], hood[1] ?? ''],
  clothes: hood[0] === null ? ['fur', fur[0]] : ['fur', fur[0], hood[0]],
  extras,
  small: true,
})
const biker = (stripe: string | null, belt: string | null, more: Partial<Appearance> = {}): Appearance => ({
  head: null,
  headgear: ['scout helmet', '#eeeeea', '#15171c', ...(stripe === null ? [] : [stripe])],
  clothes: ['biker suit', '#eeeeea', '#2a2622', ...(belt === null ? [] : [belt])],
  ...more,
})
const navy = (skin: string, badge: string, more: Partial<Appearance> = {}): Appearance => ({
  head: ['human', skin],
  headgear: ['navy helmet', '#1a1c21', badge],
  clothes: ['uniform', '#4a4e56', '#8d97a6', '#8d97a6'],
  ...more,
})
const army = (skin: string, cap: string, hair: string, more: Partial<Appearance> = {}): Appearance => ({
  head: ['human', skin],
  headgear: ['officer cap', cap, hair],
  clothes: ['uniform', cap, '#c23a34', '#3a6ac2'],
  ...more,
})
const scout = (skin: string, headgear: Appearance['headgear'], more: Partial<Appearance> = {}): Appearance => ({
  head: ['human', skin],
  headgear,
  clothes: ['poncho', '#6b7a4a', '#4a3a28'],
  ...more,
})
const helmet = (cover: string): Worn<'field helmet'> => ['field helmet', cover]

/** By title. */
export const PEOPLE_OF_ENDOR: Readonly<Record<string, Appearance>> = {
  'Chief Chirpa': ewok(['#8f8a80', '#d8d2c4'], ['#c9b48a', 'teeth'], ['staff', '#efe6d0'], ['necklace']),
  Logray: ewok(['#c2a882', '#efe2c8', '#6b4a2c'], [null, 'skull'], ['staff', '#c9482e'], ['necklace', '#c9482e']),
  Teebo: ewok(['#a8a69e', '#dcd8cc', '#4a4844'], ['#7a4a34', 'skull'], ['horn']),
  Wicket: ewok(['#6b4426', '#b08a60'], ['#d08a4a'], ['spear']),
  Paploo: ewok(['#8a7458', '#d8c8a8'], ['#e0d2b0', 'feathers'], ['bow']),
  Lumat: ewok(['#7d776c', '#c9c2b2'], ['#5a4632', 'band'], ['axe']),
  Romba: ewok(['#9a948a', '#e0dace', '#5a544c'], ['#8a5a34', 'horns'], ['spear', '#efe6d0']),
  Wuta: ewok(['#4a3424', '#8a6a4a'], ['#b0a078', 'leaves'], ['bow']),
  Graak: ewok(['#c9b08a', '#f0e4cc'], ['#6a4a5a', 'beads']),
  Kazak: ewok(['#3a2c22', '#7a6048'], ['#c9a878', 'plume'], ['axe']),
  Rabin: ewok(['#a87448', '#e0c09a'], ['#4f5a3a', 'patch'], ['necklace', '#e0b23c']),
  'Ewok Sentry': ewok(['#5a4632', '#a88a64'], ['#7a6a3a', 'leaves'], ['horn']),
  'Ewok Spearman': ewok(['#8a5a34', '#c9a074'], ['#9a8a6a'], ['spear', '#6a6e70']),
  'Ewok Tribesman': ewok(['#6a5a4a', '#b0a08a'], ['#8a3a2e', 'band']),
  Threepio: {
    head: null,
    headgear: ['none'],
    clothes: ['none'],
    droid: ['protocol', '#e0b23c'],
  },

  'AT-ST Pilot': {
    head: ['human', TAN],
    headgear: ['crew helmet', '#8a9096', 'worn'],
    clothes: ['uniform', '#8a9096', '#4a525a', '#4a525a'],
    backed: 'at-st',
  },
  'Lieutenant Watts': {
    head: ['human', BROWN],
    headgear: ['crew helmet', '#7a7e80', 'up'],
    clothes: ['uniform', '#7a7e80', '#c9b04a', '#8d97a6'],
    extras: [['datapad']],
    backed: 'at-st',
  },
  'Major Marquand': {
    head: ['human', PALE],
    headgear: ['crew helmet', '#5a5e62', 'up'],
    clothes: ['uniform', '#5a5e62', '#c23a34', '#3a6ac2'],
    extras: [['moustache', '#6b4526'], ['binoculars']],
    backed: 'at-st',
  },
  'Biker Scout Trooper': biker(null, null, { backed: 'leaves' }),
  'Corporal Avarik': biker('#c9b04a', null, { backed: 'bike' }),
  'Corporal Drelosyn': biker(null, '#6b4a34', { extras: [['rifle']] }),
  'Corporal Misik': biker('#4f7fc0', null, { extras: [['binoculars']] }),
  'Corporal Oberk': biker('#8a8f98', '#17181c', { extras: [['datapad', '#ff6a5a']] }),
  'Sergeant Barich': biker('#d8722a', '#d8722a', { backed: 'leaves' }),
  'Sergeant Elsek': biker('#b01f2a', null, { extras: [['pistol']], backed: 'leaves' }),
  'Sergeant Irol': biker('#58b86a', '#4a3a28', { backed: 'bike', extras: [['pack']] }),
  'Sergeant Wallen': {
    head: null,
    headgear: ['stormtrooper'],
    clothes: ['armour', '#f2f2ee', '#17181c', '#c9b04a'],
    extras: [['pistol']],
    backed: 'leaves',
  },
  'Colonel Dyer': army(SKIN, '#5a6052', '#8a8478', { extras: [['medals'], ['moustache', '#8a8478']] }),
  'Commander Igar': army(PALE, '#6b6f74', '#3a2a1c', { backed: 'at-at', extras: [['datapad']] }),
  'Lieutenant Renz': army(SKIN, '#e6e4dc', '#5a3820', { extras: [['pistol']] }),
  'Major Hewex': army(TAN, '#3f443c', '#17120f', { backed: 'leaves', beard: ['short', '#17120f'] }),
  'Navy Trooper': navy(SKIN, '#c9ced6'),
  'Navy Trooper Fenson': navy(PALE, '#c23a34', { extras: [['rifle']] }),
  'Navy Trooper Shield Technician': navy(BROWN, '#59c7ff', { extras: [['datapad']] }),
  'Navy Trooper Vesden': navy(TAN, '#e0b23c', { extras: [['pistol'], ['moustache', '#17120f']] }),

  'Corporal Kensaric': scout(TAN, helmet('#7a7a4a'), { extras: [['rifle'], ['moustache', '#3a2a1c']] }),
  'Daughter Of Skywalker': scout(PALE, helmet('#6f7f56'), {
    hair: ['braid-side', '#5a3018'],
    clothes: ['poncho', '#7d8a5a', '#5a4a34'],
    extras: [['pistol']],
  }),
  'Endor Scout Trooper': scout(SKIN, helmet('#4f6040'), { extras: [['rifle'], ['binoculars']] }),
  'General Crix Madine': {
    head: ['human', SKIN],
    headgear: ['none'],
    hair: ['short', '#8a5a34'],
    beard: ['full', '#8a5a34'],
    clothes: ['officer', '#c2b48e', '#8a7a5a', '#4f7fc0'],
  },
  'Lieutenant Greeve': scout(BROWN, helmet('#5f6f44'), { extras: [['rifle']], beard: ['goatee', '#17120f'] }),
  'Lieutenant Page': scout(PALE, ['none'], { hair: ['crop', '#c9a05a'], extras: [['headset']] }),
  'Mon Mothma': {
    head: ['human', PALE],
    headgear: ['none'],
    hair: ['bowl', '#8a3f22'],
    clothes: ['gown', '#f4f2ec', '#d8dde4'],
  },
  Orrimaarko: {
    head: ['dresselian', '#9a7050'],
    headgear: ['none'],
    clothes: ['jacket', '#7a6a48', '#4a3a28'],
    extras: [['rifle'], ['scarf', '#6b7a4a']],
  },
  'Sergeant Brooks Carlson': scout(SKIN, ['knit cap', '#5a5a3c'], { beard: ['short', '#6b4526'] }),
  'Sergeant Bruckman': scout(TAN, helmet('#6a5f3c'), { extras: [['charge'], ['moustache', '#17120f']] }),
}
