import type { ArchiveTrouble } from './protocol.ts'

/** Why a file is not in the archive. */
export const troubleLabels: Readonly<Record<ArchiveTrouble, string>> = {
  unreachable: '没有下载完整',
  digest: '文件与公布的摘要不一致，请勿使用',
}
