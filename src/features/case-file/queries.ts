import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { caseFolderOf, caseProjects, searchCaseFiles } from '#src/api/endpoints/case-file.ts'
import { userScope } from '#src/features/session/user-data.ts'

/** The projects of the user as folders. */
export const caseProjectsQuery = queryOptions({
  queryKey: [userScope, 'files', 'projects'],
  queryFn: ({ signal }) => call(caseProjects, {}, { signal }),
})

/** One project with all its files. */
export const caseFolderQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'files', 'folder', id],
    queryFn: ({ signal }) => call(caseFolderOf, { id }, { signal }),
    enabled: id !== '',
  })

/** Files of all projects whose name contains the text. */
export const foundCaseFilesQuery = (q: string) =>
  queryOptions({
    queryKey: [userScope, 'files', 'search', q],
    queryFn: ({ signal }) => call(searchCaseFiles, { q }, { signal }),
  })
