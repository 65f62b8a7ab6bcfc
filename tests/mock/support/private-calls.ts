import * as z from 'zod/mini'
import { contract } from '#src/api/contract.ts'
import type { Endpoint, Schema } from '#src/api/endpoint.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { agreement } from '#src/mock/exchange/kyc/agreement.ts'
import { pdf } from '#tests/support/files.ts'
import { contractInputs } from './own-contracts.ts'
import type { Possessions } from './owned-data.ts'
import { personalSeal } from './seal.ts'
import { solved } from './sign-in.ts'

export type Input = Record<string, unknown>

/** Expected codes for another verified person, an unverified one, and the owner. */
type Codes = readonly [other: number, unverified: number, owner: number]

/** About the caller: everyone gets an answer about himself. */
const self: Codes = [200, 200, 200]
/** About an item of the owner's: not found for everyone else. */
const owners: Codes = [404, 404, 200]
/** About a deal or a contract: no one but its parties may view it. */
const partys: Codes = [403, 403, 200]
/** The same, where the owner's input comes at the wrong time. */
const partysLater = (code: number): Codes => [403, 403, code]
/** With a file of the owner's: no one else has it. */
const withFile: Codes = [400, 400, 200]
/** With a password or a code that is invalid for everyone. */
const unproved = (code: number): Codes => [code, code, code]

/** Input fields that name nothing of one person, with a value. */
const impersonal: Input = {
  assetsId: 'A20000',
  assetsIds: ['A20000'],
  text: '请问何时可以看房？',
  on: true,
  timeZone: 'Asia/Shanghai',
}

/** Private calls whose input is not impersonal, or whose answer depends on more than the caller's session. */
const rows: Readonly<Record<string, Codes>> = {
  userDetail: self,
  sendOwnSmsCode: self,
  favouritesPage: self,
  addRoadshowFavourite: self,
  removeRoadshowFavourites: self,
  roadshowFavouritesPage: self,
  addArticleFavourite: self,
  removeArticleFavourites: self,
  articleFavouritesPage: self,
  endDevice: unproved(428),
  endOtherDevices: unproved(428),
  proveIdentity: unproved(400),
  confirmByFactor: unproved(400),
  newPasskey: unproved(428),
  addPasskey: unproved(428),
  renamePasskey: unproved(404),
  removePasskey: unproved(428),
  newAuthenticator: unproved(428),
  addAuthenticator: unproved(428),
  removeAuthenticator: unproved(428),
  newRecoveryCodes: unproved(428),
  changePassword: unproved(400),
  proveOldPhone: unproved(403),
  changePhone: unproved(410),
  unbindPhone: unproved(400),
  sendEmailCode: unproved(428),
  bindEmail: unproved(428),
  bindRefundAccount: unproved(400),
  setPortrait: unproved(400),
  closeAccount: [403, 403, 409],
  appealsPage: self,
  appealInfo: owners,
  submitAppeal: withFile,
  supplementAppeal: owners,
  withdrawAppeal: owners,
  reviewAppeal: owners,
  uploadFile: self,
  fileAddresses: self,
  fileStates: self,
  searchCaseFiles: self,
  caseFolderOf: owners,
  addCaseFiles: owners,
  renameCaseFile: owners,
  removeCaseFile: owners,
  messagesPage: self,
  messageDetail: owners,
  readMessages: self,
  readAllMessages: self,
  removeMessages: self,
  restoreMessages: self,
  setMessageChannel: self,
  enrolCheck: [200, 4101, 200],
  enrolSetupOf: [200, 4101, 200],
  enrolSave: [400, 4101, 200],
  enrolSubmit: [400, 4101, 200],
  enrolWithdraw: owners,
  enrolConsent: [404, 404, 404],
  enrolPage: self,
  enrolDetailOf: owners,
  demandsPage: self,
  demandDetail: owners,
  submitDemand: [400, 400, 403],
  updateDemand: owners,
  withdrawDemand: owners,
  askFurther: owners,
  rateDemand: [404, 404, 409],
  settlementPage: self,
  settlementDetailOf: partys,
  settlementPayInfo: partys,
  settlementPlan: partysLater(409),
  settlementPlanAnswer: partysLater(403),
  settlementInvoice: partys,
  dealDetailOf: partys,
  dealConfirm: partys,
  dealHandOver: partysLater(409),
  dealOfferOf: self,
  dealOfferAnswer: partysLater(409),
  contractDetail: partys,
  dealEvidence: partys,
  drawContract: partys,
  confirmContract: partys,
  returnContract: partys,
  saveContractFields: partys,
  contractText: partys,
  contractTextNews: partys,
  commentOnContract: partys,
  replyToContractComment: partys,
  resolveContractComment: partys,
  saveContractVersion: partys,
  editContractText: partys,
  removeSigner: partys,
  orderSigners: partys,
  replaceSigner: partys,
  addSigner: partys,
  contractPaperOf: partys,
  openContract: partys,
  signingFace: partys,
  startSigningFace: partys,
  sendSigningCode: partysLater(429),
  signContract: partys,
  rejectContract: partysLater(409),
  extendContract: partys,
  urgeSigner: partys,
  revokeContract: partys,
  redrawContract: partys,
  depositPage: self,
  depositDetailOf: owners,
  depositChooseBank: [404, 404, 400],
  depositPay: [404, 404, 409],
  depositCancelPay: owners,
  depositGuarantee: owners,
  depositAddPayInfo: owners,
  depositTopUp: [404, 404, 400],
  depositRefundAccount: owners,
  submitPerson: [409, 400, 409],
  submitOrganisation: [4098, 400, 409],
  saveClaimDraft: self,
  withdrawClaim: unproved(409),
  confirmTransfer: unproved(409),
  startFace: unproved(409),
  signLetter: unproved(409),
  readPicture: [400, 400, 422],
  saveContact: self,
  myRooms: self,
  saveSeal: [400, 4101, 200],
  startSealFace: owners,
  resubmitSeal: owners,
  stopSeal: owners,
  enableSeal: owners,
  removeSeal: owners,
  saveProcurementSearch: self,
  participationOf: self,
  ownProcurementPage: self,
  procurementFollow: self,
  // The owner of these possessions is a person: only organisations take part in procurement.
  // The other is one, and comes too late.
  procurementEnrol: [400, 403, 403],
  procurementPay: [403, 403, 403],
  procurementCancelPay: [403, 403, 403],
  procurementAsk: [403, 403, 403],
  procurementObject: [403, 403, 403],
  procurementDocumentAddress: [403, 403, 403],
  procurementHandover: [403, 403, 403],
  renameProcurementSearch: owners,
  notifyOfProcurements: owners,
  openProcurementSearch: owners,
  removeProcurementSearch: owners,
  signOut: self,
}

const shapeOf = ({ input }: Endpoint) => (input as z.ZodMiniObject).shape as Record<string, Schema>

/** Private calls whose input names nothing of one person: they can only be about the caller. */
const aboutCaller = contract
  .filter(({ endpoint }) => endpoint.access === 'user')
  .filter(({ endpoint }) => Object.keys(shapeOf(endpoint)).every((field) => Object.hasOwn(impersonal, field)))
  .map(({ name }) => name)

/** The calls whose input must contain this field. */
export const callsRequiring = (field: string): string[] =>
  contract
    .filter(({ endpoint }) => {
      const schema = shapeOf(endpoint)[field]
      return schema && !z.safeParse(schema, undefined).success
    })
    .map(({ name }) => name)

/** Every call that requires a session, with its expected codes. */
export const rights: Readonly<Record<string, Codes>> = {
  ...rows,
  ...Object.fromEntries(aboutCaller.filter((name) => !(name in rows)).map((name) => [name, self])),
}

/** Calls of a room that check the caller themselves; the last is the bidder's result for this quote. */
export const inRooms: Readonly<Record<string, Codes>> = {
  ...Object.fromEntries(
    ['ongoing', 'phased', 'final', 'onceOff', 'firstCome', 'twoStage', 'vShaped', 'dutch'].map((mode) => [
      `${mode}Quote`,
      [4102, 4101, 4304] satisfies Codes,
    ]),
  ),
  roomAct: [4102, 4102, 4201],
}

/** Every private call with its owner's input, about the owner's items; and the public ones that require a right. */
export function inputsOf(exchange: Exchange, own: Possessions, device: string): Record<string, Input> {
  const { user, fileId, enrolId, deposit, order, drafted, draft, draftId, lot, appeal, appealId, seals } = own
  const password = { sealed: '04ff', nonce: 'nonce-0001' }
  const account = { name: '周岷生', bank: '岷江商业银行成都分行', account: '6222020000005678' }
  const demand = {
    need: 1,
    title: '寻找仓库',
    description: '需要一间仓库，位于成都市区',
    contact: '甲',
    validDays: 30,
    fileIds: [fileId],
  }
  const { room } = exchange.rooms.find(lot.assetsId)
  const quote = { roomId: lot.assetsId, phaseId: room.phase.id, amount: '99999999', idemKey: 'quote-000001' }
  const addition = { id: appealId, text: '补充说明：附上相关材料。', fileIds: [fileId], requestId: 'request-0002' }
  const claim = {
    name: '周岷生',
    docType: 0,
    docNumber: '510104199003071237',
    isLongTerm: true,
    frontId: fileId,
    backId: fileId,
    telPhone: user.telPhone,
    way: 'carrier',
  }
  const client = { client_id: 'minjiang-portal', client_secret: 'minjiang-portal' }
  const found = { name: '周岷生', telPhone: user.telPhone, code: '000000' }
  return {
    ...Object.fromEntries(aboutCaller.map((name) => [name, impersonal])),
    sendOwnSmsCode: solved(exchange),
    addRoadshowFavourite: { id: 'LY0001' },
    removeRoadshowFavourites: { ids: ['LY0001'] },
    addArticleFavourite: { type: 'news', id: 'N-zxdt-yw-12' },
    removeArticleFavourites: { articles: [{ type: 'news', id: 'N-zxdt-yw-12' }] },
    endDevice: { id: device },
    changePassword: { old: password, fresh: password },
    proveOldPhone: { code: '000000' },
    changePhone: { grant: 'grant', telPhone: '13800138000', code: '000000' },
    unbindPhone: { code: '000000', password },
    confirmByFactor: { authenticator: '000000' },
    addPasskey: {
      name: '手机',
      passkey: {
        id: 'none',
        response: { clientDataJSON: '', authenticatorData: '', publicKey: '', publicKeyAlgorithm: -7 },
      },
    },
    renamePasskey: { id: 'none', name: '手机' },
    removePasskey: { id: 'none' },
    addAuthenticator: { code: '000000' },
    sendEmailCode: { email: 'none' },
    bindEmail: { email: 'other@mail.example', code: '000000' },
    bindRefundAccount: { bankName: '蜀川银行', cardNo: '6228480000000998872', password },
    setPortrait: { fileId },
    closeAccount: { code: '000000' },
    appealInfo: { id: appealId },
    submitAppeal: { ...appeal, kind: 'deposit', about: deposit.id, fileIds: [fileId], requestId: 'request-0003' },
    supplementAppeal: addition,
    withdrawAppeal: { id: appealId },
    reviewAppeal: addition,
    uploadFile: { purpose: 'material', file: new File([pdf()], '材料.pdf') },
    fileAddresses: { addresses: [exchange.uploads.find(fileId)!.url] },
    fileStates: { ids: [fileId] },
    searchCaseFiles: { q: '材料' },
    caseFolderOf: { id: own.caseFile.projectId },
    addCaseFiles: { projectId: own.caseFile.projectId, kind: 'deal', fileIds: [fileId] },
    renameCaseFile: { ...own.caseFile, name: '新名称.pdf' },
    removeCaseFile: own.caseFile,
    messageDetail: { id: own.message.id },
    readMessages: { ids: [own.message.id] },
    removeMessages: { ids: [own.message.id] },
    restoreMessages: { ids: [own.message.id] },
    setMessageChannel: { kind: 'notice', channel: 'sms', on: true },
    enrolCheck: { assetsId: drafted.assetsId },
    enrolSetupOf: { assetsId: drafted.assetsId },
    enrolSave: { assetsId: drafted.assetsId, form: draft, basis: 1 },
    enrolSubmit: { assetsId: drafted.assetsId, form: draft, basis: 2 },
    enrolWithdraw: { id: draftId },
    enrolConsent: { id: enrolId, agree: true },
    enrolDetailOf: { id: enrolId },
    demandDetail: { id: own.demand.id },
    participationOf: { id: 'C10200' },
    ownProcurementPage: { tab: 'projects' },
    procurementFollow: { id: 'C10200', on: true },
    procurementEnrol: { id: 'C10200', contact: '周岷生', telPhone: '13800138000', lotIds: ['1'] },
    procurementPay: { id: 'C10200', paidFor: 'documents', channel: 'b2b', idemKey: 'payment-0003' },
    procurementCancelPay: { id: 'C10200', orderId: 'none' },
    procurementAsk: { id: 'C10200', text: '请问交货期能否延长？', requestId: 'request-0007' },
    procurementObject: { id: 'C10200', text: '候选人的业绩证明与事实不符。', requestId: 'request-0008' },
    procurementDocumentAddress: { id: 'C10200', fileId: 'documents' },
    procurementHandover: { id: 'C10200', state: 'state-of-the-page-01' },
    saveProcurementSearch: { name: '设备', filters: { keyName: '设备' } },
    renameProcurementSearch: { id: own.savedSearch.id, name: '新名称' },
    notifyOfProcurements: { id: own.savedSearch.id, on: false },
    openProcurementSearch: { id: own.savedSearch.id },
    removeProcurementSearch: { id: own.savedSearch.id },
    submitDemand: { ...demand, telPhone: user.telPhone, code: '000000', requestId: 'request-0004' },
    updateDemand: { ...demand, id: own.demand.id },
    withdrawDemand: { id: own.demand.id },
    askFurther: { id: own.answered.id, text: '请问何时可以看房？', fileIds: [], requestId: 'request-0005' },
    rateDemand: { id: own.answered.id, score: 5 },
    dealDetailOf: { id: own.deal.id },
    dealConfirm: { id: own.deal.id },
    dealHandOver: { id: own.deal.id },
    dealOfferOf: { enrolId },
    dealOfferAnswer: { enrolId, accept: true },
    settlementDetailOf: { id: own.settlement.id },
    settlementPayInfo: {
      id: own.settlement.id,
      billId: own.settlement.bills.at(-1)!.id,
      payer: '周岷生',
      bank: '蜀川银行',
      account: '6222020000001234',
      amount: '1000',
      paidOn: '2026-03-06',
      serial: 'S-000001',
      purpose: '项目款项',
      note: '',
      fileIds: [fileId],
    },
    settlementPlan: {
      id: own.settlement.id,
      firstPercent: '30',
      restDueAt: [own.settlement.dueAt + 86_400_000],
      fileIds: [fileId],
    },
    settlementPlanAnswer: { id: own.settlement.id, askedAt: 0, agree: true },
    settlementInvoice: { id: own.settlement.id, title: '周岷生', kind: 'plain', email: 'zhou@mail.example' },
    ...contractInputs(exchange, user, own.contracts),
    depositDetailOf: { enrolId },
    depositChooseBank: { id: deposit.id, bank: '蜀川银行营业部' },
    depositPay: { id: deposit.id, channel: 'b2c', amount: '100', idemKey: 'payment-0002' },
    depositCancelPay: { id: deposit.id, orderId: order.id },
    depositGuarantee: {
      id: deposit.id,
      issuer: '蜀川银行',
      no: 'BH0001',
      amount: deposit.due,
      validUntil: '2027-01-01',
      fileIds: [fileId],
    },
    depositAddPayInfo: {
      id: deposit.id,
      payer: '周岷生',
      bank: '蜀川银行',
      account: '6222020000001234',
      amount: '1000',
      paidOn: '2026-03-06',
      serial: 'S1',
      fileIds: [fileId],
    },
    depositTopUp: { id: deposit.id, due: '99999999' },
    depositRefundAccount: { id: deposit.id, account },
    submitPerson: { ...claim, code: '000000', agreement: agreement.version },
    submitOrganisation: {
      orgType: 0,
      name: '成都甲乙测试有限公司',
      creditCode: '91510100MA6RQ7D842',
      licenceId: fileId,
      isLongTerm: true,
      legalName: '周岷生',
      legalDocType: 0,
      legalDocNumber: '510104199003071237',
      agentName: '周岷生',
      agentDocType: 0,
      agentDocNumber: '510104199003071237',
      telPhone: user.telPhone,
      accountName: '成都甲乙测试有限公司',
      bankName: '蜀川银行',
      accountNo: '8110000100299999',
      way: 'transfer',
      code: '000000',
      agreement: agreement.version,
    },
    saveClaimDraft: { kind: 'person', values: { name: '甲' } },
    confirmTransfer: { amount: '0.01' },
    startFace: { token: 'none' },
    signLetter: { fileId },
    readPicture: { fileId, what: 'identity' },
    saveSeal: {
      application: personalSeal(exchange, { letterId: seals.letterId }),
      requestId: 'request-0006',
    },
    startSealFace: { id: seals.draft },
    resubmitSeal: { id: seals.refused },
    stopSeal: { id: seals.active },
    enableSeal: { id: seals.stopped },
    removeSeal: { id: seals.draft },
    scanSealFace: { token: seals.token },
    agreeSealFace: { token: seals.token, agreed: true },
    cancelSealFace: { token: seals.token },
    saveContact: { contact: '甲', telPhone: '13800138000', email: '', address: '', postcode: '' },
    ...Object.fromEntries(
      ['ongoing', 'phased', 'final', 'onceOff', 'firstCome', 'twoStage', 'vShaped', 'dutch'].map((mode) => [
        `${mode}Quote`,
        quote,
      ]),
    ),
    roomAct: { roomId: lot.assetsId, action: 'withdraw' },
    roomSnapshotOf: { roomId: lot.assetsId },
    roomHeadOf: { assetsId: lot.assetsId },
    roomBids: { roomId: lot.assetsId },
    passwordLogin: {
      ...client,
      grant_type: 'password',
      username: 'person',
      password: '04ff',
      uuid: 'none',
      captcha: 'none',
    },
    smsLogin: { ...client, grant_type: 'verify_code', telPhone: user.telPhone, code: '000000' },
    passkeyLogin: { passkey: { id: 'none', response: { clientDataJSON: '', authenticatorData: '', signature: '' } } },
    codeDetail: { code: 'none' },
    codeLogin: { ...client, grant_type: 'authorization_code', code: 'none' },
    refreshLogin: { ...client, grant_type: 'refresh_token', refresh_token: 'none' },
    registerUser: { loginName: 'somebody', password: '04ff', telPhone: '13800138001', code: '000000', nonce: 'none' },
    forgetPassword: { telPhone: user.telPhone, code: '000000', password: '04ff', nonce: 'none' },
    verifySmsCode: { telPhone: user.telPhone, code: '000000', purpose: '1008' },
    findPersonAccount: { ...found, idNumber: '510104199003071237' },
    findOrgAccount: { ...found, creditCode: '91510100MA6RQ7D842' },
    pushPoll: { positions: [{ topic: `user:${user.id}` }] },
    batch: { calls: [{ method: 'get', path: '/dscq-user/user/detail', input: {} }] },
  }
}
