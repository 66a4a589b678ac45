/** The pictures of the Admiral's Orders, Effects, Interrupts, Objectives and weapons of Death Star II, by title. */

import { craft, type EmblemPainter, group, people, site } from './scenes.ts'
import { arrows, burst, cannon, eye, fist, hand, map, ring, spark, target } from './signs.ts'
import { TOOLS } from './tools.ts'

const at =
  (sign: EmblemPainter, x: number, y: number, size = 1, turn = 0): EmblemPainter =>
  (brush) =>
    brush.at(x, y, () => sign(brush), size, turn)
const flash = (colour: string): EmblemPainter => burst(colour, () => undefined)
/** Three craft that fly together. */
const flight = (one: EmblemPainter, size = 0.42): EmblemPainter =>
  group(at(one, -150, -70, size), at(one, 10, -130, size), at(one, 150, -40, size))
const grid: EmblemPainter = (brush) => map(brush, '#8d97a6')
const chart: EmblemPainter = (brush) => map(brush, '#59c7ff')

const LIGHT: Readonly<Record<string, EmblemPainter>> = {
  'Capital Support': group(
    TOOLS.order,
    at(craft('star cruiser', '#c2a88e', '#8a5a44', 'command'), 0, -40, 0.72),
    at(craft('x-wing', '#d8d6cc', '#b8402e'), 70, 120, 0.34),
  ),
  'Combined Fleet Action': group(
    TOOLS.order,
    at(craft('star cruiser', '#a8aeb0', '#3f6b8a'), -40, -110, 0.5),
    at(craft('nebulon'), 60, 30, 0.42),
    at(craft('corvette'), -70, 140, 0.36),
  ),
  'Concentrate All Fire': group(
    TOOLS.order,
    at(craft('executor'), 0, -60, 0.66),
    at(flash('#ff6a3a'), 30, 20, 0.5),
    at(craft('a-wing'), -120, 140, 0.3, -0.7),
  ),
  "I'll Take The Leader": group(
    TOOLS.order,
    at(target, 60, -60, 0.6),
    at(craft('interceptor', '#6a7680', '#1c1f26', '#b01f2a'), 60, -60, 0.4),
    at(craft('x-wing', '#d8d6cc', '#d0302a', '1'), -110, 120, 0.46, -0.7),
  ),
  'Taking Them With Us': group(
    TOOLS.order,
    at(craft('imperial destroyer'), 20, -60, 0.6),
    at(flash('#ff8a4a'), -110, 0, 0.5),
    at(craft('b-wing'), -110, 130, 0.4),
  ),
  'Close Air Support': group(
    at(craft('y-wing'), 30, -100, 0.6, 0.5),
    at(people('Endor Scout Trooper', 'Corporal Midge'), 0, 60, 0.85),
  ),
  'Honor Of The Jedi': group(
    at(TOOLS.saber('#58e07a'), 100, -20, 0.9, 0.3),
    at(people('Luke Skywalker, Jedi Knight'), -50, 45, 0.85),
  ),
  'I Feel The Conflict': group(
    at(people('Lord Vader'), 70, 60, 0.8),
    at(people('Luke Skywalker, Jedi Knight'), -110, 120, 0.6),
  ),
  "I'm With You Too": people('Luke Skywalker, Jedi Knight', 'General Solo', 'Daughter Of Skywalker'),
  'Launching The Assault': group(
    at(craft('star cruiser', '#c2a88e', '#8a5a44', 'command'), -20, -90, 0.7),
    at(flight(craft('x-wing', '#d8d6cc', '#b8402e'), 0.26), 20, 150),
  ),
  "Let's Keep A Little Optimism Here": group(
    at(people('General Calrissian'), -70, 45, 0.85),
    at(craft('freighter'), 130, -110, 0.42),
  ),
  'Menace Fades': group(at(TOOLS.unfinished, 0, -10, 0.9), at(TOOLS.sunrise, 0, 150, 0.8)),
  'Staging Areas': group(chart, at(craft('star cruiser', '#8f9a9c', '#5a6a6e', 'wings'), 0, 0, 0.6)),
  'Strike Planning': group(at(TOOLS.moon, 0, -100, 0.5), at(people('General Crix Madine'), 0, 60, 0.8)),
  Strikeforce: group(
    at(flight(craft('y-wing'), 0.34), 0, -50),
    people('General Solo', 'Chewbacca Of Kashyyyk', 'Daughter Of Skywalker'),
  ),
  'The Time For Our Attack Has Come': group(
    at(TOOLS.unfinished, 0, -110, 0.6),
    at(people('Admiral Ackbar', 'Mon Mothma'), 0, 45, 0.85),
  ),
  'The Way Of Things': group(at(TOOLS.twilight, 0, 0, 1), at(hand('#8aa06a'), 0, 60, 0.7)),
  'Twilight Is Upon Me': group(at(TOOLS.twilight, 0, -40, 1), at(TOOLS.hutLight, 0, 130, 0.8)),
  'Your Insight Serves You Well': group(at(eye, 0, -110, 0.6), people('Luke Skywalker, Jedi Knight')),
  'Anakin Skywalker': group(at(TOOLS.ghost, 0, 20, 1), at(TOOLS.helmetOff, 130, 150, 0.6)),
  'Critical Error Revealed': group(at(TOOLS.plan, 0, -30, 0.95), at(target, 50, -40, 0.35)),
  'Head Back To The Surface': group(
    at(TOOLS.unfinished, 0, 60, 0.7),
    at(craft('freighter'), 60, -130, 0.46),
    at(arrows, -130, -70, 0.4),
  ),
  'Insertion Planning': group(at(chart, 0, -50, 0.8), at(craft('shuttle', '#e8e4d8', '#5a6b44'), 0, 70, 0.6)),
  'Our Only Hope': group(at(TOOLS.ghost, -80, 10, 0.8), at(people('Luke Skywalker, Jedi Knight'), 100, 90, 0.7)),
  'Rebel Leadership': people('Admiral Ackbar', 'Mon Mothma', 'General Crix Madine'),
  'There Is Good In Him / I Can Save Him': group(
    at(people('Luke Skywalker, Jedi Knight', 'Lord Vader'), 0, 30, 1),
    at(TOOLS.saber('#58e07a'), 0, -80, 0.6),
  ),
  'A-wing Cannon': group(at(cannon(1), 20, 90, 0.9), at(craft('a-wing'), -60, -110, 0.5)),
  'Heavy Turbolaser Battery': TOOLS.turbolaser,
  "Luke's Lightsaber": TOOLS.saber('#58e07a'),
  'Orbital Mine': TOOLS.mine,
}
const DARK: Readonly<Record<string, EmblemPainter>> = {
  'Battle Deployment': group(
    TOOLS.order,
    at(craft('imperial destroyer'), -30, -90, 0.56),
    at(flight(craft('tie'), 0.26), 0, 160),
  ),
  'Fighter Cover': group(
    TOOLS.order,
    at(craft('imperial destroyer'), 0, 30, 0.66),
    at(craft('tie'), -130, -130, 0.3),
    at(craft('tie'), 120, -130, 0.3),
  ),
  'Fighters Coming In': group(
    TOOLS.order,
    at(craft('tie'), -130, -80, 0.5),
    at(craft('tie'), 120, -110, 0.4),
    at(craft('tie'), 0, 100, 0.6),
  ),
  'Intensify The Forward Batteries': group(
    TOOLS.order,
    at(TOOLS.turbolaser, 0, 20, 0.8),
    at(flash('#7df07a'), 150, -130, 0.4),
  ),
  "We're In Attack Position Now": group(
    TOOLS.order,
    grid,
    at(craft('executor'), 0, -40, 0.6),
    at(craft('imperial destroyer'), 20, 110, 0.42),
  ),
  'Desperate Counter': group(at(craft('tie'), -60, -60, 0.6, 0.5), at(flash('#ff6a3a'), 110, 60, 0.6)),
  "Emperor's Power": group(at(people('Emperor Palpatine'), 0, 30, 0.9), at(TOOLS.lightning, 0, 90, 0.8)),
  'Endor Shield': group(
    at(TOOLS.moon, 0, 30, 0.72),
    at((brush) => ring(brush, '#59c7ff', 190, 226), 0, 10),
  ),
  'Flagship Operations': group(at(craft('executor'), 0, -90, 0.8), people('Admiral Piett', 'Lord Vader')),
  'Insignificant Rebellion': group(
    at(fist, 40, -30, 0.95),
    at(craft('x-wing', '#d8d6cc', '#b8402e'), -150, 130, 0.34, 0.6),
  ),
  'Leave Them To Me': group(people('Lord Vader'), at(craft('shuttle', '#c9ced6', '#5b6472'), 150, -140, 0.34)),
  'Mobilization Points': group(grid, at(TOOLS.wheel, 0, 0, 0.6)),
  'Overseeing It Personally': group(
    at(TOOLS.unfinished, 60, -100, 0.6),
    at(people('Emperor Palpatine'), -50, 75, 0.75),
  ),
  'Royal Escort': people('Royal Guard', 'Emperor Palpatine', 'Royal Guard'),
  'Something Special Planned For Them': group(
    at(people('Emperor Palpatine'), -90, 75, 0.75),
    at(TOOLS.unfinished, 130, -60, 0.5),
    at(TOOLS.beam, 40, -40, 0.8),
  ),
  'You Cannot Hide Forever': group(at(eye, 0, -130, 0.5), at(people('Lord Vader'), 0, 60, 0.8)),
  'Your Destiny': group(
    at(TOOLS.saber('#ff3a3a'), 110, -20, 0.9, 0.3),
    at(people('Emperor Palpatine', 'Luke Skywalker, Jedi Knight'), -20, 40, 0.9),
  ),
  'Force Lightning': group(at(TOOLS.lightning, 70, -60, 1.1), at(hand('#d8d0c0'), -150, 150, 0.8, 0.5)),
  'Imperial Command': group(
    at(TOOLS.wheel, 0, -120, 0.6),
    people('Admiral Piett', 'Admiral Chiraneau', 'Moff Jerjerrod'),
  ),
  'Operational As Planned': group(at(TOOLS.unfinished, -30, 0, 0.95), at(TOOLS.beam, 40, -60, 1)),
  'Rise, My Friend': group(at(people('Emperor Palpatine'), -100, -10, 0.75), at(people('Lord Vader'), 120, 90, 0.65)),
  'Young Fool': group(at(people('Luke Skywalker, Jedi Knight'), 60, 75, 0.75), at(TOOLS.lightning, -110, -30, 0.8)),
  "Bring Him Before Me / Take Your Father's Place": group(
    site('Death Star II: Throne Room'),
    people('Lord Vader', 'Emperor Palpatine', 'Luke Skywalker, Jedi Knight'),
  ),
  "Darth Vader's Lightsaber": TOOLS.saber('#ff3a3a'),
  'Force Pike': TOOLS.pike,
  'Superlaser Mark II': group(
    at(TOOLS.unfinished, -70, 30, 0.85),
    at(TOOLS.beam, 40, -50, 1.2),
    at(spark, 230, -150, 0.3),
  ),
}

/** The pictures of both sides. */
export const EMBLEMS_OF_FLEETS: Readonly<Record<string, EmblemPainter>> = { ...LIGHT, ...DARK }
