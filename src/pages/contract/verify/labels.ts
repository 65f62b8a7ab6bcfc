import type { FileTrouble } from './verify-file.ts'

/** Why a file is not compared. */
export const troubleLabels: Readonly<Record<FileTrouble, string>> = {
  large: '文件超过 20 MB，不是本所签发的文件',
  kind: '这不是 PDF 文件，请选择下载到的原文件',
  unreadable: '文件没有读取成功，请重新选择',
}
