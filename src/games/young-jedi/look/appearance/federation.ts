/** The Trade Federation and its hirelings. */
import type { Machine, PersonEntries } from './entry.ts'

/** By title. */
export const NEIMOIDIANS: PersonEntries = {
  'Nute Gunray': {
    species: 'Neimoidian',
    signature: 'a cap with three curved prongs and long cheek flaps over red eyes, a wine robe',
    skin: '#a8b49c',
    headgear: ['trident', '#4a4258', '#a83a4a'],
    garment: ['neimoidian-robe', '#7a2434', '#3a4a5e'],
  },
  'Rune Haako': {
    species: 'Neimoidian',
    signature: 'a brown hood whose two points curl together on top',
    headgear: ['point-cap', '#6a5a44'],
    garment: ['neimoidian-robe', '#5a5a52', '#7a8a3a'],
  },
  'Lott Dod': {
    species: 'Neimoidian',
    signature: 'a tall blue egg of a mitre with a knob',
    skin: '#b4a898',
    headgear: ['mitre', '#24506e'],
    garment: ['neimoidian-robe', '#1c3450', '#6aa0c0'],
  },
  Neimoidian: {
    species: 'Neimoidian',
    signature: 'a tall black cap over round goggles and a breathing cup',
    skin: '#c8ccc0',
    head: ['neimoidian', '#e0522a', '#8a98a0'],
    headgear: ['fez', '#1c1c20'],
    garment: ['ribbed-tunic', '#26262c', '#5a6468'],
  },
  'Tey How': {
    species: 'Neimoidian',
    signature: 'a tall brown cap, goggles and a microphone cup',
    skin: '#c8c0a8',
    head: ['neimoidian', '#e0522a', '#a89878'],
    headgear: ['fez', '#3a2c28'],
    garment: ['ribbed-tunic', '#3a2c28', '#6a6a70'],
  },
  'Sil Unch': {
    species: 'Neimoidian',
    signature: 'a high blue-green cap with a flared top, goggles',
    skin: '#a8b0b8',
    head: ['neimoidian', '#e0522a', '#7a8a98'],
    headgear: ['shako', '#2a4a54'],
    garment: ['ribbed-tunic', '#24444c', '#4a6a70'],
  },
  'Daultay Dofine': {
    species: 'Neimoidian',
    signature: 'a high black cap that widens above, a quilted dark coat',
    skin: '#b8a878',
    headgear: ['shako', '#2a2a2e'],
    garment: ['ribbed-tunic', '#26303a', '#4a5460'],
  },
  'Neimoidian Aide': {
    species: 'Neimoidian',
    signature: 'a soft wide hat with a knob, a violet robe',
    headgear: ['tricorne', '#4a3a6a'],
    garment: ['neimoidian-robe', '#4a3a8a', '#26263a'],
  },
  'Neimoidian Advisor': {
    species: 'Neimoidian',
    signature: 'a wide dark blue hat, a pale collar',
    skin: '#a8b084',
    headgear: ['tricorne', '#24385a'],
    garment: ['senator', '#1c2a5a', '#c9ced8'],
  },
}

const SAND = '#c9b08a'
const BATTLE = 'a long bowed head hanging forward on a thin neck'

/** Droids and vehicles of all sides, by title. */
export const MACHINES: Readonly<Record<string, Machine>> = {
  'Battle Droid: Pilot': { shape: 'battle-droid', metal: SAND, accent: '#3a5f9c', signature: `${BATTLE}; blue paint` },
  'Battle Droid: Security': {
    shape: 'battle-droid',
    metal: SAND,
    accent: '#9c2a2a',
    signature: `${BATTLE}; dark red paint`,
  },
  'Battle Droid: Infantry': { shape: 'battle-droid', metal: SAND, accent: null, signature: `${BATTLE}; plain sand` },
  'Battle Droid: Officer': {
    shape: 'battle-droid',
    metal: SAND,
    accent: '#e0a82a',
    signature: `${BATTLE}; yellow paint and an antenna`,
  },
  'OOM-9': {
    shape: 'battle-commander',
    metal: SAND,
    accent: '#e0a82a',
    signature: `${BATTLE}; yellow crown and breast`,
  },
  'OWO-1': {
    shape: 'battle-commander',
    metal: '#b89a70',
    accent: '#e0a82a',
    signature: `${BATTLE}; yellow crown, an antenna`,
  },
  'Battle Droid Squad': { shape: 'battle-droids', metal: SAND, accent: null, signature: 'three bowed heads in a row' },
  'Destroyer Droid': {
    shape: 'destroyer',
    metal: '#8a6440',
    accent: null,
    signature: 'a bronze bug with twin guns in a pale blue globe',
    versions: { 'Wheel Droid': { shape: 'destroyer-wheel' } },
  },
  'Destroyer Droid Squad': {
    shape: 'destroyers',
    metal: '#8a6440',
    accent: null,
    signature: 'three bent back plates behind one globe',
  },
  'P-59': {
    shape: 'destroyer',
    metal: '#4f6474',
    accent: '#c83a3a',
    signature: 'a blue-grey destroyer droid with red lamps',
  },
  'Starfighter Droid': {
    shape: 'starfighter-droid',
    metal: '#a8967a',
    accent: null,
    signature: 'four blade legs, two red slits for eyes',
  },
  'Pit Droid': {
    shape: 'pit-droid',
    metal: '#b8542e',
    accent: null,
    signature: 'a flat dish for a head over one lens',
  },
  'Sith Probe Droid': {
    shape: 'probe-droid',
    metal: '#26262e',
    accent: null,
    signature: 'a black ball with stalked lenses and one thin antenna',
  },
  'R2-D2': {
    shape: 'astromech',
    metal: '#eceae4',
    accent: '#2b5fb8',
    signature: 'a silver dome with blue panels and one black eye on a white barrel',
  },
  'C-3PO': {
    shape: 'protocol-bare',
    metal: '#8a8780',
    accent: '#c8402e',
    signature: 'two big lamps in a skull of bare coloured wires',
    versions: { 'Human-Cyborg Relations Droid': { metal: '#9a948a' } },
  },
  'TC-14': {
    shape: 'protocol',
    metal: '#cdd2d8',
    accent: null,
    signature: 'a polished silver mask with two round lamps',
  },
  'Power Droid': { shape: 'power-droid', metal: '#8a8a84', accent: null, signature: 'a box on two stumpy legs' },
  'Trade Federation Tank': {
    shape: 'tank',
    metal: '#b89a5e',
    accent: null,
    signature: 'a shovel of a bow, a rounded hull, one long gun',
  },
}
