import * as z from 'zod/mini'
import { caseFolder, caseProject, foundCaseFile } from '#src/model/case-file/schema.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'

export const caseProjects = endpoint({
  ...userQuery,
  path: '/dscq-user/files/projects',
  summary: 'Projects the user takes part in, with count, size and last change of their files',
  input: () => z.object({}),
  data: () => z.object({ records: z.array(caseProject) }),
})

export const caseFolderOf = endpoint({
  ...userQuery,
  path: '/dscq-user/files/project',
  summary: 'All files of one project of the user, newest first; what is not the user’s is refused with 404',
  input: () => z.object({ id: z.string() }),
  data: () => caseFolder,
})

export const searchCaseFiles = endpoint({
  ...userQuery,
  path: '/dscq-user/files/search',
  summary: 'Files of all projects of the user by a part of their name, newest first, at most 100; `total` counts all',
  input: () => z.object({ q: z.string() }),
  data: () => z.object({ records: z.array(foundCaseFile), total: z.number() }),
})

export const addCaseFiles = endpoint({
  ...userCommand,
  path: '/dscq-user/files/add',
  summary: 'Add uploads (purpose `case`) to a folder; a name that is taken gets a number',
  input: () => z.object({ projectId: z.string(), kind: z.string(), fileIds: z.array(z.string()) }),
  data: () => caseFolder,
})

export const renameCaseFile = endpoint({
  ...userCommand,
  path: '/dscq-user/files/rename',
  summary: 'Rename a file that the user added; 403 for any other',
  input: () => z.object({ projectId: z.string(), id: z.string(), name: z.string() }),
  data: () => caseFolder,
})

export const removeCaseFile = endpoint({
  ...userCommand,
  path: '/dscq-user/files/remove',
  summary: 'Delete a file that the user added; 403 for any other',
  input: () => z.object({ projectId: z.string(), id: z.string() }),
  data: () => caseFolder,
})
