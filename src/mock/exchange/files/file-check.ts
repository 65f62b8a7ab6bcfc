import { fileCheckTexts } from '#src/model/file/labels.ts'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import { paths } from '#src/model/paths.ts'
import type { MessageKind, UserMatter } from '#src/model/message/schema.ts'

/** What the sender of a refused file is told. */
type CheckMessage = {
  kind: MessageKind
  title: string
  text: string
  link: string
  also: readonly ['push']
  about: string
}

/** How the result of a check reaches the sender. */
export type CheckNews = {
  write: (userId: string, message: CheckMessage) => unknown
  changed: (userId: string, matter: UserMatter) => void
}

/** The test file of the makers of virus scanners; in parts, so that no scanner takes this source for it. */
const testMark = ['EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!'].join('-')

/** Where a file of this purpose is handed in, and can be replaced. */
const placeOf: Readonly<Record<UploadPurpose, string>> = {
  identity: paths.realNamePerson,
  licence: paths.realNameOrg,
  portrait: paths.memberEditHead,
  material: paths.myProject,
  case: paths.myFiles,
  sealLetter: paths.sealApply,
  sealPicture: paths.sealApply,
  receipt: paths.myDeposit,
}

/** Why a file does not pass the check, or null: a real exchange asks its scanner here. */
export const infectionIn = (bytes: Uint8Array): string | null =>
  new TextDecoder('latin1').decode(bytes).includes(testMark) ? fileCheckTexts.infected : null

export const refusalMessage = (
  { id, name, purpose }: { id: string; name: string; purpose: UploadPurpose },
  reason: string,
): CheckMessage => ({
  kind: 'system',
  title: '文件未通过检查',
  text: `“${name}”未通过安全检查：${reason}。该文件不会被使用，请更换文件后重新提交。`,
  link: placeOf[purpose],
  also: ['push'],
  about: `file ${id}`,
})
