/**
 * The panel on which admins see and change the settings of their server: a list, and the controls of the picked entry.
 * Pure.
 */
import {
  type APIChannelSelectComponent,
  type APIRoleSelectComponent,
  type ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10'
import { LANGUAGES, type Language } from '../../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import { rulesLine } from '../../kit/library/rule-choices.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type Key, type Say, speak } from '../../locales/index.ts'
import { clockOf } from '../../matches/clock-terms.ts'
import type { DeadLetter } from '../../matches/dead-letters.ts'
import { RATED_WAYS, REVEAL_WAYS, SERVER_LIMITS, type ServerSettings } from '../../servers/server.ts'
import { clockChoices } from '../challenge/clock-choices.ts'
import { TIMES } from '../challenge/server-rules.ts'
import { CHALLENGE_CHANNELS, MATCH_CHANNELS, MESSAGE_CHANNELS } from '../shell/channel-kinds.ts'
import { type Body, button, type ControlRow, type MenuEntry, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { choicesOf } from '../shell/game-options.ts'
import type { SeenServer } from '../shell/places.ts'
import { firstLines, literal, relative } from '../shell/text-limits.ts'
import { timeText } from '../table/clock-words.ts'

/** The settings that can be changed, each with its own control. */
export const SECTIONS = [
  'challenges',
  'threads',
  'language',
  'time',
  'format',
  'rules',
  'role',
  'leagues',
  'rated',
  'reveals',
  'suggestions',
  'board',
] as const
/** A part of the panel that is picked from its list. */
export type Section = (typeof SECTIONS)[number]

/** In a select: allowed or forbidden. */
export const ALLOWED = ['on', 'off'] as const

/** In a select: back to the default. */
export const UNCHOSEN = 'usual'

/** The data from which the panel of a server is made. */
export interface SetupInput {
  readonly guildId: string
  readonly settings: ServerSettings
  readonly games: Games
  readonly language: Language
  /** The control that is open. */
  readonly section: Section | null
  /** The permissions that the bot lacks in each chosen channel, and the server's roles. */
  readonly seen: SeenServer
  /** Notices of this server that Discord has refused, the last first. */
  readonly letters: readonly DeadLetter[]
  /** The time since which the host has paused the server; null: they have not. */
  readonly pausedSince: Date | null
  /** A report of the last action, in a line above. */
  readonly note?: string | undefined
}

/** This many refused notices are listed. */
const MOST_LETTERS = 5

const mention = (channel: string): string => `<#${channel}>`

/** The default clock of a server. */
const timeIn = ({ sittingMs, clock }: ServerSettings) => ({
  sittingMs: sittingMs ?? TIMES[0],
  ...(clock === null ? {} : { clock }),
})

/** The default game, whose format and rules apply if a challenge names none. */
const gameIn = ({ games, settings }: SetupInput): AnyGame | undefined =>
  findGame(games, settings.format?.game ?? Object.keys(games)[0] ?? '')

/** The panel on which admins see and change the settings of their server; with an open control, that setting alone. */
export function setupPanel(input: SetupInput): Body {
  const { language, section, note, pausedSince } = input
  const say = speak(language)
  const lines = [
    `### ${say('setup.title')}`,
    ...(note === undefined ? [] : [`-# ${note}`]),
    ...(pausedSince === null ? [] : [say('server.paused-since', { time: relative(pausedSince) })]),
    ...settingLines(input, say).flatMap(([of, line]) => (section === null || of === section ? [`• ${line}`] : [])),
  ]
  const refused = section === null ? input.letters : []
  const sections = SECTIONS.map((id) => ({ value: id, label: say(`setup.pick.${id}`), taken: id === section }))
  return {
    components: [
      text(firstLines(lines, 2500)),
      text(firstLines(placeLines(input, say), refused.length === 0 ? 1300 : 700)),
      ...letterParts(refused, say),
      select(customId('setup', 'open'), say('setup.pick'), sections),
      ...(section === null ? [] : controlOf(input, section, say)),
      row(
        button(customId('setup', 'check', section ?? ''), say('setup.check')),
        button(customId('setup', 'test', section ?? ''), say('setup.test')),
        ...(section === null ? [] : [button(customId('setup', 'check', ''), say('setup.back'))]),
      ),
    ],
  }
}

// ---------------------------------------------------------------- how things are

function settingLines(input: SetupInput, say: Say): [Section, string][] {
  const { settings, language } = input
  const { challengeChannels, matchChannel, challengerRole, leagueRoles, boardChannel } = settings
  const game = gameIn(input)
  const format = settings.format?.format ?? game?.formats[0]
  const rules = game === undefined ? null : rulesLine(game, settings.rules, language)
  return [
    [
      'challenges',
      challengeChannels.length === 0
        ? say('setup.challenges.all')
        : say('setup.challenges', { channels: challengeChannels.map(mention).join(', ') }),
    ],
    [
      'threads',
      matchChannel === null ? say('setup.threads.there') : say('setup.threads', { channel: mention(matchChannel) }),
    ],
    [
      'language',
      settings.language === null
        ? say('setup.language.server')
        : say('setup.language', { language: say(`setup.choice.${settings.language}`) }),
    ],
    ['time', say('setup.time', { time: timeText(clockOf(timeIn(settings)), language) })],
    ...(game === undefined || format === undefined
      ? []
      : [
          [
            'format',
            say('setup.format', { format: `${game.words.title(language)} · ${game.words.format(format, language)}` }),
          ] satisfies [Section, string],
        ]),
    ['rules', rules === null ? say('setup.rules.usual') : say('setup.rules', { rules })],
    ['role', challengerRole === null ? say('setup.role.all') : say('setup.role', { role: `<@&${challengerRole}>` })],
    [
      'leagues',
      leagueRoles.length === 0
        ? say('setup.leagues.admins')
        : // The role of everybody has the id of its server.
          leagueRoles.includes(input.guildId)
          ? say('setup.leagues.all')
          : say('setup.leagues', { roles: leagueRoles.map((role) => `<@&${role}>`).join(', ') }),
    ],
    ['rated', say(`setup.rated.${settings.rated}`)],
    ['reveals', say(`setup.reveals.${settings.reveals}`)],
    ['suggestions', say(settings.suggestions ? 'setup.suggestions.on' : 'setup.suggestions.off')],
    ['board', boardChannel === null ? say('setup.board.none') : say('setup.board', { channel: mention(boardChannel) })],
  ]
}

/** Each chosen channel, with the missing permissions, and how to add them. */
function placeLines(
  { seen: { lacking, roles, givesRoles }, settings: { challengerRole } }: SetupInput,
  say: Say,
): string[] {
  const lines = [...lacking].map(([id, missing]): string => {
    const channel = mention(id)
    if (missing === null) return say('setup.gone', { channel })
    if (missing.length === 0) return say('setup.may', { channel })
    return say('setup.may-not', { channel, permissions: missing.map((one) => `**${say(`setup.${one}`)}**`).join(', ') })
  })
  const broken = [...lacking.values()].some((missing) => missing !== null && missing.length > 0)
  if (broken) lines.push(`-# ${say('setup.mend')}`)
  if (!givesRoles) lines.push(`-# ${say('setup.roles.may-not')}`)
  return challengerRole === null || roles.has(challengerRole) ? lines : [...lines, say('setup.role.gone')]
}

/** Refused notices: the last ones, and another try. */
function letterParts(letters: readonly DeadLetter[], say: Say): Body['components'] {
  if (letters.length === 0) return []
  return [
    text(firstLines(letterLines(letters, MOST_LETTERS, say), 600)),
    row(button(customId('setup', 'again'), say('letters.again'))),
  ]
}

/** Refused messages: their number, and this many of them. */
export function letterLines(letters: readonly DeadLetter[], most: number, say: Say): readonly string[] {
  const lines = letters.slice(0, most).map(({ kind, threadId, league, deadAt, reason }) => {
    const code = /^discord (\d+)$/.exec(reason)?.[1]
    return [
      `• ${say(`letters.kind.${kind}`)}`,
      ...(threadId === null ? [] : [mention(threadId)]),
      ...(league === null ? [] : [literal(league)]),
      relative(deadAt),
      code === undefined ? say('letters.failed') : say('letters.code', { code }),
    ].join(' · ')
  })
  const more = letters.length - lines.length
  if (more > 0) lines.push(say('letters.more', { count: more }))
  return [`**${say('letters.title', { count: letters.length })}**`, ...lines]
}

// ---------------------------------------------------------------- the open control

function controlOf(input: SetupInput, section: Section, say: Say): ControlRow[] {
  const { settings, seen } = input
  const id = customId('setup', section)
  // A deleted channel can't be shown as chosen.
  const there = (channels: readonly string[]) => channels.filter((one) => seen.lacking.get(one) !== null)
  switch (section) {
    case 'challenges':
      return [
        channelPick(
          id,
          say('setup.choose.challenges'),
          there(settings.challengeChannels),
          SERVER_LIMITS.challengeChannels,
          CHALLENGE_CHANNELS,
        ),
      ]
    case 'threads':
      return [channelPick(id, say('setup.choose.threads'), there(known(settings.matchChannel)), 1, MATCH_CHANNELS)]
    case 'board':
      return [channelPick(id, say('setup.choose.board'), there(known(settings.boardChannel)), 1, MESSAGE_CHANNELS)]
    case 'role':
      return [
        rolePick(
          id,
          say('setup.choose.role'),
          known(settings.challengerRole).filter((one) => seen.roles.has(one)),
        ),
      ]
    case 'leagues':
      return [
        rolePick(
          id,
          say('setup.choose.leagues'),
          settings.leagueRoles.filter((one) => seen.roles.has(one)),
          SERVER_LIMITS.leagueRoles,
        ),
      ]
    case 'rules':
      return ruleControls(input, say)
    default:
      return [select(id, say(`setup.choose.${section}`), choicesIn(input, section, say))]
  }
}

function choicesIn(
  input: SetupInput,
  section: 'language' | 'time' | 'format' | 'rated' | 'reveals' | 'suggestions',
  say: Say,
): MenuEntry[] {
  const { settings, language } = input
  switch (section) {
    case 'language':
      return [
        { value: UNCHOSEN, label: say('setup.choice.server'), taken: settings.language === null },
        ...LANGUAGES.map((one) => ({
          value: one,
          label: say(`setup.choice.${one}`),
          taken: settings.language === one,
        })),
      ]
    case 'time':
      return clockChoices(timeIn(settings), language)
    case 'format':
      return formatChoices(input)
    case 'rated':
      return RATED_WAYS.map((way) => ({
        value: way,
        label: say(`setup.choice.rated.${way}` as Key),
        taken: settings.rated === way,
      }))
    case 'reveals':
      return REVEAL_WAYS.map((way) => ({
        value: way,
        label: say(`setup.choice.reveals.${way}` as Key),
        taken: settings.reveals === way,
      }))
    case 'suggestions':
      return ALLOWED.map((way) => ({
        value: way,
        label: say(`setup.choice.suggestions.${way}`),
        taken: settings.suggestions === (way === 'on'),
      }))
  }
}

function formatChoices({ games, settings, language }: SetupInput): MenuEntry[] {
  const choices = choicesOf(games, 'formats', language).slice(0, 25)
  const { format } = settings
  const now = format === null ? choices[0]?.value : `${format.game}/${format.format}`
  return choices.map((one) => ({ ...one, taken: one.value === now }))
}

/** A select for each rule choice of the default game. */
function ruleControls(input: SetupInput, say: Say): ControlRow[] {
  const game = gameIn(input)
  if (game === undefined) return []
  const { language, settings } = input
  return game.ruleChoices.slice(0, 4).map(({ id, about, values }) => {
    const now = settings.rules[id] ?? values[0]?.id
    const choices = values.map((value, at) => ({
      value: at === 0 ? UNCHOSEN : value.id,
      label: at === 0 ? say('setup.choice.usual', { what: value.label[language] }) : value.label[language],
      hint: value.about[language],
      taken: value.id === now,
    }))
    return select(customId('setup', 'rules', game.id, id), about[language], choices)
  })
}

const known = (id: string | null): readonly string[] => (id === null ? [] : [id])

function channelPick(
  id: string,
  placeholder: string,
  chosen: readonly string[],
  most: number,
  types: readonly ChannelType[],
): ControlRow {
  const part: APIChannelSelectComponent = {
    type: ComponentType.ChannelSelect,
    custom_id: id,
    placeholder: clip(placeholder, 150),
    channel_types: [...types],
    min_values: 0,
    max_values: most,
    default_values: chosen.map((one) => ({ id: one, type: SelectMenuDefaultValueType.Channel })),
  }
  return row(part)
}

function rolePick(id: string, placeholder: string, chosen: readonly string[], most = 1): ControlRow {
  const part: APIRoleSelectComponent = {
    type: ComponentType.RoleSelect,
    custom_id: id,
    placeholder: clip(placeholder, 150),
    min_values: 0,
    max_values: most,
    default_values: chosen.map((one) => ({ id: one, type: SelectMenuDefaultValueType.Role })),
  }
  return row(part)
}
