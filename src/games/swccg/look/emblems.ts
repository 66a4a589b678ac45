/** Weapons, devices and the signs of Effects and Interrupts, about 460 units wide around 0/0. */
import type { Brush } from '../../../kit/drawing/brush.ts'
import { darker, paler } from '../../../kit/drawing/colours.ts'
import { CRAFT } from './craft.ts'
import { HEADGEAR } from './headgear.ts'
import { HEADS } from './heads.ts'

type Sign = (brush: Brush) => void

// ---------------------------------------------------------------- weapons

const rifle =
  (length: number, stock: boolean): Sign =>
  (brush) => {
    brush.lit('#2a2a30', `M-180 -26 L${length} -26 L${length} 10 L-180 14 Z`, 0, -10)
    brush.fill('#5a5a60', `M${length} -16 h40 v18 h-40 Z M-60 -60 L70 -60 L70 -34 L-60 -34 Z`)
    brush.dot('#9ac4e0', 72, -47, 8, 14)
    brush.lit('#3a3a40', 'M-110 10 L-70 10 L-92 96 L-134 92 Z', 10)
    brush.fill('#1c1c20', 'M-20 14 L30 14 L24 70 L-10 66 Z')
    if (stock) brush.line('#3a3a40', 20, 'M-180 -10 L-250 10 L-250 60')
    for (let ring = 0; ring < 4; ring++) brush.fill('#6a6a70', `M${length - 150 + ring * 34} -28 h10 v44 h-10 Z`)
  }
const longRifle: Sign = (brush) => {
  rifle(210, true)(brush)
  brush.fill('#8a7a5a', 'M214 -34 h46 v50 h-46 Z')
}
const cannon =
  (barrels: number): Sign =>
  (brush) => {
    for (let barrel = 0; barrel < barrels; barrel++) {
      const y = (barrel - (barrels - 1) / 2) * (200 / barrels)
      brush.faded(0.4, () => brush.line('#7df07a', 30, `M130 ${y} L260 ${y}`))
      brush.line('#c9ffc4', 10, `M140 ${y} L252 ${y}`)
      brush.lit('#3a3e48', `M-120 ${y - 20} L120 ${y - 12} L120 ${y + 12} L-120 ${y + 20} Z`, 0, -10)
    }
    brush.lit('#5a6270', 'M-250 -120 L-110 -120 L-110 120 L-250 120 Z', 50)
  }
const missile =
  (count: number, body: string, ring: string, flame: string): Sign =>
  (brush) => {
    for (let each = 0; each < count; each++) {
      const y = (each - (count - 1) / 2) * 130
      brush.faded(0.5, () => brush.fill(flame, `M-170 ${y - 36} Q-330 ${y} -170 ${y + 36} Z`))
      brush.lit(
        body,
        `M-170 ${y - 34} L120 ${y - 34} Q210 ${y - 20} 240 ${y} Q210 ${y + 20} 120 ${y + 34} L-170 ${y + 34} Z`,
        0,
        -20,
      )
      brush.fill(ring, `M60 ${y - 34} h30 v68 h-30 Z`)
      brush.lit(
        darker(body, 0.3),
        `M-170 ${y - 34} L-120 ${y - 34} L-190 ${y - 80} L-210 ${y - 80} Z M-170 ${y + 34} L-120 ${y + 34} L-190 ${y + 80} L-210 ${y + 80} Z`,
        0,
      )
    }
  }
const torpedoes: Sign = (brush) => {
  for (const y of [-80, 80]) {
    brush.faded(0.28, () => brush.dot('#ff9ab8', 40, y, 150, 70))
    brush.faded(0.5, () => brush.line('#ff9ab8', 40, `M-250 ${y} L40 ${y}`))
    brush.dot('#ffd0dc', 60, y, 70, 44)
    brush.dot('#ffffff', 76, y, 36, 24)
  }
}
const scope: Sign = (brush) => {
  brush.lit('#2a2d33', 'M-200 -70 L120 -70 L120 70 L-200 70 Z', 0, -40)
  brush.ball('#3a3e46', 130, 0, 70, 96)
  brush.dot('#9ac4e0', 136, 0, 44, 70)
  brush.line('#ff6a5a', 6, 'M96 0 L176 0 M136 -66 L136 66')
}

// ---------------------------------------------------------------- signs

const ring = (brush: Brush, colour: string, ...radii: readonly number[]): void => {
  for (const radius of radii)
    brush.line(
      colour,
      12,
      `M${-radius} 0 A${radius} ${radius} 0 1 1 ${radius} 0 A${radius} ${radius} 0 1 1 ${-radius} 0 Z`,
    )
}
const ripple =
  (colour: string): Sign =>
  (brush) => {
    for (const [radius, share] of [
      [230, 0.3],
      [170, 0.5],
      [110, 0.8],
    ] as const)
      brush.faded(share, () => ring(brush, colour, radius))
    hand(colour)(brush)
  }
const hand =
  (colour: string): Sign =>
  (brush) => {
    brush.lit(
      colour,
      'M-60 170 L-70 20 L-110 -40 L-84 -58 L-46 -6 L-54 -130 L-26 -134 L-14 -20 L-6 -150 L22 -150 L20 -18 L46 -132 L72 -126 L52 0 L92 -76 L116 -64 L74 60 L56 170 Z',
      40,
    )
  }
const fist: Sign = (brush) => {
  brush.lit(
    '#e0ac7e',
    'M-90 170 L-84 20 L-110 -30 L-96 -110 L-56 -126 L-46 -100 L-12 -130 L8 -104 L42 -126 L58 -98 L90 -106 L104 -20 L78 40 L80 170 Z',
    44,
  )
  for (const x of [-46, 4, 54]) brush.line('#8a5a3a', 8, `M${x} -96 L${x - 4} -30`)
}
const map = (brush: Brush, colour: string): void => {
  brush.faded(0.5, () => ring(brush, colour, 230, 160, 90))
  for (const [x, y, r] of [
    [-150, -90, 22],
    [110, -130, 30],
    [160, 90, 24],
    [-60, 140, 34],
    [0, 0, 16],
  ] as const)
    brush.ball(colour, x, y, r)
}
const arrows: Sign = (brush) => {
  map(brush, '#59c7ff')
  for (const [from, to] of [
    ['M-190 60 Q-60 -120 110 -120', 'M70 -160 L140 -120 L80 -80'],
    ['M-120 170 Q60 170 150 70', 'M104 72 L168 46 L168 116'],
  ] as const) {
    brush.line('#ffb347', 18, from)
    brush.line('#ffb347', 18, to)
  }
}
const target: Sign = (brush) => {
  ring(brush, '#ff6a5a', 220, 150, 80)
  brush.line('#ffd0c0', 9, 'M-260 0 L-40 0 M40 0 L260 0 M0 -260 L0 -40 M0 40 L0 260')
  brush.dot('#ffe9b0', 0, 0, 22)
}
const eye: Sign = (brush) => {
  for (const radius of [236, 186]) brush.faded(0.4, () => ring(brush, '#8fd0ff', radius))
  brush.lit('#f2efe6', 'M-170 0 Q0 -140 170 0 Q0 140 -170 0 Z', 0, -20)
  brush.ball('#3f7fc0', 0, 0, 66)
  brush.dot('#0c1018', 0, 0, 30)
  brush.dot('#ffffff', -20, -22, 13)
}
const ringOfLight: Sign = (brush) => {
  brush.faded(0.35, () => ring(brush, '#ffd27a', 190))
  brush.line('#ffd27a', 18, 'M-170 -60 A180 180 0 1 1 -60 170')
  brush.line('#ffd27a', 18, 'M-210 -90 L-166 -62 L-130 -104')
  hand('#e0ac7e')(brush)
}
const burst =
  (colour: string, inner: Sign): Sign =>
  (brush) => {
    for (let ray = 0; ray < 12; ray++)
      brush.at(0, 0, () => brush.fill(colour, 'M-24 -120 L0 -250 L24 -120 Z'), 1, (ray * Math.PI) / 6)
    brush.faded(0.5, () => brush.dot(colour, 0, 0, 150))
    brush.at(0, 0, () => inner(brush), 0.72)
  }
const spiral =
  (craft: keyof typeof CRAFT, colour: string): Sign =>
  (brush) => {
    brush.faded(0.6, () =>
      brush.line(colour, 16, 'M-250 190 Q-60 260 40 150 Q130 40 10 -20 Q-110 -60 -120 40 Q-110 130 10 110'),
    )
    brush.at(70, -70, () => CRAFT[craft](brush, []), 0.62, -0.4)
  }
const heads =
  (...which: readonly (readonly [keyof typeof HEADGEAR, boolean])[]): Sign =>
  (brush) => {
    for (const [at, [gear, face]] of which.entries()) {
      const x = (at - (which.length - 1) / 2) * 190
      brush.at(
        x,
        130 - Math.abs(at - (which.length - 1) / 2) * -26,
        () => {
          if (face) HEADS.human(brush, ['#e0ac7e'])
          HEADGEAR[gear](brush, [])
        },
        0.82,
      )
    }
  }
const row =
  (craft: keyof typeof CRAFT, count: number): Sign =>
  (brush) => {
    for (let each = 0; each < count; each++)
      brush.at((each - (count - 1) / 2) * 190, (each % 2) * 50 - 20, () => CRAFT[craft](brush, []), 0.44)
  }
const globe: Sign = (brush) => {
  brush.faded(0.22, () => brush.dot('#59c7ff', 0, 0, 236))
  ring(brush, '#8fd0ff', 236)
  brush.ball('#8d97a6', 0, 20, 130)
  brush.fill('#3b434f', 'M-128 30 L128 30 L126 46 L-126 46 Z')
  brush.dot('#5b6472', -46, -30, 36)
}
const monster =
  (shape: 'slug' | 'tall' | 'horned' | 'squat'): Sign =>
  (brush) => {
    const [light, pale] = ['#6ab0e8', '#c8e6ff']
    brush.faded(0.3, () => brush.dot(light, 0, 210, 200, 34))
    const bodies = {
      slug: 'M-170 200 Q-190 60 -90 20 Q-100 -130 0 -150 Q110 -130 96 10 Q190 60 170 200 Z',
      tall: 'M-50 220 L-70 20 L-120 90 L-140 70 L-80 -60 Q-70 -220 0 -230 Q70 -220 80 -60 L140 70 L120 90 L70 20 L50 220 Z',
      horned:
        'M-120 210 L-130 0 Q-120 -120 -70 -150 L-130 -240 L-40 -180 L40 -180 L130 -240 L70 -150 Q120 -120 130 0 L120 210 Z',
      squat: 'M-220 200 L-190 60 Q-170 -80 0 -90 Q170 -80 190 60 L220 200 L150 200 L130 120 L-130 120 L-150 200 Z',
    }
    brush.faded(0.85, () => brush.lit(light, bodies[shape], 50))
    brush.both(() => brush.dot('#ffffff', -34, shape === 'tall' ? -160 : -60, 15))
    const mouth = shape === 'tall' ? -110 : 0
    brush.fill(darker(light, 0.6), `M-60 ${mouth} Q0 ${mouth + 60} 60 ${mouth} Q0 ${mouth + 16} -60 ${mouth} Z`)
    if (shape === 'squat')
      for (const x of [-40, -14, 14, 40])
        brush.fill(pale, `M${x - 10} ${mouth + 6} L${x + 10} ${mouth + 6} L${x} ${mouth + 34} Z`)
    if (shape === 'tall') brush.line(pale, 13, 'M150 210 L150 -190 M150 -190 Q190 -150 160 -110')
    for (let line = 0; line < 11; line++)
      brush.faded(0.22, () => brush.line('#ffffff', 3, `M-220 ${-220 + line * 42} L220 ${-220 + line * 42}`))
  }
const smoke: Sign = (brush) => {
  for (const [x, y, r] of [
    [-120, 60, 130],
    [90, 90, 150],
    [0, -40, 140],
    [-60, -150, 90],
    [130, -110, 90],
  ] as const)
    brush.faded(0.7, () => brush.ball('#9aa2aa', x, y, r))
  brush.at(0, 150, () => HEADGEAR['field helmet'](brush, ['#3a4048']), 0.7)
}
const rings: Sign = (brush) => {
  for (const x of [0, 80, 150, 214]) brush.line('#59c7ff', 14, `M${x} -${60 + x / 3} Q${x + 34} 0 ${x} ${60 + x / 3}`)
  brush.at(-110, 0, () => rifle(90, false)(brush), 0.8)
}
const planetBroken: Sign = (brush) => {
  brush.faded(0.4, () => brush.dot('#ffb347', 0, 0, 240))
  for (const [x, y, turn] of [
    [-90, -60, 0.2],
    [80, -80, 0.9],
    [-60, 100, 2.1],
    [100, 90, 3],
  ] as const)
    brush.at(x, y, () => brush.lit('#4f8fd0', 'M-90 -40 L-10 -90 L80 -50 L70 50 L-20 80 L-84 40 Z', 30), 1, turn)
}
const station: Sign = (brush) => {
  brush.line('#7df07a', 16, 'M-70 -60 L260 -200')
  brush.ball('#8d97a6', -40, 20, 200)
  brush.fill('#14171c', 'M60 -150 L180 -40 L150 60 L120 10 L170 -20 L90 -60 L110 -110 Z')
  brush.fill('#3b434f', 'M-238 30 L158 30 L156 48 L-236 48 Z')
  brush.dot('#5b6472', -90, -56, 50)
}
const door: Sign = (brush) => {
  brush.lit('#5a6270', 'M-190 220 L-190 -150 L-120 -230 L120 -230 L190 -150 L190 220 Z', 60)
  brush.lit('#3a4048', 'M-120 220 L-120 -120 L120 -120 L120 220 Z', 40)
  brush.line('#d0453e', 34, 'M-80 -60 L80 140 M80 -60 L-80 140')
}
const galaxy: Sign = (brush) => {
  for (const [r, share] of [
    [240, 0.16],
    [190, 0.24],
    [130, 0.34],
  ] as const)
    brush.faded(share, () => brush.dot('#9fb8ff', 0, 0, r, r * 0.46, -0.4))
  brush.line('#cfd8ff', 8, 'M-190 60 Q-60 -80 0 0 Q60 80 190 -60')
  brush.dot('#ffffff', 0, 0, 32)
  brush.dot('#ffe07a', 120, -60, 26)
}
const lamp: Sign = (brush) => {
  burst('#ff5a4a', (inner) => inner.lit('#d0453e', 'M-90 110 L-90 -30 Q-80 -130 0 -130 Q80 -130 90 -30 L90 110 Z', 30))(
    brush,
  )
  brush.lit('#5a6270', 'M-130 80 L130 80 L130 130 L-130 130 Z', 40)
}
const probe: Sign = (brush) => {
  brush.line('#c9d0d8', 10, 'M150 40 L300 90')
  brush.ball('#23262c', 0, 0, 170)
  brush.dot('#d0453e', 40, -40, 34)
  for (const y of [-80, 80]) brush.line('#4a4e58', 12, `M-150 ${y} L150 ${y}`)
}
const spark: Sign = (brush) => {
  brush.lit('#9aa2aa', 'M-250 -60 L250 -110 L250 140 L-250 150 Z', 60)
  brush.fill('#3b434f', 'M-40 -20 L60 -40 L90 40 L20 80 L-60 50 Z')
  burst('#ffc24a', (inner) => inner.dot('#fff4d0', 0, 0, 50))(brush)
}

/** The sign of each title; a title that is not here is refused by a test. */
export const EMBLEMS: Readonly<Record<string, Sign>> = {
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
