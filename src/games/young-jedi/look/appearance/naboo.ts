/** The Queen, her court and her defenders; the Gungans; the Republic. */
import type { PersonEntries, PersonEntry } from './entry.ts'

const HANDMAID: PersonEntry['garment'] = ['handmaid-robe', '#e0762a', '#b01f2a']
const PALE = '#f0c9a4'
const CAP: PersonEntry['headgear'] = ['naboo-cap', '#5a2030', '#1c1c20']
const JERKIN: PersonEntry['garment'] = ['jerkin', '#7a2a34', '#3f5f74']
const GUARD_CAP: PersonEntry['headgear'] = ['guard-cap', '#4a3a34', '#1c1c20']
const PLATE: PersonEntry['garment'] = ['breastplate', '#8a4a2e', '#d09a2e']
const GUNGAN_CAP: PersonEntry['headgear'] = ['gungan-cap', '#6b4a30']

/** The Queen, her handmaidens and officials, by title. */
export const COURT: PersonEntries = {
  'Queen Amidala': {
    species: 'human',
    signature: 'white face with two red dots and a divided lip; a headdress of its own for each gown',
    skin: '#fbf6f0',
    head: ['soft'],
    marks: ['amidala'],
    headgear: ['throne', '#1c1418', '#e2b24a'],
    garment: ['throne-gown', '#b01f2a', '#e2b24a'],
    versions: {
      'Royal Leader': { headgear: ['feathers', '#17141a', '#c98f3a'], garment: ['black-gown', '#17141a', '#c98f3a'] },
      'Representative of Naboo': {
        headgear: ['fan', '#4a3434', '#d9c27a'],
        garment: ['travel-gown', '#6b4a42', '#c9b08a'],
      },
      'Voice of Her People': {
        headgear: ['horns', '#17141a', '#d8a23a', '#b01f2a'],
        garment: ['senate-gown', '#17141a', '#b01f2a', '#d8a23a'],
      },
      'Resolute Negotiator': {
        headgear: ['veil', '#4a3a7a', '#e2b24a'],
        garment: ['velvet-gown', '#3a2440', '#6a4a7a'],
      },
      'Keeper of the Peace': {
        headgear: ['gold-net', '#6b3420', '#d8a23a'],
        garment: ['parade-gown', '#f6e2cc', '#e8c4a0'],
      },
      'Cunning Warrior': {
        skin: PALE,
        marks: undefined,
        headgear: undefined,
        hair: ['low-bun', '#2a1c16'],
        garment: ['battle-dress', '#5a2438', '#d8b890'],
        held: ['pistol', '#d8dce0'],
      },
      'Young Leader': { headgear: ['black-hat', '#15121a', '#d8a23a'], garment: ['black-gown', '#15121a', '#d8a23a'] },
    },
  },
  'Padmé Naberrie': {
    species: 'human',
    signature: 'dark braids round the head over a plain blue-grey tunic; on duty a flame-red hood',
    skin: PALE,
    head: ['soft'],
    hair: ['crown-braid', '#4a2e1e'],
    garment: ['peasant', '#7a86a0', '#4a5a78'],
    versions: {
      'Queen’s Handmaiden': { headgear: ['hood-soft', '#b5522a', '#b01f2a'], garment: HANDMAID },
      'Amidala’s Handmaiden': {
        headgear: ['hood-soft', '#b5522a', '#b01f2a'],
        garment: HANDMAID,
        held: ['pistol', '#d8dce0'],
      },
    },
  },
  Sabé: {
    species: 'human',
    signature: 'the Queen’s white face in a ring of thick red-brown rolls',
    skin: '#fbf6f0',
    head: ['soft'],
    marks: ['amidala'],
    headgear: ['roll-ring', '#6b1f24', '#a8743a'],
    garment: ['senator', '#6b1420', '#a8743a'],
  },
  Rabé: {
    species: 'human',
    signature: 'flame-orange hood with a dark red band',
    skin: PALE,
    head: ['soft'],
    hair: ['low-bun', '#3a241a'],
    headgear: ['hood-soft', '#e8642a', '#8a1420'],
    garment: HANDMAID,
  },
  Saché: {
    species: 'human',
    signature: 'flame-red hood, blond hair at the brow',
    skin: PALE,
    head: ['soft'],
    hair: ['low-bun', '#a8743a'],
    headgear: ['hood-soft', '#c8402a', '#e8a03a'],
    garment: HANDMAID,
  },
  Yané: {
    species: 'human',
    signature: 'yellow-orange hood with a red band',
    skin: PALE,
    head: ['soft'],
    hair: ['low-bun', '#17120f'],
    headgear: ['hood-soft', '#e0942a', '#b01f2a'],
    garment: HANDMAID,
  },
  Eirtaé: {
    species: 'human',
    signature: 'dark wine robe under a bright red hood',
    skin: PALE,
    head: ['soft'],
    hair: ['low-bun', '#c9964e'],
    headgear: ['hood-soft', '#c81f2a', '#5a1a24'],
    garment: ['handmaid-robe', '#6a2a38', '#3a2228'],
  },
  'Captain Panaka': {
    species: 'human',
    signature: 'dark skin, a wine-red peaked cap with a flap over the neck and a gold badge',
    skin: '#6e432d',
    head: ['square'],
    hair: ['crop', '#1a1410'],
    headgear: CAP,
    garment: ['jerkin', '#7a3038', '#3f6a8a'],
    versions: {
      'Amidala’s Bodyguard': { headgear: undefined, held: ['pistol'] },
      'Security Commander': { held: ['pistol'] },
      'Royal Defender': { held: ['pistol'] },
    },
  },
  'Sio Bibble': {
    species: 'human',
    signature: 'white hair brushed back from a high brow, a pointed white beard',
    hair: ['swept', '#e8e6e0'],
    beard: ['pointed', '#e8e6e0'],
    garment: ['senator', '#2a4a6a', '#b8a878'],
  },
  'Naboo Bureaucrat': {
    species: 'human',
    signature: 'blond hair drawn up to a fan, a pale gown with a blue sash',
    head: ['soft'],
    skin: '#e8c8a8',
    hair: ['fan-up', '#d8c07a'],
    garment: ['senator', '#f0e2c8', '#2a4a7a'],
  },
  'Council Member': {
    species: 'human',
    signature: 'black hair combed up to a wide fan, dark lips, a gold-brown gown',
    head: ['soft'],
    skin: '#e0b088',
    marks: ['lips', '#5a1420'],
    hair: ['fan-up', '#17120f'],
    garment: ['senator', '#a8621e', '#3a241a'],
  },
}

/** Guards and pilots of Naboo, by title. */
export const DEFENDERS: PersonEntries = {
  'Ric Olié': {
    species: 'human',
    signature: 'a bald brow between dark hair, wide ochre lapels',
    skin: '#e8b890',
    hair: ['receding', '#3a2a22'],
    garment: ['flight-jacket', '#c99a4a', '#6b1f2a'],
    versions: { 'Bravo Leader': { hair: undefined, headgear: ['flight-cap-up', '#2a3444', '#2a2224'] } },
  },
  'Naboo Officer': {
    species: 'human',
    signature: 'a peaked cap with a flap, a long red jerkin, blue sleeves',
    headgear: CAP,
    garment: JERKIN,
    versions: { 'Squad Leader': { held: ['rifle'] }, Liberator: { held: ['pistol'] } },
  },
  'Naboo Security': {
    species: 'human',
    signature: 'a peaked cap, a leather breastplate, ochre sleeves, a silver pistol',
    skin: '#9c6240',
    hair: ['crop', '#1a1410'],
    headgear: GUARD_CAP,
    garment: PLATE,
    held: ['pistol'],
  },
  'Royal Guard': {
    species: 'human',
    signature: 'a peaked cap with a chin beard, a leather breastplate, ochre sleeves, a rifle',
    skin: '#c68a5c',
    beard: ['goatee', '#2a1c16'],
    headgear: ['guard-cap', '#6b2430', '#1c1c20'],
    garment: PLATE,
    held: ['rifle'],
  },
  'Bravo Pilot': {
    species: 'human',
    signature: 'a ribbed leather cap with goggles and ear-phones, ochre lapels',
    headgear: ['flight-cap-up', '#5a2028', '#2a2224'],
    garment: ['flight-jacket', '#c99a4a', '#6b1f2a'],
    versions: {
      'Naboo Volunteer': { head: ['soft'], headgear: ['flight-cap', '#5a2028', '#2a2224'] },
      'Veteran Flyer': { skin: '#6e432d', beard: ['goatee', '#2a1c16'] },
    },
  },
}

/** By title. */
export const GUNGANS: PersonEntries = {
  'Jar Jar Binks': {
    species: 'Gungan',
    signature: 'eyes on stalks, orange-brown ear flaps, a wide grin with flat teeth',
    skin: '#c8764a',
    head: ['gungan', '#a85a38', '#e9bd86', 'grin'],
    garment: ['vest', '#6d4a38'],
    versions: { 'Bombad Gungan General': { garment: ['harness', '#5a4632', '#c9a24a'] } },
  },
  'Boss Nass': {
    species: 'Ankura Gungan',
    signature: 'a pointed leather cap with a gold knob over a face as wide as the shoulders',
    skin: '#9a9a58',
    headgear: ['nass-crown', '#5a6244', '#d8a23a'],
    garment: ['gold-robe', '#5a5030', '#e2b24a'],
  },
  'Captain Tarpals': {
    species: 'Gungan',
    signature: 'a grey-blue Gungan with long white drooping whiskers and half-closed eyes',
    skin: '#9aa8ac',
    head: ['gungan', '#6a7a84', '#c4ccc8'],
    marks: ['whiskers', '#e6e2d6'],
    garment: ['piped-robe', '#6b5a44'],
    held: ['electropole'],
  },
  'Rep Been': {
    species: 'Gungan',
    signature: 'a dark cowl with a point over a pale bill',
    skin: '#a88a62',
    head: ['gungan', '#4a4a42', '#d8c09a'],
    headgear: ['gungan-cowl', '#4a4a42'],
    garment: ['piped-robe', '#4a463c', '#8a6a4a'],
  },
  'Gungan Official': {
    species: 'Gungan',
    signature: 'a tall green cowl like a fin',
    headgear: ['gungan-cowl', '#46614c'],
    garment: ['piped-robe', '#3c4438'],
  },
  'Gungan General': {
    species: 'Gungan',
    signature: 'a rose-brown cowl and a harness, a grey bill',
    skin: '#b0a088',
    head: ['gungan', '#6b5a5a', '#d0c4b0'],
    headgear: ['gungan-cowl', '#7a5a5a'],
    garment: ['harness', '#6b5a5a', '#b8923a'],
  },
  'Rep Officer': {
    species: 'Gungan',
    signature: 'a grey-blue Gungan in a blue cowl and a long dark blue cloak',
    skin: '#8a9a9a',
    head: ['gungan', '#4a5a64', '#b8c4c0'],
    headgear: ['gungan-cowl', '#3a5270'],
    garment: ['piped-robe', '#1c2836', '#6a8ab0'],
  },
  'Gungan Soldier': {
    species: 'Gungan',
    signature: 'ear flaps under a leather cap, a brown harness, a throwing cup with a blue ball',
    headgear: GUNGAN_CAP,
    held: ['booma'],
  },
  'Gungan Guard': {
    species: 'Gungan',
    signature: 'ear flaps under a leather cap, a brown harness, an electropole',
    skin: '#b8845a',
    headgear: GUNGAN_CAP,
    held: ['electropole'],
  },
  'Gungan Warrior': {
    species: 'Gungan',
    signature: 'a leather cap, an electropole and a round shield of violet light',
    skin: '#a89a6a',
    headgear: ['gungan-cap', '#4a4a34'],
    held: ['shield-pole'],
  },
}

/** Chancellor, Senate and crews, by title. */
export const REPUBLIC: PersonEntries = {
  Valorum: {
    species: 'human',
    signature: 'short white hair brushed back, a dark robe with a blue sash',
    hair: ['swept', '#e8e6e0'],
    skin: '#e8c0a0',
    garment: ['senator', '#2a2438', '#3a5aa0'],
  },
  'Senator Palpatine': {
    species: 'human',
    signature: 'grey hair brushed back, a dark blue robe, half of the face in shadow',
    skin: '#e6c0a4',
    marks: ['half-shadow', '#140c1c'],
    hair: ['swept', '#a8a49c'],
    garment: ['senator', '#26304e', '#8a7a9a'],
  },
  'Sci Taria': {
    species: 'human',
    signature: 'black fringe and topknot, a plum robe with a wide sash',
    skin: '#e0b088',
    head: ['soft'],
    hair: ['topknot-fringe', '#17120f'],
    garment: ['senator', '#5a1040', '#c98f9a'],
  },
  'Mas Amedda': { species: 'Chagrian', signature: 'two upright horns and two horned tails on the breast, lilac-blue' },
  'Republic Captain': {
    species: 'human',
    signature: 'dark blue uniform, short brown hair, a woman',
    skin: '#f0c9a4',
    head: ['soft'],
    hair: ['low-bun', '#7a5a3a'],
    garment: ['uniform', '#24406e'],
  },
  'Republic Pilot': {
    species: 'human',
    signature: 'dark blue uniform, short black hair',
    hair: ['short', '#1a1410'],
    garment: ['uniform', '#24406e'],
  },
  'Coruscant Guard': {
    species: 'human',
    signature: 'a Greek helmet with a tall brush crest, blue-black from head to foot, a white rifle',
    headgear: ['crested-helm', '#26346a'],
    garment: ['cloak', '#1a2248', '#c9ccd4'],
    held: ['rifle-guard'],
    versions: { Officer: { headgear: ['crested-helm-open', '#26346a'], held: undefined } },
  },
  'Alderaan Diplomat': {
    species: 'human',
    signature: 'two buns over the ears, a white gown',
    skin: '#f0d2b8',
    head: ['soft'],
    hair: ['side-buns', '#6b3420'],
    garment: ['senator', '#eceae4', '#b8c4d0'],
  },
  'Wookiee Senator': {
    species: 'Wookiee',
    signature: 'a blond mane over dark fur, a broad yellow strap',
    skin: '#8a6240',
    head: ['wookiee', '#c9a468'],
    garment: ['fur', '#6b4a30', '#d8b02a'],
  },
  'Galactic Senator': {
    species: 'Ithorian',
    signature: 'a hammer head over a dark red robe',
    garment: ['senator', '#7a2430', '#c9a24a'],
  },
  'Horox Ryyder': { species: 'Anx', signature: 'a golden pointed fin of a head, brown robes' },
  'Aks Moe': {
    species: 'Gran',
    signature: 'three eyes on stalks, a black robe',
    garment: ['senator', '#26242a', '#8a3a2c'],
  },
  'Baskol Yeesrim': {
    species: 'Gran',
    signature: 'three eyes on stalks, rose-grey, a wine-red robe with a wide sash',
    skin: '#a88484',
    head: ['gran', '#2a1a12', '#d0b4b0'],
    garment: ['senator', '#6b1f2e', '#d8a8a0'],
  },
  'Edcel Bar Gane': { species: 'Roonan', signature: 'big glowing eyes in a pale egg of a skull, blue velvet' },
  'Passel Argente': {
    species: 'Koorivar',
    signature: 'a yellow face in a black scarf, a horn on top',
    headgear: ['scarf-horn', '#16141a', '#d8922a'],
  },
  'Toonbuck Toora': { species: 'Sy Myrthian', signature: 'a broad toad’s face held high over a red dress' },
  Aqualish: { species: 'Aqualish', signature: 'walrus tusks, big dark eyes, yellow hair at the sides' },
  'Twi’lek Diplomat': {
    species: 'Twi’lek',
    signature: 'red skin, two head tails, a silver band, a silver-blue gown',
    skin: '#c82f42',
    headgear: ['band', '#c9ccd4'],
    garment: ['senator', '#6a8aa0', '#c9d4dc'],
  },
  'Galactic Delegate': {
    species: 'Twi’lek',
    signature: 'very thick blue tails that frame a broad old face',
    skin: '#4a8ad0',
    head: ['twilek-old'],
    garment: ['senator', '#1c2420', '#8a7434'],
    build: 'medium',
  },
  'Graxol Kelvyyn and Shakka': {
    species: 'Anx',
    signature: 'a giant with a pale fin of a head; before it a small red Twi’lek with a white cap',
    skin: '#b8a070',
    head: ['anx', '#d8ccb0', '#c8402f'],
    build: 'pair',
    garment: ['senator', '#1c2420', '#c8602a'],
  },
}
