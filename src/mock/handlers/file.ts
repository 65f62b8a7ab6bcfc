import { fileAddresses, fileStates, uploadFile } from '#src/api/endpoints/file.ts'
import { isUploadPurpose, checkFile, troubleValues } from '#src/model/file/rules.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import { Refusal } from '../exchange/refusal.ts'
import { idOf } from './call/asker.ts'
import { handle } from './call/handle.ts'

const step = 0x8000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(text)
}

export const fileHandlers = [
  handle(uploadFile, async ({ input: { purpose, file }, exchange, actor }) => {
    if (!isUploadPurpose(purpose)) throw new Refusal(400, '参数错误')
    const { name, size, type } = file
    const bytes = new Uint8Array(await file.arrayBuffer())
    const judged = await checkFile({ name, size, declared: type, purpose }, bytes)
    if ('trouble' in judged) {
      const { megabytes, kinds } = troubleValues(purpose)
      const text = fileTroubleText[judged.trouble]
        .replace('{{megabytes}}', String(megabytes))
        .replace('{{kinds}}', kinds)
      throw new Refusal(400, text)
    }
    return exchange.take('storeFile', { name, kind: judged.kind, purpose, base64: base64Of(bytes) }, actor)
  }),
  handle(fileAddresses, ({ input: { addresses }, exchange, actor: { userId, session } }) => ({
    addresses: addresses.map((address) =>
      userId && session ? exchange.privateFiles.addressFor(address, { userId, session }) : null,
    ),
  })),
  handle(fileStates, ({ input: { ids }, exchange, user }) => {
    const ownerId = idOf(user)
    return exchange.uploads.shownTo(
      ids.filter((id) => exchange.uploads.find(id)?.ownerId === ownerId),
      ownerId,
    )
  }),
]
