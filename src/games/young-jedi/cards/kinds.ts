/** The words for kinds of cards: all of them in French; in English those that no rule can make. */

interface KindWords {
  /** English singular, if the kind alone is no noun, such as "Republic". */
  readonly one?: string
  /** English plural, if it is not the singular with an s. */
  readonly many?: string
  /** French singular and plural. */
  readonly fr: readonly [string, string]
  readonly feminine?: true
}

/** The words for each kind of card that selectors ask for, by kind. */
export const KINDS: Readonly<Record<string, KindWords>> = {
  // characters
  "Anakin's Friend": { fr: ["ami d'Anakin", "amis d'Anakin"] },
  'battle droid': { fr: ['droïde de bataille', 'droïdes de bataille'] },
  Bith: { many: 'Bith', fr: ['Bith', 'Bith'] },
  'Bravo Pilot': { fr: ['pilote Bravo', 'pilotes Bravo'] },
  'Coruscant Guard': { fr: ['garde de Coruscant', 'gardes de Coruscant'] },
  dancer: { fr: ['danseur', 'danseurs'] },
  'destroyer droid': { fr: ['droïde destroyer', 'droïdes destroyers'] },
  'destroyer droid squad': {
    fr: ['escouade de droïdes destroyers', 'escouades de droïdes destroyers'],
    feminine: true,
  },
  Diva: { fr: ['diva', 'divas'], feminine: true },
  droid: { fr: ['droïde', 'droïdes'] },
  Gungan: { fr: ['Gungan', 'Gungans'] },
  'Gungan Official': { fr: ['dignitaire Gungan', 'dignitaires Gungan'] },
  handmaiden: { fr: ['suivante', 'suivantes'], feminine: true },
  Hutt: { fr: ['Hutt', 'Hutts'] },
  Jawa: { fr: ['Jawa', 'Jawas'] },
  Jedi: { many: 'Jedi', fr: ['Jedi', 'Jedi'] },
  'Jedi Master': { fr: ['maître Jedi', 'maîtres Jedi'] },
  musician: { fr: ['musicien', 'musiciens'] },
  'Naboo Officer': { fr: ['officier de Naboo', 'officiers de Naboo'] },
  'Naboo Security': { many: 'Naboo Security', fr: ['agent de sécurité de Naboo', 'agents de sécurité de Naboo'] },
  Neimoidian: { fr: ['Neimoidien', 'Neimoidiens'] },
  Nikto: { many: 'Nikto', fr: ['Nikto', 'Nikto'] },
  Pacithhip: { fr: ['Pacithhip', 'Pacithhips'] },
  pilot: { fr: ['pilote', 'pilotes'] },
  'pit droid': { fr: ['droïde de stand', 'droïdes de stand'] },
  'Podracer pilot': { fr: ['pilote de module de course', 'pilotes de module de course'] },
  Quarren: { many: 'Quarren', fr: ['Quarren', 'Quarren'] },
  Rep: { fr: ['Rep', 'Reps'] },
  'Republic Captain': { fr: ['capitaine de la République', 'capitaines de la République'] },
  'Republic Pilot': { fr: ['pilote de la République', 'pilotes de la République'] },
  Rodian: { fr: ['Rodien', 'Rodiens'] },
  'Royal Guard': { fr: ['garde royal', 'gardes royaux'] },
  senator: { fr: ['sénateur', 'sénateurs'] },
  singer: { fr: ['chanteur', 'chanteurs'] },
  'Sith probe droid': { fr: ['droïde sonde Sith', 'droïdes sondes Sith'] },
  'Starfighter Droid': { fr: ['droïde chasseur', 'droïdes chasseurs'] },
  Tank: { fr: ['char', 'chars'] },
  'Trade Federation Tank': { fr: ['char de la Fédération du commerce', 'chars de la Fédération du commerce'] },
  'Tusken Raider': { fr: ['pillard Tusken', 'pillards Tusken'] },
  Weequay: { many: 'Weequay', fr: ['Weequay', 'Weequay'] },
  // weapons
  electropole: { fr: ['électropole', 'électropoles'] },
  lightsaber: { fr: ['sabre laser', 'sabres laser'] },
  Podracer: { fr: ['module de course', 'modules de course'] },
  speeder: { fr: ['speeder', 'speeders'] },
  // starships
  'Naboo Starfighter': { fr: ['chasseur de Naboo', 'chasseurs de Naboo'] },
  Republic: { one: 'Republic starship', fr: ['vaisseau de la République', 'vaisseaux de la République'] },
  'Republic Cruiser': { fr: ['croiseur de la République', 'croiseurs de la République'] },
}

/** The words by kind in lower case, because the case of a kind doesn't matter (rule 27.1). */
const known: ReadonlyMap<string, KindWords> = new Map(
  Object.entries(KINDS).map(([kind, words]) => [kind.toLowerCase(), words]),
)

/** Returns the words for a kind. @throws for a kind without words: the catalogue is incomplete then */
export function kindWords(kind: string): KindWords {
  const words = known.get(kind.toLowerCase())
  if (words === undefined) throw new Error(`no words for the kind ${kind}`)
  return words
}
