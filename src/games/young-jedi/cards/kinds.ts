/** The kinds of cards that selectors ask for. */

/** Characters first, then weapons, then starships. The lexicons have words for each. */
export const KINDS = [
  "Anakin's Friend",
  'battle droid',
  'Bith',
  'Bravo Pilot',
  'Coruscant Guard',
  'dancer',
  'destroyer droid',
  'destroyer droid squad',
  'Diva',
  'droid',
  'Gungan',
  'Gungan Official',
  'handmaiden',
  'Hutt',
  'Jawa',
  'Jedi',
  'Jedi Master',
  'musician',
  'Naboo Officer',
  'Naboo Security',
  'Neimoidian',
  'Nikto',
  'Pacithhip',
  'pilot',
  'pit droid',
  'Podracer pilot',
  'Quarren',
  'Rep',
  'Republic Captain',
  'Republic Pilot',
  'Rodian',
  'Royal Guard',
  'senator',
  'singer',
  'Sith probe droid',
  'Starfighter Droid',
  'Tank',
  'Trade Federation Tank',
  'Tusken Raider',
  'Weequay',
  'electropole',
  'lightsaber',
  'Podracer',
  'speeder',
  'Naboo Starfighter',
  'Republic',
  'Republic Cruiser',
] as const
export type Kind = (typeof KINDS)[number]

/** By kind in lower case, because the case of a kind doesn't matter (rule 27.1). */
const known: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.toLowerCase(), kind]))

/** Returns a kind as the lexicons spell it. @throws for a kind without words: the catalogue is incomplete then */
export function kindOf(kind: string): Kind {
  const found = known.get(kind.toLowerCase())
  if (found === undefined) throw new Error(`no words for the kind ${kind}`)
  return found
}
