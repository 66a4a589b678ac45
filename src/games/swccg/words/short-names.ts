/** Short names of cards with long titles, for labels that would not fit on a phone. Both languages use the English names. */
import { findCard } from '../cards/index.ts'

const SHORT: Readonly<Record<string, string>> = {
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
  'Imperial Reinforcements': 'Reinforcements',
}
const RANK = /^(?:Corporal|Sergeant|Lieutenant|Captain|Admiral|General) /
const SQUADRON = /^(Gray|Red) Squadron (\d)$/

/** Returns the short name of a card: a site without its planet, a person without their rank; else its title. */
export function shortName(id: string): string {
  const card = findCard(id)
  if (card === undefined) return id
  if (card.type === 'location') return card.place ?? card.title
  return SHORT[card.title] ?? card.title.replace(RANK, '').replace(SQUADRON, '$1 $2')
}
