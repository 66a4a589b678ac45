/** The order in which Vitest runs the files: those that are known to take long come first. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take more than ten seconds, the longest first. One that began last would leave the other workers without
 * work. `npm test` prints the slowest files at its end.
 */
const LONG = [
  'test/browser/game.test.ts',
  'test/discord/start.test.ts',
  'test/chaos/chaos.test.ts',
  'test/storage/migrate.test.ts',
  'test/browser/first-steps.test.ts',
  'test/league-play/season.test.ts',
  'test/league-play/requests.test.ts',
  'test/losses/lanes.test.ts',
  'test/matches/clocks.test.ts',
  'test/swccg/properties/census.test.ts',
  'test/deadlines/deadlines.test.ts',
  'test/discord/positions.test.ts',
  'test/discord/lesson-room.test.ts',
  'test/storage/open.test.ts',
  'test/threads/work-thread.test.ts',
  'test/swccg/rules/whole-games.test.ts',
  'test/swccg/properties/hidden-cards.test.ts',
  'test/matches/outbox.test.ts',
  'test/discord/calls.test.ts',
  'test/losses/doors.test.ts',
  'test/people/zones.test.ts',
  'test/golden/golden.test.ts',
  'test/young-jedi/words/games.test.ts',
  'test/young-jedi/properties/secrets.test.ts',
  'test/young-jedi/properties/handovers.test.ts',
  'test/young-jedi/policies/orders.test.ts',
  'test/young-jedi/explain/properties.test.ts',
  'test/young-jedi/properties/games.test.ts',
  'test/pictures/decision.test.ts',
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
