/**
 * Runs the tests of the rules for Stryker within one process. Stryker's own runner starts Vitest anew for each mutant,
 * which takes one or two seconds for each of thousands. Here the rules and their tests are imported once. A mutant runs
 * only the tests that reach it, up to the first that fails.
 *
 * The tests use Vitest's `describe`, `test` and `expect` as usual. All hooks are run around each test, also those for all.
 * A mutant that loops for ever is stopped by the work that it does, not by a clock: a busy machine changes no figure.
 * Stryker's own time-out, by a clock, is far longer. It ends the process of a loop that does no countable work.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { collectTests, getFn, getHooks } from '@vitest/runner'
import { getFullName, getTests } from '@vitest/runner/utils'
import { register } from 'tsx/esm/api'
import { chai } from 'vitest'

/**
 * By game the test files that play the rules by example: scenarios, rules, questions and stories, reasons, standing
 * orders; of the Star Wars CCG also pieces of its golden games, and the records of its words (see `texts.test.ts`). Left out are files that run no rule, read its text, or play whole games, each of which takes as long as a
 * hundred examples.
 */
const TESTS = {
  'young-jedi': {
    folders: ['rules', 'words', 'explain', 'policies'],
    leftOut: /\/(answers|coverage|every|games|glance|golden|orders|practice|properties|rows|safest)\.test\.ts$/,
  },
  swccg: {
    folders: [
      ...['rules', 'texts', 'words', 'explain', 'admirals-orders', 'captives', 'crossing', 'death-star-2', 'duels'],
      ...['objectives', 'peeking', 'surprises'],
    ],
    leftOut:
      /\/(hand-overs|inventory|proven|records|told-fields|whole-games|windows|[^/]*-(?:games|pictures|policies|panels)|rules\/orders)\.test\.ts$/,
  },
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

/**
 * Counts the work of a test in *steps*. A step is one passage of a place that Stryker has mutated: the instrumented code
 * reads there which mutant is active. The same test takes the same number of steps on any machine.
 */
class Meter {
  #active
  steps = 0
  limit = Number.POSITIVE_INFINITY

  /** Switches a mutant on, or all off, and counts from nought up to a limit. */
  start(active, limit = Number.POSITIVE_INFINITY) {
    Object.assign(this, { steps: 0, limit })
    this.#active = active
  }

  /** The object in which the instrumented code looks for the active mutant and records its coverage. */
  namespace() {
    const passed = () => {
      this.steps += 1
      if (this.steps > this.limit) throw new Error(`more than ${this.limit} steps`)
      return this.#active
    }
    return {
      get activeMutant() {
        return passed()
      },
    }
  }

  get tooLong() {
    return this.steps > this.limit
  }
}

const { WeakMap: UsualWeakMap } = globalThis

/** Those that modules of the program have made while they were imported. */
const kept = []

/** A trace may need such a map itself. */
let isTracing = false

/** Whether the present call comes from a module of the program. */
function isMadeByTheProgram() {
  if (isTracing) return false
  isTracing = true
  Error.stackTraceLimit = 6
  const { stack } = new Error('where')
  Error.stackTraceLimit = 0
  isTracing = false
  return /\/src\/(?:games|kit)\//.test(stack)
}

/**
 * A map that can be emptied. The program keeps there what it has found from an object, for ever: a mutant would never be
 * asked for what a test before it has found already.
 */
class EmptiedWeakMap {
  #map = new UsualWeakMap()

  constructor() {
    if (isMadeByTheProgram()) kept.push(this)
  }

  empty() {
    this.#map = new UsualWeakMap()
  }

  get(key) {
    return this.#map.get(key)
  }

  has(key) {
    return this.#map.has(key)
  }

  set(key, value) {
    this.#map.set(key, value)
    return this
  }

  delete(key) {
    return this.#map.delete(key)
  }
}

/** A test with a mutant may take ten times as many steps as without, and some more if it is short. */
const allowedSteps = (usual) => 10 * usual + 20_000

const TOO_LONG = { status: DryRunStatus.Timeout, reason: 'a test takes more than ten times as many steps' }

class InProcessRunner {
  /** All tests by name, in the order of the files. */
  tests = new Map()

  /** The number of mutants that each test has killed. */
  kills = new Map()

  /** The steps that each test takes without a mutant. */
  usual = new Map()

  meter = new Meter()
  stryker = this.meter.namespace()

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
    globalThis.WeakMap = EmptiedWeakMap
    for (const file of await collectTests(testFiles(), collecting())) {
      if (file.result?.state === 'fail') throw new Error(`${file.name}: ${file.result.errors[0].message}`)
      for (const test of getTests(file))
        this.tests.set(getFullName(test), { fileName: file.filepath, play: () => played(test) })
    }
    globalThis.WeakMap = UsualWeakMap
  }

  async dryRun() {
    const tests = []
    for (const id of this.tests.keys()) {
      this.stryker.currentTestId = id
      tests.push(await this.runAsUsual(id))
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.stryker.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter = [...this.tests.keys()] }) {
    this.stryker.currentTestId = undefined
    for (const id of testFilter) if (!this.usual.has(id)) await this.runAsUsual(id)
    const tests = []
    for (const id of this.likeliestFirst(testFilter)) {
      this.meter.start(activeMutant.id, allowedSteps(this.usual.get(id)))
      tests.push(await this.run(id))
      if (this.meter.tooLong) return toMutantRunResult(TOO_LONG)
      if (tests.at(-1).status === TestStatus.Failed) break
    }
    const last = tests.at(-1)
    if (last.status === TestStatus.Failed) this.kills.set(last.id, (this.kills.get(last.id) ?? 0) + 1)
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  /** The tests in the order in which they should notice a mutant soonest: many kills for few steps come first. */
  likeliestFirst(ids) {
    const worth = (id) => (1 + (this.kills.get(id) ?? 0)) / (1 + this.usual.get(id))
    return ids.toSorted((one, other) => worth(other) - worth(one))
  }

  /** Runs a test without any mutant, and keeps how many steps it takes. */
  async runAsUsual(id) {
    this.meter.start(undefined)
    const outcome = await this.run(id)
    this.usual.set(id, this.meter.steps)
    return outcome
  }

  async run(id) {
    const { fileName, play } = this.tests.get(id)
    for (const map of kept) map.empty()
    const start = performance.now()
    const outcome = await outcomeOf(play)
    return { id, name: id, fileName, timeSpentMs: performance.now() - start, ...outcome }
  }
}

/** The suites of a test, the file first. */
const suitesOf = ({ suite, file }) => (suite === undefined ? [file] : [...suitesOf(suite), suite])

/** Runs a test between the hooks of its suites. */
async function played(test) {
  const suites = suitesOf(test)
  const cleanUps = []
  try {
    for (const suite of suites) {
      const { beforeAll = [], beforeEach = [] } = getHooks(suite)
      for (const hook of [...beforeAll, ...beforeEach]) {
        const cleanUp = await hook(test.context)
        if (typeof cleanUp === 'function') cleanUps.push(cleanUp)
      }
    }
    await getFn(test)()
  } finally {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp()
    for (const suite of suites.toReversed()) {
      const { afterAll = [], afterEach = [] } = getHooks(suite)
      for (const hook of [...afterEach, ...afterAll]) await hook(test.context)
    }
  }
}

async function outcomeOf(play) {
  try {
    await play()
    return { status: TestStatus.Success }
  } catch (error) {
    return { status: TestStatus.Failed, failureMessage: String(error?.message ?? error) }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)]
