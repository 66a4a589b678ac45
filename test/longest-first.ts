/** The order in which Vitest runs the files: those that are known to take long come first. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONG } from './long-files.ts'

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
