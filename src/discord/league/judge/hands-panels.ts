/**
 * Hands that both players open to a ruling: the judge's request, the question to each player, and both hands for the eyes of
 * the judge who asked. The views are the game's own; nothing here knows a card.
 */

import type { Seat, Voice } from '../../../contract/index.ts'
import type { OpenHands } from '../../../league-play/api.ts'
import type { Case, LeagueGame, Pairing } from '../../../leagues/league.ts'
import { openingOf } from '../../../leagues/opened-hands.ts'
import { gameById } from '../../../leagues/record.ts'
import { plainly } from '../../../locales/index.ts'
import { joined, safe } from '../../../locales/safe-text.ts'
import type { LineRow } from '../../../pictures/leagues/league-blocks.ts'
import { type MoreEntry, press } from '../../frame/frame.ts'
import { type App, namesIn } from '../../shell/app.ts'
import { type Body, container, picture, row, text } from '../../shell/components.ts'
import { firstLines } from '../../shell/text-limits.ts'
import { called } from '../../table/player-names.ts'
import { withPictures } from '../../table/table-pictures.ts'
import { tableLines } from '../../table/table-text.ts'
import { leaguePanel, organiserClick } from '../base/league-panel.ts'
import { type LeagueView, namedIn, playerNameOf, withoutReader } from '../base/league-view.ts'
import { sideInSentence } from '../base/league-words.ts'

/** This many characters of a table in words stand on one screen beside the rest. */
const TABLE_ROOM = 1900

/** Returns the entries of a case about hands: to ask for those of each running game, or to look at them. */
export function handEntries(view: LeagueView, { games }: Pairing, known: Case | null): readonly MoreEntry[] {
  const { say, league, sight } = view
  // Where there are several games, who plays which side tells which one is meant.
  const hinted = (game: LeagueGame, about: string): string => {
    const values = { one: playerNameOf(withoutReader(view), game.seats[0]), side: sideInSentence(view, 0) }
    return games.length === 1 ? about : `${plainly(say)('case.game', values)} · ${about}`
  }
  if (known === null || known.settled !== null) return []
  return games.flatMap((game, at): MoreEntry[] => {
    if (game.result !== null || sight.games[game.id] === undefined) return []
    const number = games.length === 1 ? '' : ` ${at + 1}`
    const opening = openingOf(league, game.id)
    if (opening === null) {
      if (wereKept(view, known, game)) return []
      const hint = hinted(game, say('hands.ask.about'))
      return [{ id: organiserClick(view, 'askhands', known.id, game.id), label: `${say('hands.ask')}${number}`, hint }]
    }
    if (opening.judge !== view.person || opening.state === 'asked') return []
    const hint = hinted(game, say('hands.look.about'))
    return [{ id: organiserClick(view, 'hands', opening.id), label: `${say('hands.look')}${number}`, hint }]
  })
}

/** Whether a player has kept their hand closed in this case: nobody asks again. */
const wereKept = ({ league }: LeagueView, known: Case, game: LeagueGame): boolean =>
  league.openings?.some((one) => one.case === known.id && one.game === game.id && one.state === 'kept') === true

/** Returns the row of a case that says what a judge may see. */
export function handsRow(view: LeagueView, { games }: Pairing): LineRow {
  const { say, league } = view
  const [opening] = games.flatMap(({ id }) => openingOf(league, id) ?? [])
  if (opening === undefined) return { icon: 'eye', title: say('case.public'), text: say('case.public.about') }
  if (opening.state !== 'asked')
    return { icon: 'eye', tint: 'green', title: say('hands.row.open'), text: say('hands.row.open.about') }
  const agreed = opening.agreed.map((one) => playerNameOf(withoutReader(view), one)).join(', ')
  return {
    icon: 'eye',
    tint: 'amber',
    title: say('hands.row.asked'),
    text: agreed === '' ? say('hands.row.asked.none') : plainly(say)('hands.row.asked.about', { name: agreed }),
  }
}

/** Returns the question before a judge asks both players for their hands. */
export function askHandsPanel(app: App, view: LeagueView, pairing: Pairing, known: Case, game: string): Promise<Body> {
  const { say } = view
  return leaguePanel(app, view, {
    news: safe`**${joined(
      pairing.players.map((one) => namedIn(withoutReader(view), one)),
      ' – ',
    )}**`,
    blocks: [
      {
        block: 'lines',
        rows: [
          { icon: 'person', title: say('hands.sure.both'), text: say('hands.sure.both.about') },
          { icon: 'eye', title: say('hands.sure.you'), text: say('hands.sure.you.about') },
          { icon: 'clock', title: say('hands.sure.until'), text: say('hands.sure.until.about') },
          { icon: 'log', title: say('hands.sure.log'), text: say('hands.sure.log.about') },
        ],
      },
    ],
    question: say('hands.sure'),
    line: say('hands.sure.line'),
    buttons: [
      press(organiserClick(view, 'askedhands', known.id, game), say('hands.sure.yes'), 'main'),
      press(organiserClick(view, 'case', known.id), say('league.back')),
    ],
  })
}

/** Returns what one seat sees, for the judge alone. @param side the seat that is shown */
export async function handsPanel(app: App, view: LeagueView, hands: OpenHands, opening: string, side: 0 | 1) {
  const { say, league, game, language } = view
  const { pairing, game: played } = gameById(league, hands.game)!
  const seat: Seat = league.settings.sides[side]
  const names = await namesIn(app, hands.match, language)
  const { names: spoken, titles } = called(game, names, language)
  const voice: Voice = { language, names: spoken, reader: seat }
  const seen = { game, view: hands.views[seat], reader: seat, language, names }
  const other = playerNameOf(withoutReader(view), played.seats[side === 0 ? 1 : 0])
  const head = [
    `### ${say('hands.shown', { name: namedIn(withoutReader(view), played.seats[side]) })}`,
    `-# ${say('hands.shown.line')}`,
  ]
  const buttons = row(
    press(
      organiserClick(view, 'hands', opening, side === 0 ? 1 : 0),
      plainly(say)('hands.shown.other', { name: other }),
      'main',
      say('hands.shown.other-one'),
    ),
    press(organiserClick(view, 'pairing', pairing.id), say('hands.shown.back')),
  )
  return withPictures(app, view.person ?? '', seen, (pictures) => ({
    components: [
      text(head.join('\n')),
      ...(pictures.length === 0
        ? [container([text(firstLines(tableLines(game, hands.views[seat], seat, voice, titles), TABLE_ROOM))])]
        : pictures.map(picture)),
      buttons,
    ],
    files: pictures,
  }))
}
