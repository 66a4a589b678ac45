/** The common features of each species; the line of a person may replace them. */
import type { PersonLook } from './types.ts'

type SharedLook = Pick<PersonLook, 'skin' | 'head' | 'garment'> & Partial<Omit<PersonLook, 'kind' | 'species'>>

const LEATHER: PersonLook['garment'] = ['plates', '#8a4a34']

/** By name: colour of skin, head, clothes and build. */
export const SPECIES = {
  human: { skin: '#e0ac7e', head: ['oval'], garment: ['peasant', '#7a7a68'] },
  'human child': { skin: '#e8b78d', head: ['child'], garment: ['peasant', '#c9ac82'], build: 'child' },
  'Yoda’s kind': {
    skin: '#8da05a',
    head: ['yoda', '#c08a72'],
    garment: ['jedi-closed', '#b79a72'],
    hair: ['wisps'],
    build: 'small',
  },
  Gungan: {
    skin: '#c99a62',
    head: ['gungan', '#8a5a3c', '#e9bd86'],
    garment: ['harness', '#6b4a30', '#b8923a'],
    build: 'lean',
  },
  'Ankura Gungan': { skin: '#8a8f5a', head: ['gungan-broad', '#a8a56e'], garment: ['gold-robe'], build: 'huge' },
  Toydarian: {
    skin: '#5d8aa6',
    head: ['toydarian', '#7098b1', '#c49a84'],
    garment: ['waistcoat', '#6b4a30', '#839291'],
    build: 'small',
  },
  Dug: {
    skin: '#a58c68',
    head: ['dug', '#8a7656', '#c8b494'],
    garment: ['waistcoat', '#7a5a3a', '#c98f4a'],
    build: 'lean',
  },
  Hutt: { skin: '#b3a05e', head: ['hutt', '#dcc48c'], garment: ['none'] },
  'Tusken Raider': { skin: '#c2a478', head: ['tusken', '#b9b2a4', '3'], garment: ['wraps', '#9a7a4e', '#d0b080'] },
  Jawa: {
    skin: '#140c08',
    head: ['jawa', '#6b4630', '#ffd24a'],
    garment: ['wraps', '#6b4630', '#5a3a28'],
    build: 'small',
  },
  'Twi’lek': { skin: '#4aa3c8', head: ['twilek'], garment: ['dress'], build: 'slim' },
  Neimoidian: {
    skin: '#9fa888',
    head: ['neimoidian', '#e0522a'],
    garment: ['neimoidian-robe', '#6b1f2e'],
    build: 'slim',
  },
  Gran: { skin: '#b98a62', head: ['gran', '#2a1a12', '#d8b48c'], garment: ['senator', '#6b1f2e'] },
  Rodian: { skin: '#7c9a5e', head: ['rodian', '#1c2a3a', '#8fae70'], garment: ['waistcoat', '#4a6ab0', '#a8b4b0'] },
  Bith: { skin: '#e3cfae', head: ['bith'], garment: ['peasant', '#9a8a6a'], build: 'slim' },
  Ithorian: { skin: '#8a6a42', head: ['ithorian'], garment: ['senator', '#d8b860', '#8a6a3a'] },
  Wookiee: { skin: '#8a5a34', head: ['wookiee'], garment: ['fur', '#8a5a34', '#c9a24a'] },
  Cerean: { skin: '#dcc6a6', head: ['cone'], garment: ['jedi-robe', '#e0d4bc', '#4a4640'] },
  Zabrak: { skin: '#c69264', head: ['zabrak', '#d8c39a'], garment: ['jedi-robe', '#d8b890', '#5a4030'] },
  Iktotchi: { skin: '#b8794a', head: ['iktotchi', '#c9a57a'], garment: ['jedi-closed', '#3a2c24'] },
  'Kel Dor': { skin: '#c98a4a', head: ['kel-dor', '#4a443e'], garment: ['jedi-robe', '#c9a97a', '#4a3424'] },
  Lannik: {
    skin: '#d8a074',
    head: ['lannik', '#b8785a', '#3a2a22'],
    garment: ['jedi-closed', '#4a3a34'],
    build: 'small',
  },
  Thisspiasian: { skin: '#c9a95a', head: ['thisspiasian', '#ece6da'], garment: ['jedi-closed', '#5a4e44'] },
  Quermian: { skin: '#d8d0a8', head: ['quermian'], garment: ['jedi-closed', '#6b604e'], build: 'slim' },
  Tholothian: { skin: '#7a4a2e', head: ['soft'], garment: ['jedi-robe', '#c9a97a', '#4a3424'] },
  Chagrian: { skin: '#8f97c4', head: ['chagrian', '#cfd2ea'], garment: ['senator', '#4a2a34'], build: 'tall' },
  Toong: { skin: '#a3964a', head: ['toong', '#5a6058'], garment: ['uniform', '#5a6a74'] },
  Xexto: { skin: '#a38a70', head: ['xexto', '#b8bcc0'], garment: LEATHER, build: 'lean' },
  Veknoid: { skin: '#c48a34', head: ['veknoid', '#d8a850'], garment: ['plates', '#c9a24a'], build: 'lean' },
  Nosaurian: { skin: '#8a7862', head: ['nosaurian', '#c9b48a'], garment: LEATHER },
  Vulptereen: {
    skin: '#8a7a52',
    head: ['vulptereen', '#f2b33d', '#6b5a34'],
    garment: ['plates', '#7a5a3a'],
    build: 'small',
  },
  Phuii: { skin: '#7f8468', head: ['phuii', '#4a4a40'], garment: ['peasant', '#6a6a50'], build: 'lean' },
  'Er’Kit': { skin: '#b8c0d0', head: ['er-kit', '#e8c83a', '#5a6a8a'], garment: ['plates', '#3a3a42'], build: 'slim' },
  Aleena: { skin: '#a8b0b0', head: ['aleena', '#c9722a'], garment: ['plates', '#c9722a'], build: 'small' },
  Sneevel: { skin: '#a09c74', head: ['sneevel', '#b8a684', '#d8d8d0'], garment: ['plates', '#6b4030'], build: 'small' },
  Fluggrian: { skin: '#7c8a4a', head: ['fluggrian', '#4a5a4a'], garment: ['plates', '#5a5a4a'] },
  Xamster: { skin: '#8a6a5a', head: ['xamster', '#a86a68'], garment: ['plates', '#5a4a42'], build: 'small' },
  Devlikk: { skin: '#7a9a5a', head: ['devlikk'], garment: ['peasant', '#6a5a44'], build: 'small' },
  Troig: { skin: '#a39a5a', head: ['troig', '#7d8a4a', '#9c4a34', '#5a2418'], garment: ['none'] },
  Anx: { skin: '#c9a050', head: ['anx'], garment: ['senator', '#4a3424'], build: 'tall' },
  Koorivar: { skin: '#d8b83a', head: ['koorivar'], garment: ['senator', '#8a8480', '#16141a'] },
  'Swokes Swokes': { skin: '#d8c8b0', head: ['swokes'], garment: ['apron', '#3a3a3a'], build: 'broad' },
  Roonan: { skin: '#9aa8c0', head: ['roonan', '#d8ecff'], garment: ['senator', '#1a2258', '#2a4ab0'] },
  'Sy Myrthian': { skin: '#d8c8a0', head: ['sy-myrthian'], garment: ['senator', '#7a1f24', '#c98f3a'] },
  Aqualish: { skin: '#b08a52', head: ['aqualish', '#e8dcc0', '#c98f3a'], garment: ['senator', '#26263a', '#6a6a8a'] },
  Quarren: { skin: '#c9865a', head: ['quarren', '#d89a6c', '#5a96d8'], garment: ['senator', '#d8c8a8', '#6b4a34'] },
  Weequay: { skin: '#8f8a80', head: ['weequay', '#8a6a44'], garment: ['peasant', '#a8a478'] },
  Nikto: { skin: '#b8925a', head: ['nikto', '#e0cda8'], garment: ['senator', '#6a6a78', '#a8a8b0'] },
  Pacithhip: { skin: '#9a9c90', head: ['pacithhip', '#f2ead2'], garment: ['peasant', '#b8a43a'] },
  Klatooinian: { skin: '#8a5a3a', head: ['klatooinian', '#f2ead2'], garment: ['peasant', '#9c3424'], build: 'broad' },
  'Ishi Tib': { skin: '#a8a078', head: ['ishi-tib', '#d0a040', '#c9a86a'], garment: ['plates', '#8a4a34'] },
  Theelin: { skin: '#e8b490', head: ['soft'], garment: ['dress', '#2a242e', '#c92a34'] },
  Ongree: { skin: '#b8904a', head: ['ongree', '#8a7a62', '#4a96d8'], garment: ['uniform', '#1c4a7a', '#e8e6e0'] },
} as const satisfies Record<string, SharedLook>

/** Names of all species. */
export type Species = keyof typeof SPECIES
