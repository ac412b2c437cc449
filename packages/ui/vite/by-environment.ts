import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The comments with which a file asks for its environment. */
const environmentOf = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').match(/^(\/\/ @vitest-environment.*\n)*/)![0]

/**
 * Runs the files of a project by environment: a worker, with all that it has loaded, is kept only while the next file
 * asks for the same environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const environments = new Map(sorted.map((file) => [file, environmentOf(file)]))
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .sort((a, b) => environments.get(a)!.localeCompare(environments.get(b)!)),
    )
  }
}
