/** One league read from three time zones by clicks: all screens have the reader's own hours and days, and public ones none. */
import type { APIMessage } from 'discord-api-types/v10'
import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { CLICK_ACTS } from '../../src/discord/acts/acts.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { MENU, readCustomId } from '../../src/discord/shell/custom-id.ts'
import { seasonRounds } from '../../src/leagues/season-rounds.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { must } from '../matches/net.ts'
import { forgeClick } from './forged.ts'
import { asking } from './running-league.ts'
import type { World } from './world.ts'
import { worldOfFile } from './world-of-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The league’s own zone is nobody’s, and half an hour off: its hours show. */
const ZONE = 'Asia/Kolkata'

let world: World
worldOfFile((started) => {
  world = started
})

/** The acts that only show something, on pages of readers, makers and organisers. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  lg: Object.entries(CLICK_ACTS.lg.acts).flatMap(([act, { pace, limits, form }]) =>
    pace === 'reads' && limits.length === 0 && form === undefined ? [act] : [],
  ),
  ln: ['review', 'change', 'preview'],
  lo: [
    'desk',
    'case',
    'pairing',
    'results',
    'players',
    'player',
    'result',
    'goback',
    'repair',
    'substitute',
    'askhands',
  ].concat(['dq', 'withdraw', 'same', 'pause', 'cancel', 'host']),
}

const isShown = (id: string): boolean => {
  const click = readCustomId(id)
  const act = click === null ? null : readAct({ ...click, values: [], fields: {} })
  return act !== null && SHOWS[act.kind]?.includes(act.action) === true
}

/** The words of a message as its reader sees them but for stamps, which Discord writes in each reader's own zone. */
const wordsOf = (message: APIMessage): string => {
  const described = JSON.stringify(message.components ?? [])
  return `${textOf(message)}\n${described}`.replace(/<t:\d+(?::\w)?>/g, '').replace(/"custom_id":"[^"]*"/g, '')
}

/** Opens every screen to which a panel leads. @returns their words by the click that opened them */
async function screens(person: TestUser, first: APIMessage): Promise<Map<string, string>> {
  const found = new Map([['first', wordsOf(first)]])
  const next: APIMessage[] = [first]
  for (let panel = next.shift(); panel !== undefined; panel = next.shift())
    for (const { customId, kind, options } of controlsOf(panel)) {
      const isMenu = readCustomId(customId)?.kind === MENU
      const ids = kind === 'button' ? [customId] : isMenu ? options.map(({ value }) => value) : []
      for (const id of ids) {
        if (found.has(id) || !isShown(id)) continue
        const message = await forgeClick(world, person, { customId: id })
        found.set(id, wordsOf(message))
        next.push(message)
      }
    }
  return found
}

const HOURS = /\b([0-2]?\d:[0-5]\d)\b/g
const DAYS = /\b(\d{1,2})(?:er)? (Jan|Feb|Mar|janv|févr|mars)/g

/** All moments that a league can tell anybody of. */
async function momentsOf(leagueId: string, person: TestUser): Promise<readonly number[]> {
  const { leagues } = world.holonet
  const { league, games } = (await leagues.find(leagueId, { person: person.id }))!
  const log = await leagues.log(leagueId, { person: person.id }, null, 1000)
  const inside = (value: unknown): number[] =>
    typeof value === 'number'
      ? value > 1.5e12
        ? [value]
        : []
      : value instanceof Date
        ? [value.getTime()]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(inside)
          : []
  const { startsAt } = league.settings.dates
  const planned = [1, 2, 3].map((weeks) => startsAt + weeks * 7 * DAY)
  return inside([league, games, log, seasonRounds(league), planned])
}

/** Expects that all hours and days of screens are those of these moments in one zone. @returns how many there are */
function expectZone(shown: ReadonlyMap<string, string>, moments: readonly number[], zone: string, language: string) {
  const hours = new Set<string>()
  const days = new Set<string>()
  for (const at of moments) {
    const time = DateTime.fromMillis(at, { zone }).setLocale(language)
    hours.add(time.toFormat('HH:mm'))
    days.add(time.toFormat('d LLL').replace('.', ''))
  }
  let seen = 0
  for (const [id, words] of shown) {
    for (const [hour] of words.matchAll(HOURS)) expect(hours, `${zone} ${id}: ${words}`).toContain(hour)
    for (const [, day, month] of words.matchAll(DAYS))
      expect(days, `${zone} ${id}: ${words}`).toContain(`${day} ${month}`)
    seen += [...words.matchAll(HOURS), ...words.matchAll(DAYS)].length
  }
  return seen
}

it('each reader has their own hours on every screen of a league, and what everybody reads has none', async () => {
  const { leagues, persons } = world.holonet
  const tokyo = world.sandbox.user('Tokyo')
  const york = world.sandbox.user('York')
  const berlin = world.sandbox.user('Berlin')
  const plain = world.sandbox.user('Nowhere')
  const zones = [
    [tokyo, 'Asia/Tokyo', 'en'],
    [york, 'America/New_York', 'en'],
    [berlin, 'Europe/Berlin', 'fr'],
  ] as const
  for (const [person, zone, language] of zones) {
    person.locale(language === 'fr' ? 'fr' : 'en-US')
    await persons.spoke(person.id, language)
    await persons.change(person.id, { zone })
  }
  // All of it happens ten minutes past an hour of ours: twenty to an hour of the league's own zone.
  await world.pass(5 * HOUR + 10 * 60_000)
  const now = world.clock.now().getTime()
  const dates = { signUpEndsAt: now + DAY, checkInEndsAt: now + 2 * DAY, startsAt: now + 3 * DAY }
  const form = { kind: 'swiss', rounds: 2, playOff: { places: 2, losses: 1, thirdPlace: false } } as const
  const settings = tinySettings({ name: 'Zones', zone: ZONE, dates, form, places: { least: 2, most: 8 } })
  const place = { guildId: world.sandbox.guildId, channelId: world.sandbox.channelIds.general! }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const leagueId = must(await leagues.create({ ...asking(tokyo.id), settings, host })).sight.id
  const seen = new Map<string, number>()
  const look = async () => {
    const moments = [...(await momentsOf(leagueId, tokyo)), world.clock.now().getTime()]
    for (const [person, zone, language] of zones) {
      const { message } = await person.slash('league')
      const shown = await screens(person, message)
      seen.set(zone, (seen.get(zone) ?? 0) + expectZone(shown, moments, zone, language))
      const direct = new Map(person.dms().map((one) => [one.id, wordsOf(one)]))
      expectZone(direct, moments, zone, language)
    }
    for (const [id, words] of await screens(plain, (await plain.slash('league')).message))
      expect(
        [...words.matchAll(HOURS)].map(([hour]) => hour),
        `${id}: ${words}`,
      ).toEqual([])
    for (const channel of [place.channelId, ...plain.threads().map((thread) => thread.id)])
      for (const message of plain.messages(channel).filter((one) => !isEphemeral(one))) {
        const words = wordsOf(message)
        expect(
          [...words.matchAll(HOURS), ...words.matchAll(DAYS)].map(([found]) => found),
          words,
        ).toEqual([])
      }
  }
  await look()
  must(await leagues.organise({ ...asking(tokyo.id), leagueId, command: { type: 'publish' } }))
  for (const { id } of [york, berlin, plain]) must(await leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.quiet()
  await look()
  await world.pass(DAY + 60_000)
  await look()
  for (const { id } of [york, berlin, plain])
    must(await leagues.act({ ...asking(id), leagueId, command: { type: 'checkIn' } }))
  for (let days = 0; days < 30; days++) {
    await world.pass(DAY)
    const { league, games } = (await leagues.find(leagueId, { person: tokyo.id }))!
    if (days % 6 === 0) await look()
    if (league.phase !== 'running' && league.phase !== 'ready' && league.phase !== 'checkIn') break
    // One game of each round is conceded after some days.
    if (days % 7 === 4)
      for (const {
        id,
        result,
        persons: [one],
      } of league.rounds.at(-1)!.pairings.flatMap((pairing) => pairing.games))
        if (result === null && games[id]?.matchId)
          must(await world.holonet.matches.concede({ ...asking(one!), matchId: games[id].matchId }))
  }
  await look()
  expect((await leagues.find(leagueId, { person: tokyo.id }))!.league.phase).toBe('finished')
  for (const [, zone] of zones) expect(seen.get(zone), zone).toBeGreaterThan(20)
})
