/**
 * French words for what stands in English titles. Cards are printed in English, and French players ask for them in both
 * languages at once ("sabre laser Sith"). The longest phrase that fits is taken.
 */
import { wordsOf } from './words.ts'

const FRENCH: Readonly<Record<string, string>> = {
  ami: 'friend',
  apprenti: 'apprentice',
  arène: 'arena',
  'arène de podracers': 'podrace arena',
  armée: 'army',
  assaut: 'assault',
  atterrissage: 'landing',
  attaque: 'attack',
  bataille: 'battle',
  bâton: 'stick',
  blindé: 'tank',
  blocus: 'blockade',
  bouclier: 'shield',
  canon: 'cannon',
  'canon laser': 'laser cannon',
  capitaine: 'captain',
  capitale: 'capital city',
  célébration: 'celebration',
  chambre: 'chamber',
  chancelier: 'chancellor',
  char: 'tank',
  chasseur: 'starfighter',
  'chasseur de primes': 'bounty hunter',
  'chasseur droïde': 'droid starfighter',
  chevalier: 'knight',
  cité: 'city',
  colère: 'anger',
  combat: 'battle',
  conseil: 'council',
  'conseil jedi': 'jedi council',
  course: 'race',
  'course de modules': 'podrace',
  'course de podracers': 'podrace',
  croiseur: 'cruiser',
  cuirassé: 'battleship',
  défense: 'defense',
  désert: 'desert',
  destin: 'fate',
  destructeur: 'destroyer',
  détonateur: 'detonator',
  'détonateur thermique': 'thermal detonator',
  droïde: 'droid',
  droïdes: 'droid',
  électrolance: 'electropole',
  énergie: 'energy',
  entraînement: 'training',
  épée: 'lightsaber',
  'épée laser': 'lightsaber',
  esclave: 'slave',
  escouade: 'squad',
  fantôme: 'phantom',
  fédération: 'federation',
  'fédération du commerce': 'trade federation',
  fusil: 'rifle',
  'fusil blaster': 'blaster rifle',
  galactique: 'galactic',
  garde: 'guard',
  général: 'general',
  gouverneur: 'governor',
  guerrier: 'warrior',
  haine: 'hate',
  'homme des sables': 'tusken raider',
  infiltrateur: 'infiltrator',
  jeune: 'young',
  jumelles: 'electrobinoculars',
  laser: 'laser',
  lourd: 'heavy',
  maître: 'master',
  marais: 'swamp',
  marchand: 'merchant',
  marécage: 'swamp',
  méditation: 'meditation',
  mère: 'mother',
  'module de course': 'podracer',
  navette: 'shuttle',
  obscur: 'dark',
  officier: 'officer',
  palais: 'palace',
  peur: 'fear',
  pari: 'wager',
  'pillard tusken': 'tusken raider',
  pilote: 'pilot',
  pistolet: 'blaster',
  plaine: 'plains',
  plaines: 'plains',
  poisson: 'fish',
  poussée: 'push',
  'poussée de la force': 'force push',
  reine: 'queen',
  république: 'republic',
  revanche: 'revenge',
  royal: 'royal',
  royale: 'royal',
  sabre: 'lightsaber',
  'sabre laser': 'lightsaber',
  sabrolaser: 'lightsaber',
  seigneur: 'lord',
  sénat: 'senate',
  sénateur: 'senator',
  servante: 'handmaiden',
  'site d’atterrissage': 'landing site',
  'site d’atterrissage dans le désert': 'desert landing site',
  soldat: 'soldier',
  sonde: 'probe',
  suivante: 'handmaiden',
  'tempête de sable': 'sandstorm',
  thermique: 'thermal',
  'tireur d’élite': 'sniper',
  vaisseau: 'starship',
  vengeance: 'revenge',
  'vice-roi': 'viceroy',
  ville: 'city',
  'ville capitale': 'capital city',
}

const phrases: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(FRENCH).map(([french, english]) => [
    wordsOf(french)
      .map(({ text }) => text)
      .join(' '),
    english.split(' '),
  ]),
)
const LONGEST = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

/** Fewer letters begin too many words. */
const SHORTEST = 3

/** What a word that is still being typed will be. */
function ended(word: string): readonly string[] | undefined {
  if (word.length < SHORTEST) return undefined
  for (const [french, english] of phrases) if (french.startsWith(word) && !french.includes(' ')) return english
  return undefined
}

/** The words with each French phrase put into English, the last one though it isn't finished; null where there is none. */
export function fromFrench(words: readonly string[]): readonly string[] | null {
  const out: string[] = []
  let changed = false
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at)
    while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length--
    const last = length === 0 && at === words.length - 1 ? ended(words[at]!) : undefined
    if (last !== undefined) {
      out.push(...last)
      changed = true
      at += 1
    } else if (length === 0) out.push(words[at++]!)
    else {
      out.push(...phrases.get(words.slice(at, at + length).join(' '))!)
      at += length
      changed = true
    }
  }
  return changed ? out : null
}
