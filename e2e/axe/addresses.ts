import type { Page } from '@playwright/test'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo, type PathName, paths } from '#src/model/paths.ts'
import { assetsToEnrol } from '../support/enrolment.ts'

/** The ids in the addresses of a person's own screens. */
export type Ids = {
  assetsId: string
  packageId: string
  enrolId: string
  depositId: string
  /** The listing of that enrolment. */
  projectId: string
  messageId: string
  dealId: string
  contractId: string
}
export type Addresses = Partial<Record<PathName, (ids: Ids) => string>>

export const noIds: Ids = {
  assetsId: '',
  packageId: '',
  enrolId: '',
  depositId: '',
  projectId: '',
  messageId: '',
  dealId: '',
  contractId: '',
}

/** Assets that take enrolments: a single one, and a package. */
export async function assetsOf(page: Page): Promise<Pick<Ids, 'assetsId' | 'packageId'>> {
  const [[assetsId], [packageId]] = [await assetsToEnrol(page), await assetsToEnrol(page, true)]
  return { assetsId: assetsId!, packageId: packageId! }
}

const plain = (...names: PathName[]): Addresses => Object.fromEntries(names.map((name) => [name, () => paths[name]]))

const article = (name: PathName, newsId: string): string => `${paths[name]}?newsId=${newsId}`

export const open: Addresses = {
  ...plain('index', 'notFound', 'hall', 'login', 'loginCallback', 'register', 'findPassword', 'findAccountOrg'),
  ...plain('findAccountPerson', 'findAccountSuccess', 'project', 'serviceCenter', 'transferService', 'investService'),
  ...plain('otherService', 'zxdt', 'zcfg', 'rzfw', 'zlxz', 'ddjs', 'xxgk', 'helpCenter', 'knowledge'),
  ...plain('knowledgeNotice', 'helpBrowser', 'specialIndex', 'sealQrcode', 'contractVerify'),
  newsDetailZxdt: () => article('newsDetailZxdt', 'N-zxdt-yw-12'),
  newsDetailFcpd: () => article('newsDetailFcpd', 'N-zxdt-fc-2'),
  newsDetailZcfg: () => article('newsDetailZcfg', 'N-zcfg-jy-2'),
  newsDetailRzfw: () => article('newsDetailRzfw', 'N-rzfw-cp-2'),
  newsDetailZlxz: () => article('newsDetailZlxz', 'N-zlxz-wb-2'),
  newsDetailDdjs: () => article('newsDetailDdjs', 'N-ddjs-dt-12'),
  newsDetailXxgk: () => article('newsDetailXxgk', 'N-xxgk-sf-2'),
  helpCenterDetail: () => article('helpCenterDetail', 'H-mode-ongoing'),
  knowledgeNoticeDetail: () => article('knowledgeNoticeDetail', 'K-11'),
  ...plain('purchaseHelp', 'purchaseIndex', 'purchaseTrade', 'purchaseSearchNew', 'purchaseProject', 'projectPurchase'),
  ...plain('purchaseNoticeIndex'),
  purchaseTradeDetail: () => `${paths.purchaseTradeDetail}?id=C10150`,
  purchaseProjectDetail: () => `${paths.purchaseProjectDetail}?id=C10150`,
  purchaseNoticeDetail: () => `${paths.purchaseNoticeDetail}?id=C10150-announcement`,
  purchaseSearch: () => `${paths.purchaseSearch}?q=采购`,
  purchaseHelpDetail: () => article('purchaseHelpDetail', 'CG-bz-1'),
  purchaseNewsDetail: () => article('purchaseNewsDetail', 'CG-xw-4'),
  purchaseNoticeInfo: () => article('purchaseNoticeInfo', 'CG-tz-6'),
  projectPkg: ({ packageId }) => linkTo.packageDetail(packageId),
  projectDetail: ({ assetsId }) => linkTo.listingDetail(assetsId),
  branchIndex: () => linkTo.branch('B510700'),
  branchNews: () => `${paths.branchNews}?id=B510700`,
  branchNewsDetail: () => `${paths.branchNewsDetail}?id=B510700&newsId=N-zxdt-jy-13`,
  projectToManageDetail: ({ assetsId }) => paths.projectToManageDetail.replace(':id', assetsId),
}
export const own: Addresses = {
  ...plain(
    'usercenterIndex',
    'myProject',
    'myCollect',
    'myService',
    'myMessage',
    'myDeposit',
    'myFiles',
    'accountSafe',
  ),
  ...plain('updatePassWord', 'membership', 'membershipReason', 'memberEditPhone', 'memberEditHead', 'shensuRecord'),
  ...plain('realNamePerson', 'realNamePersonInfo', 'realNameOrg', 'projectSettlement', 'sealApply'),
  projectSettleDetail: () => linkToOwn.settlement('ST-EP-A20075'),
  settleDetailPayInfo: () => linkToOwn.settlementPayInfo('ST-EP-A20075'),
  myMessageDetail: ({ messageId }) => linkToOwn.message(messageId),
  myServiceDetail: () => linkToOwn.myServiceDetail('XQ000000000001'),
  demandDetail: () => linkToOwn.demandDetail('XQ000000000001'),
  ...plain('lock'),
}
export const trade: Addresses = {
  bidEnrollNormal: ({ assetsId }) => linkToOwn.enrol('detail', assetsId),
  bidEnrollPkg: ({ packageId }) => linkToOwn.enrol('package', packageId),
  enrollDetail: ({ enrolId }) => linkToOwn.enrolmentById(enrolId),
  cashierDesk: ({ enrolId }) => linkToOwn.cashier(enrolId),
  filesChildren: ({ projectId }) => linkToOwn.caseFolder(projectId),
  filesList: ({ projectId }) => linkToOwn.caseFiles(projectId, 'materials'),
  depositDetail: ({ depositId }) => linkToOwn.deposit(depositId),
  depositAddPayInfo: ({ depositId }) => linkToOwn.depositClaim(depositId),
  quoteHall: () => linkToOwn.quoteHall('R00-0'),
}
/** Of a company that takes part in procurement. */
export const supplier: Addresses = plain('userCenterPurchase')
/** Of a contract that is being negotiated. */
export const agreement: Addresses = {
  ...plain('myContract'),
  evidence: ({ dealId }) => linkToOwn.evidence(dealId),
  contractSignatoryList: ({ contractId }) => linkToOwn.contract(contractId),
  contractAddSignatory: ({ contractId }) => linkToOwn.addSignatory(contractId),
  contractEdit: ({ contractId }) => linkToOwn.contractEdit(contractId),
  contractOnlineEdit: ({ contractId }) => linkToOwn.contractOnlineEdit(contractId),
  contractConfirm: ({ contractId }) => linkToOwn.contractConfirm(contractId),
  contractSign: ({ contractId }) => linkToOwn.contractSign(contractId),
}

/** Checked at phone width as well: one screen of each layout. */
export const narrow: readonly PathName[] = [
  'index',
  'hall',
  'project',
  'projectDetail',
  'login',
  'register',
  'findPassword',
  'usercenterIndex',
  'myMessage',
  'myCollect',
  'lock',
  'bidEnrollNormal',
  'quoteHall',
  'purchaseIndex',
  'purchaseSearchNew',
  'purchaseTradeDetail',
  'purchaseHelp',
  'purchaseHelpDetail',
  'userCenterPurchase',
]
