import { call } from '#src/api/client.ts'
import { fileStates, uploadFile } from '#src/api/endpoints/file.ts'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'

type Options = { signal: AbortSignal; onProgress: (share: number) => void }

/** Uploads one file; rejects with `ApiError` or `NetworkError`. */
export const sendFile = (file: File, purpose: UploadPurpose, options: Options): Promise<UploadedFile> =>
  call(uploadFile, { purpose, file }, options)

/** Own files with the state of their check. */
export const fetchStates = (ids: readonly string[], signal: AbortSignal): Promise<UploadedFile[]> =>
  call(fileStates, { ids: [...ids] }, { signal })
