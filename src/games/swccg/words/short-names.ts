/** Short names of cards with long titles, for labels that would not fit on a phone. Both languages use the English names. */
import { findCard } from '../cards/index.ts'
import { cardOf } from '../state/engine-card.ts'

const SHORT: Readonly<Record<string, string>> = {
  'Head Back To The Surface': 'Back To The Surface',
  "Let's Keep A Little Optimism Here": 'A Little Optimism',
  'The Time For Our Attack Has Come': 'Time For Our Attack',
  'Critical Error Revealed': 'Critical Error',
  'First Officer Thaneespi': 'Officer Thaneespi',
  'Something Special Planned For Them': 'Something Special',
  'Insignificant Rebellion': 'Insignif. Rebellion',
  'Elite Squadron Stormtrooper': 'Elite Squadron',
  'Victory-Class Star Destroyer': 'Victory Destroyer',
  'TIE Defender Mark I': 'TIE Defender',
  'Scythe Squadron TIE': 'Scythe TIE',
  'Scimitar Squadron TIE': 'Scimitar TIE',
  'Enhanced TIE Laser Cannon': 'TIE Laser Cannon',
  'SFS L-s7.2 TIE Cannon': 'TIE Cannon',
  'BlasTech E-11B Blaster Rifle': 'E-11B Rifle',
  'Enhanced Proton Torpedoes': 'Proton Torpedoes',
  'Heading For The Medical Frigate': 'Medical Frigate',
  'Flawless Marksmanship': 'Marksmanship',
  "Derek 'Hobbie' Klivian": 'Hobbie',
  'Chewbacca Of Kashyyyk': 'Chewbacca',
  'Dresselian Commando': 'Dresselian',
  'Gray Squadron Y-wing Pilot': 'Y-wing Pilot',
  'B-wing Bomber': 'B-wing',
  'Nebulon-B Frigate': 'Nebulon-B',
  'Mon Calamari Star Cruiser': 'Mon Calamari Cruiser',
  "Emperor's Personal Shuttle": "Emperor's Shuttle",
  'Imperial Reinforcements': 'Reinforcements',
  'Imperial Academy Training': 'Academy Training',
  'Endor Scout Trooper': 'Scout Trooper',
  'Biker Scout Trooper': 'Biker Scout',
  'I Wonder Who They Found': 'Who They Found',
  'Were You Looking For Me?': 'Looking For Me?',
  'Wedge Antilles, Red Squadron Leader': 'Wedge Antilles',
  'Overseeing It Personally': 'Overseeing',
  'You Cannot Hide Forever': 'Cannot Hide',
  'Your Insight Serves You Well': 'Your Insight',
  'Intensify The Forward Batteries': 'Forward Batteries',
  "We're In Attack Position Now": 'Attack Position',
  'Throw Me Another Charge': 'Another Charge',
  'Navy Trooper Fenson': 'Fenson',
  'Major Hewex': 'Hewex',
  'Major Marquand': 'Marquand',
  'Concussion Missiles': 'Missiles',
  'Green Squadron Pilot': 'Green Pilot',
  'CZ-3 (Seezee-Three)': 'CZ-3',
  'R2-D2 (Artoo-Detoo)': 'R2-D2',
  "4-LOM's Concussion Rifle": "4-LOM's Rifle",
  "Ben Quadinaros' Podracer": "Ben's Podracer",
  "Teemto Pagalies' Podracer": "Teemto's Podracer",
  'A Bright Center To The Universe': 'Bright Center',
  'A Disturbance In The Force': 'Disturbance',
  'A Tremor In The Force': 'Tremor',
  'A Vergence In The Force': 'Vergence',
  'Ability, Ability, Ability': 'Ability ×3',
  'Aiiii! Aaa! Agggggggggg!': 'Aiiii! Aaa!',
  'Artoo, I Have A Bad Feeling About This': 'Bad Feeling',
  'I Have A Really Bad Feeling About This': 'Really Bad Feeling',
  'A280 Sharpshooter Rifle': 'Sharpshooter Rifle',
  'Navy Trooper Shield Technician': 'Shield Technician',
  'An Entire Legion Of My Best Troops': 'Entire Legion',
  'Luke Skywalker, Jedi Knight': 'Luke, Jedi Knight',
  'Heavy Turbolaser Battery': 'Heavy Turbolaser',
  "Darth Vader's Lightsaber": "Vader's Lightsaber",
  'Put All Sections On Alert': 'Sections On Alert',
  "That Thing's Operational": 'Operational',
  'Death Star II: Docking Bay': 'Death Star II Bay',
  'Home One: Docking Bay': 'Home One Bay',
  'Executor: Docking Bay': 'Executor Bay',
  'Always Thinking With Your Stomach': 'Always Thinking',
  'Surprise Counter Assault': 'Counter Assault',
  'This Is Absolutely Right': 'Absolutely Right',
  'Deactivate The Shield Generator': 'Shield Generator',
  "There'll Be Hell To Pay": 'Hell To Pay',
  'Through The Force Things You Will See': 'Things You Will See',
  'You Must Confront Vader': 'Confront Vader',
  'Set Your Course For Alderaan / The Ultimate Power In The Universe': 'Course For Alderaan',
}

/** Names for the narrowest labels and tiles, by the names above. */
const BRIEF: Readonly<Record<string, string>> = {
  'Elite Squadron': 'Elite',
  'Victory Destroyer': 'Victory',
  'Inconsequential Losses': 'Incons. Losses',
  'Emperor Palpatine': 'Palpatine',
  'Lando Calrissian': 'Lando',
  'Nien Nunb': 'Nunb',
  'Tycho Celchu': 'Tycho',
  'Wedge Antilles': 'Wedge',
  'Officer Thaneespi': 'Thaneespi',
  'Baron Soontir Fel': 'Baron Fel',
  'Blue Squadron B-wing': 'Blue B-wing',
  'Green Squadron A-wing': 'Green A-wing',
  'TIE Interceptor': 'Interceptor',
  'Hidden Forest Trail': 'Forest Trail',
  'Landing Platform': 'Platform',
  "Chief Chirpa's Hut": "Chirpa's Hut",
  'Forest Clearing': 'Clearing',
  'Meditation Chamber': 'Meditation',
  'Control Station': 'Control',
  'Rebel Landing Site': 'Landing Site',
  'Academy Training': 'Academy',
}
const RANK = /^(?:Corporal|Sergeant|Lieutenant|Captain|Admiral|General) /
const SQUADRON = /^(Gray|Red) Squadron (\d)$/
/** Where a label has no room for it. */
const ANY_SQUADRON = /^(\w+) Squadron (\d)$/

/** Returns the short name of a card: a site without its planet, a person without their rank; else its title. */
export function shortName(id: string): string {
  if (findCard(id) === undefined) return id
  const { type, place, title } = cardOf(id)
  if (type === 'location') return SHORT[title] ?? place ?? title
  return SHORT[title] ?? title.replace(RANK, '').replace(SQUADRON, '$1 $2')
}

/** Returns the briefest name of a card, for labels and tiles on which its short name would be cut. */
export function briefName(id: string): string {
  const name = shortName(id)
  return BRIEF[name] ?? name.replace(ANY_SQUADRON, '$1 $2')
}
