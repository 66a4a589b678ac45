/** Death Star II: the Objectives of both sides. */
// biome-ignore format: a list of words
import {
  always, anyTime, capture, crossOver, deplete, deploy, duel, handOver, inPhase, loseForce, may, must, turnEnds,
  turnOver,
} from '../../notation/offers.ts'
import { cardsOf, objective } from '../../notation/printed.ts'
import { add, atMost, ban, beginsWith, bringsTo, during } from '../../notation/rules.ts'
import { exists, no, turnOf } from '../../notation/when.ts'
// biome-ignore format: a list of words
import {
  any, at, captive, escorting, evenCaptive, holding, named, or, presentAt, presentWith, titled, your,
} from '../../notation/who.ts'

const LUKE = named('Luke')
const VADER = named('Vader')
const HUT = named("Chief Chirpa's Hut")
const PLATFORM = named('Landing Platform')
/** Luke is a captive, or present with Vader. */
const caught = exists(LUKE, or(captive, presentWith(VADER)))
const lukeHeld = exists(captive, LUKE)

export const lightObjectives = cardsOf(
  'light',
  objective(
    '9_61',
    {
      title: 'There Is Good In Him',
      text: {
        generation: add('Force generation', 2, { at: any('site', holding(LUKE)) }),
        watch: during(exists('imperial', at(PLATFORM)), {
          drains: ban('drain', { whose: 'you', at: holding(LUKE) }),
          force: atMost('Force generation', 0, { at: holding(LUKE) }),
        }),
        seize: must(always, capture(LUKE, any('imperial', at(any('site', holding(LUKE)))))),
        turn: must(always, turnOver, { if: lukeHeld }),
      },
    },
    {
      title: 'I Can Save Him',
      text: {
        price: must(turnEnds('opponent'), loseForce(2, 'opponent'), { if: no(exists(VADER, escorting(LUKE))) }),
        ban: ban('be handed over', { of: LUKE, by: VADER }),
        save: may(anyTime, crossOver(VADER, 14, deplete('opponent')), {
          if: [turnOf('you'), exists(VADER, presentWith(any(evenCaptive, LUKE)))],
          once: 'turn',
        }),
        back: must(always, turnOver, { if: no(caught) }),
      },
      theirs: {
        transfer: may(anyTime, handOver(any(captive, LUKE), VADER)),
      },
    },
    {
      errata: true,
      text: {
        begin: beginsWith(HUT),
        luke: bringsTo(HUT, titled('Luke Skywalker, Jedi Knight')),
        begins: beginsWith(titled("Luke's Lightsaber"), PLATFORM, titled('I Feel The Conflict')),
        play: ban('play', { of: titled('Alter', 'Strangle', 'Captive Fury'), whose: 'you' }),
      },
    },
  ),
)

export const darkObjectives = cardsOf(
  'dark',
  objective(
    '9_151',
    { title: 'Bring Him Before Me', text: { turn: must(always, turnOver, { if: lukeHeld }) } },
    {
      title: "Take Your Father's Place",
      text: {
        price: must(turnEnds('you'), loseForce(1)),
        duel: may(
          anyTime,
          duel(
            VADER,
            any(evenCaptive, LUKE),
            2,
            loseForce(3, 'opponent'),
            crossOver(any(evenCaptive, LUKE), 12, deplete('opponent')),
          ),
          {
            if: [turnOf('you'), exists(named('Emperor'), presentAt(your(named('Throne Room'))), presentWith(VADER))],
            once: 'turn',
          },
        ),
        back: must(always, turnOver, { if: no(caught) }),
      },
    },
    {
      text: {
        begin: beginsWith(named('Throne Room'), titled('Insignificant Rebellion'), titled('Your Destiny')),
        play: ban('play', { of: titled('Scanning Crew') }),
        out: ban('be put out of play', { of: LUKE, whose: 'opponent' }),
        emperor: may(inPhase('deploy'), deploy(named('Emperor'), { less: 2 })),
        seize: must(always, capture(LUKE, any(VADER, presentWith(LUKE)))),
        ban: ban('be handed over', { of: LUKE, by: VADER }),
      },
      theirs: {
        luke: may(inPhase('deploy'), deploy(LUKE, { less: 2 })),
        again: may(inPhase('deploy'), deploy(LUKE, { from: 'lost' })),
      },
    },
  ),
)
