import { call } from '#src/api/client.ts'
import type { Endpoint, InputOf } from '#src/api/endpoint.ts'
import { addCaseFiles, removeCaseFile, renameCaseFile } from '#src/api/endpoints/case-file.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { CaseFolder } from '#src/model/case-file/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { caseFolderQuery } from './queries.ts'

/** The answer is the folder as it is now; lists and searches are asked for again. */
const withFolder =
  <E extends Endpoint>(send: (input: InputOf<E>) => Promise<CaseFolder>) =>
  async (input: InputOf<E>): Promise<CaseFolder> => {
    const folder = await send(input)
    queryClient.setQueryData(caseFolderQuery(folder.project.id).queryKey, folder)
    void queryClient.invalidateQueries({ queryKey: [userScope, 'files'] })
    return folder
  }

export const addFiles = withFolder<typeof addCaseFiles>((input) => call(addCaseFiles, input))
export const renameFile = withFolder<typeof renameCaseFile>((input) => call(renameCaseFile, input))
export const removeFile = withFolder<typeof removeCaseFile>((input) => call(removeCaseFile, input))
