/** The figures in the pictures of cards that are no characters: those who do or suffer the deed of the title. */

import { byName, plain } from './names.ts'

/** A title of the tables of appearance and, where it counts, the second line of a version. */
export type CastTitle = readonly [title: string, subtitle?: string]

const MAUL: CastTitle = ['Darth Maul']
const HOODED_MAUL: CastTitle = ['Darth Maul', 'Sith Lord']
const SIDIOUS: CastTitle = ['Darth Sidious']
const HOLOGRAM: CastTitle = ['Darth Sidious', 'The Phantom Menace']
const QUI_GON: CastTitle = ['Qui-Gon Jinn']
const OBI_WAN: CastTitle = ['Obi-Wan Kenobi']
const ANAKIN: CastTitle = ['Anakin Skywalker']
const QUEEN: CastTitle = ['Queen Amidala']
const JAR_JAR: CastTitle = ['Jar Jar Binks']
const NASS: CastTitle = ['Boss Nass']
const NUTE: CastTitle = ['Nute Gunray']
const DROIDS: CastTitle = ['Battle Droid Squad']

const LIGHT: Readonly<Record<string, readonly CastTitle[]>> = {
  'All-Out Defense': [QUI_GON],
  'Anakin Skywalker, Meet Obi-Wan Kenobi': [ANAKIN, ['Obi-Wan Kenobi', 'Jedi Padawan']],
  'Are You An Angel?': [ANAKIN, ['Padmé Naberrie']],
  'Balance To The Force': [['Mace Windu'], ['Anakin Skywalker', 'Padawan']],
  'Bombad General': [['Jar Jar Binks', 'Bombad Gungan General']],
  'Brave Little Droid': [['R2-D2']],
  'Bravo Squadron': [['Bravo Pilot']],
  'Capture The Viceroy': [NUTE],
  Celebration: [NASS],
  'Come On, Move!': [['Captain Panaka']],
  Counterparts: [['C-3PO'], ['R2-D2']],
  'Da Beings Hereabouts Cawazy': [JAR_JAR],
  'Dis Is Nutsen': [JAR_JAR],
  'Don’t Spect A Werm Welcome': [JAR_JAR, OBI_WAN],
  'Dos Mackineeks No Comen Here!': [['Gungan Soldier']],
  'End This Pointless Debate': [['Queen Amidala', 'Voice of Her People']],
  'Enough Of This Pretense': [QUEEN, ['Padmé Naberrie']],
  'Fear Attracts The Fearful': [ANAKIN, JAR_JAR],
  'Galactic Chancellor': [['Valorum']],
  'Guardians Of The Queen': [QUI_GON, OBI_WAN],
  'Gungan Battle Cry': [['Gungan Warrior']],
  'Gungan Curiosity': [JAR_JAR],
  'Gungan Mounted Troops': [['Gungan Guard']],
  'Hate Leads To Suffering': [['Yoda']],
  'He Can See Things Before They Happen': [['Qui-Gon Jinn', 'Jedi Master'], ['Shmi Skywalker']],
  'He Was Meant To Help You': [['Shmi Skywalker']],
  'How Wude!': [JAR_JAR],
  'I Have A Bad Feeling About This': [OBI_WAN],
  'I Will Not Cooperate': [['Queen Amidala', 'Young Leader']],
  'I Will Take Back What Is Ours': [['Queen Amidala', 'Cunning Warrior']],
  'I’ve Been Trained In Defense': [['Padmé Naberrie']],
  'It’s A Standoff!': [['P-59']],
  'Jedi Force Push': [['Qui-Gon Jinn', 'Jedi Ambassador']],
  'Jedi Meditation': [['Qui-Gon Jinn', 'Jedi Mentor']],
  'Jedi Training': [OBI_WAN],
  Masquerade: [['Sabé'], ['Padmé Naberrie', 'Queen’s Handmaiden']],
  'May The Force Be With You': [['Mace Windu'], ['Yoda']],
  'Meeeesa Lika Dis!': [NASS],
  'NOOOOOOOOOOO!': [OBI_WAN],
  'Naboo Royal Security Forces': [['Naboo Security']],
  'No Giben Up, General Jar Jar': [['Jar Jar Binks', 'Bombad Gungan General']],
  'Pounded Unto Death': [NASS],
  'Qui-Gon’s Final Stand': [QUI_GON],
  'Security Volunteers': [['Naboo Security'], ['Naboo Officer']],
  'Senate Guard': [['Coruscant Guard']],
  'Senator Palpatine': [['Senator Palpatine']],
  'Shmi’s Pride': [['Shmi Skywalker'], ANAKIN],
  'Thanks, Artoo!': [['R2-D2'], ['Anakin Skywalker', 'Rookie Pilot']],
  'The Chancellor’s Ambassador': [['Qui-Gon Jinn', 'Jedi Ambassador']],
  'The Federation Has Gone Too Far': [QUEEN],
  'The Might Of The Republic': [['Republic Captain']],
  'The Negotiations Were Short': [OBI_WAN],
  'The Queen’s Plan': [['Queen Amidala', 'Cunning Warrior'], NASS],
  'The Will Of The Force': [QUI_GON, MAUL],
  'Twist Of Fate': [OBI_WAN],
  'Uh-Oh!': [['Jar Jar Binks', 'Bombad Gungan General']],
  'Vote Of No Confidence': [['Queen Amidala', 'Voice of Her People'], ['Valorum']],
  'We Don’t Have Time For This': [
    ['Captain Panaka', 'Royal Defender'],
    ['Queen Amidala', 'Cunning Warrior'],
  ],
  'We Wish To Board At Once': [['Republic Captain']],
  'We Wish To Form An Alliance': [['Queen Amidala', 'Cunning Warrior'], NASS],
  'We’re Not In Trouble Yet': [QUI_GON],
  'What Does Your Heart Tell You?': [ANAKIN, ['Shmi Skywalker']],
  'Wisdom Of The Council': [['Yoda'], ['Mace Windu', 'Jedi Speaker']],
  'You Are Strong With The Force': [QUI_GON],
  'Young Skywalker': [ANAKIN, ['Senator Palpatine']],
  'Your Occupation Here Has Ended': [['Queen Amidala', 'Cunning Warrior'], NUTE],
  'Yousa Guys Bombad!': [QUI_GON, OBI_WAN],
}

const DARK: Readonly<Record<string, readonly CastTitle[]>> = {
  'A Powerful Opponent': [MAUL, QUI_GON],
  'A Thousand Terrible Things': [DROIDS],
  'After Her!': [NUTE, ['Sabé']],
  'All-Out Attack': [MAUL],
  'Armored Assault': [['Trade Federation Tank']],
  'At Last We Will Have Revenge': [HOODED_MAUL],
  'Begin Landing Your Troops': [NUTE, HOLOGRAM],
  'Bounty Hunter': [['Aurra Sing']],
  'Cha Skrunee Da Pat, Sleemo': [['Sebulba']],
  'Change In Tactics': [MAUL],
  'Critical Confrontation': [MAUL, QUI_GON],
  'Da Dug Chaaa!': [['Sebulba']],
  'Dangerous Encounter': [MAUL],
  'Darth Maul Defiant': [MAUL],
  'Eventually You’ll Lose': [['Watto']],
  'Gangster’s Paradise': [['Jabba the Hutt'], ['Diva Shaliqua']],
  'He Always Wins!': [['Sebulba']],
  'I Object!': [['Lott Dod']],
  'I Will Deal With Them Myself': [HOODED_MAUL, SIDIOUS],
  'I Will Make It Legal': [NUTE, HOLOGRAM],
  'Impossible!': [['Daultay Dofine']],
  'In Complete Control': [DROIDS],
  'Kaa Bazza Kundee Hodrudda!': [['Jabba the Hutt'], ['Bib Fortuna']],
  'Kiss Your Trade Franchise Goodbye': [NUTE],
  'Let Them Make The First Move': [HOLOGRAM],
  'Mobile Assassin': [HOODED_MAUL],
  'Move Against The Jedi First': [MAUL, ['Qui-Gon Jinn', 'Jedi Master']],
  'Not For A Sith': [MAUL, OBI_WAN],
  'Now There Are Two Of Them': [HOLOGRAM, HOODED_MAUL],
  'Open Fire!': [['Trade Federation Tank']],
  'Podrace Preparation': [['Sebulba']],
  'Power Of The Sith': [MAUL],
  'Seal Off The Bridge': [NUTE, ['Rune Haako']],
  'Sith Force Push': [MAUL],
  Sniper: [['Tusken Raider', 'Marksman']],
  'Starfighter Screen': [['Starfighter Droid']],
  'Switch To Bio': [['Destroyer Droid']],
  'Take Them To Camp Four': [DROIDS],
  'The Duel Begins': [MAUL],
  'The Invasion Is On Schedule': [DROIDS],
  'The Jedi Are Involved': [NUTE],
  'The Phantom Menace': [HOLOGRAM],
  'They Will Not Stay Hidden For Long': [HOLOGRAM, HOODED_MAUL],
  'They Win This Round': [['Destroyer Droid']],
  'This Is Too Close!': [NUTE],
  'Two-Pronged Attack': [['Starfighter Droid']],
  'Use Caution': [HOLOGRAM],
  'Very Unusual': [QUI_GON],
  'Vile Gangsters': [['Jabba the Hutt'], ['Gardulla the Hutt']],
  'Watto’s Wager': [['Watto']],
  'We Are Meeting No Resistance': [DROIDS],
  'We Are Sending All Troops': [DROIDS],
  'We Have Them On The Run': [['Rune Haako'], ['Destroyer Droid', 'Wheel Droid']],
  'Where Are Those Droidekas?': [['Destroyer Droid', 'Wheel Droid']],
  'Yoka To Bantha Poodoo': [['Sebulba']],
  'You Have Been Well Trained': [HOODED_MAUL],
  'Your Little Insurrection Is At An End': [NUTE],
}

const CASTS = { ...LIGHT, ...DARK }
const casts = byName(CASTS)

/**
 * The figures in the picture of the card with this title, from left to right; empty for a title without any. A card with
 * two titles shows the first figure of each, and no figure twice.
 */
export function castOf(title: string): readonly CastTitle[] {
  const [first = [], second = []] = title.split(' & ').map((one) => casts.get(plain(one)) ?? [])
  const [left] = first
  if (left === undefined || second.length === 0) return left === undefined ? second : first
  return [left, ...second.filter(([name]) => name !== left[0]).slice(0, 1)]
}

/** All titles with a cast, as the tables write them. */
export const castTitles = (): readonly string[] => Object.keys(CASTS)
