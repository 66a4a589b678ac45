/** The words that pictures need for their descriptions. */
import { jointsOf } from '../../kit/wording/words.ts'
import type { LeagueWords } from '../../pictures/leagues/league-blocks.ts'
import type { PanelView } from './frame.ts'

/** Returns the words that the pictures of panels need for their descriptions. */
export function pictureWords({
  say,
  game,
  sides: [one, other],
  language,
}: Pick<PanelView, 'say' | 'game' | 'sides' | 'language'>): LeagueWords {
  return {
    sideNames: [game.words.seat(one, language), game.words.seat(other, language)],
    marks: {
      won: say('league.mark.won'),
      drawn: say('league.mark.drawn'),
      lost: say('league.mark.lost'),
      running: say('league.mark.running'),
      open: say('league.mark.open'),
      bye: say('league.mark.bye'),
      forfeit: say('league.mark.forfeit'),
      gone: say('league.mark.gone'),
    },
    up: (count) => say('league.alt.up', { count }),
    down: (count) => say('league.alt.down', { count }),
    points: (points) => say('league.alt.points', { points, count: points === '1' ? 1 : 2 }),
    games: (games) => say('league.alt.games', { games }),
    against: say('league.alt.against'),
    to: say('league.alt.to'),
    likely: (from, to) => say(from === to ? 'league.alt.likely-one' : 'league.alt.likely', { from, to }),
    possible: (from, to) => say(from === to ? 'league.alt.possible-one' : 'league.alt.possible', { from, to }),
    joints: jointsOf(language),
  }
}
