import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Their tests wait for whole seconds, as readers of the portal do. */
const waiting = ['quote-hall/reload', 'quote-hall/hall', 'enrol/drafts'].map((name) => `/tests/pages/${name}.test.tsx`)
const isWaiting = ({ moduleId }: TestSpecification): boolean => waiting.some((end) => moduleId.endsWith(end))

/** Files that compute between two that wait. */
const apart = 6

/** Spreads the files that wait among those that compute: beside one another, or last of all, they would leave the cores idle. */
export default class SpreadWaiting extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const spread = sorted.filter((file) => !isWaiting(file))
    const pages = spread.filter(({ project }) => project.name === 'pages')
    for (const [index, file] of sorted.filter(isWaiting).entries()) {
      const next = pages[index * apart]
      spread.splice(next ? spread.indexOf(next) : spread.length, 0, file)
    }
    return spread
  }
}
