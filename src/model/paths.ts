/** Sections 2.1 to 2.3 of the specification: public pages. */
const openPaths = {
  index: '/index',
  notFound: '/404',
  hall: '/hall',
  register: '/register',
  login: '/login',
  loginCallback: '/loginCallback',
  findPassword: '/findPassword',
  findAccountOrg: '/findAccountOrg',
  findAccountPerson: '/findAccountPerson',
  findAccountSuccess: '/findAccountSuccess',
  knowledge: '/knowledge',
  knowledgeNotice: '/knowledgeNotice',
  knowledgeNoticeDetail: '/knowledgeNoticeDetail',
  project: '/project',
  projectPkg: '/projectPkg/:assetsId.html',
  projectDetail: '/projectDetail/:assetsId.html',
  projectToManageDetail: '/projectToManageDetail/:id.html',
  projectPurchase: '/projectPurchase',
  serviceCenter: '/serviceCenter',
  transferService: '/transferService',
  investService: '/investService',
  otherService: '/otherService',
  helpCenter: '/helpCenter',
  helpCenterDetail: '/helpCenterDetail',
  zxdt: '/zxdt',
  zcfg: '/zcfg',
  rzfw: '/rzfw',
  zlxz: '/zlxz',
  ddjs: '/ddjs',
  xxgk: '/xxgk',
  newsDetailZxdt: '/newsDetailZxdt',
  newsDetailZcfg: '/newsDetailZcfg',
  newsDetailFcpd: '/newsDetailFcpd',
  newsDetailRzfw: '/newsDetailRzfw',
  newsDetailZlxz: '/newsDetailZlxz',
  newsDetailDdjs: '/newsDetailDdjs',
  newsDetailXxgk: '/newsDetailXxgk',
  specialIndex: '/special/specialIndex',
  helpBrowser: '/helpBrowser',
  sealQrcode: '/contract/seal/qrcode',
  lock: '/lock',
  purchaseIndex: '/purchase/index',
  purchaseSearch: '/purchase/search',
  purchaseSearchNew: '/purchase/searchNew',
  purchaseHelp: '/purchase/help',
  purchaseTrade: '/purchase/trade',
  purchaseTradeDetail: '/purchase/tradeDetail',
  purchaseHelpDetail: '/purchase/helpDetail',
  purchaseNoticeDetail: '/purchase/noticeDetail',
  purchaseProject: '/project/purchase',
  purchaseProjectDetail: '/project/purchase/detail',
  purchaseNewsDetail: '/news/purchase/detail',
  purchaseNoticeIndex: '/purchase/notice/index',
  purchaseNoticeInfo: '/purchase/notice/detail',
  branchIndex: '/branch/index',
  branchNews: '/branch/news',
  branchNewsDetail: '/branch/news/detail',
} as const

/** Section 2.4 of the specification: visitors without a user id are redirected to the login page. */
const ownPaths = {
  realNamePerson: '/realNamePerson',
  realNamePersonInfo: '/realNamePersonInfo',
  membershipReason: '/membershipReason',
  realNameOrg: '/realNameOrg',
  bidEnrollNormal: '/bidEnrollNormal',
  bidEnrollPkg: '/bidEnrollPkg',
  cashierDesk: '/cashierDesk',
  quoteHall: '/quoteHall',
  enrollDetail: '/enrollDetail',
  usercenterIndex: '/usercenterIndex',
  myProject: '/myProject',
  userCenterPurchase: '/userCenterPurchase',
  myCollect: '/myCollect',
  myService: '/myService',
  myServiceDetail: '/myServiceDetail',
  demandDetail: '/demandDetail',
  myMessage: '/myMessage',
  myMessageDetail: '/myMessageDetail',
  myDeposit: '/myDeposit',
  depositDetail: '/depositDetail',
  depositAddPayInfo: '/depositAddPayInfo',
  projectSettlement: '/projectSettlement',
  settleDetailPayInfo: '/settleDetailPayInfo',
  projectSettleDetail: '/projectSettleDetail',
  accountSafe: '/accountSafe',
  updatePassWord: '/updatePassWord',
  membership: '/membership',
  memberEditPhone: '/memberEditPhone',
  memberEditHead: '/memberEditHead',
  shensuRecord: '/shensuRecord',
  myContract: '/myContract',
  contractSign: '/usercenter/contract/sign',
  contractEdit: '/usercenter/contract/edit',
  contractConfirm: '/usercenter/contract/confirm',
  contractSignatoryList: '/usercenter/contract/signatoryList',
  contractAddSignatory: '/usercenter/contract/addSignatory',
  contractOnlineEdit: '/usercenter/contract/onlineEdit',
  sealApply: '/contract/seal/apply',
  myFiles: '/myFiles',
  filesChildren: '/usercenter/files/children',
  filesList: '/usercenter/files/list',
} as const

/** Pages beside those of the specification. */
const addedPaths = {
  contractVerify: '/contract/verify',
  evidence: '/usercenter/evidence',
} as const

/** Every address of the portal. No other file writes one as a string; RT-01 checks those of the specification. */
export const paths = { ...openPaths, ...ownPaths, ...addedPaths } as const

export type PathName = keyof typeof paths

/** Pages that require sign-in. */
export const privatePaths: ReadonlySet<string> = new Set(Object.values(ownPaths))

type QueryValue = string | number | undefined

/** A path with its query; an undefined value is left out. */
export const withQuery = (path: string, query: Record<string, QueryValue>): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** Links with parameters; plain addresses are in `paths`. */
export const linkTo = {
  project: (query: { typeCode?: string; parentId?: string; operationId?: string; region?: string; q?: string }) =>
    withQuery(paths.project, query),
  hall: (projectActive: 1 | 2) => withQuery(paths.hall, { projectActive }),
  purchaseSearchNew: (keyName: string) => withQuery(paths.purchaseSearchNew, { keyName }),
  packageDetail: (assetsId: string) => `/projectPkg/${encodeURIComponent(assetsId)}.html`,
  listingDetail: (assetsId: string) => `/projectDetail/${encodeURIComponent(assetsId)}.html`,
  /** The bidding record on an asset page; after the room is over, the replay. `round`: of an earlier room of the asset, from 1. */
  record: (page: string, round?: number) => withQuery(page, { tab: 'record', round }),
  plate: (plateId: string | undefined) => withQuery(paths.zxdt, { plateId }),
  newsZxdt: (newsId: string) => withQuery(paths.newsDetailZxdt, { newsId }),
  /** A room in public view, by the room or its asset. */
  watchRoom: (roomId: string) => withQuery(paths.hall, { watch: roomId }),
  /** A practice room of a mode; without one, the selection of modes. */
  practice: (mode = '') => withQuery(paths.hall, { practice: mode }),
  /** The user's rooms: waiting, running or over. */
  biddingRoom: (tab?: string) => withQuery(paths.myProject, { list: 2, tab }),
  service: (need: 1 | 2 | 3) =>
    withQuery({ 1: paths.investService, 2: paths.transferService, 3: paths.otherService }[need], { need }),
  branch: (id: string, code?: string) => withQuery(paths.branchIndex, { id, code }),
  /** The sign-in page with the note that the account was closed. */
  accountClosed: () => withQuery(paths.login, { closed: 1 }),
  login: (redirect?: string) => withQuery(paths.login, { redirect }),
} as const
