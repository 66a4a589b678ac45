/** The designed pictures of a table of places, rebuilt from blocks, and the most that can lie on it. */
import type { Language, MusterFighter, Scene, Tile } from '../../src/contract/index.ts'
import { board, hand, held, idOf, piles, place, SHEET, said, scene, scores, tile, track } from './place-scenes.ts'

const dark = (title: string, power: number | null, more: Partial<Tile> = {}) => tile('dark', title, power, more)
const light = (title: string, power: number | null, more: Partial<Tile> = {}) => tile('light', title, power, more)
const site = (side: string, title: string) => idOf(side, title)

const handOf = (state?: Tile['state']): readonly Tile[] => [
  held('Corporal Drazin', 'Corporal Drazin', 2),
  held('Lieutenant Grond', 'Lieutenant Grond', 2),
  held('Victory-Class Star Destroyer', 'Victory Destroyer', 6, state === undefined ? {} : { state }),
  held('Saber 4', 'Saber 4', 2, state === undefined ? {} : { state }),
  held('DS-181-4', 'DS-181-4', 2, state === undefined ? {} : { state }),
]
const later = [held('Intruder Missile', 'Intruder Missile', null), held('Monnok', 'Monnok', null)]

function deploy(language: Language): Scene {
  const space = said(language, 'Space', 'Espace')
  const coming = { state: 'coming', proposed: true } as const
  const five = [
    place(language, 'Kessel', {
      group: space,
      card: site('dark', 'Kessel'),
      icons: [2, 1],
      near: [dark('Scimitar 2', 5, { crew: 1 }), dark('Scythe Squadron TIE', 3)],
      drain: ['dark', 1],
    }),
    place(language, 'Endor', {
      group: space,
      card: site('dark', 'Endor'),
      icons: [2, 2],
      far: [light('X-wing', 3), light('B-wing Bomber', 4)],
      near: [dark('Victory-Class Star Destroyer', 6, coming), dark('Saber 4', 6, { ...coming, crew: 1 })],
      state: 'suggested',
    }),
    place(language, 'Back Door', {
      group: 'Endor',
      card: site('dark', 'Endor: Back Door'),
      icons: [2, 2],
      far: [light('Chewbacca Of Kashyyyk', 6), light('Corporal Beezer', 2, { armed: true })],
      near: [dark('Elite Squadron Stormtrooper', 3, { armed: true }), dark('Sergeant Tarl', 2)],
    }),
    place(language, 'Great Forest', {
      group: 'Endor',
      card: site('dark', 'Endor: Great Forest'),
      icons: [1, 1],
      near: [dark('Tempest Scout', 6, { crew: 1 })],
      drain: ['dark', 1],
    }),
    place(language, 'Hidden Forest Trail', {
      group: 'Endor',
      card: site('light', 'Endor: Hidden Forest Trail'),
      icons: [1, 2],
      far: [light('General Solo', 4), light('Corporal Midge', 2)],
      drain: ['light', 2],
    }),
  ]
  return scene(
    scores(language, 33, 32),
    track(language, ['done', '+9'], ['done', '2'], ['suggested', '3']),
    board(language, five),
    piles(language, 1, 22, 10, 6),
    hand(language, handOf('suggested'), later),
  )
}

function moving(language: Language): Scene {
  const space = said(language, 'Space', 'Espace')
  const places = [
    place(language, 'Kessel', { group: space, icons: [2, 1], near: [dark('Scimitar 2', 5)], drain: ['dark', 1] }),
    place(language, 'Endor', { group: space, icons: [2, 2], far: [light('B-wing Bomber', 4)] }),
    place(language, 'Back Door', {
      group: 'Endor',
      icons: [2, 2],
      far: [light('Chewbacca Of Kashyyyk', 6), light('Corporal Beezer', 2, { armed: true })],
      near: [
        dark('Elite Squadron Stormtrooper', 3, { armed: true }),
        dark('Sergeant Tarl', 2),
        dark('Tempest Scout', 6, { state: 'coming', crew: 1 }),
      ],
      state: 'chosen',
    }),
    place(language, 'Great Forest', {
      group: 'Endor',
      icons: [1, 1],
      near: [dark('Tempest Scout', 6, { state: 'leaving', crew: 1 })],
    }),
    place(language, 'Podrace Arena', {
      group: 'Tatooine',
      icons: [1, 0],
      near: [1, 2, 3, 4, 5].map(() => dark('Stormtrooper', 1)),
      state: 'possible',
    }),
  ]
  return scene(
    scores(language, 33, 31),
    track(language, ['done', '+9'], ['done', '2'], ['done', '3'], ['done', '1'], ['now', '1']),
    board(language, places, [{ from: 'Endor Great Forest', to: 'Endor Back Door' }]),
    piles(language, 0, 22, 11, 6),
    {
      block: 'note',
      lines: [
        {
          text: said(
            language,
            'Tempest Scout with Arnet, landspeed 3',
            'Tempest Scout avec Arnet, vitesse terrestre 3',
          ),
          strong: true,
        },
        {
          text: said(
            language,
            '1 step for 1 Force. Great Forest is left empty.',
            '1 pas pour 1 point. Great Forest reste vide.',
          ),
        },
      ],
    },
  )
}

function three(language: Language): Scene {
  const places = [
    place(language, 'Kessel', {
      group: said(language, 'Space', 'Espace'),
      icons: [2, 1],
      near: [dark('Scimitar 2', 3), dark('Scythe Squadron TIE', 3)],
      drain: ['dark', 1],
    }),
    place(language, 'Endor: Back Door', {
      group: 'Endor',
      icons: [2, 2],
      far: [light('Chewbacca Of Kashyyyk', 6), light('Corporal Beezer', 2, { armed: true })],
      near: [dark('Elite Squadron Stormtrooper', 3, { armed: true }), dark('Sergeant Tarl', 2)],
    }),
    place(language, 'Endor: Hidden Forest Trail', {
      group: 'Endor',
      icons: [1, 2],
      far: [light('Corporal Midge', 2)],
      drain: ['light', 1],
    }),
  ]
  return scene(scores(language, 45, 46), board(language, places), piles(language, 1, 40, 4, 2), {
    block: 'note',
    icon: 'log',
    lines: [
      {
        text: said(language, 'On table:', 'Sur la table :'),
        mark: 'Battle Order, Combat Response',
      },
      { text: 'Inconsequential Losses' },
    ],
  })
}

function eight(language: Language): Scene {
  const space = said(language, 'Space', 'Espace')
  const on = (title: string, group: string, more: Omit<Parameters<typeof place>[2], 'group'>) =>
    place(language, title, { group, ...more })
  const places = [
    on('Kessel', space, {
      icons: [2, 1],
      near: [dark('Scimitar 2', 5, { crew: 1 }), dark('Scythe 3', 3)],
      drain: ['dark', 1],
      state: 'chosen',
    }),
    on('Sullust', space, {
      icons: [2, 2],
      near: [dark('Onyx 1', 9, { crew: 1 }), dark('Saber 3', 2)],
      drain: ['dark', 2],
      state: 'chosen',
    }),
    on('Endor', space, {
      icons: [2, 2],
      near: [dark('Saber 4', 6, { crew: 1 })],
      far: [light('X-wing', 3), light('B-wing Bomber', 4)],
    }),
    on('Tatooine', space, { icons: [1, 2], far: [light('Nebulon-B Frigate', 4)], drain: ['light', 1] }),
    on('Landing Platform', 'Endor', {
      icons: [1, 1],
      far: [light('Corporal Delevar', 1), light('Corporal Midge', 2)],
      drain: ['light', 1],
    }),
    on('Back Door', 'Endor', {
      icons: [2, 2],
      near: [
        dark('Elite Squadron Stormtrooper', 3, { armed: true }),
        dark('Sergeant Tarl', 2),
        dark('Corporal Drazin', 2),
        dark('Lieutenant Arnet', 2),
      ],
      far: [light('Chewbacca Of Kashyyyk', 6), light('Corporal Beezer', 2, { armed: true })],
    }),
    on('Great Forest', 'Endor', {
      icons: [1, 1],
      near: [dark('Tempest 1', 6, { crew: 1 })],
      drain: ['dark', 1],
      state: 'chosen',
    }),
    on('Forest Trail', 'Endor', {
      icons: [1, 2],
      near: [dark('Lieutenant Grond', 2)],
      far: [light('General Solo', 4), light('Captain Yutani', 2)],
    }),
  ]
  return scene(
    scores(language, 29, 24),
    track(language, ['now', '+13'], ['planned', '4']),
    board(language, places),
    piles(language, 16, 13, 0, 17),
    hand(language, handOf().slice(0, 3), [...later, held('Dark Maneuvers', 'Dark Maneuvers', null)]),
  )
}

const FACES = ['Scimitar 2', 'Saber 3', 'Elite Squadron Stormtrooper', 'Tempest 1', 'Corporal Drazin'] as const
const FOES = ['X-wing', 'General Solo', 'Chewbacca Of Kashyyyk', 'Captain Yutani'] as const
const NAMES = [
  'Kessel',
  'Sullust',
  'Mon Calamari',
  'Endor',
  'Tatooine',
  'Bespin',
  'Death Star II',
  'Landing Platform',
  'Ancient Forest',
  'Back Door',
  'Great Forest',
  'Forest Trail',
  'Dense Forest',
  'Podrace Arena',
  'Mos Espa',
  'Cantina',
  'Jundland Wastes',
  'Coolant Shaft',
  'Capacitors',
  'Reactor Core',
] as const

/** Returns a board of this many places; `busy`: all have cards. */
function crowded(language: Language, count: number, busy: boolean): Scene {
  const places = NAMES.slice(0, count).map((title, at) => {
    const near = Array.from({ length: busy ? 1 + (at % 4) : (at * 7) % 4 }, (_, one) =>
      dark(FACES[(at + one) % 5]!, 2 + one),
    )
    const far =
      busy || at % 3 === 0 ? [light(FOES[at % 4]!, 3 + (at % 5)), ...(at % 2 === 0 ? [light('X-wing', 4)] : [])] : []
    return place(language, title, {
      group: at < 7 ? said(language, 'Space', 'Espace') : at < 13 ? 'Endor' : at < 17 ? 'Tatooine' : 'Death Star II',
      icons: [at % 3, (at + 1) % 3],
      near,
      far: at === 6 ? [] : far,
      ...(near.length > 0 && far.length === 0 ? { drain: ['dark', 1 + (at % 2)] as const } : {}),
      ...(at === 9 ? { state: 'chosen' as const } : at === 10 || at === 11 ? { state: 'possible' as const } : {}),
    })
  })
  return scene(
    scores(language, 21, 9, 'Maximiliana'),
    track(language, ['done', '+17'], ['done', '4'], 'now'),
    board(language, places),
    piles(language, 9, 4, 8, 19),
    hand(
      language,
      [...handOf(), held('TIE Interceptor', 'TIE Interceptor', 2, { state: 'coming' })],
      [...later, ...later, ...later, ...later],
    ),
  )
}

const fighter = (one: Tile, more: Partial<MusterFighter> = {}): MusterFighter => ({ tile: one, ...more })
const attacks = (language: Language): Scene['blocks'][number] => ({
  block: 'place',
  card: site('dark', 'Endor: Back Door'),
  title: 'Back Door',
  note: said(language, 'you attack', 'vous attaquez'),
})
const bar = (language: Language, near: number, far: number): Scene['blocks'][number] => ({
  block: 'bar',
  sides: [
    { seat: 'dark', value: near },
    { seat: 'light', value: far },
  ],
  note: said(language, 'both draw 1 destiny', 'une destinée chacun'),
})

function battle(language: Language): Scene {
  const ability = said(language, 'ability 2', 'habileté 2')
  return scene(
    scores(language, 33, 32),
    track(language, ['done', '+9'], ['done', '2'], ['done', '2'], ['now', '1']),
    attacks(language),
    {
      block: 'muster',
      sides: [
        {
          seat: 'dark',
          fighters: [
            fighter(dark('Elite Squadron Stormtrooper', 3, { name: 'Elite Squadron' }), {
              chips: [{ text: said(language, 'fires first', 'tire d’abord'), icon: 'gun', tone: 'good' }],
            }),
            fighter(dark('Sergeant Tarl', 2), { note: ability }),
            fighter(dark('Corporal Drazin', 2), { note: ability }),
            fighter(dark('Lieutenant Grond', 2), { note: ability }),
          ],
        },
        {
          seat: 'light',
          fighters: [
            fighter(light('Chewbacca Of Kashyyyk', 6, { name: 'Chewbacca' }), {
              note: said(language, 'may roar: 4', 'peut rugir : 4'),
            }),
            fighter(light('Corporal Beezer', 2), {
              chips: [{ text: 'E-11B', icon: 'gun' }],
              state: { look: 'aimed', says: said(language, 'targeted', 'visée') },
            }),
          ],
        },
      ],
    },
    bar(language, 9, 8),
    {
      block: 'forecast',
      sides: [
        {
          seat: 'dark',
          lines: [
            {
              text: said(language, 'Bob may lose', 'Bob peut perdre'),
              mark: said(language, 'up to 8', 'jusqu’à 8'),
              tone: 'good',
            },
            { text: said(language, 'rifle hits on 2 or more', 'fusil : touche dès 2') },
          ],
        },
        {
          seat: 'light',
          lines: [
            {
              text: said(language, 'You may lose', 'Vous pouvez perdre'),
              mark: said(language, 'up to 6', 'jusqu’à 6'),
              tone: 'bad',
            },
            { text: said(language, 'attrition up to 7', 'attrition jusqu’à 7') },
          ],
        },
      ],
    },
    piles(language, 6, 22, 5, 6),
  )
}

function fleet(side: 'dark' | 'light', count: number): MusterFighter[] {
  const names =
    side === 'dark'
      ? [
          'Victory-Class Star Destroyer',
          'TIE Defender Mark I',
          'Scythe Squadron TIE',
          'Saber 3',
          'Onyx 1',
          'Scimitar 2',
        ]
      : ['Nebulon-B Frigate', 'Red Squadron 4', 'Gray Squadron 1', 'B-wing Bomber', 'X-wing', 'A-wing']
  return Array.from({ length: count }, (_, at) =>
    fighter(tile(side, names[at % 6]!, 11 - (at % 7), at % 3 === 0 ? { crew: at % 5, armed: true } : {}), {
      ...(at === 1 ? { state: { look: 'aimed' as const, says: 'targeted' } } : {}),
      ...(at === 2 ? { state: { look: 'hit' as const, says: 'hit' } } : {}),
      ...(at === 4 ? { state: { look: 'lost' as const, says: 'lost' } } : {}),
    }),
  )
}

const mustered = (language: Language, near: number, far: number): Scene =>
  scene(
    scores(language, 17, 14, 'Maximiliana'),
    { ...attacks(language), title: 'Endor' } as Scene['blocks'][number],
    {
      block: 'muster',
      sides: [
        { seat: 'dark', fighters: fleet('dark', near) },
        { seat: 'light', fighters: fleet('light', far), empty: said(language, 'nobody is left', 'plus personne') },
      ],
    },
    bar(language, 54, 46),
    piles(language, 5, 11, 1, 22),
  )

function lookedAt(language: Language): Scene {
  const crew = [dark('Admiral Piett', null, { name: 'Piett' }), dark('Captain Jonus', null, { name: 'Jonus' })]
  return scene(
    {
      block: 'place',
      card: site('dark', 'Endor'),
      title: 'Endor',
      note: said(language, 'drain: Dark 2, Light 1', 'drainage : Obscur 2, Lumineux 1'),
    },
    {
      block: 'muster',
      sides: [
        {
          seat: 'dark',
          fighters: [
            fighter(dark('Victory-Class Star Destroyer', 11, { name: 'Victory Destroyer', carries: crew }), {
              adds: '+ 3 + 2',
            }),
            fighter(dark('TIE Interceptor', null), { note: said(language, 'in its hold', 'en soute') }),
            fighter(dark('Saber 4', 6, { carries: crew.slice(0, 1) }), { chips: [{ text: 'Cannon', icon: 'gun' }] }),
          ],
        },
        {
          seat: 'light',
          fighters: [
            fighter(
              light('Nebulon-B Frigate', 9, {
                name: 'Nebulon-B',
                carries: [light('Admiral Ackbar', null, { name: 'Ackbar' })],
              }),
              {
                adds: '+ 3',
              },
            ),
            fighter(light('B-wing Bomber', 4, { name: 'B-wing' }), {
              chips: [{ text: 'Intruder Missile', icon: 'gun' }],
            }),
            fighter(light('A-wing', 3), { note: said(language, 'maneuver 5', 'manœuvre 5') }),
          ],
        },
      ],
    },
    bar(language, 17, 16),
    {
      block: 'forecast',
      sides: [
        {
          seat: 'dark',
          lines: [
            { text: said(language, 'Ability 8:', 'Habileté 8 :'), mark: said(language, '1 destiny', '1 destinée') },
            { text: said(language, 'armor 5 · maneuver 4', 'blindage 5 · manœuvre 4') },
          ],
        },
        {
          seat: 'light',
          lines: [
            { text: said(language, 'Ability 8:', 'Habileté 8 :'), mark: said(language, '1 destiny', '1 destinée') },
            { text: said(language, 'armor 5 · maneuver 2, 5', 'blindage 5 · manœuvre 2, 5') },
          ],
        },
      ],
    },
    {
      block: 'note',
      icon: 'arrow',
      lines: [
        {
          text: said(
            language,
            'Ways: Kessel 0, Sullust 1 parsec. TIEs land at docking bays only: none here',
            'Chemins : Kessel 0, Sullust 1 parsec. Les TIE n’atterrissent qu’aux baies d’accostage',
          ),
        },
      ],
    },
  )
}

function losses(language: Language): Scene {
  const paid = (owed: number) => said(language, `6 of ${owed} paid`, `6 sur ${owed} payés`)
  const pays = (title: string, name: string, state?: Tile['state']): Tile =>
    dark(title, null, {
      name,
      figures: [{ id: 'forfeit', label: said(language, 'forfeit', 'perte'), value: '3' }],
      ...(state === undefined ? {} : { state }),
    })
  return scene(
    scores(language, 33, 33),
    {
      block: 'meters',
      meters: [
        {
          label: said(language, 'battle damage', 'dommages de bataille'),
          owed: 5,
          paid: 6,
          says: paid(5),
          tone: 'bad',
        },
        { label: 'attrition', owed: 4, paid: 6, says: paid(4), tone: 'key' },
      ],
    },
    {
      block: 'tray',
      seat: 'dark',
      title: said(language, 'From the battle', 'De la bataille'),
      note: said(language, 'each pays both', 'chacune paie les deux'),
      tiles: [
        pays('Blaster Rifle', 'Blaster Rifle', 'chosen'),
        pays('Elite Squadron Stormtrooper', 'Elite Squadron', 'chosen'),
        pays('Sergeant Tarl', 'Sergeant Tarl'),
      ],
    },
    {
      block: 'note',
      tone: 'stop',
      lines: [
        { text: said(language, 'Or Force, 1 each: pays damage only', 'Ou la Force, 1 chacune : dommages seulement') },
      ],
    },
    piles(language, 1, 29, 3, 6),
  )
}

const drained = (language: Language): Scene =>
  scene(
    scores(language, 33, 34),
    {
      block: 'meters',
      meters: [
        {
          label: said(language, 'Force to lose', 'points de Force à perdre'),
          owed: 2,
          paid: 2,
          says: said(language, '2 of 2 paid', '2 sur 2 payés'),
          tone: 'bad',
        },
      ],
    },
    {
      block: 'sources',
      sources: [
        { id: 'deck', label: said(language, 'Reserve', 'Réserve'), count: 26, takes: 2 },
        { id: 'undo', label: said(language, 'Used', 'Utilisée'), count: 0 },
        { id: 'force', label: 'Force', count: 7, now: true },
      ],
    },
    {
      block: 'tray',
      seat: 'dark',
      title: said(language, 'Or from your hand', 'Ou de votre main'),
      note: said(language, 'you see what you lose', 'vous voyez ce que vous perdez'),
      tiles: [...handOf(), ...later].map(({ plate: _, ...one }) => one),
    },
  )

const heavy = (language: Language): Scene =>
  scene(
    scores(language, 5, 40),
    {
      block: 'meters',
      meters: [
        {
          label: said(language, 'battle damage', 'dommages de bataille'),
          owed: 26,
          paid: 9,
          says: '9/26',
          tone: 'bad',
        },
        { label: 'attrition', owed: 0, paid: 0, says: '0/0', tone: 'key' },
      ],
    },
    {
      block: 'sources',
      title: said(language, 'Or Force, 1 each: pays damage only', 'Ou la Force, 1 par carte\u00a0: dommages seulement'),
      round: true,
      sources: [
        { id: 'deck', label: said(language, 'Reserve', 'Réserve'), count: 22 },
        { id: 'force', label: 'Force', count: 3, now: true },
        { id: 'undo', label: said(language, 'Used', 'Utilisée'), count: 8 },
      ],
    },
    {
      block: 'note',
      tone: 'good',
      icon: 'plus',
      lines: [{ text: said(language, 'You activate 2 more each turn.', 'Vous activez 2 de plus par tour.') }],
    },
  )

const playing = (language: Language): Scene =>
  scene(
    scores(language, 33, 32),
    {
      block: 'play',
      seat: 'dark',
      card: idOf('dark', 'Flawless Marksmanship'),
      title: 'Flawless Marksmanship',
      functions: [
        {
          title: said(language, 'Used', 'Utilisée'),
          line: { text: said(language, 'weapon destiny', 'destinée d’arme'), mark: '+ 2', tone: 'good' },
          goes: said(language, 'goes to the Used Pile', 'va dans la pile utilisée'),
          chosen: true,
        },
        {
          title: said(language, 'Lost', 'Perdue'),
          line: { text: said(language, 'weapon destiny', 'destinée d’arme'), mark: '+ 4' },
          goes: said(language, 'goes to the Lost Pile', 'va dans la pile perdue'),
        },
      ],
    },
    {
      block: 'muster',
      sides: [
        { seat: 'dark', fighters: [fighter(dark('Saber 3', 5), { chips: [{ text: 'TIE Cannon', icon: 'gun' }] })] },
        {
          seat: 'light',
          fighters: [
            fighter(light('X-wing', 3), {
              note: said(language, 'defense 4', 'défense 4'),
              state: { look: 'aimed', says: said(language, 'targeted', 'visé') },
            }),
          ],
        },
      ],
    },
    {
      block: 'forecast',
      sides: [
        {
          seat: 'dark',
          lines: [{ text: said(language, 'now hits on', 'touche à partir de'), mark: '5' }, { text: '' }],
        },
        {
          seat: 'light',
          lines: [
            { text: said(language, 'as Used: hits on', 'utilisée : dès'), mark: '3', tone: 'good' },
            { text: said(language, 'as Lost: hits on 1', 'perdue : dès 1') },
          ],
        },
      ],
    },
    piles(language, 2, 22, 9, 6),
  )

const drawn = (language: Language, draws: 1 | 2): Scene =>
  scene(
    scores(language, 34, 31, 'Carol'),
    attacks(language),
    {
      block: 'draw',
      draws: [
        {
          card: idOf('dark', 'Lord Vader'),
          value: '3',
          label: said(language, 'your draw', 'votre tirage'),
          side: 'near',
        },
        ...(draws === 1
          ? []
          : [
              {
                card: idOf('light', 'Concussion Missiles'),
                value: '5',
                label: said(language, 'Carol’s draw', 'tirage de Carol'),
                side: 'far' as const,
              },
            ]),
      ],
      lines:
        draws === 1
          ? [
              { text: said(language, 'First shot: 2 against defense 2.', 'Premier tir : 2 contre défense 2.') },
              {
                text: '',
                mark: said(language, 'Missed: it needs more than 2.', 'Manqué : il faut plus de 2.'),
                tone: 'bad',
              },
              { text: said(language, 'Each further shot costs 2 Force.', 'Chaque autre tir coûte 2.'), tone: 'pale' },
            ]
          : [
              { text: said(language, 'now', 'avec'), mark: '12 : 13' },
              { text: said(language, 'without it', 'sans'), mark: '12 : 8', tone: 'good' },
            ],
    },
    bar(language, 12, 13),
  )

const sectors = (language: Language): Scene =>
  scene(
    scores(language, 24, 22, 'Carol'),
    {
      block: 'path',
      steps: [
        {
          id: 'a',
          card: null,
          title: 'Death Star II',
          sides: [{ seat: 'light', tiles: [light('X-wing', 3), light('A-wing', 4)] }],
        },
        {
          id: 'b',
          card: idOf('dark', 'Death Star II: Coolant Shaft'),
          title: 'Coolant Shaft',
          sides: [
            { seat: 'light', tiles: [light('Red Squadron 4', 5, { state: 'leaving' })] },
            { seat: 'dark', tiles: [dark('Saber 3', 2)] },
          ],
        },
        {
          id: 'c',
          card: idOf('dark', 'Death Star II: Capacitors'),
          title: 'Capacitors',
          sides: [{ seat: 'light', tiles: [light('Red Squadron 4', 5, { state: 'coming' })] }],
          state: 'chosen',
          taken: 'on',
        },
        { id: 'd', card: idOf('dark', 'Death Star II: Reactor Core'), title: 'Reactor Core', sides: [] },
      ],
    },
    {
      block: 'need',
      title: said(language, 'Movement destiny', 'Destinée de mouvement'),
      parts: [said(language, 'maneuver + 6', 'manœuvre + 6')],
      sum: '6',
      draws: 1,
      says: said(language, '1 destiny', '1 destinée'),
      needs: {
        text: said(language, 'lost below 1:', 'perdu sous 1 :'),
        mark: said(language, 'safe with any draw', 'sûr quel que soit le tirage'),
        tone: 'good',
      },
    },
    {
      block: 'note',
      lines: [
        {
          text: said(
            language,
            'Next step, from Capacitors: lost below 2.',
            'Étape suivante, depuis Capacitors : perdu sous 2.',
          ),
        },
      ],
    },
  )

const needed = (language: Language, draws: 1 | 2): Scene => {
  const own = said(language, 'Admiral Ackbar’s ability + 3', 'Admiral Ackbar, habileté + 3')
  const few = [own, 'Proton Torpedoes + 3', 'Reactor Core + 1']
  const many = [
    ...few,
    'General Calrissian + 2',
    'Enhanced Torpedoes − 1',
    'Concussion Missiles + 3',
    'Reactor Core + 2',
  ]
  return scene(
    scores(language, 24, 22, 'Carol'),
    {
      block: 'need',
      parts: draws === 1 ? few : many,
      sum: draws === 1 ? '7' : '13',
      draws,
      says: said(language, `${draws} destinies`, `${draws} destinées`),
      needs: {
        text:
          draws === 1
            ? said(language, 'succeeds on', 'réussit avec')
            : said(language, 'both draws together', 'les deux tirages ensemble'),
        mark: said(language, '10 or more', '10 ou plus'),
        tone: 'good',
      },
      lines: [
        {
          text: said(language, 'Chance by the cards you have not seen:', 'Chances selon vos cartes non vues :'),
          mark: said(language, '100%', '100 %'),
          tone: 'key',
        },
      ],
    },
    piles(language, 6, 14, 4, 16),
  )
}

const turning = (language: Language): Scene =>
  scene(
    scores(language, 40, 38),
    {
      block: 'sides',
      faces: [
        {
          seat: 'dark',
          card: idOf('dark', 'Set Your Course For Alderaan / The Ultimate Power In The Universe'),
          title: 'Set Your Course For Alderaan',
          text: said(
            language,
            'Each deploy phase: take a card with “Death Star” in its title.',
            'Phase de déploiement : prendre une carte nommée « Death Star ».',
          ),
          warning: said(language, 'No drain at Alderaan.', 'Aucun drainage à Alderaan.'),
          state: 'up',
          says: said(language, 'in force', 'en vigueur'),
        },
        {
          seat: 'dark',
          card: idOf('dark', 'Set Your Course For Alderaan / The Ultimate Power In The Universe'),
          title: 'The Ultimate Power In The Universe',
          text: said(
            language,
            'Each deploy phase: deploy a battleground system.',
            'Phase de déploiement : déployer un système.',
          ),
        },
      ],
    },
    {
      block: 'note',
      icon: 'swap',
      lines: [
        {
          text: said(language, 'Turns over when Alderaan is blown away.', 'Se retourne si Alderaan est détruite.'),
          strong: true,
        },
        {
          text: said(
            language,
            'Still needed: a superlaser and an attempt.',
            'Il manque un superlaser et une tentative.',
          ),
        },
      ],
    },
    piles(language, 7, 33, 0, 1),
  )

/** Returns the designed pictures in a language. */
export const placeDesign = (language: Language): Readonly<Record<string, Scene>> => ({
  '05-deploy': deploy(language),
  '20-move': moving(language),
  '24-board-3': three(language),
  '25-board-8': eight(language),
  '26-board-14': crowded(language, 14, false),
  'board-14-busy': crowded(language, 14, true),
  'board-20': crowded(language, 20, false),
  'board-20-busy': crowded(language, 20, true),
  '12-battle': battle(language),
  '27-place': lookedAt(language),
  'muster-6': mustered(language, 6, 3),
  '41-muster-12': mustered(language, 12, 12),
  'muster-12-0': mustered(language, 12, 0),
  '17-losses': losses(language),
  '19-drain': drained(language),
  '28-piles': heavy(language),
  '09-play': playing(language),
  '14-draw': drawn(language, 1),
  '15-draw': drawn(language, 2),
  '45-need': needed(language, 1),
  'need-crowded': needed(language, 2),
  '46-path': sectors(language),
  '43-sides': turning(language),
})

export { SHEET }
