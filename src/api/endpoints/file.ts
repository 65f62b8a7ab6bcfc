import * as z from 'zod/mini'
import { fileAddressesMax } from '#src/model/file/limits.ts'
import { uploadedFile } from '#src/model/file/schema.ts'
import { endpoint, userCommand } from '../endpoint.ts'

/** The caller shows a refusal beside the file. */
export const uploadFile = endpoint({
  method: 'post',
  path: '/dscq-resource/file/upload',
  encoding: 'form',
  origin: 'own',
  fallback: 'form',
  access: 'user',
  errorPolicy: { refusal: 'caller' },
  summary: 'Upload a file; its type, by its first bytes, must be allowed for the purpose',
  input: () => z.object({ purpose: z.string(), file: z.file() }),
  data: () => uploadedFile,
})

/** Files that were open on a page longer than their addresses last. */
export const fileAddresses = endpoint({
  ...userCommand,
  fallback: 'quiet',
  path: '/dscq-resource/file/addresses',
  summary:
    'New addresses of private files for this session, in the same order; null for a file that the user may not read',
  input: () => z.object({ addresses: z.array(z.string()).check(z.maxLength(fileAddressesMax)) }),
  data: () => z.object({ addresses: z.array(z.nullable(z.string())) }),
})

export const fileStates = endpoint({
  ...userCommand,
  fallback: 'quiet',
  path: '/dscq-resource/file/states',
  summary: 'The user’s uploaded files with the state of their check; one that is not the user’s is left out',
  input: () => z.object({ ids: z.array(z.string()).check(z.maxLength(fileAddressesMax)) }),
  data: () => z.array(uploadedFile),
})
