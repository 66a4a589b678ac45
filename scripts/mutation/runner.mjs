/**
 * Runs the tests of the rules for Stryker within one process. Stryker's own runner starts Vitest anew for each mutant,
 * which takes one or two seconds for each of thousands. Here the rules and their tests are imported once. A mutant runs
 * only the tests that reach it, up to the first that fails.
 *
 * The tests use Vitest's `describe`, `test` and `expect` as usual. Hooks aren't run; no test of the rules has any.
 * Node's `vm` stops a test in which a mutant loops for ever, and the process goes on.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { collectTests, getFn } from '@vitest/runner'
import { getFullName, getTests } from '@vitest/runner/utils'
import { register } from 'tsx/esm/api'
import { chai } from 'vitest'

/**
 * By game the test files that play the rules by example: scenarios, rules, questions and stories, reasons, standing
 * orders. Left out are files that run no rule, read its text, or play whole games, each of which takes as long as a
 * hundred examples.
 */
const TESTS = {
  'young-jedi': {
    folders: ['rules', 'words', 'explain', 'policies'],
    leftOut: /\/(answers|coverage|every|games|glance|orders|practice|properties|rows|safest)\.test\.ts$/,
  },
  swccg: { folders: ['rules'], leftOut: /\/(hand-overs|orders|whole-games)\.test\.ts$/ },
}
const GAME = process.env.MUTATION_GAME ?? 'young-jedi'

const testFiles = () =>
  ['scripts/mutation', ...TESTS[GAME].folders.map((room) => `test/${GAME}/${room}`)]
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => resolve(folder, name)))
    .filter((path) => path.endsWith('.test.ts') && !TESTS[GAME].leftOut.test(path))
    .toSorted()

/** The one Vitest matcher that needs its reporter: an inline or file snapshot. */
function toMatchFileSnapshot(name) {
  chai.expect(this._obj).toBe(readFileSync(resolve('test/young-jedi/words', name), 'utf8'))
}

/** The configuration that Vitest's collector expects. */
const collecting = () => ({
  config: { root: process.cwd(), sequence: {}, setupFiles: [], tags: [], testTimeout: 0, hookTimeout: 0 },
  importFile: (path) => import(pathToFileURL(path).href),
  trace: (_name, _attributes, work) => work(),
})

/** Stryker allows a mutant a hundred times the hits of all tests together; the engine's loop takes seconds for those. */
const stricter = (hitLimit) => (hitLimit === undefined ? undefined : 200 + hitLimit / 20)

const LONGEST_MS = 2000
const ENDLESS = { status: DryRunStatus.Timeout, reason: 'a test goes round for ever' }
const call = new Script('globalThis.__holonetTest()')

/** Runs a function for at most that many milliseconds, endless loops included. */
function within(timeout, run) {
  globalThis.__holonetTest = run
  return call.runInThisContext({ timeout })
}

class InProcessRunner {
  /** All tests by name, in the order of the files. */
  tests = new Map()

  /** The number of mutants that each test has killed; tests that kill most run first. */
  kills = new Map()

  /** The object in which the instrumented code looks for the active mutant and records its coverage. */
  stryker = {}

  /** Never needed: mutants that act while files are loaded are left out (`ignoreStatic`). */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    globalThis.__stryker__ = this.stryker
    register()
    // Traces through source maps cost more than the failing tests.
    process.setSourceMapsEnabled(false)
    Error.stackTraceLimit = 0
    chai.util.addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', toMatchFileSnapshot)
    for (const file of await collectTests(testFiles(), collecting())) {
      if (file.result?.state === 'fail') throw new Error(`${file.name}: ${file.result.errors[0].message}`)
      for (const test of getTests(file))
        this.tests.set(getFullName(test), { fileName: file.filepath, play: getFn(test) })
    }
  }

  async dryRun() {
    const tests = []
    for (const id of this.tests.keys()) {
      this.stryker.currentTestId = id
      tests.push(await this.run(id, 10 * LONGEST_MS))
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.stryker.mutantCoverage }
  }

  async mutantRun({ activeMutant, hitLimit: allowed, testFilter = [...this.tests.keys()] }) {
    const hitLimit = stricter(allowed)
    Object.assign(this.stryker, { activeMutant: activeMutant.id, hitLimit, currentTestId: undefined })
    const tests = []
    for (const id of this.likeliestFirst(testFilter)) {
      this.stryker.hitCount = 0
      tests.push(await this.run(id, LONGEST_MS))
      if (tests.at(-1).status === TestStatus.Failed) break
    }
    const last = tests.at(-1)
    if (last.status === TestStatus.Failed && !last.endless) this.kills.set(last.id, (this.kills.get(last.id) ?? 0) + 1)
    const looped = last.endless ? ENDLESS : determineHitLimitReached(this.stryker.hitCount, hitLimit)
    return toMutantRunResult(looped ?? { status: DryRunStatus.Complete, tests })
  }

  likeliestFirst(ids) {
    return ids.toSorted((one, other) => (this.kills.get(other) ?? 0) - (this.kills.get(one) ?? 0))
  }

  async run(id, longest) {
    const { fileName, play } = this.tests.get(id)
    const start = performance.now()
    const outcome = await outcomeOf(() => within(longest, play))
    return { id, name: id, fileName, timeSpentMs: performance.now() - start, ...outcome }
  }
}

async function outcomeOf(play) {
  try {
    await play()
    return { status: TestStatus.Success }
  } catch (error) {
    const endless = error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    return { status: TestStatus.Failed, failureMessage: String(error?.message ?? error), endless }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)]
