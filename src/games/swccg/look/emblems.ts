/** The pictures of weapons, devices, Effects and Interrupts by title, about 460 units wide around 0/0. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { paler } from '../../../kit/drawing/colours.ts'
import { CRAFT } from './craft.ts'
import { EMBLEMS_OF_ENDOR } from './emblems/endor.ts'
import { EMBLEMS_OF_FLEETS } from './emblems/fleet.ts'
import {
  arrows,
  burst,
  cannon,
  door,
  eye,
  fist,
  galaxy,
  globe,
  hand,
  heads,
  lamp,
  longRifle,
  map,
  missile,
  monster,
  planetBroken,
  probe,
  rifle,
  ring,
  ringOfLight,
  rings,
  ripple,
  row,
  scope,
  smoke,
  spark,
  spiral,
  station,
  target,
  torpedoes,
} from './emblems/signs.ts'
import { HEADGEAR } from './headgear.ts'
import { HEADS } from './heads.ts'

type Sign = (brush: Brush) => void

/** The sign of each title; a title that is not here is refused by a test. */
export const EMBLEMS: Readonly<Record<string, Sign>> = {
  ...EMBLEMS_OF_ENDOR,
  ...EMBLEMS_OF_FLEETS,
  'Blaster Rifle': rifle(190, true),
  'BlasTech E-11B Blaster Rifle': rifle(140, false),
  "4-LOM's Concussion Rifle": longRifle,
  'Enhanced TIE Laser Cannon': cannon(2),
  'SFS L-s7.2 TIE Cannon': cannon(4),
  'Intruder Missile': missile(1, '#8a9098', '#c8302a', '#ff9a6a'),
  'Concussion Missiles': missile(2, '#8a9098', '#3f8fd0', '#59c7ff'),
  'Enhanced Proton Torpedoes': torpedoes,
  'Blaster Scope': scope,
  'Battle Order': (brush) => {
    map(brush, '#8d97a6')
    brush.at(0, 20, () => fist(brush), 0.9)
  },
  'Battle Plan': arrows,
  'Combat Response': (brush) => {
    brush.at(-110, 150, () => HEADGEAR['tie pilot'](brush, []), 0.9)
    brush.at(120, -70, () => CRAFT.tie(brush, []), 0.5, -0.3)
  },
  'Squadron Assignments': (brush) => {
    brush.at(0, -110, () => row('x-wing', 3)(brush), 0.8)
    brush.at(0, 90, () => heads(['pilot helmet', true], ['pilot helmet', true], ['pilot helmet', true])(brush), 0.62)
  },
  'Inconsequential Losses': burst('#ff8a4a', (brush) => brush.at(0, 0, () => CRAFT.tie(brush, []), 0.7, 0.5)),
  'Superficial Damage': spark,
  'Dark Maneuvers': spiral('tie', '#8fd0ff'),
  'A Few Maneuvers': spiral('x-wing', '#ffb347'),
  'Imperial Reinforcements': heads(['stormtrooper', false], ['stormtrooper', false], ['stormtrooper', false]),
  Ghhhk: monster('slug'),
  Monnok: monster('tall'),
  Grimtaash: monster('horned'),
  Houjix: monster('squat'),
  'Flawless Marksmanship': target,
  'Steady Aim': (brush) => {
    target(brush)
    brush.at(0, 130, () => rifle(110, false)(brush), 0.7)
  },
  'Combat Readiness': row('at-st', 3),
  'Prepared Defenses': globe,
  'Careful Planning': (brush) => {
    map(brush, '#8fd0ff')
    for (const x of [-150, 150]) brush.at(x, 130, () => hand('#e0ac7e')(brush), 0.55, x / 400)
  },
  'Take The Initiative': (brush) => {
    brush.line('#ffb347', 26, 'M-230 150 L190 -110 M110 -130 L206 -120 L170 -30')
    brush.at(0, 150, () => heads(['field helmet', true])(brush), 0.9)
  },
  'Heading For The Medical Frigate': (brush) => {
    brush.at(50, -60, () => CRAFT.nebulon(brush, []), 0.7)
    brush.at(-150, 140, () => CRAFT['x-wing'](brush, []), 0.32, -0.5)
  },
  'A Disturbance In The Force': ripple('#8a5ad0'),
  'A Tremor In The Force': ripple('#8fd0ff'),
  "There'll Be Hell To Pay": burst('#ff6a3a', fist),
  'Ability, Ability, Ability': heads(['tie pilot', false], ['vader', false], ['stormtrooper', false]),
  Abyss: (brush) => {
    for (const [r, colour] of [
      [230, '#2a3140'],
      [180, '#1b212c'],
      [120, '#10141b'],
      [60, '#06080b'],
    ] as const)
      brush.dot(colour, 0, 0, r)
    brush.fill('#8d97a6', 'M-260 -20 L40 -12 L40 12 L-260 30 Z')
  },
  'Cane Adiss': (brush) => {
    brush.lit('#8a7a4a', 'M-200 200 Q-220 -60 -40 -130 Q120 -150 150 0 Q180 120 220 200 Z', 60)
    brush.both(() => brush.dot('#f0d060', -50, -50, 22, 16))
    brush.line('#3a3018', 10, 'M-90 20 Q0 60 90 20')
  },
  'A Bright Center To The Universe': galaxy,
  Alter: ringOfLight,
  Sense: eye,
  'Set For Stun': rings,
  'Aiiii! Aaa! Agggggggggg!': burst('#ffd27a', (brush) => brush.dot('#3a1018', 0, 0, 80, 110)),
  'Sonic Bombardment': (brush) => ring(brush, '#ffb347', 60, 110, 160, 210),
  Torture: probe,
  'Put All Sections On Alert': lamp,
  'Watch Your Back!': (brush) => {
    brush.at(0, 70, () => eye(brush), 0.8)
    brush.at(0, -130, () => CRAFT.tie(brush, []), 0.5)
  },
  "That Thing's Operational": station,
  'Set Your Course For Alderaan / The Ultimate Power In The Universe': (brush) => {
    brush.at(-80, -20, () => station(brush), 0.8)
    brush.ball('#3d8fd6', 190, 140, 70)
  },
  'Crash Site Memorial': (brush) => {
    brush.lit('#d8d6cc', 'M-250 210 L-40 40 L250 120 L200 210 Z', 40)
    brush.at(40, 90, () => HEADGEAR['pilot helmet'](brush, []), 0.9)
  },
  'Tauntaun Bones': (brush) => {
    brush.lit('#eef3f8', 'M-260 220 Q0 120 260 220 Z', 20)
    for (const x of [-120, -70, -20, 30]) brush.line('#e0dccc', 15, `M${x} -60 Q${x - 60} 40 ${x + 20} 140`)
    brush.line('#e0dccc', 20, 'M-150 -70 Q0 -110 110 -60')
    brush.ball('#e0dccc', 150, -60, 60, 46)
    brush.line('#8a7a6a', 14, 'M130 -100 Q100 -160 150 -176')
  },
  'Access Denied': door,
  'Count Me In': (brush) => {
    ring(brush, '#ffb347', 220)
    hand('#e0ac7e')(brush)
  },
  'A Tragedy Has Occurred': planetBroken,
  'A Vergence In The Force': (brush) => {
    brush.line('#ffe07a', 16, 'M-220 160 Q-240 -180 30 -200 Q240 -180 190 40 Q130 190 -20 130 Q-120 60 -40 -30')
    brush.ball(paler('#e0ac7e', 0.1), 0, -10, 46)
    brush.lit('#c9ac82', 'M-60 130 Q-50 40 0 34 Q50 40 60 130 Z', 20)
  },
  'A New Secret Base': (brush) => {
    brush.lit('#dcebf4', 'M-260 220 L-200 -120 L-60 -230 L120 -190 L260 -40 L260 220 Z', 60)
    brush.fill('#14202c', 'M-120 220 L-120 20 Q0 -70 120 20 L120 220 Z')
    brush.at(0, 160, () => CRAFT['x-wing'](brush, []), 0.26)
  },
  'Nabrun Leids': (brush) => {
    HEADS.human(brush, ['#8fa06a'])
    brush.lit('#4a4e58', 'M-60 -120 L60 -120 L40 -40 L-40 -40 Z', 20)
    for (const x of [-1, 1])
      for (const y of [60, 150]) brush.line('#8fa06a', 36, `M${x * 60} ${y} L${x * 220} ${y - 60}`)
  },
  'Through The Force Things You Will See': (brush) => {
    ripple('#f0b48a')(brush)
    brush.lit('#f3c6a0', 'M-160 160 L-100 60 L-20 120 L40 30 L110 110 L170 160 Z', 20)
  },
  'Smoke Screen': smoke,
  'Artoo, I Have A Bad Feeling About This': (brush) => {
    brush.at(120, 150, () => HEADS.astromech(brush, []), 0.6)
    brush.at(-110, 150, () => HEADS['insect droid'](brush, ['#d8a23a']), 0.9)
  },
  "A Jedi's Resilience": (brush) => {
    brush.lit('#4a6a3a', 'M-260 220 Q0 120 260 220 Z', 20)
    brush.lit('#6b4a30', 'M-70 190 Q-80 40 -10 0 Q60 40 50 190 Z', 30)
    brush.ball('#e0ac7e', -10, -50, 52)
    brush.line('#7df07a', 16, 'M70 120 L190 -180')
  },
  'A Step Backward': (brush) => {
    brush.lit('#5a6270', 'M-260 40 L60 40 L60 220 L-260 220 Z', 40)
    brush.lit('#2a2a30', 'M-60 -190 L20 -190 L30 0 L90 10 L90 44 L-70 44 Z', 20)
    brush.line('#ff3a3a', 18, 'M250 -200 L120 60')
  },
  'You Must Confront Vader': (brush) => {
    brush.at(0, 120, () => HEADGEAR.vader(brush, []), 1.15)
    brush.line('#7df07a', 16, 'M0 230 L0 40')
  },
}
