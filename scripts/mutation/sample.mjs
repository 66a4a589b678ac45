/**
 * A random sample of all mutants, for games whose full run takes hours: `SAMPLE=0.1 SEED=2` tries every tenth.
 *
 * Whether a mutant is in the sample follows from the seed, its place and what it puts there, and from nothing else. So
 * each mutant has the same chance, the same seed draws the same sample, and a new test is tried on the same mutants.
 */
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { CheckStatus } from '@stryker-mutator/api/check'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** The share of all mutants that are tried, over 0 up to 1. @throws Error for another value */
export const share = Number(process.env.SAMPLE ?? 1)
if (!(share > 0 && share <= 1)) throw new Error(`SAMPLE is a share of all mutants, like 0.1: ${process.env.SAMPLE}`)
export const seed = process.env.SEED ?? '1'

/** A number from 0 to below 1 that follows from a text, spread evenly. */
const lot = (text) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32

function isDrawn({ fileName, location: { start, end }, mutatorName, replacement }) {
  const place = [start.line, start.column, end.line, end.column].join(':')
  return lot([seed, relative(process.cwd(), fileName), place, mutatorName, replacement].join(' ')) < share
}

/** Stryker asks a checker which mutants are worth a run; those that are not count nowhere. */
class SampleChecker {
  async init() {}

  async check(mutants) {
    const left = { status: CheckStatus.CompileError, reason: 'outside of the sample' }
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, isDrawn(mutant) ? { status: CheckStatus.Passed } : left]),
    )
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
