import * as z from 'zod/mini'
import { uploadedFile } from '#src/model/file/schema.ts'
import { endpoint } from '../endpoint.ts'

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
