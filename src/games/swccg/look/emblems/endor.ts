/** The pictures of the Effects, Interrupts, Objectives and weapons of Endor, by title. */
import type { Brush } from '../../../../kit/drawing/brush.ts'
import { craft, type EmblemPainter, group, people, site } from './scenes.ts'
import { arrows, burst, door, eye, fist, hand, lamp, map, rifle, ring, smoke, target } from './signs.ts'
import { TOOLS } from './tools.ts'

const at =
  (sign: EmblemPainter, x: number, y: number, size = 1, turn = 0): EmblemPainter =>
  (brush: Brush) =>
    brush.at(x, y, () => sign(brush), size, turn)
const blue: EmblemPainter = (brush) => map(brush, '#59c7ff')

const LIGHT: Readonly<Record<string, EmblemPainter>> = {
  'Aim High': group(at(target, 0, -70, 0.7), at(rifle(150, true), 0, 130, 0.9, -0.5)),
  'Commando Training': group(
    people('Endor Scout Trooper', 'Corporal Janse', 'Sergeant Junkin'),
    at(target, 0, -190, 0.3),
  ),
  "I Hope She's All Right": people('Luke Skywalker, Jedi Knight', 'Daughter Of Skywalker'),
  'I Wonder Who They Found': group(people('General Solo', 'Chewbacca Of Kashyyyk'), at(eye, 0, -200, 0.4)),
  Insurrection: group(at(burst('#ff6a3a', fist), 0, -40, 0.9), at(people('Wicket', 'Teebo', 'Lumat'), 0, 70, 0.8)),
  "That's One": group(
    at(craft('bike', '#5a4a38'), 60, 60, 0.8),
    at(
      burst('#ff8a4a', () => undefined),
      -140,
      -90,
      0.6,
    ),
  ),
  Wokling: group(at(people('Wicket'), 0, 120, 0.6), at(TOOLS.cradle, 0, 120, 0.9)),
  'Deactivate The Shield Generator': group(
    at(TOOLS.dish, 0, -20, 0.95),
    at(burst('#ffb347', TOOLS.charge), 130, 130, 0.5),
  ),
  'Covert Landing': group(
    site('Endor: Rebel Landing Site (Forest)'),
    at(craft('shuttle', '#e8e4d8', '#5a6b44'), 0, 0, 0.7),
  ),
  'Endor Celebration': group(at(TOOLS.fireworks, 0, -90, 0.9), people('Wicket', 'Daughter Of Skywalker', 'Teebo')),
  'Ewok And Roll': group(at(TOOLS.logs, 0, 120, 0.9), at(craft('at-st', '#8a9298'), 40, -60, 0.6, 0.7)),
  'Ewok Log Jam': group(
    at(craft('at-st', '#8a9298'), 0, 10, 0.75),
    at(TOOLS.trunk, -150, -40, 0.8),
    at(TOOLS.trunk, 150, -40, 0.8),
  ),
  'Ewok Rescue': group(people('Paploo', 'Daughter Of Skywalker'), at(TOOLS.net, 0, -150, 0.6)),
  Firefight: group(
    at(
      burst('#ff6a3a', () => undefined),
      0,
      -30,
      0.7,
    ),
    at(rifle(150, false), -110, 110, 0.7, -0.4),
    at(rifle(150, true), 130, 110, 0.6, 3.5),
  ),
  'Fly Casual': group(at(craft('shuttle', '#e8e4d8', '#5a6b44'), -30, 70, 0.62), at(craft('executor'), 20, -150, 0.7)),
  'Free Ride': group(at(craft('bike'), 0, 110, 0.9), at(people('Paploo'), -40, -40, 0.5)),
  'Get Alongside That One': group(at(craft('bike'), -30, -100, 0.72), at(craft('bike', '#5a6b44'), 50, 110, 0.8)),
  'Here We Go Again': group(
    people('Threepio', 'Artoo'),
    at(
      burst('#ffb347', () => undefined),
      0,
      -210,
      0.3,
    ),
  ),
  'I Have A Really Bad Feeling About This': group(
    at(TOOLS.campfire, 0, 170, 0.8),
    at(people('General Solo'), 0, -60, 0.62),
  ),
  'I Know': people('General Solo', 'Daughter Of Skywalker'),
  'Lost In The Wilderness': group(site('Endor: Dark Forest'), at(people('Corporal Beezer'), 0, 90, 0.7)),
  'Rapid Deployment': group(at(arrows, 0, -30, 0.8), people('Corporal Midge', 'Corporal Delevar', 'Captain Yutani')),
  'Sound The Attack': group(people('Teebo'), at(TOOLS.horn, 60, 60, 0.9)),
  'Surprise Counter Assault': group(
    at(burst('#ffd27a', fist), 0, -90, 0.6),
    people('Chewbacca Of Kashyyyk', 'Wicket', 'General Solo'),
  ),
  'This Is Absolutely Right': group(at(blue, 0, -60, 0.7), people('Threepio', 'General Solo')),
  'Throw Me Another Charge': group(at(hand('#e0ac7e'), -80, 90, 0.9, -0.2), at(TOOLS.charge, 90, -80, 0.8, 0.4)),
  'Were You Looking For Me?': group(site('Endor: Bunker'), at(people('Wicket'), 0, 60, 0.8)),
  'Wookiee Guide': group(site('Endor: Hidden Forest Trail'), people('Chewbacca Of Kashyyyk')),
  'Yub Yub!': group(at(people('Graak', 'Wicket', 'Rabin'), 0, -60, 0.9), at(TOOLS.drum, 0, 190, 0.9)),
  'Rebel Strike Team / Garrison Destroyed': group(
    site('Endor: Bunker'),
    people('General Solo', 'Daughter Of Skywalker', 'Chewbacca Of Kashyyyk'),
  ),
  'A280 Sharpshooter Rifle': TOOLS.sharpshooter,
  "Chewbacca's Bowcaster": TOOLS.bowcaster,
  'Ewok Bow': TOOLS.bow,
  'Ewok Catapult': TOOLS.catapult,
  'Ewok Spear': TOOLS.spear,
  'Explosive Charge': at(TOOLS.charge, 0, 0, 1.5),
}
const DARK: Readonly<Record<string, EmblemPainter>> = {
  'An Entire Legion Of My Best Troops': group(
    people('Stormtrooper', 'Elite Squadron Stormtrooper', 'Corporal Drazin'),
    at(people('Emperor Palpatine'), 0, -140, 0.5),
  ),
  'Aratech Corporation': group(at(TOOLS.gear, 0, -20, 1), at(craft('bike'), 0, 40, 0.75)),
  'Biker Scout Gear': group(at(people('Biker Scout Trooper'), 0, -40, 0.8), at(rifle(60, false), 0, 190, 0.6)),
  'Closed Door': group(site('Endor: Back Door'), at(door, 0, 40, 0.75)),
  Crossfire: group(at(TOOLS.beams, 0, -40, 1), people('Corporal Avarik', 'Sergeant Barich')),
  'Early Warning Network': group(
    at(TOOLS.dish, 0, 60, 0.7),
    at((brush) => ring(brush, '#ff6a5a', 120, 170, 220), 0, -60),
  ),
  "Empire's New Order": group(at(TOOLS.wheel, 0, -40, 0.9), people('Admiral Piett', 'Commander Igar')),
  'Establish Secret Base': group(site('Endor: Landing Platform (Docking Bay)'), at(eye, 0, -130, 0.5)),
  'Imperial Academy Training': group(
    at(TOOLS.wheel, 0, -130, 0.5),
    people('Colonel Dyer', 'Lieutenant Watts', 'Navy Trooper'),
  ),
  'Imperial Arrest Order': group(at(TOOLS.cuffs, 0, 120, 0.8), at(TOOLS.wheel, 0, -110, 0.6)),
  'Ominous Rumors': group(at(TOOLS.unfinished, 0, -60, 0.8), at(smoke, 0, 150, 0.6)),
  'Perimeter Patrol': group(
    site('Endor: Back Door'),
    at(craft('at-st'), -120, 60, 0.6),
    at(craft('bike'), 140, 110, 0.5),
  ),
  'Pinned Down': group(at(TOOLS.beams, 0, -60, 0.9), at(people('Sergeant Bruckman'), 0, 110, 0.7)),
  'Relentless Tracking': group(
    at((brush) => ring(brush, '#ff6a5a', 80, 150, 220), 0, 0),
    at(people('Corporal Oberk'), 0, 0, 0.7),
  ),
  'Search And Destroy': group(at(target, 0, -30, 0.9), at(craft('at-st'), 0, 20, 0.62)),
  'Security Precautions': group(at(door, 0, -50, 0.7), people('Navy Trooper', 'Navy Trooper Vesden')),
  'Well-earned Command': group(people('Commander Igar'), at(TOOLS.medal, 130, 60, 0.7)),
  Accelerate: group(at(TOOLS.streaks, 0, 0, 1), at(craft('bike'), 40, 20, 0.85)),
  'Always Thinking With Your Stomach': group(
    at(TOOLS.net, 0, -60, 0.8),
    at(people('Chewbacca Of Kashyyyk'), 0, 90, 0.7),
  ),
  'Compact Firepower': group(
    at(TOOLS.scoutBlaster, 0, -20, 0.9),
    at(
      burst('#ff6a3a', () => undefined),
      180,
      -110,
      0.4,
    ),
  ),
  Counterattack: group(at(arrows, 0, -60, 0.7, 3.14), people('Sergeant Wallen', 'Stormtrooper', 'Sergeant Tarl')),
  'Dead Ewok': group(at(TOOLS.spear, 0, 60, 0.9, -0.7), at(TOOLS.hoodLeft, 0, -60, 0.8)),
  "Don't Move!": group(at(hand('#e8e8e4'), -120, 40, 0.9), at(people('Sergeant Elsek'), 110, 90, 0.7)),
  'Eee Chu Wawa!': group(
    at(people('Wicket', 'Kazak', 'Paploo'), 0, 60, 0.9),
    at(
      burst('#ffd27a', () => undefined),
      0,
      -170,
      0.5,
    ),
  ),
  'Endor Occupation': group(at(TOOLS.moon, 0, -20, 0.9), at(craft('at-at'), 0, 90, 0.6)),
  'Freeze!': group(at(people('Lieutenant Renz'), -90, 60, 0.8), at(rifle(120, false), 110, 120, 0.7, -0.3)),
  'Go For Help!': group(
    at(TOOLS.streaks, 0, 40, 0.9),
    at(people('Corporal Misik'), -60, 90, 0.7),
    at(lamp, 150, -90, 0.5),
  ),
  'High-speed Tactics': group(
    at(TOOLS.streaks, 0, 0, 1),
    at(craft('bike'), -60, -80, 0.6),
    at(craft('bike', '#4a4e54'), 80, 110, 0.7),
  ),
  'Hot Pursuit': group(
    at(craft('bike'), -110, 90, 0.66),
    at(craft('bike', '#5a6b44'), 150, -90, 0.5),
    at(TOOLS.beams, 30, -20, 0.6),
  ),
  'Imperial Tyranny': group(
    at(TOOLS.wheel, 0, -90, 0.8),
    at(people('Stormtrooper', 'Lord Vader', 'Stormtrooper'), 0, 40, 0.9),
  ),
  "It's An Older Code": group(at(TOOLS.code, 0, -60, 0.9), at(craft('shuttle', '#e8e4d8', '#5a6b44'), 0, 120, 0.5)),
  'Main Course': group(at(TOOLS.campfire, 0, 160, 0.9), at(people('Chief Chirpa', 'Logray'), 0, -80, 0.7)),
  Outflank: group(at(arrows, 0, -30, 0.9), at(craft('at-st'), -130, 70, 0.42), at(craft('at-st'), 140, 70, 0.42)),
  'Pitiful Little Band': group(
    at(people('Emperor Palpatine'), 0, -60, 0.8),
    at(people('Captain Yutani', 'Wicket', 'Corporal Beezer'), 0, 150, 0.5),
  ),
  'Scout Recon': group(at(people('Biker Scout Trooper'), -70, 60, 0.8), at(TOOLS.binoculars, 140, 100, 0.8)),
  'Sneak Attack': group(site('Endor: Dark Forest'), at(people('Corporal Drelosyn'), 40, 60, 0.8)),
  'Wounded Warrior': group(
    at(people('Daughter Of Skywalker'), 0, 30, 0.9),
    at(
      burst('#ff6a5a', () => undefined),
      150,
      130,
      0.4,
    ),
  ),
  'You Rebel Scum': group(at(people('Lieutenant Renz'), -90, 45, 0.85), at(TOOLS.cuffs, 140, 130, 0.6)),
  'Endor Operations / Imperial Outpost': group(
    site('Endor: Landing Platform (Docking Bay)'),
    people('Commander Igar', 'Lord Vader'),
  ),
  'AT-ST Dual Cannon': TOOLS.dualCannon,
  'Scout Blaster': TOOLS.scoutBlaster,
  'Speeder Bike Cannon': group(at(craft('bike'), -60, -40, 0.8), at(TOOLS.smallCannon, 60, 120, 0.9)),
}

/** The pictures of both sides. */
export const EMBLEMS_OF_ENDOR: Readonly<Record<string, EmblemPainter>> = { ...LIGHT, ...DARK }
