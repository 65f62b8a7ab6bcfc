import { paths, withQuery } from './paths.ts'

/** Links to what belongs to one person; separate, because the first load needs none of them. */
export const linkToOwn = {
  enrol: (kind: 'package' | 'detail', assetsId: string) =>
    withQuery(kind === 'package' ? paths.bidEnrollPkg : paths.bidEnrollNormal, { assetsId }),
  enrolment: (assetsId: string) => withQuery(paths.enrollDetail, { assetsId }),
  enrolmentById: (id: string) => withQuery(paths.enrollDetail, { id }),
  cashier: (enrolId: string) => withQuery(paths.cashierDesk, { enrolId }),
  deposit: (id: string) => withQuery(paths.depositDetail, { id }),
  /** Its printed form for the bank. */
  depositSlip: (id: string) => withQuery(paths.depositDetail, { id, print: 1 }),
  depositClaim: (id: string) => withQuery(paths.depositAddPayInfo, { id }),
  settlement: (id: string) => withQuery(paths.projectSettleDetail, { id }),
  /** The form for a payment's proof, of a bill if given. */
  settlementPayInfo: (id: string, bill?: string) => withQuery(paths.settleDetailPayInfo, { id, bill }),
  /** The room of an asset; in a package one of its lots, the first by default. */
  quoteHall: (assetsId: string, lot?: string) => withQuery(paths.quoteHall, { assetsId, lot }),
  /** The kinds of files of a project, by the id of its listing. */
  caseFolder: (id: string) => withQuery(paths.filesChildren, { id }),
  caseFiles: (id: string, kind: string) => withQuery(paths.filesList, { id, kind }),
  messages: (kind?: string) => withQuery(paths.myMessage, { kind }),
  message: (id: string, kind?: string) => withQuery(paths.myMessageDetail, { id, kind }),
  myProject: (query: Record<string, string | number | undefined>) => withQuery(paths.myProject, query),
  myServiceDetail: (id: string) => withQuery(paths.myServiceDetail, { id }),
  demandDetail: (id: string) => withQuery(paths.demandDetail, { id }),
  /** The form of a new appeal, with its subject if known. */
  appeal: (kind: string, about?: string) => withQuery(paths.shensuRecord, { new: kind, about }),
  appealDetail: (id: string) => withQuery(paths.shensuRecord, { id }),
  /** The form of a claim, of a person by default; `isChange` replaces verified data. */
  claimForm: (kind: string, isChange: boolean) =>
    withQuery(kind === 'organisation' ? paths.realNameOrg : paths.realNamePerson, isChange ? { change: 1 } : {}),
  contracts: (tab?: string) => withQuery(paths.myContract, { tab }),
  /** A contract with its signers and its history. */
  contract: (id: string) => withQuery(paths.contractSignatoryList, { id }),
  contractEdit: (id: string) => withQuery(paths.contractEdit, { id }),
  contractOnlineEdit: (id: string) => withQuery(paths.contractOnlineEdit, { id }),
  contractConfirm: (id: string) => withQuery(paths.contractConfirm, { id }),
  contractSign: (id: string) => withQuery(paths.contractSign, { id }),
  addSignatory: (id: string) => withQuery(paths.contractAddSignatory, { id }),
  /** The public page that verifies the paper of the contract with this code. */
  contractVerify: (code: string) => withQuery(paths.contractVerify, { code }),
  /** The evidence of a deal. */
  evidence: (dealId: string) => withQuery(paths.evidence, { id: dealId }),
  /** The procurement projects of a supplier, in one of their lists. */
  purchases: (tab?: string) => withQuery(paths.userCenterPurchase, { tab }),
  /** Where the procurement system sends the supplier back to. */
  purchasesAfter: (project: string, state: string) => withQuery(paths.userCenterPurchase, { project, state }),
  /** My seals; the form (`new`, or `id` of the one to change), or the face check of one (`face`). */
  seals: (query: { new?: 1; id?: string; face?: 1 } = {}) => withQuery(paths.sealApply, query),
  /** The phone's page of a face check; a fragment is not sent to any server. */
  sealFace: (token: string) => `${paths.sealQrcode}#${encodeURIComponent(token)}`,
} as const
