import { fileCheckTexts } from '#src/model/file/labels.ts'
import type { FileKind } from '#src/model/file/kinds.ts'
import { isUploadPurpose, type UploadPurpose } from '#src/model/file/rules.ts'
import type { FileState, UploadedFile } from '#src/model/file/schema.ts'
import type { Actor } from '../actor.ts'
import type { Core } from '../core.ts'
import { token } from '../random.ts'
import { Refusal } from '../refusal.ts'
import { type CheckNews, infectionIn, refusalMessage } from './file-check.ts'

type Upload = UploadedFile & {
  ownerId: string
  purpose: UploadPurpose
  bytes: Uint8Array<ArrayBuffer>
  at: number
  state: FileState
}

export const uploadsRoot = '/mock-files/uploads/'

/** Files that one user may upload within an hour. */
export const uploadsHourlyMax = 100
const hourMs = 3_600_000
/** After this time, ms, the check of a file has come to its result. */
export const fileCheckMs = 2000

export type StoredFile = { name: string; kind: FileKind; purpose: string; base64: string }

export type Uploads = {
  /**
   * Keeps a file whose content has been checked (`checkFile`); the bytes come as base64, so that the journal can hold them.
   * The same file uploaded again, as after an answer that got lost, is the one that is there. `givenId` is that of a
   * file from before the world began.
   */
  keep: (file: StoredFile, ownerId: string, givenId?: string) => UploadedFile
  find: (id: string) => Upload | null
  /** The file at an address, with or without a grant. */
  at: (address: string) => Upload | null
  /** The files of these ids, if they are the owner's; refuses with 400 when one is not, or has not passed its check. */
  ofOwner: (ids: readonly string[], ownerId: string) => UploadedFile[]
  /** The same for a view of what was handed in: also those that have not passed their check. */
  shownTo: (ids: readonly string[], ownerId: string) => UploadedFile[]
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Services keep what they are given here: its state is that of the file whenever it is read. */
const shownOf = (file: Upload): UploadedFile => {
  const { id, name, kind, size, url } = file
  return {
    id,
    name,
    kind,
    size,
    url,
    get state() {
      return file.state
    },
    get reason() {
      return file.reason
    },
  }
}

const address = new RegExp(`^${uploadsRoot}([a-z\\d]{32})\\.([a-z]{3,4})(?:\\?|$)`)

/** Files that users gave to the exchange; each is checked before anyone but its owner may read it. */
export function createUploads(core: Core, { mailbox }: { mailbox: CheckNews }): Uploads {
  const files = new Map<string, Upload>()
  const owned = (ownerId: string) => [...files.values()].filter((file) => file.ownerId === ownerId)

  const finishCheck = (file: Upload) => {
    const reason = infectionIn(file.bytes)
    file.state = reason === null ? 'clean' : 'refused'
    file.reason = reason
    mailbox.changed(file.ownerId, 'files')
    if (reason === null) return
    mailbox.write(file.ownerId, refusalMessage(file, reason))
    core.events.emit('fileRefused', { userId: file.ownerId, fileId: file.id, name: file.name })
  }

  const ownFiles = (ids: readonly string[], ownerId: string): Upload[] =>
    ids.map((id) => {
      const file = files.get(id)
      if (file?.ownerId !== ownerId) throw new Refusal(400, '所选文件不存在，请重新上传')
      return file
    })

  return {
    keep: ({ name, kind, purpose, base64 }, ownerId, givenId) => {
      if (!isUploadPurpose(purpose)) throw new Refusal(400, '参数错误')
      const bytes = bytesOf(base64)
      const own = owned(ownerId)
      const known = own.find((file) => file.name === name && file.purpose === purpose && isSame(file.bytes, bytes))
      if (known) return shownOf(known)
      if (own.filter(({ at }) => at > core.now() - hourMs).length >= uploadsHourlyMax)
        throw new Refusal(429, `每小时最多上传 ${uploadsHourlyMax} 个文件，请稍后再试`)
      const id = givenId ?? token(core.random, 32)
      const url = `${uploadsRoot}${id}.${kind}`
      const isOld = givenId !== undefined
      const file: Upload = {
        id,
        name,
        kind,
        size: bytes.length,
        url,
        ownerId,
        purpose,
        bytes,
        reason: null,
        at: isOld ? core.startedAt - hourMs : core.now(),
        state: isOld ? 'clean' : 'checking',
      }
      files.set(id, file)
      if (!isOld) core.timers.set(core.now() + fileCheckMs, () => finishCheck(file))
      return shownOf(file)
    },
    find: (id) => files.get(id) ?? null,
    at: (url) => {
      const [, id = '', kind] = address.exec(url) ?? []
      const file = files.get(id)
      return file !== undefined && file.kind === kind ? file : null
    },
    ofOwner: (ids, ownerId) =>
      ownFiles(ids, ownerId).map((file) => {
        if (file.state === 'refused') throw new Refusal(400, fileCheckTexts.refused.replace('{{name}}', file.name))
        return shownOf(file)
      }),
    shownTo: (ids, ownerId) => ownFiles(ids, ownerId).map(shownOf),
  }
}

export const uploadCommands = {
  storeFile: ({ uploads }: { uploads: Uploads }, input: StoredFile, actor: Actor) =>
    uploads.keep(input, actor.userId ?? ''),
}
