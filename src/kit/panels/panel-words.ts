/** The few words of plain panels that no game gives, in both languages. */
import type { Language } from '../../contract/index.ts'
import { filling } from '../wording/texts.ts'

const EN = {
  choose: 'Choose…',
  'choose.more': 'Choose one more…',
  number: 'Choose a number…',
  chosen: 'Chosen: {{list}}',
  last: 'Take the last choice back',
  clear: 'Start over',
  ready: 'Take the suggested order',
  'value.of': '{{label}}: {{value}}',
  costs: 'costs {{cost}}',
  'face.down': 'face down',
  'empty.one': 'empty place',
  'empty.many': 'empty places',
} as const

const FR: Readonly<Record<keyof typeof EN, string>> = {
  choose: 'Choisir…',
  'choose.more': 'Choisir encore…',
  number: 'Choisir un nombre…',
  chosen: 'Choisi : {{list}}',
  last: 'Retirer le dernier choix',
  clear: 'Recommencer',
  ready: 'Prendre l’ordre proposé',
  'value.of': '{{label}} : {{value}}',
  costs: 'coûte {{cost}}',
  'face.down': 'face cachée',
  'empty.one': 'lieu vide',
  'empty.many': 'lieux vides',
}

const FILLED = filling({ en: EN, fr: FR })

/** Fills in a text of plain panels. */
export type SayPlain = (key: keyof typeof EN, values?: object) => string

/** Returns the words of plain panels in a language. */
export const plainSay = (language: Language): SayPlain => FILLED[language]
