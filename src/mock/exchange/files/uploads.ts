import type { FileKind } from '#src/model/file/kinds.ts'
import { isUploadPurpose, type UploadPurpose } from '#src/model/file/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'

type Upload = UploadedFile & {
  ownerId: string
  purpose: UploadPurpose
  bytes: Uint8Array<ArrayBuffer>
  at: number
}

export const uploadsRoot = '/mock-files/uploads/'

/** Files that one user may upload within an hour. */
const hourlyMax = 100
const hourMs = 3_600_000

export type StoredFile = { name: string; kind: FileKind; purpose: string; base64: string }

export type Uploads = {
  /**
   * Keeps a file whose content has been checked (`checkFile`); the bytes come as base64, so that the journal can hold them.
   * The same file uploaded again, as after an answer that got lost, is the one that is there. `givenId` is that of a
   * file from before the world began.
   */
  keep: (file: StoredFile, ownerId: string, givenId?: string) => UploadedFile
  find: (id: string) => Upload | null
  /** The files of these ids, if they are the owner's; refuses with 400 when one is not. */
  ofOwner: (ids: readonly string[], ownerId: string) => UploadedFile[]
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

const shownOf = ({ id, name, kind, size, url }: UploadedFile): UploadedFile => ({ id, name, kind, size, url })

/** Files that users gave to the exchange. */
export function createUploads(core: Core): Uploads {
  const files = new Map<string, Upload>()
  const owned = (ownerId: string) => [...files.values()].filter((file) => file.ownerId === ownerId)

  return {
    keep: ({ name, kind, purpose, base64 }, ownerId, givenId) => {
      if (!isUploadPurpose(purpose)) throw new Refusal(400, '参数错误')
      const bytes = bytesOf(base64)
      const own = owned(ownerId)
      const known = own.find((file) => file.name === name && file.purpose === purpose && isSame(file.bytes, bytes))
      if (known) return shownOf(known)
      if (own.filter(({ at }) => at > core.now() - hourMs).length >= hourlyMax)
        throw new Refusal(429, `每小时最多上传 ${hourlyMax} 个文件，请稍后再试`)
      const id = givenId ?? token(core.random, 32)
      const shown = { id, name, kind, size: bytes.length, url: `${uploadsRoot}${id}.${kind}` }
      files.set(id, {
        ...shown,
        ownerId,
        purpose,
        bytes,
        at: givenId === undefined ? core.now() : core.startedAt - hourMs,
      })
      return shown
    },
    find: (id) => files.get(id) ?? null,
    ofOwner: (ids, ownerId) =>
      ids.map((id) => {
        const file = files.get(id)
        if (file?.ownerId !== ownerId) throw new Refusal(400, '所选文件不存在，请重新上传')
        return shownOf(file)
      }),
  }
}

export const uploadCommands = {
  storeFile: ({ uploads }: { uploads: Uploads }, input: StoredFile, actor: Actor) =>
    uploads.keep(input, actor.userId ?? ''),
}
