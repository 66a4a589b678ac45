/** Reports a run folder by folder, as a table for `docs/mutation.md`. For a sample it adds how exact the score is. */
import { dirname } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { share } from './sample.mjs'

const FORMS = { Killed: 'noticed', Timeout: 'tooLong', Survived: 'survived', NoCoverage: 'untested' }

const none = () => ({ noticed: 0, tooLong: 0, survived: 0, untested: 0 })

function countsByFolder(files) {
  const folders = new Map()
  for (const [file, { mutants }] of Object.entries(files))
    for (const { status } of mutants) {
      const form = FORMS[status]
      if (form === undefined) continue
      const folder = dirname(file)
      folders.set(folder, folders.get(folder) ?? none())
      folders.get(folder)[form] += 1
    }
  return folders
}

/**
 * The 95 % interval of a share by Wilson's formula: what the share of all may be if a random sample has `hits` of
 * `all`. It holds for small samples and for shares near 1, too.
 */
export function wilson(hits, all) {
  const z = 1.96
  const middle = (hits + z ** 2 / 2) / (all + z ** 2)
  const reach = (z * Math.sqrt((hits * (all - hits)) / all + z ** 2 / 4)) / (all + z ** 2)
  return [middle - reach, middle + reach]
}

const percent = (part) => `${(100 * part).toFixed(1)} %`

function row(name, { noticed, tooLong, survived, untested }) {
  const all = noticed + tooLong + survived + untested
  const hits = noticed + tooLong
  const [from, to] = wilson(hits, all)
  const score = share < 1 ? `${percent(hits / all)} (${percent(from)} to ${percent(to)})` : percent(hits / all)
  return `| ${name} | ${all} | ${noticed} | ${tooLong} | ${survived + untested} (${untested}) | ${score} |`
}

class ByFolderReporter {
  onMutationTestReportReady({ files }) {
    const folders = countsByFolder(files)
    const total = none()
    for (const counts of folders.values()) for (const form of Object.keys(total)) total[form] += counts[form]
    const rows = [...folders].toSorted().map(([folder, counts]) => row(`\`${folder}\``, counts))
    const head = [
      '| folder | mutants | noticed | too long | survived (reached by no test) | score |',
      '|---|---|---|---|---|---|',
    ]
    process.stdout.write(`\n${[...head, ...rows, row('**all**', total)].join('\n')}\n\n`)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'by-folder', ByFolderReporter)]
