/** Panels without a running league: none on a server, a cancelled one, a list to choose from. */

import type { Language } from '../../../contract/index.ts'
import type { LeagueBrief } from '../../../league-play/api.ts'
import type { League } from '../../../leagues/league.ts'
import { playedResult } from '../../../leagues/record.ts'
import { readyPlayers } from '../../../leagues/tellings.ts'
import { type Say, speak } from '../../../locales/index.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import { menu, press } from '../../frame/frame.ts'
import type { App } from '../../shell/app.ts'
import { commandMention } from '../../shell/command-mention.ts'
import { type Body, row, text } from '../../shell/components.ts'
import { customId } from '../../shell/custom-id.ts'
import type { IncomingRequest } from '../../shell/requests.ts'
import { literal } from '../../shell/text-limits.ts'
import { leagueId, leaguePanel } from '../base/league-panel.ts'
import { type LeagueView, readerOf } from '../base/league-view.ts'

/** The most leagues that are over in the menu of a server without a league. */
const MOST_PAST = 10

/** Returns the panel of a server without a league, or of direct messages without one. */
export async function nonePanel(app: App, incoming: IncomingRequest, note?: SafeText): Promise<Body> {
  const say = speak(incoming.language)
  const named = (key: 'command.queue' | 'command.play' | 'command.league') =>
    commandMention(app.commandIds, incoming.language, [key])
  const { guildId } = incoming.place
  const here = guildId !== null
  const [creates, told, looking, past] =
    guildId === null
      ? [false, false, 0, []]
      : await Promise.all([
          app.rights.mayCreate(incoming),
          app.leagues.watches(guildId, incoming.person),
          app.queue.looking(guildId, incoming.person),
          app.leagues.inServer(guildId, readerOf(incoming), MOST_PAST),
        ])
  const lines = [
    ...(note === undefined ? [] : [`-# ${note}`]),
    say(here ? 'league.none.title' : 'league.none.title-dm'),
    `-# ${say('league.none.line')}`,
    '',
    say('league.none.play'),
    `${named('command.queue')} ${looking > 0 ? say('league.none.queue-looking', { count: looking }) : say('league.none.queue')}`,
    `${named('command.play')} ${say('league.none.challenge')}`,
    '',
    ...(creates || !here ? [say('league.none.own')] : note === undefined ? [`-# ${say('rights.creator')}`] : []),
    ...(here
      ? ['', `### ${say(told ? 'league.tell.on' : 'league.tell.ask')}`, `-# ${say('league.tell.line')}`]
      : ['', say('league.none.dm', { league: named('command.league') })]),
  ]
  return {
    components: [
      text(lines.join('\n')),
      ...(here
        ? [
            row(
              tellButton('-', told, say),
              ...(creates ? [press(leagueId('ln', 'new', '-'), say('league.none.new'), told ? 'main' : 'plain')] : []),
            ),
          ]
        : []),
      ...menu({ now: app.clock.now() }, 'more', say('league.more'), [
        ...past.map((one) => ({ id: leagueId('lg', 'my', one.id), label: one.name, hint: phaseWords(one, say) })),
        { id: customId('pf', 'show', ''), label: say('server-ladder.me') },
        ...(here ? [{ id: customId('ldr', ''), label: say('league.none.ladder') }] : []),
        { id: customId('set', 'show'), label: say('league.more.settings') },
      ]),
    ],
  }
}

/** Returns the button that asks to be told of the next league of a server, or takes it back. @param league `-`: of this server */
export const tellButton = (league: string, told: boolean, say: Say) =>
  press(
    leagueId('lg', 'tell', league, told ? 'off' : 'on'),
    say(told ? 'league.tell.stop' : 'league.tell.button'),
    told ? 'plain' : 'main',
  )

/** Whether games of a league were rated: they stay so when it is cancelled. */
const hasRated = ({ settings, rounds }: League): boolean =>
  settings.rated &&
  rounds.some(({ pairings }) => pairings.some(({ games }) => games.some((game) => playedResult(game) !== null)))

/** Returns a cancelled league. It is the same in public. */
export function cancelledPanel(app: App, view: LeagueView): Promise<Body> {
  const { league, say } = view
  const few = league.cancelled === null || league.cancelled === 'tooFew'
  const joined = league.players.filter(({ status }) => status !== 'out').length
  const ready = readyPlayers(league)
  const checks = few && league.settings.dates.checkInEndsAt !== null
  return leaguePanel(app, view, {
    blocks: [
      { block: 'hero', over: league.settings.name, title: say('league.cancelled') },
      {
        block: 'stats',
        cells: [
          { value: `${joined}`, label: say('league.stat.signed-up', { count: joined }) },
          // Those who signed up may have been enough: those who checked in were not.
          ...(checks ? [{ value: `${ready}`, label: say('league.stat.checked', { count: ready }) }] : []),
          ...(few ? [{ value: `${league.settings.places.least}`, label: say('league.stat.needed') }] : []),
        ],
      },
    ],
    lines: few ? [] : [say('league.cancelled.reason', { reason: literal(league.cancelled ?? '') })],
    question: say(few ? (checks ? 'league.cancelled.few-checked' : 'league.cancelled.few') : 'league.cancelled.other'),
    line: say(hasRated(league) ? 'league.cancelled.rated' : 'league.cancelled.line'),
    buttons: [
      press(customId('q', 'show', league.settings.game), say('league.cancelled.queue'), 'main'),
      ...(view.sight.governs ? [press(leagueId('ln', 'new', '-'), say('league.cancelled.new'))] : []),
    ],
  })
}

/** Returns what a league is doing, in few words. */
function phaseWords({ phase, round, cases }: LeagueBrief, say: Say): string {
  return [
    phase === 'running' && round !== null ? say('league.list.round', { round }) : say(`league.list.phase.${phase}`),
    ...(cases > 0 ? [say('league.list.cases', { count: cases })] : []),
  ].join(' · ')
}

/** Returns the leagues of a person as a list, each with a tap. */
export function listPanel(
  leagues: readonly LeagueBrief[],
  { language, now }: { readonly language: Language; readonly now: Date },
  opens: 'play' | 'organise' = 'play',
): Body {
  const say = speak(language)
  const lines = leagues
    .slice(0, 12)
    .map(
      (one) => `**${literal(one.name)}** · ${phaseWords(one, say)} · ${say('league.players', { count: one.players })}`,
    )
  return {
    components: [
      text([`### ${say('league.list.title')}`, ...lines].join('\n')),
      ...menu(
        { now },
        'leagues',
        say('league.list.pick'),
        leagues.map((one) => ({
          id:
            one.phase === 'draft'
              ? leagueId('ln', 'review', one.id)
              : opens === 'organise' || one.player === null
                ? leagueId('lo', 'desk', one.id)
                : leagueId('lg', 'my', one.id),
          label: one.name,
          hint: phaseWords(one, say),
        })),
      ),
    ],
  }
}
