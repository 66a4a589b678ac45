/** The pool of a league as a setting: its words, as they can be typed again, and the dates that it needs. Pure. */

import type { Json, Language, PoolRecipe, ProductCount } from '../../../contract/index.ts'
import type { AnyGame } from '../../../games/games.ts'
import type { ThemePick } from '../../../league-play/api.ts'
import type { LeagueSettings } from '../../../leagues/league.ts'
import type { PoolRules } from '../../../leagues/pool-rules.ts'
import { speak } from '../../../locales/index.ts'
import { HOUR_MS } from '../../../time/lengths.ts'
import { literal } from '../../shell/text-limits.ts'
import { readTheme, themeText } from '../base/deck-themes.ts'
import { choices, type SettingChange } from '../base/setting-kind.ts'

/** Hours for building decks where nobody has chosen others. */
const BUILD_HOURS = 24
const HOURS = [6, 12, 24, 36, 48, 72, 96, 168]
/** Sign-up ends this long before check-in. */
const CHECK_IN_MS = 6 * HOUR_MS
const NO_POOL = 'none'
const MOST_TYPED = 200

/** Returns the rules of a usual pool. */
const rulesOfRecipe = ({ starters, packs, cards, sets }: PoolRecipe): PoolRules => ({
  kind: cards > 0 ? 'cube' : 'sealed',
  shared: false,
  buildHours: BUILD_HOURS,
  ...{ starters, packs, cards, sets, theme: [] },
})

/** Returns the usual pool of a game and format; null if it has none. */
export const usualPool = ({ products }: AnyGame, format: string): PoolRules | null => {
  const [recipe] = products?.recipes(format) ?? []
  return recipe === undefined ? null : rulesOfRecipe(recipe)
}

/** Returns settings with another pool. Sign-up and check-in end earlier where decks would have too little time. */
export function withPool(settings: LeagueSettings, pool: PoolRules | null): LeagueSettings {
  if (pool === null) return { ...settings, pool: null }
  const { startsAt, checkInEndsAt, signUpEndsAt } = settings.dates
  const drawnAt = startsAt - pool.buildHours * HOUR_MS
  const dates =
    checkInEndsAt === null
      ? { startsAt, checkInEndsAt, signUpEndsAt: Math.min(signUpEndsAt, drawnAt) }
      : {
          startsAt,
          checkInEndsAt: Math.min(checkInEndsAt, drawnAt),
          signUpEndsAt: Math.min(signUpEndsAt, drawnAt - CHECK_IN_MS),
        }
  return { ...settings, pool, dates }
}

/** Returns settings in another format, with the usual pool of that format in place of one of the old format. */
export function withFormat(settings: LeagueSettings, game: AnyGame, format: string): LeagueSettings {
  const { pool } = settings
  if (pool == null || format === settings.format) return { ...settings, format }
  const same = (recipe: PoolRecipe) =>
    productsIn(recipe.packs) === productsIn(pool.packs) && recipe.cards > 0 === pool.cards > 0
  const recipe = (game.products?.recipes(format) ?? []).find(same)
  const { shared, buildHours } = pool
  const next = recipe === undefined ? usualPool(game, format) : rulesOfRecipe(recipe)
  return { ...settings, format, pool: next === null ? null : { ...next, shared, buildHours } }
}

const productsIn = (some: readonly ProductCount[]): string =>
  [...new Set(some.map(({ product }) => product))].sort().join()

// ---------------------------------------------------------------- words

/** Returns what a pool is made of: the packs or the cube, then the starter sets. */
export function poolWords(pool: PoolRules, game: AnyGame, language: Language): string {
  const say = speak(language)
  const nameOf = (some: readonly { readonly id: string; readonly name: PoolRecipe['name'] }[], id: string) =>
    some.find((one) => one.id === id)?.name[language] ?? id
  const { packs = [], starters = [] } = game.products ?? {}
  const theme = themeText(themeOf(pool), game, language)
  return [
    ...pool.packs.map(({ product, count }) => say('pool.packs', { count, name: literal(nameOf(packs, product)) })),
    ...(pool.cards === 0 ? [] : [say('pool.cube', { count: pool.cards })]),
    ...(pool.sets === null ? [] : [pool.sets.map((set) => setName(game, set, language)).join(', ')]),
    ...(theme === '' ? [] : [theme]),
    ...pool.starters.map(({ product, count }) =>
      say('pool.starters', { count, name: literal(nameOf(starters, product)) }),
    ),
  ].join(' · ')
}

const themeOf = ({ theme }: PoolRules): readonly ThemePick[] => (theme ?? []) as unknown as readonly ThemePick[]

function setName(game: AnyGame, set: string, language: Language): string {
  const values = game.cards.filters.find(({ id }) => id === 'set')?.values ?? []
  return values.find(({ id }) => id === set)?.label[language] ?? set
}

// ---------------------------------------------------------------- typing

/**
 * Returns the pool that a text names; undefined if it can't be read. Packs as `2 DM, 2 BL`; a cube as `cube 60`, with sets
 * behind the number and a search behind a semicolon.
 */
function readPool(typed: string, game: AnyGame, format: string, language: Language): PoolRules | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const { products } = game
  if (products === undefined) return undefined
  const cube = /^cube\s+(\d{1,3})\b\s*([^;]*)(?:;(.*))?$/i.exec(text)
  const made = cube === null ? readPacks(text, game) : readCube(cube, game, language)
  if (made === null) return undefined
  const wanted = made.packs[0]?.product
  const starter = products.starters.find(({ id }) => id === wanted) ?? products.starters[0]
  if (starter === undefined) return undefined
  return {
    kind: made.cards > 0 ? 'cube' : 'sealed',
    shared: false,
    buildHours: BUILD_HOURS,
    starters: [{ product: starter.id, count: products.startersFor(format) }],
    packs: made.packs,
    cards: made.cards,
    sets: made.sets,
    theme: made.theme as unknown as Json,
  }
}

interface TypedPool {
  readonly packs: readonly ProductCount[]
  readonly cards: number
  readonly sets: readonly string[] | null
  readonly theme: readonly ThemePick[]
}

function readPacks(text: string, { products }: AnyGame): TypedPool | null {
  const parts = text.split(/[,;+\n]/).map((part) => part.trim())
  const packs = parts.map((part): ProductCount | null => {
    const [, before, name = '', behind] =
      /^(?:(\d{1,2})\s*(?:x|×)?\s+)?(.+?)(?:\s+(?:x|×)?\s*(\d{1,2}))?$/i.exec(part) ?? []
    const known = products?.packs.find(({ id, name: names }) =>
      [id, names.en, names.fr].some((one) => one.toLowerCase() === name.toLowerCase()),
    )
    const count = Number(before ?? behind ?? 1)
    return known === undefined || count < 1 ? null : { product: known.id, count }
  })
  return packs.includes(null) ? null : { packs: packs as readonly ProductCount[], cards: 0, sets: null, theme: [] }
}

function readCube(
  [, cards, sets = '', search = '']: RegExpExecArray,
  game: AnyGame,
  language: Language,
): TypedPool | null {
  const values = game.cards.filters.find(({ id }) => id === 'set')?.values ?? []
  const named = sets.split(/[\s,]+/).filter(Boolean)
  const found = named.map((name) => values.find(({ id }) => id.toLowerCase() === name.toLowerCase())?.id)
  const theme = readTheme(search, game, language)
  if (found.includes(undefined) || theme === null || Number(cards) < 1) return null
  return { packs: [], cards: Number(cards), sets: found.length === 0 ? null : (found as string[]), theme }
}

// ---------------------------------------------------------------- settings

/** The settings of pools. */
/** Whether decks are built from drawn cards, so that questions about that have a meaning. */
const hasPool = ({ pool }: LeagueSettings): boolean => pool != null

export const POOL_CHANGES: readonly SettingChange[] = [
  {
    id: 'pool',
    now: ({ league: { settings }, game, language, say }) =>
      settings.pool == null ? say('set.pool.none') : poolWords(settings.pool, game, language),
    typed: MOST_TYPED,
    choices: ({ league: { settings }, game, language, say }) => {
      const recipes = game.products?.recipes(settings.format) ?? []
      const taken = settings.pool == null ? NO_POOL : ''
      return choices(
        [[NO_POOL, say('set.pool.none')], ...recipes.map(({ id, name }) => [id, name[language]] as const)],
        taken,
      )
    },
    take({ league: { settings }, game, language }, value) {
      if (value === NO_POOL) return withPool(settings, null)
      const recipe = game.products?.recipes(settings.format).find(({ id }) => id === value)
      const pool = recipe === undefined ? readPool(value, game, settings.format, language) : rulesOfRecipe(recipe)
      if (pool === undefined) return null
      const { shared = false, buildHours = BUILD_HOURS } = settings.pool ?? {}
      return withPool(settings, pool === null ? null : { ...pool, shared, buildHours })
    },
  },
  {
    id: 'poolShared',
    applies: hasPool,
    now: ({ league, say }) => say(league.settings.pool?.shared === true ? 'set.poolShared.on' : 'set.poolShared.off'),
    choices: ({ league, say }) =>
      choices(
        [
          ['off', say('set.poolShared.off')],
          ['on', say('set.poolShared.on')],
        ],
        league.settings.pool?.shared === true ? 'on' : 'off',
      ),
    take: ({ league: { settings } }, value) =>
      settings.pool == null ? settings : { ...settings, pool: { ...settings.pool, shared: value === 'on' } },
  },
  {
    id: 'buildHours',
    applies: hasPool,
    now: ({ league, say }) => say('set.buildHours.value', { count: league.settings.pool?.buildHours ?? BUILD_HOURS }),
    choices: ({ league, say }) =>
      choices(
        HOURS.map((count) => [String(count), say('set.buildHours.value', { count })]),
        String(league.settings.pool?.buildHours ?? BUILD_HOURS),
      ),
    take: ({ league: { settings } }, value) =>
      settings.pool == null ? settings : withPool(settings, { ...settings.pool, buildHours: Number(value) }),
  },
]
