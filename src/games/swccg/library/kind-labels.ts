/** Names of characteristics, models and icons: of those that texts ask for by the language, of others by this list. */
import type { Language } from '../../../contract/index.ts'
import type { Both } from '../../../kit/wording/words.ts'
import { MODELS, TRAITS } from '../cards/labels/lexicon.ts'
import { kindLabel } from '../texts/wording/card-wording.ts'

const OWN: Readonly<Record<string, Both>> = { ...TRAITS, ...MODELS }

/** Returns the name of a characteristic, a model or a class. */
export const nameOfKind = (kind: string, language: Language): string =>
  OWN[kind]?.[language] ?? kindLabel(kind, language)

/** Kinds that texts ask for, which `/search` names besides. */
const ASKED = {
  models: [
    'bowcaster',
    'Force pike',
    'freighter',
    'Imperial-class Star Destroyer',
    'lightsaber',
    'Star Cruiser',
    'transport',
    'turbolaser battery',
  ],
  traits: ['biker scout', 'commander', 'Ewok'],
} as const
/** Models and classes that `/search` names besides those of texts. */
export const OWN_MODELS: readonly string[] = [...new Set([...Object.keys(MODELS), ...ASKED.models])]
/** Characteristics that `/search` names besides those of texts. */
export const OWN_TRAITS: readonly string[] = [...Object.keys(TRAITS), ...ASKED.traits]
