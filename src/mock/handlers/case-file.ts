import * as endpoints from '#src/api/endpoints/case-file.ts'
import { handle } from './call/handle.ts'
import { idOf } from './call/asker.ts'

/** Rows of an answer to a search. */
const foundMax = 100

export const caseFileHandlers = [
  handle(endpoints.caseProjects, ({ exchange, user }) => ({ records: exchange.caseFiles.projectsOf(idOf(user)) })),
  handle(endpoints.caseFolderOf, ({ input, exchange, user }) => exchange.caseFiles.folderOf(idOf(user), input.id)),
  handle(endpoints.searchCaseFiles, ({ input, exchange, user }) => {
    const found = exchange.caseFiles.search(idOf(user), input.q.trim())
    return { records: found.slice(0, foundMax), total: found.length }
  }),
  handle(endpoints.addCaseFiles, ({ input, exchange, actor }) => exchange.take('addCaseFiles', input, actor)),
  handle(endpoints.renameCaseFile, ({ input, exchange, actor }) => exchange.take('renameCaseFile', input, actor)),
  handle(endpoints.removeCaseFile, ({ input, exchange, actor }) => exchange.take('removeCaseFile', input, actor)),
]
