import { documentAddressMs } from '#src/model/procurement/supplier/rules.ts'
import type { ProcurementFile } from '#src/model/procurement/schema.ts'
import { procurementFilesOf } from '../../../files/procurement/files.ts'
import type { Core } from '../../core.ts'
import { token } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { Procurement } from '../../tables.ts'
import type { SupplierBook } from './book.ts'

/** Below it the download host gives the documents of procurement projects. */
export const purchaseFilesRoot = '/purchase-files/'

type Grant = {
  userId: string
  session: string | null
  project: Procurement
  fileId: string
  kind: string
  until: number
}

export type SupplierDocuments = {
  /** An address for a supplier who has bought the documents, below the download host. */
  address: (
    userId: string,
    projectId: string,
    fileId: string,
    session?: string | null,
  ) => { path: string; expiresAt: number }
  /** What an address gives; refuses an unknown or expired one, and that of a supplier who has no right to it any more. */
  granted: (path: string) => Pick<Grant, 'userId' | 'session' | 'project' | 'fileId'>
}

/** The sold files of a project, made when first asked for. */
export const soldFilesOf = (project: Procurement): ProcurementFile[] =>
  procurementFilesOf(project)
    .map(({ file }) => file)
    .filter(({ isSold }) => isSold)

/** The download of the documents by addresses that nobody can guess and that end after a few minutes. */
export function createSupplierDocuments(core: Core, book: SupplierBook): SupplierDocuments {
  const grants = new Map<string, Grant>()
  return {
    address: (userId, projectId, fileId, session = null) => {
      const supplier = book.enrolled(userId, projectId)
      if (supplier.boughtAt === null) throw new Refusal(403, '请先获取采购文件，再下载')
      const { project } = supplier
      const file = soldFilesOf(project).find(({ id }) => id === fileId)
      if (!file) throw new Refusal(404, '文件不存在')
      const until = core.now() + documentAddressMs
      const path = `${token(core.random)}/${fileId}.${file.kind}`
      grants.set(path, { userId, session, project, fileId, kind: file.kind, until })
      return { path, expiresAt: until }
    },
    granted: (path) => {
      const grant = grants.get(path)
      if (!grant) throw new Refusal(404, '下载地址无效，请返回采购项目页面重新下载')
      if (core.now() >= grant.until) throw new Refusal(410, '下载地址已过期，请返回采购项目页面重新下载')
      if (book.enrolled(grant.userId, grant.project.id).boughtAt === null)
        throw new Refusal(403, '请先获取采购文件，再下载')
      return grant
    },
  }
}
