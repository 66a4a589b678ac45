/**
 * Every panel over thousands of positions of Young Jedi: within Discord's limits with the longest names and in both
 * languages, and the same whatever the other player may have in secret.
 */

import { ComponentType } from 'discord-api-types/v10'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameEvent, LANGUAGES, type Language } from '../../src/contract/index.ts'
import { readOrderDraft } from '../../src/discord/editors/order-draft.ts'
import { cardsView, countsView, standingView, whyView } from '../../src/discord/explain/explain-panel.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import type { PanelInput } from '../../src/discord/match/panel-input.ts'
import { renderOrders } from '../../src/discord/orders/order-list.ts'
import { renderOrder } from '../../src/discord/orders/order-panel.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { games } from '../../src/games/registry.ts'
import { SIDES } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { randomAnswer } from '../../src/kit/decisions/shapes.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import type { Sight } from '../../src/matches/api.ts'
import { partFor } from '../../src/matches/notices.ts'
import { previewOf, sightOf } from '../../src/matches/sight.ts'
import { anyDeck, begin, matches, numbers, playOut, singleDeck } from '../young-jedi/properties/games.ts'
import { permuted } from '../young-jedi/properties/secrets.ts'
import { complaintsAboutBody } from './complaints.ts'
import { EACH, LONGEST, presentOf, STYLES } from './positions.ts'

const app = { games, cards: new CardIndex(games), pictures: null } as unknown as App

interface Seen {
  readonly sight: Sight
  readonly happened: readonly GameEvent[]
}

/** The panel in words: its picture is a scene, which is compared as well. */
const panelIn = (input: PanelInput): Body => {
  const { scene, body } = laidPanel(input)
  return { ...body([]), scene: scene() } as Body
}

/** Everything that a player can open in a position, by name. */
function bodiesOf({ sight, happened }: Seen, language: Language): ReadonlyMap<string, Body> {
  const input: PanelInput = { game: youngJedi, sight, language, names: LONGEST, happened }
  const help = { app, game: youngJedi, sight, language, names: LONGEST, manner: { words: true } as never }
  const bodies = new Map<string, Body>([
    ['panel', panelIn(input)],
    ['orders', renderOrders(input)],
    ['cards', cardsView(help, happened, 0)],
    ['why not', whyView(help)],
    ['counts', countsView(help, happened, 0)],
    ['standing', standingView(help)],
  ])
  for (const decision of sight.decisions) {
    bodies.set(`panel ${decision.kind}`, panelIn({ ...input, focus: decision.id }))
    const drafted = randomAnswer(decision, () => 0.5)
    const { choose, arrange, number } = drafted
    const draft = {
      ...(choose === undefined ? {} : { choose: [...choose] }),
      ...(arrange === undefined ? {} : { arrange: [...arrange], picked: arrange[0] }),
      ...(number === undefined ? {} : { number }),
    }
    bodies.set(`panel ${decision.kind}, begun`, panelIn({ ...input, focus: decision.id, draft }))
  }
  for (const offer of sight.offers) {
    const laid = sight.orders.find(({ kind, key }) => kind === offer.kind && key === offer.key)
    bodies.set(`order ${offer.kind}`, renderOrder(input, offer, readOrderDraft(null, offer, laid)))
  }
  return bodies
}

/** The most characters of a label, so that a telephone cuts none. */
const LABEL = 34

/** Returns the labels of each control of a panel in one list: those of a select, and those of all buttons. */
function labelsOf({ components = [] }: Body): string[][] {
  const rows = components.flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
  const lists = rows.flatMap((one) =>
    one.type === ComponentType.StringSelect ? [one.options.map(({ label }) => label)] : [],
  )
  const buttons = rows.flatMap((one) => ('label' in one && typeof one.label === 'string' ? [one.label] : []))
  return [buttons, ...lists]
}

/** Returns the labels of a panel that are too long, or twice in one control. */
const badLabels = (body: Body): string[] =>
  labelsOf(body).flatMap((labels) =>
    labels.filter((label, at) => [...label].length > LABEL || labels.indexOf(label) !== at),
  )

describe('every panel over whole games', () => {
  it('keeps Discord’s limits and has no label twice, with the longest names, in both languages', () => {
    let looked = 0
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        let happened = [...begin(match).events]
        let moves = 0
        playOut(match, ({ after, events, decision }) => {
          happened = decision.kind === 'end-turn' ? [...events] : [...happened, ...events]
          if (moves++ % EACH > 0) return undefined
          for (const seat of SIDES) {
            const [open] = youngJedi.decisions(after).filter((one) => one.seat === seat)
            const laid = open === undefined ? [] : [randomAnswer(open, next)]
            for (const answers of [[], laid]) {
              const present = presentOf(after, seat, answers, moves % 2 === 0)
              const sight = sightOf(present, seat, previewOf(present, seat))
              const seen = { sight, happened: happened.map((event) => partFor(event, seat)) }
              for (const language of LANGUAGES)
                for (const [name, body] of bodiesOf(seen, language)) {
                  expect([name, complaintsAboutBody(body)]).toEqual([name, []])
                  if (/^(?:panel|order)/.test(name)) expect([name, badLabels(body)]).toEqual([name, []])
                  looked += 1
                }
            }
          }
          return undefined
        })
      }),
      { numRuns: 12, endOnFailure: true },
    )
    expect(looked).toBeGreaterThan(4000)
  })

  it('shows the same, pictures included, whatever the opponent’s secrets are', () => {
    let changed = 0
    fc.assert(
      fc.property(matches(singleDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        let moves = 0
        playOut(match, ({ after, events }) => {
          if (moves++ % EACH > 0) return undefined
          for (const seat of SIDES) {
            const other = permuted(after, seat, next)
            changed += Number(JSON.stringify(other.sides) !== JSON.stringify(after.sides))
            const told = events.map((event) => partFor(event, seat))
            const [one, two] = [after, other].map((state) => {
              const present = presentOf(state, seat, [], moves % 2 === 0)
              const sight = sightOf(present, seat, previewOf(present, seat))
              const table = games['young-jedi']!.panels.scene(sight.view, {
                language: 'en',
                names: LONGEST,
                reader: seat,
              })
              return JSON.stringify([[...bodiesOf({ sight, happened: told }, 'en')], table])
            })
            expect(two).toBe(one)
          }
          return undefined
        })
      }),
      { numRuns: 10, endOnFailure: true },
    )
    // How long games last is left to chance.
    expect(changed).toBeGreaterThan(30)
  })
})
