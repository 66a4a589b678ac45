/** Lines of leagues that ask for an answer: whether it is still to come, and the buttons that give it. */

import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10'
import { clipWords } from '../../../kit/wording/clipping.ts'
import type { LeagueLine, LeagueSight } from '../../../league-play/api.ts'
import { proposalOf } from '../../../leagues/going-back-together.ts'
import type { League, Player } from '../../../leagues/league.ts'
import { gameById } from '../../../leagues/record.ts'
import { plainly, type Say } from '../../../locales/index.ts'
import { ours } from '../../../locales/safe-text.ts'
import { stamp } from '../../frame/dates.ts'
import { press } from '../../frame/frame.ts'
import { type Body, row, text } from '../../shell/components.ts'
import { literal } from '../../shell/text-limits.ts'
import { mayReturn, returnWords } from '../base/coming-back.ts'
import { BESIDE, leagueId } from '../base/league-panel.ts'
import { type LeagueView, playerNameOf } from '../base/league-view.ts'

/** Somebody who is asked: a player of the league, or its judge. */
interface AskedPlayer {
  readonly league: League
  readonly player: Player | undefined
  readonly values: LeagueLine['values']
  /** The organisers; none where they are not known. */
  readonly organisers: readonly string[]
}

const isOpenCase = ({ league, values }: AskedPlayer): boolean =>
  league.cases.some(({ id, settled }) => id === values.case && settled === null)

const isNotCheckedIn = ({ league, player }: AskedPlayer): boolean =>
  league.phase === 'checkIn' && player?.checkedIn === false

/** For each line that asks for an answer: whether it is still to come. */
const OPEN: Partial<Record<LeagueLine['about'], (asked: AskedPlayer) => boolean>> = {
  placeOffered: ({ player }) => player?.status === 'offered',
  checkInOpened: isNotCheckedIn,
  checkInReminder: isNotCheckedIn,
  byeHolderAsked: ({ league, player }) => league.byeOffers.some((one) => one.player === player?.id),
  putOut: ({ league, player }) => mayReturn(league, player?.id ?? null),
  decksPermitted: ({ player }) => (player?.decksPermitted ?? null) !== null,
  // Somebody who is told of a new league is asked until they join, or sign-up ends.
  opened: ({ league, player }) => league.phase === 'signUp' && player === undefined,
  outOfServer: ({ league, player }) => league.phase === 'running' && player?.status === 'out',
  handsAsked: ({ league, player, values }) =>
    league.openings?.some(
      ({ id, state, agreed }) =>
        id === values.opening && state === 'asked' && player !== undefined && !agreed.includes(player.id),
    ) === true,
  // A judge by role sees no openings in a direct message, where nobody has roles. They are told all the same.
  handsReady: ({ league, values }) =>
    league.openings?.some(({ id, state }) => id === values.opening && state !== 'open') !== true,
  organiserInvited: ({ organisers, values }) => !organisers.includes(String(values.invited)),
  caseOpened: isOpenCase,
  caseForAdmins: isOpenCase,
  backProposed: ({ league, player, values }) => {
    const proposal = proposalOf(league, String(values.game))
    return proposal !== null && proposal.move === values.move && proposal.by !== player?.id
  },
}

/** Whether a line is of those that ask for an answer. */
export const asksForAnswer = ({ about }: LeagueLine): boolean => OPEN[about] !== undefined

/** Whether a line asks its reader for an answer that is still to come. */
export function stillAsks(
  {
    league,
    reader,
    sight,
  }: Pick<LeagueView, 'league' | 'reader'> & { readonly sight: Pick<LeagueView['sight'], 'host'> },
  line: LeagueLine,
): boolean {
  const player = league.players.find(({ id }) => id === reader)
  return OPEN[line.about]?.({ league, player, values: line.values, organisers: sight.host.organisers }) === true
}

/** Questions that say nothing once they are answered: another line, or the answer itself, tells what came of them. */
const GONE: readonly LeagueLine['about'][] = [
  'handsAsked',
  'backProposed',
  'checkInOpened',
  'checkInReminder',
  'placeOffered',
  'byeHolderAsked',
  'caseOpened',
  'organiserInvited',
]

/** Whether a line asked something that has been answered, so that it tells nothing more. */
export const isAnswered = (view: Parameters<typeof stillAsks>[0], line: LeagueLine): boolean =>
  GONE.includes(line.about) && !stillAsks(view, line)

/** Returns the buttons of a league in a message about several: they name the league, and leave the message as it is. */
export const besideOthers = (
  buttons: readonly APIButtonComponentWithCustomId[],
  league: string,
): readonly APIButtonComponentWithCustomId[] =>
  buttons.map((one) => {
    const known = one.custom_id.split('|')
    const beside = known[1] === 'lg' ? `${one.custom_id}|${BESIDE}` : one.custom_id
    return { ...one, custom_id: beside, label: clipWords(`${one.label} · ${league}`, MOST_LABEL) }
  })

/** The most characters of a label. */
const MOST_LABEL = 34

/**
 * Returns the message that calls a person to a league in its channel, for those who take no direct messages. It says no more
 * than everybody may know.
 */
export function channelCall(
  { sight, say }: { readonly sight: LeagueSight; readonly say: Say },
  { person, about, now }: { readonly person: string; readonly about: LeagueLine['about']; readonly now: number },
): Body {
  const { league, id } = sight
  const { name, dates } = league.settings
  const values = { name: ours(`<@${person}>`), league: literal(name) }
  const checkIn = (about === 'checkInOpened' || about === 'checkInReminder') && dates.checkInEndsAt !== null
  const words = checkIn
    ? say('told.channel.checkin', { ...values, until: stamp(dates.checkInEndsAt ?? now) })
    : say('told.channel', values)
  const opens = checkIn
    ? press(leagueId('lg', 'checkin', id), say('league.checkin.button'), 'good')
    : press(leagueId('lg', 'my', id), say('league.more.mine'), 'main')
  const back = mayReturn(league, sight.player)
    ? [press(leagueId('lg', 'return', id), returnWords({ league, say }), 'good')]
    : []
  return { components: [text(words), row(...back, opens)], mention: [person] }
}

/** Returns the buttons that answer a line; none if it asks nothing, or is answered on the reader's page of the league. */
export function answerButtons(view: LeagueView, { about, values }: LeagueLine) {
  const { say, sight, league } = view
  const opening = String(values.opening)
  const own = (action: string, ...parts: readonly string[]) => leagueId('lg', action, sight.id, ...parts)
  switch (about) {
    case 'checkInOpened':
    case 'checkInReminder':
      return [press(own('checkin'), say('league.checkin.button'), 'good')]
    case 'placeOffered':
      return [press(own('take'), say('league.offer.take'), 'good'), press(own('decline'), say('league.offer.no'))]
    case 'byeHolderAsked': {
      const offer = league.byeOffers.find(({ player }) => player === view.reader)
      const name = offer === undefined ? '…' : playerNameOf(view, offer.opponent)
      const yes = plainly(say)('league.my.asked.yes', { name })
      return [
        press(own('bye', 'yes'), yes, 'good', plainly(say)('league.my.asked.yes', { name: '…' })),
        press(own('bye', 'no'), say('league.my.asked.no')),
      ]
    }
    case 'handsAsked':
      return [
        press(own('openhand', opening), say('hands.player.yes'), 'good'),
        press(own('keephand', opening), say('hands.player.no')),
      ]
    case 'handsReady':
      return [press(leagueId('lo', 'hands', sight.id, opening), say('hands.look'), 'main')]
    case 'organiserInvited':
      return [
        press(own('organise', 'yes'), say('invited.yes'), 'good'),
        press(own('organise', 'no'), say('invited.no')),
      ]
    case 'caseOpened':
    case 'caseForAdmins':
      return [press(leagueId('lo', 'case', sight.id, String(values.case)), say('told.open-case'), 'main')]
    case 'backProposed':
      return gameById(league, String(values.game)) === null
        ? []
        : [press(own('back', String(values.game)), say('back.game.look'), 'main')]
    default:
      return []
  }
}
