/** The order in which Vitest runs the files: those that are known to take long come first. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take more than ten seconds, the longest first. One that began last would leave the other workers without
 * work. `npm test` prints the slowest files at its end.
 */
const LONG = [
  'test/discord/start.test.ts',
  'test/browser/game.test.ts',
  'test/discord/great-season.test.ts',
  'test/cli/simulate-league.test.ts',
  'test/chaos/chaos.test.ts',
  'test/league-play/season.test.ts',
  'test/cli/start.test.ts',
  'test/golden/golden.test.ts',
  'test/losses/refused.test.ts',
  'test/league-play/secrets.test.ts',
  'test/league-play/pool-secrets.test.ts',
  'test/swccg/texts/proven.test.ts',
  'test/losses/clocks.test.ts',
  'test/league-play/requests.test.ts',
  'test/matches/faults.test.ts',
  'test/people/store.test.ts',
  'test/discord/order-screens.test.ts',
  'test/load/load.test.ts',
  'test/losses/lanes.test.ts',
  'test/young-jedi/properties/handovers.test.ts',
  'test/discord/live.test.ts',
  'test/young-jedi/properties/secrets.test.ts',
  'test/deadlines/deadlines.test.ts',
  'test/storage/migrate.test.ts',
  'test/discord/deck-orders.test.ts',
  'test/discord/processes.test.ts',
  'test/league-play/opened-hands.test.ts',
  'test/browser/keys.test.ts',
  'test/browser/taps.test.ts',
  'test/chaos/audit.test.ts',
  'test/discord/swccg.test.ts',
  'test/losses/threads.test.ts',
  'test/cli/decks.test.ts',
  'test/cluster/shards.test.ts',
  'test/discord/league-season.test.ts',
  'test/discord/positions.test.ts',
  'test/browser/first-steps.test.ts',
  'test/storage/open.test.ts',
  'test/young-jedi/words/games.test.ts',
  'test/young-jedi/explain/properties.test.ts',
  'test/discord/plans.test.ts',
  'test/privacy/personal-data.test.ts',
  'test/deadlines/bull.test.ts',
  'test/young-jedi/properties/games.test.ts',
  'test/discord/replay.test.ts',
  'test/discord/calls.test.ts',
  'test/swccg/rules/whole-games.test.ts',
  'test/discord/same-telling.test.ts',
  'test/young-jedi/policies/orders.test.ts',
  'test/discord/fuzz.test.ts',
  'test/pictures/decision.test.ts',
  'test/losses/told-again.test.ts',
  'test/matches/orders.test.ts',
  'test/matches/live.test.ts',
  'test/matches/company.test.ts',
  'test/discord/pools.test.ts',
  'test/swccg/rules/orders.test.ts',
  'test/discord/leagues.test.ts',
  'test/losses/cut-off.test.ts',
  'test/discord/round-trips.test.ts',
  'test/matches/outbox.test.ts',
  'test/matches/challenges.test.ts',
  'test/losses/doors.test.ts',
  'test/losses/servers.test.ts',
]

export default class LongestFirst extends BaseSequencer {
  /** Puts long files first within their project; the others keep the usual order. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    const placeOf = ({ project, moduleId }: TestSpecification): number => {
      const at = LONG.indexOf(relative(project.config.root, moduleId).replaceAll('\\', '/'))
      return at < 0 ? LONG.length : at
    }
    return projects.flatMap((name) =>
      usual.filter(({ project }) => project.name === name).sort((one, other) => placeOf(one) - placeOf(other)),
    )
  }
}
