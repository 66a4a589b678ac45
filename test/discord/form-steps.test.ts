/** Entries of selects that lead to a form: they show the button that opens it. */
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { CLICK_ACTS, type ClickKind, kindRow } from '../../src/discord/acts/acts.ts'
import { type PartName, placesOf } from '../../src/discord/acts/id-parts.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { FEATURES } from '../../src/discord/features.ts'
import type { App } from '../../src/discord/shell/app.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { customId, MENU, readCustomId } from '../../src/discord/shell/custom-id.ts'
import type { Form } from '../../src/discord/shell/forms.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import type { IncomingClick, Responder } from '../../src/discord/shell/requests.ts'
import { Router } from '../../src/discord/shell/router.ts'
import { games } from '../../src/games/registry.ts'
import { newLog } from '../../src/log.ts'
import { HandClock } from '../hand-clock.ts'

const registry = registryOf(
  commands.map((make) => make(games)),
  FEATURES,
)
const clock = new HandClock('2030-01-01T12:00:00Z')
const app = {
  allowances: { take: () => null },
  limits: { take: async () => null },
  games,
  clock,
  log: newLog('fatal', { write: () => {} }),
  openPanels: { leave: () => {} },
  people: { met: () => {} },
  messenger: { wake: async () => {} },
} as unknown as App
const router = new Router(app, registry)

/** A value of each kind of part. */
const SAMPLES: Record<PartName, string> = {
  match: 'm123456789',
  league: 'ABCDEFGHIJ',
  challenge: 'c123456789',
  person: '1',
  seat: 'dark',
  id: 'g1',
  n: '1',
  number: '1',
  ms: '1893499200000',
  word: 'UTC',
  date: '2030-01-01',
  text: 'x',
}

/** All acts of clicks that open a form, as custom ids with all their parts. */
const OPENERS = (Object.keys(CLICK_ACTS) as ClickKind[]).flatMap((kind) => {
  const { acts, order } = kindRow(kind)
  return Object.entries(acts).flatMap(([action, { form, parts }]) => {
    if (form !== true) return []
    const places = `${order} ${parts}`.split(' ').filter((one) => one !== '')
    // The word of this act names a setting.
    return customId(
      kind,
      ...places.map((place) => (place === '@' ? action : SAMPLES[placesOf(place)[0]!.name])),
    ).replace('|write|ABCDEFGHIJ|UTC', '|write|ABCDEFGHIJ|about')
  })
})

/** Clicks as a person of an own panel does. @returns the panels and forms that answer */
async function clicked(id: string, values: readonly string[] = []): Promise<{ shown: Body[]; forms: Form[] }> {
  const shown: Body[] = []
  const forms: Form[] = []
  const show = async (body: Body) => String(shown.push(body))
  const responder: Responder = {
    ack: async () => {},
    announceAgain: async () => {},
    answer: async (_how, body) => show(body),
    show,
    tell: async (body) => void shown.push(body),
    open: async (form) => void forms.push(form),
  }
  const place = { guildId: '2', channelId: '3' }
  const incoming = { id: '1', at: clock.now(), person: '1', name: 'Ann', language: 'en', placeLanguage: 'en', place }
  const click = {
    ...incoming,
    withBot: false,
    customId: id,
    values,
    fields: {},
    alone: true,
  } as unknown as IncomingClick
  await router.click(click, responder)
  return { shown, forms }
}

const idsIn = (body: Body): string[] => JSON.stringify(body.components).match(/(?<="custom_id":")[^"]+/g) ?? []

describe('an entry of a menu', () => {
  it('is tried for every form that the program has', () => {
    expect(OPENERS.length).toBeGreaterThan(15)
  })

  it.each(OPENERS)('%s shows a panel with the button that opens the form', async (id) => {
    const { shown, forms } = await clicked(customId(MENU, 'x'), [id])
    expect(forms).toEqual([])
    expect(shown).toHaveLength(1)
    const [opens, back] = idsIn(shown[0]!)
    expect(opens).toBe(id)
    const led = back === undefined ? null : readCustomId(back)
    // A question for the time zone stands alone, so that nothing lies behind it.
    if (id === '1|zone|ask') expect(led).toBeNull()
    else {
      const row = readAct({ ...led!, values: [], fields: {} })?.row
      expect(row).toBeDefined()
      expect(row!.form).toBeUndefined()
    }
    expect((await clicked(id)).forms).toHaveLength(1)
  })
})

describe('a select with entries of its own', () => {
  it('opens no form, whatever is picked', () => {
    for (const kind of Object.keys(CLICK_ACTS) as ClickKind[])
      for (const [action, { form, picks }] of Object.entries(kindRow(kind).acts))
        if (form === true) expect([kind, action, picks]).toEqual([kind, action, undefined])
  })
})
