import { fileTroubleText } from '../file/labels.ts'
import type { RenameTrouble } from './rules.ts'
import type { CaseFile, CaseFileKind } from './schema.ts'

export const caseFileKindLabels: Readonly<Record<CaseFileKind, string>> = {
  materials: '报名材料',
  payments: '缴费凭证',
  bidding: '竞价记录/报价单',
  deal: '成交确认书/通知书',
  contract: '合同',
  certificate: '交易凭证',
  invoice: '发票',
}

export const caseFileSourceLabels: Readonly<Record<CaseFile['source'], string>> = {
  own: '本人上传',
  exchange: '交易所',
}

export const renameTroubleText: Readonly<Record<RenameTrouble, string>> = {
  'name-characters': fileTroubleText['name-characters'],
  'name-long': fileTroubleText['name-long'],
  'name-form': fileTroubleText['name-form'],
  'name-device': fileTroubleText['name-device'],
  'name-executable': fileTroubleText['name-executable'],
  unnamed: '文件名不能为空',
  ending: '文件的后缀不能改变',
  taken: '该文件夹中已有同名文件',
}

/** Refusals of the exchange. */
export const caseFileRefusals = {
  foreign: '无权查看',
  readOnly: '交易所出具的文件和已提交的材料只能查看和下载，不能改名或删除',
  full: '每个项目最多添加 200 个文件，请先删除不需要的文件',
} as const
