import * as endpoints from '#src/api/endpoints/case-file.ts'
import type { Exchange } from '../worlds.ts'
import { handle } from './call/handle.ts'
import { idOf } from './call/asker.ts'

/** Prints what this user's folders contain, so that their sizes and digests are known. */
async function print({ contracts, documents, caseFiles }: Exchange, userId: string): Promise<void> {
  await contracts.papers.print(userId)
  await documents.print(caseFiles.issuedTo(userId))
}

/** Rows of an answer to a search. */
const foundMax = 100

export const caseFileHandlers = [
  handle(endpoints.caseProjects, async ({ exchange, user }) => {
    await print(exchange, idOf(user))
    return { records: exchange.caseFiles.projectsOf(idOf(user)) }
  }),
  handle(endpoints.caseFolderOf, async ({ input, exchange, user }) => {
    await print(exchange, idOf(user))
    return exchange.caseFiles.folderOf(idOf(user), input.id)
  }),
  handle(endpoints.searchCaseFiles, async ({ input, exchange, user }) => {
    await print(exchange, idOf(user))
    const found = exchange.caseFiles.search(idOf(user), input.q.trim())
    return { records: found.slice(0, foundMax), total: found.length }
  }),
  handle(endpoints.addCaseFiles, async ({ input, exchange, actor, user }) => {
    await print(exchange, idOf(user))
    return exchange.take('addCaseFiles', input, actor)
  }),
  handle(endpoints.renameCaseFile, async ({ input, exchange, actor, user }) => {
    await print(exchange, idOf(user))
    return exchange.take('renameCaseFile', input, actor)
  }),
  handle(endpoints.removeCaseFile, async ({ input, exchange, actor, user }) => {
    await print(exchange, idOf(user))
    return exchange.take('removeCaseFile', input, actor)
  }),
]
