import { contract } from '#src/api/contract.ts'
import type { Endpoint } from '#src/api/endpoint.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { agreement } from '#src/mock/exchange/kyc/agreement.ts'
import { answerCall } from '#src/mock/handlers/call/answer.ts'
import { memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { pdf } from '#tests/support/files.ts'
import { inputsFor } from '../mount/contract-suite.ts'
import { depositOf, enrolled, fullForm, openListing, transfer, userNamed } from './enrolment.ts'
import { bearerOf, solved } from './sign-in.ts'

const anonymous = { userId: null, visitor: '' }
const hourMs = 3_600_000

export type Input = Record<string, unknown>

const endpointNamed = (name: string): Endpoint => {
  const call = contract.find((known) => known.name === name)
  if (!call) throw new Error(`there is no call ${name}`)
  return call.endpoint
}

async function send(
  exchange: Exchange,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Input,
  bearer?: string,
) {
  const answer = await answerCall(exchange, { method, path, input, bearer: bearer ?? null, visitor: '' })
  if (answer.kind !== 'envelope') throw new Error(`${path} answered ${answer.kind}`)
  return answer.envelope
}

/** The owner's data: one item of each kind, by its id. */
function ownData(exchange: Exchange) {
  const user = userNamed(exchange, 'person')
  const actor = { userId: user.id, visitor: 'browser-1' }
  exchange.take('addFavourite', { assetsId: 'A20000' }, actor)
  const fileId = exchange.take(
    'storeFile',
    { name: '私人材料.pdf', kind: 'pdf', purpose: 'material', base64: btoa(String.fromCharCode(...pdf())) },
    actor,
  ).id
  const open = openListing(exchange)
  const enrolId = enrolled(exchange, open, user)
  const deposit = depositOf(exchange, enrolId)
  transfer(exchange, enrolId, '1000')
  const order = exchange.take(
    'payDeposit',
    { id: deposit.id, channel: 'b2c', amount: '100', idemKey: 'payment-0001' },
    actor,
  )
  const drafted = openListing(exchange, (listing) => listing !== open)
  const draft = fullForm(exchange, drafted, user)
  const { id: draftId } = exchange.take('saveEnrolment', { assetsId: drafted.assetsId, form: draft, basis: 0 }, actor)
  const lot = exchange.market.biddingNow().findLast(({ mode, isPackage }) => mode === 'ongoing' && !isPackage)!
  const bidderId = enrolled(exchange, lot, user)
  transfer(exchange, bidderId, depositOf(exchange, bidderId).due)
  const appeal = {
    requestId: 'request-0001',
    kind: 'review-result' as const,
    about: null,
    description: '审核结果与提交的材料不符，请复核。',
    fileIds: [fileId],
    contact: user.name,
    telPhone: user.telPhone,
    code: null,
  }
  const { id: appealId } = exchange.take('submitAppeal', appeal, actor)
  const [demand] = exchange.demands.of(user.id).filter(({ state }) => state === 'waiting')
  const [answered] = exchange.demands.of(user.id).filter(({ state }) => state === 'answered')
  const [message] = exchange.mailbox.of(user.id)
  return {
    user,
    actor,
    fileId,
    open,
    enrolId,
    deposit,
    order,
    drafted,
    draft,
    draftId,
    lot,
    appeal,
    appealId,
    demand: demand!,
    answered: answered!,
    message: message!,
  }
}
type Possessions = ReturnType<typeof ownData>

/** Every private call with its owner's input, about the owner's items; and the public ones that require a right. */
function inputsOf(exchange: Exchange, own: Possessions, device: string): Record<string, Input> {
  const { user, fileId, enrolId, deposit, order, drafted, draft, draftId, lot, appeal, appealId } = own
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
    sendOwnSmsCode: solved(exchange),
    removeFavourite: { assetsIds: ['A20000'] },
    addFavourite: { assetsId: 'A60000' },
    remindOfFavourites: { assetsIds: ['A20000'], on: true },
    tellDevice: { timeZone: 'Asia/Shanghai' },
    endDevice: { id: device },
    changePassword: { old: password, fresh: password },
    proveOldPhone: { code: '000000' },
    changePhone: { grant: 'grant', telPhone: '13800138000', code: '000000' },
    unbindPhone: { code: '000000', password },
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
    submitDemand: { ...demand, telPhone: user.telPhone, code: '000000', requestId: 'request-0004' },
    updateDemand: { ...demand, id: own.demand.id },
    withdrawDemand: { id: own.demand.id },
    askFurther: { id: own.answered.id, text: '请问何时可以看房？', fileIds: [], requestId: 'request-0005' },
    rateDemand: { id: own.answered.id, score: 5 },
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

/** An exchange with an owner who has one item of everything, and others without rights to them. */
export async function ownedWorld() {
  const journal = memoryJournal()
  const { exchange, advance } = testExchange({ journal })
  const expired = bearerOf(exchange, 'person')
  const signedOut = bearerOf(exchange, 'company')
  exchange.take('signOut', { userId: userNamed(exchange, 'company').id }, anonymous)
  advance(hourMs + 1)
  const own = ownData(exchange)
  const owner = bearerOf(exchange, 'person')
  const bearers = {
    owner,
    other: bearerOf(exchange, 'company'),
    unverified: bearerOf(exchange, 'newcomer'),
    expired,
    signedOut,
    switchedOff: bearerOf(exchange, 'disabled'),
  }
  const another = exchange.take('newSsoCode', { userId: own.user.id }, anonymous)
  const second = exchange.take('signInByCode', { code: another }, anonymous)
  const device = exchange.accounts.sessionOf(second.access_token)!
  const ask = (name: string, input: Input, bearer?: string) => send(exchange, endpointNamed(name), input, bearer)
  const asset = exchange.market.upcoming()[0]!.assetsId
  const publicInputs = await inputsFor(
    (method, path, input) => send(exchange, { method: method as 'get' | 'post', path }, input as Input),
    asset,
  )
  const inputs: Record<string, Input> = {
    ...(publicInputs as Record<string, Input>),
    ...inputsOf(exchange, own, device),
  }
  /** Data of the owner that no one else may receive. */
  const secrets = [
    own.user.name,
    own.user.telPhone,
    '510104199003071237',
    '6222020000001234',
    own.fileId,
    own.enrolId,
    own.draftId,
    own.deposit.id,
    own.deposit.subAccount,
    own.order.id,
    own.appealId,
    own.demand.id,
    own.answered.id,
    own.message.id,
    device,
    owner,
    second.refresh_token,
  ]
  return { exchange, journal, own, bearers, refreshToken: second.refresh_token, ask, inputs, secrets }
}
