import * as endpoints from '#src/api/endpoints/case-file.ts'
import { handle } from './call/handle.ts'
import { idOf } from './call/asker.ts'

/** Rows of an answer to a search. */
const foundMax = 100

export const caseFileHandlers = [
  handle(endpoints.caseProjects, async ({ exchange, user }) => {
    await exchange.contracts.papers.print(idOf(user))
    return { records: exchange.caseFiles.projectsOf(idOf(user)) }
  }),
  handle(endpoints.caseFolderOf, async ({ input, exchange, user }) => {
    await exchange.contracts.papers.print(idOf(user))
    return exchange.caseFiles.folderOf(idOf(user), input.id)
  }),
  handle(endpoints.searchCaseFiles, async ({ input, exchange, user }) => {
    await exchange.contracts.papers.print(idOf(user))
    const found = exchange.caseFiles.search(idOf(user), input.q.trim())
    return { records: found.slice(0, foundMax), total: found.length }
  }),
  handle(endpoints.addCaseFiles, ({ input, exchange, actor }) => exchange.take('addCaseFiles', input, actor)),
  handle(endpoints.renameCaseFile, ({ input, exchange, actor }) => exchange.take('renameCaseFile', input, actor)),
  handle(endpoints.removeCaseFile, ({ input, exchange, actor }) => exchange.take('removeCaseFile', input, actor)),
]
