/** All features that answer clicks. A new one is listed here; its commands are files in `commands/`. */
import { adminClicks } from './admin/admin-clicks.ts'
import { cardClicks } from './cards/card-clicks.ts'
import { challengeClicks } from './challenge/challenge-clicks.ts'
import { fairClicks } from './challenge/fair-panel.ts'
import { learnClicks } from './challenge/first-game-clicks.ts'
import { rematchClicks } from './challenge/rematch-clicks.ts'
import { clockClicks } from './clock/clock-clicks.ts'
import { hoursClicks } from './clock/hours-clicks.ts'
import { vacationClicks } from './clock/vacation-clicks.ts'
import { deckClicks } from './decks/deck-clicks.ts'
import { deckOrderClicks } from './decks/deck-order-clicks.ts'
import { cardThere, helpClicks } from './explain/explain-clicks.ts'
import { myGamesClicks } from './help/help-clicks.ts'
import { createClicks } from './league/organiser/create-clicks.ts'
import { organiseClicks } from './league/organiser/organise-clicks.ts'
import { leagueClicks } from './league/player/league-clicks.ts'
import { concedeClicks } from './match/concede-clicks.ts'
import { liveClicks } from './match/live-clicks.ts'
import { gameListClicks } from './match/match-list.ts'
import { panelClicks } from './match/panel-clicks.ts'
import { sittingClicks } from './match/undo-clicks.ts'
import { orderClicks } from './orders/order-clicks.ts'
import { privacyClicks } from './privacy/privacy-clicks.ts'
import { profileClicks } from './profile/profile-clicks.ts'
import { ladderClicks } from './profile/server-ladder.ts'
import { queueClicks } from './queue/queue-clicks.ts'
import { analysisClicks } from './replay/analysis-clicks.ts'
import { replayClicks } from './replay/replay-clicks.ts'
import { ruleClicks } from './rules/rule-clicks.ts'
import { settingsClicks } from './settings/settings-clicks.ts'
import { setupClicks } from './setup/setup-clicks.ts'
import type { Feature } from './shell/registry.ts'
import { statisticsClicks } from './statistics/statistics-clicks.ts'
import { tableClicks } from './table/table-in-words.ts'

/** The features, each with its clicks. */
export const FEATURES: readonly Feature[] = [
  { name: 'match', clicks: [panelClicks, sittingClicks, concedeClicks, gameListClicks, liveClicks] },
  { name: 'clock', clicks: [clockClicks, hoursClicks, vacationClicks] },
  { name: 'table', clicks: [tableClicks] },
  { name: 'explain', clicks: [helpClicks] },
  { name: 'orders', clicks: [orderClicks] },
  { name: 'challenge', clicks: [challengeClicks, rematchClicks, learnClicks, fairClicks] },
  { name: 'cards', clicks: [cardClicks(cardThere)] },
  { name: 'rules', clicks: [ruleClicks] },
  { name: 'decks', clicks: [deckClicks, deckOrderClicks] },
  { name: 'league', clicks: [leagueClicks, createClicks, organiseClicks] },
  { name: 'profile', clicks: [profileClicks, ladderClicks] },
  { name: 'statistics', clicks: [statisticsClicks] },
  { name: 'queue', clicks: [queueClicks] },
  { name: 'replay', clicks: [replayClicks, analysisClicks] },
  { name: 'settings', clicks: [settingsClicks] },
  { name: 'setup', clicks: [setupClicks] },
  { name: 'admin', clicks: [adminClicks] },
  { name: 'privacy', clicks: [privacyClicks] },
  { name: 'help', clicks: [myGamesClicks] },
]
