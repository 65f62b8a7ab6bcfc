import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { saveSeal } from '#src/api/endpoints/seal.ts'
import { routes } from '#src/app/routes.ts'
import { agree, pastContract } from '#tests/mock/support/contract.ts'
import { depositOf, enrolled, openListing, transfer, userNamed } from '#tests/mock/support/enrolment.ts'
import { personalSeal, sealRequest } from '#tests/mock/support/seal.ts'
import { proofOf } from '#tests/model/signature/proof.ts'
import { textBytes } from '#tests/support/files.ts'
import { goTo } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { type Login, server, type World } from '#tests/support/world.ts'

/** A screen by its route record; `at` is the query of its address, or prepares data and answers that query. */
type Screen = { path: string; at?: string | ((world: World) => string | Promise<string>); as?: Login }
type Part = readonly [role: string, name: string | RegExp]

const person = { as: 'person' } as const

const toEnrol = (isPackage: boolean) => (world: World) => {
  const listings = [...world.exchange.tables.listings.values()]
  const found = listings.find((listing) => {
    const isAlone = listing.packageId === null && listing.publishedAt <= world.exchange.now()
    return isAlone && listing.status === 'NOTICE' && listing.isPackage === isPackage
  })
  return found!.assetsId
}
const single = toEnrol(false)
const several = toEnrol(true)

/** An enrolment with a paid deposit; answers the ids of both. */
function paid({ exchange }: World): { enrolId: string; depositId: string } {
  const enrolId = enrolled(exchange, openListing(exchange), userNamed(exchange, 'person'))
  const { id, due } = depositOf(exchange, enrolId)
  transfer(exchange, enrolId, due)
  return { enrolId, depositId: id }
}
const hasPaid = (query: string) => (world: World) => {
  paid(world)
  return query
}

/** The query of a project whose deposit is paid. */
const inProject = (query: string) => (world: World) =>
  `?id=${world.exchange.enrolments.find(paid(world).enrolId)!.listing.assetsId}${query}`

/** Files an appeal of the user; answers its id. */
async function appealed({ exchange }: World): Promise<string> {
  const actor = { userId: userNamed(exchange, 'person').id, visitor: 'browser-1' }
  const file = { name: '证明.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') } as const
  const { id: fileId } = exchange.take('storeFile', file, actor)
  const appeal = {
    kind: 'deposit',
    description: '保证金未按期退还',
    contact: '周岷生',
    telPhone: '13900000004',
  } as const
  return exchange.take('submitAppeal', { ...appeal, requestId: 'appeal-1', fileIds: [fileId] }, actor).id
}

/** A signed contract, by the code of its verification address. */
function signed({ exchange }: World): string {
  vi.spyOn(exchange.contracts.papers, 'proofOf').mockResolvedValue(proofOf(textBytes('%PDF-1.7')))
  return '?code=7K3M9QXW2T5B8RDN'
}

/** The code of a face check that waits for a phone. */
async function faceToken({ exchange, call }: World): Promise<string> {
  const { face } = await call('person', saveSeal, sealRequest(personalSeal(exchange)))
  return `#${face!.token}`
}

const drawn = ({ exchange }: World) => pastContract(exchange, userNamed(exchange, 'person'))

/** A contract that is being negotiated. */
const negotiated = (world: World) => `?id=${drawn(world).contract.id}`

/** A contract with a paper to sign. */
function agreed(world: World): string {
  const { contract, user, seller } = drawn(world)
  agree(world.exchange, contract, [user, seller])
  return `?id=${contract.id}`
}

const letter = ({ exchange }: World) => `?id=${exchange.mailbox.of(userNamed(exchange, 'person').id)[0]!.id}`

const demand = '?id=XQ000000000001'
const records: Part = ['region', '竞价记录']

const procurements = '/dscq-purchase/project/page'
const plates = '/dscq-content/news-platecfg/select'
const article = '/dscq-content/news-content/detail'
const branchOf = '/dscq-system/branch/detail'

/** Screens that wait for a call: the call, and what they show after its answer. */
const waiting: readonly (readonly [proves: string, screen: Screen, call: string, full: Part])[] = [
  ['[HM-06]', { path: '/index' }, '/dscq-project/top/hot', ['article', '']],
  ['[LS-01]', { path: '/project' }, '/dscq-project/assets/page', ['link', /^我要报名/]],
  ['[LS-02]', { path: '/hall', at: '?projectActive=1' }, '/dscq-sync/v1/bid-assets/hall/page', ['list', '正在竞价']],
  ['[LS-02]', { path: '/hall', at: '?projectActive=2' }, '/dscq-project/activity/upcoming-bid', ['list', '即将竞价']],
  ['[BD-03]', { path: '/hall', at: '?watch=R00-0' }, '/dscq-sync/v1/bid-assets/room/head', records],
  ['[BD-03]', { path: '/hall', at: '?practice=final' }, '/dscq-sync/v1/bid-assets/practice/begin', records],
  ['[BD-03]', { path: '/quoteHall', at: '?assetsId=R00-0', ...person }, '/dscq-sync/v1/bid-assets/room/head', records],
  [
    '[LS-03]',
    { path: '/projectDetail/:assetsId.html', at: single },
    '/dscq-project/assets/detail',
    ['tab', '竞价记录'],
  ],
  ['[LS-03]', { path: '/projectPkg/:assetsId.html', at: several }, '/dscq-project/assets/detail', ['tab', '竞价记录']],
  [
    '[LS-08]',
    { path: '/projectToManageDetail/:id.html', at: single },
    '/dscq-project/manage/detail',
    ['region', '责任部门'],
  ],
  [
    '[BD-01]',
    { path: '/bidEnrollNormal', at: (world) => `?assetsId=${single(world)}`, ...person },
    '/dscq-project/assets/detail',
    ['heading', '阅读并同意'],
  ],
  [
    '[BD-01]',
    { path: '/bidEnrollNormal', at: (world) => `?assetsId=${single(world)}`, ...person },
    '/dscq-project/enroll/sheet',
    ['heading', '阅读并同意'],
  ],
  [
    '[BD-01]',
    { path: '/bidEnrollPkg', at: (world) => `?assetsId=${several(world)}`, ...person },
    '/dscq-project/enroll/sheet',
    ['heading', '阅读并同意'],
  ],
  [
    '[BD-02]',
    { path: '/enrollDetail', at: (world) => `?id=${paid(world).enrolId}`, ...person },
    '/dscq-project/enroll/detail',
    ['region', '报名状态'],
  ],
  [
    '[BD-05]',
    { path: '/cashierDesk', at: (world) => `?enrolId=${paid(world).enrolId}`, ...person },
    '/dscq-project/deposit/detail',
    ['heading', '保证金已生效'],
  ],
  [
    '[BD-05]',
    { path: '/depositDetail', at: (world) => `?id=${paid(world).depositId}`, ...person },
    '/dscq-project/deposit/detail',
    ['table', '入账记录'],
  ],
  [
    '[BD-05]',
    { path: '/depositAddPayInfo', at: (world) => `?id=${paid(world).depositId}`, ...person },
    '/dscq-project/deposit/detail',
    ['region', '付款信息'],
  ],
  [
    '[BD-05]',
    { path: '/myDeposit', at: hasPaid(''), ...person },
    '/dscq-project/deposit/page',
    ['table', '我的保证金'],
  ],
  ['[BD-07]', { path: '/myFiles', at: hasPaid(''), ...person }, '/dscq-user/files/projects', ['table', '我的文件']],
  [
    '[BD-07]',
    { path: '/myFiles', at: hasPaid('?q=回执'), ...person },
    '/dscq-user/files/search',
    ['table', '找到的文件'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/files/children', at: inProject(''), ...person },
    '/dscq-user/files/project',
    ['table', '文件夹'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/files/list', at: inProject('&kind=materials'), ...person },
    '/dscq-user/files/project',
    ['table', '文件列表'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/evidence', at: '?id=DL-EP-A20075', as: 'overdue' },
    '/dscq-contract/evidence',
    ['button', '导出存证包'],
  ],
  ['[BD-05]', { path: '/projectSettlement', as: 'overdue' }, '/dscq-project/settlement/page', ['table', '项目结算']],
  [
    '[BD-05]',
    { path: '/projectSettleDetail', at: '?id=ST-EP-A20075', as: 'overdue' },
    '/dscq-project/settlement/detail',
    ['table', '付款计划'],
  ],
  [
    '[BD-05]',
    { path: '/settleDetailPayInfo', at: '?id=ST-EP-A20075', as: 'overdue' },
    '/dscq-project/settlement/detail',
    ['form', '上传付款凭证'],
  ],
  ['[BD-04]', { path: '/myProject', at: hasPaid(''), ...person }, '/dscq-project/enroll/page', ['tab', '全部 1']],
  [
    '[BD-04]',
    { path: '/myProject', at: hasPaid('?list=2'), ...person },
    '/dscq-sync/v1/bid-assets/room/mine',
    ['table', '我的竞价室'],
  ],
  ['[BD-08]', { path: '/usercenterIndex', ...person }, '/dscq-user/overview', ['region', '待办事项']],
  ['[BD-08]', { path: '/myMessage', ...person }, '/dscq-user/message/page', ['link', /系统维护通知/]],
  ['[BD-08]', { path: '/myMessageDetail', at: letter, ...person }, '/dscq-user/message/detail', ['article', '']],
  ['[BD-08]', { path: '/myCollect', ...person }, '/dscq-user/collect/page', ['link', '浏览项目列表']],
  [
    '[BD-04]',
    { path: '/userCenterPurchase', as: 'company' },
    '/dscq-purchase/supplier/page',
    ['table', '我的采购项目'],
  ],
  ['[BD-08]', { path: '/myService', ...person }, '/dscq-content/demand/page', ['link', '求购成都市区临街商铺一处']],
  [
    '[BD-08]',
    { path: '/myServiceDetail', at: demand, ...person },
    '/dscq-content/demand/detail',
    ['heading', '求购成都市区临街商铺一处'],
  ],
  ['[BD-08]', { path: '/demandDetail', at: demand, ...person }, '/dscq-content/demand/detail', ['article', '']],
  ['[AC-12]', { path: '/accountSafe', ...person }, '/dscq-user/account/safety', ['region', '安全评分']],
  ['[AC-12]', { path: '/accountSafe', ...person }, '/dscq-user/account/device/list', ['heading', /^\d{4}-\d\d-\d\d/]],
  ['[AC-12]', { path: '/memberEditPhone', ...person }, '/dscq-user/account/safety', ['button', '获取验证码']],
  [
    '[AC-12]',
    { path: '/shensuRecord', at: async (world) => (await appealed(world)) && '', ...person },
    '/dscq-user/appeal/page',
    ['link', /SS\d{12}/],
  ],
  [
    '[AC-12]',
    { path: '/shensuRecord', at: async (world) => `?id=${await appealed(world)}`, ...person },
    '/dscq-user/appeal/detail',
    ['group', '申诉详情'],
  ],
  [
    '[BD-07]',
    { path: '/myContract', at: (world) => (negotiated(world), ''), ...person },
    '/dscq-contract/list',
    ['table', '我的合同'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/edit', at: negotiated, ...person },
    '/dscq-contract/detail',
    ['form', '约定条款'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/signatoryList', at: negotiated, ...person },
    '/dscq-contract/detail',
    ['table', '签署方'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/addSignatory', at: negotiated, ...person },
    '/dscq-contract/detail',
    ['form', '添加签署方'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/onlineEdit', at: negotiated, ...person },
    '/dscq-contract/text/detail',
    ['textbox', '合同正文'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/confirm', at: negotiated, ...person },
    '/dscq-contract/text/detail',
    ['group', '文本对照'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/confirm', at: negotiated, ...person },
    '/dscq-contract/detail',
    ['button', '确认无误'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/sign', at: negotiated, ...person },
    '/dscq-contract/detail',
    ['link', '确认合同'],
  ],
  [
    '[BD-07]',
    { path: '/usercenter/contract/sign', at: agreed, ...person },
    '/dscq-contract/paper',
    ['navigation', '合同页码'],
  ],
  ['[BD-06]', { path: '/contract/seal/apply', ...person }, '/dscq-contract/seal/list', ['listitem', '个人签名']],
  [
    '[BD-06]',
    { path: '/contract/seal/apply', at: '?new=1', ...person },
    '/dscq-contract/seal/applicant',
    ['button', '下一步：人脸识别'],
  ],
  ['[BD-07]', { path: '/contract/verify', at: signed }, '/dscq-contract/verify', ['heading', '签署记录']],
  [
    '[BD-06]',
    { path: '/contract/seal/qrcode', at: faceToken },
    '/dscq-contract/seal/face/scan',
    ['button', '开始识别'],
  ],
  ['[AC-11]', { path: '/realNamePerson', as: 'rejected' }, '/dscq-user/auth/detail', ['button', '提交认证']],
  ['[AC-11]', { path: '/realNameOrg', as: 'rejected' }, '/dscq-user/auth/detail', ['button', '提交认证']],
  ['[AC-11]', { path: '/realNamePersonInfo', as: 'rejected' }, '/dscq-user/auth/detail', ['link', '查看原因']],
  ['[AC-11]', { path: '/membershipReason', as: 'rejected' }, '/dscq-user/auth/detail', ['link', '修改后重新提交']],
  ['[AC-11]', { path: '/membership', as: 'rejected' }, '/dscq-user/member/detail', ['button', '编辑联系信息']],
  ['[CT-01]', { path: '/zxdt' }, plates, ['navigation', '栏目']],
  ['[CT-01]', { path: '/newsDetailZxdt', at: '?newsId=N-zxdt-yw-12' }, article, ['button', '打印']],
  ['[CT-04]', { path: '/helpCenter' }, plates, ['navigation', /./]],
  ['[CT-04]', { path: '/helpCenterDetail', at: '?newsId=H-mode-final' }, article, ['button', '打印']],
  ['[CT-04]', { path: '/knowledge' }, plates, ['navigation', '栏目']],
  ['[CT-04]', { path: '/knowledgeNotice' }, plates, ['navigation', '栏目']],
  ['[CT-04]', { path: '/knowledgeNoticeDetail', at: '?newsId=K-9' }, article, ['button', '打印']],
  ['[PU-05]', { path: '/purchase/help' }, plates, ['navigation', '栏目']],
  ['[PU-05]', { path: '/purchase/helpDetail', at: '?newsId=CG-bz-1' }, article, ['button', '打印']],
  ['[PU-04]', { path: '/purchase/notice/detail', at: '?newsId=CG-tz-6' }, article, ['button', '打印']],
  ['[PU-04]', { path: '/news/purchase/detail', at: '?newsId=CG-xw-1' }, article, ['button', '打印']],
  [
    '[PU-03]',
    { path: '/purchase/tradeDetail', at: '?id=C10239' },
    '/dscq-purchase/project/detail',
    ['list', '采购流程'],
  ],
  [
    '[PU-06]',
    { path: '/project/purchase/detail', at: '?id=C10239' },
    '/dscq-purchase/project/detail',
    ['list', '采购流程'],
  ],
  [
    '[PU-04]',
    { path: '/purchase/noticeDetail', at: '?id=C10239-announcement' },
    '/dscq-purchase/notice/detail',
    ['button', '打印'],
  ],
  ['[PU-04]', { path: '/purchase/notice/index' }, '/dscq-purchase/notice/page', ['link', /公告/]],
  ['[PU-01]', { path: '/purchase/index' }, '/dscq-purchase/openings', ['list', '开标日历']],
  ['[PU-02]', { path: '/purchase/trade' }, procurements, ['table', '招标采购']],
  ['[PU-03]', { path: '/purchase/searchNew' }, procurements, ['table', '查询结果']],
  ['[PU-03]', { path: '/purchase/search', at: '?q=采购' }, procurements, ['table', '搜索结果']],
  ['[PU-06]', { path: '/project/purchase' }, procurements, ['heading', /天后$/]],
  ['[PU-06]', { path: '/projectPurchase' }, procurements, ['table', '采购项目']],
  ['[CT-07]', { path: '/special/specialIndex' }, '/dscq-content/special/detail', ['heading', '转让数据']],
  ['[CT-09]', { path: '/branch/index', at: '?id=B510700' }, branchOf, ['heading', '联系与到访']],
  ['[CT-09]', { path: '/branch/news', at: '?id=B510700' }, '/blade-desk/branch/detail', ['tab', /公告/]],
  ['[CT-09]', { path: '/branch/news/detail', at: '?id=B510700&newsId=N-zxdt-yw-12' }, article, ['button', '打印']],
]

/** Screens that need no answer: they are complete even when the exchange is unreachable. */
const independent: readonly (readonly [proves: string, screen: Screen, full: Part])[] = [
  ['[RT-10]', { path: '/404' }, ['link', '返回首页']],
  ['[AC-01]', { path: '/login' }, ['button', '加载失败，点击重试']],
  ['[AC-02]', { path: '/loginCallback' }, ['link', '重新登录']],
  ['[AC-05]', { path: '/register' }, ['textbox', '手机号码']],
  ['[AC-05]', { path: '/findPassword' }, ['textbox', '手机号码']],
  ['[AC-05]', { path: '/findAccountPerson' }, ['textbox', '身份证号码']],
  ['[AC-05]', { path: '/findAccountOrg' }, ['textbox', '统一社会信用代码']],
  ['[AC-05]', { path: '/findAccountSuccess' }, ['link', '找回个人账号']],
  ['[RT-15]', { path: '/lock', ...person }, ['button', '解锁']],
  ['[CT-04]', { path: '/helpBrowser' }, ['button', '重新检测']],
  ['[CT-06]', { path: '/serviceCenter' }, ['link', /了解并办理\s*转让服务/]],
  ['[CT-06]', { path: '/transferService' }, ['heading', '方案咨询']],
  ['[CT-06]', { path: '/investService' }, ['heading', '项目匹配']],
  ['[CT-06]', { path: '/otherService' }, ['heading', '业务咨询']],
  ['[AC-12]', { path: '/updatePassWord', ...person }, ['button', '确认修改']],
  ['[AC-12]', { path: '/memberEditHead', ...person }, ['button', /选择图片/]],
]

/** The text of each screen's empty state. */
const empty: readonly (readonly [proves: string, screen: Screen, words: string])[] = [
  ['[HM-06]', { path: '/index' }, '暂无项目，请稍后再来'],
  ['[LS-01]', { path: '/project' }, '暂无挂牌项目，请稍后再来'],
  ['[LS-02]', { path: '/hall', at: '?projectActive=1' }, '当前没有正在竞价的标的'],
  ['[LS-02]', { path: '/hall', at: '?projectActive=2' }, '当前没有即将竞价的标的'],
  ['[BD-03]', { path: '/hall', at: '?watch=none' }, '未找到该竞价厅'],
  ['[BD-03]', { path: '/quoteHall', at: '?assetsId=none', as: 'newcomer' }, '未找到该竞价厅'],
  ['[RT-13]', { path: '/projectDetail/:assetsId.html', at: 'none' }, '哎呀亲...您访问的页面出错了！'],
  ['[RT-13]', { path: '/projectPkg/:assetsId.html', at: 'none' }, '哎呀亲...您访问的页面出错了！'],
  ['[LS-08]', { path: '/projectToManageDetail/:id.html', at: 'none' }, '哎呀亲...您访问的页面出错了！'],
  ['[BD-01]', { path: '/bidEnrollNormal', at: '?assetsId=none', as: 'newcomer' }, '哎呀亲...您访问的页面出错了！'],
  ['[BD-01]', { path: '/bidEnrollPkg', at: '?assetsId=none', as: 'newcomer' }, '哎呀亲...您访问的页面出错了！'],
  ['[BD-02]', { path: '/enrollDetail', at: '?id=none', as: 'newcomer' }, '未找到该报名，可能链接有误或不属于当前账户'],
  ['[BD-05]', { path: '/cashierDesk', at: '?enrolId=none', as: 'newcomer' }, '未找到该保证金'],
  ['[BD-05]', { path: '/depositDetail', at: '?id=none', as: 'newcomer' }, '未找到该保证金'],
  ['[BD-05]', { path: '/depositAddPayInfo', at: '?id=none', as: 'newcomer' }, '未找到该保证金'],
  ['[BD-05]', { path: '/myDeposit', as: 'newcomer' }, '您暂无保证金记录'],
  ['[BD-07]', { path: '/myFiles', as: 'newcomer' }, '您还没有参与项目，报名后这里会有项目的文件'],
  ['[BD-07]', { path: '/myFiles', at: '?q=none', as: 'newcomer' }, '没有名称含“none”的文件'],
  ['[BD-07]', { path: '/usercenter/files/children', at: '?id=none', as: 'newcomer' }, '无权查看：这不是您参与的项目'],
  [
    '[BD-07]',
    { path: '/usercenter/files/list', at: '?id=none&kind=deal', as: 'newcomer' },
    '无权查看：这不是您参与的项目',
  ],
  ['[BD-07]', { path: '/usercenter/evidence', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-05]', { path: '/projectSettlement', as: 'newcomer' }, '您暂无项目结算'],
  ['[BD-05]', { path: '/projectSettleDetail', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-05]', { path: '/settleDetailPayInfo', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-04]', { path: '/myProject', as: 'newcomer' }, '您尚未报名任何项目'],
  ['[BD-04]', { path: '/myProject', at: '?list=2', as: 'newcomer' }, '您尚未取得任何项目的竞买资格'],
  ['[BD-08]', { path: '/usercenterIndex', as: 'newcomer' }, '您尚未参与项目'],
  ['[BD-08]', { path: '/myMessage', at: '?kind=contract', as: 'newcomer' }, '暂无消息'],
  ['[BD-08]', { path: '/myMessageDetail', at: '?id=none', as: 'newcomer' }, '消息不存在，可能已被删除'],
  ['[BD-08]', { path: '/myCollect', as: 'newcomer' }, '您尚未收藏项目'],
  ['[BD-04]', { path: '/userCenterPurchase', as: 'newcomer' }, '您尚未报名采购项目'],
  ['[BD-08]', { path: '/myService', as: 'newcomer' }, '您尚未提交过需求'],
  ['[BD-08]', { path: '/myServiceDetail', at: '?id=none', as: 'newcomer' }, '未找到该需求'],
  ['[BD-08]', { path: '/demandDetail', at: '?id=none', as: 'newcomer' }, '未找到该需求'],
  ['[AC-12]', { path: '/shensuRecord', as: 'newcomer' }, '您尚未提交过申诉'],
  ['[AC-12]', { path: '/shensuRecord', at: '?id=none', as: 'newcomer' }, '未找到该申诉'],
  ['[BD-07]', { path: '/myContract', as: 'newcomer' }, '您暂无合同'],
  ['[BD-07]', { path: '/usercenter/contract/edit', as: 'newcomer' }, '未找到该合同'],
  ['[BD-07]', { path: '/usercenter/contract/signatoryList', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-07]', { path: '/usercenter/contract/addSignatory', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-07]', { path: '/usercenter/contract/onlineEdit', as: 'newcomer' }, '未找到该合同'],
  ['[BD-07]', { path: '/usercenter/contract/confirm', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-07]', { path: '/usercenter/contract/sign', at: '?id=none', as: 'newcomer' }, '无权查看'],
  ['[BD-06]', { path: '/contract/seal/apply', as: 'newcomer' }, '先完成实名认证，再申请电子印章'],
  ['[BD-06]', { path: '/contract/seal/apply', as: 'priority' }, '您还没有电子印章'],
  ['[BD-06]', { path: '/contract/seal/apply', at: '?id=none', ...person }, '未找到该印章'],
  [
    '[BD-07]',
    { path: '/contract/verify', at: '?code=AAAAAAAAAAAAAAAA' },
    '未找到存证记录：核验码不存在，或合同尚未签署完成。您仍可选择文件核验。',
  ],
  ['[BD-06]', { path: '/contract/seal/qrcode', at: '#none' }, '二维码无效或已失效'],
  ['[AC-11]', { path: '/membershipReason', as: 'newcomer' }, '没有未通过的实名认证申请。'],
  ['[CT-01]', { path: '/zxdt' }, '本栏目暂无内容'],
  ['[CT-01]', { path: '/newsDetailZxdt', at: '?newsId=none' }, '文章不存在，可能已被撤下'],
  ['[CT-04]', { path: '/helpCenter', at: '?plateId=none' }, '没有这个帮助栏目，可能已被撤下'],
  ['[CT-04]', { path: '/helpCenterDetail', at: '?newsId=none' }, '这篇帮助不存在，可能已被撤下'],
  ['[CT-04]', { path: '/knowledge', at: '?plateId=none' }, '栏目不存在，可能已被撤下'],
  ['[CT-04]', { path: '/knowledgeNotice', at: '?from=2090-01-01' }, '没有符合条件的通知'],
  ['[CT-04]', { path: '/knowledgeNoticeDetail', at: '?newsId=none' }, '这份文件不存在，可能已被撤下'],
  ['[PU-05]', { path: '/purchase/help' }, '本栏目暂无内容'],
  ['[PU-05]', { path: '/purchase/helpDetail', at: '?newsId=none' }, '这篇帮助不存在，可能已被撤下'],
  ['[PU-04]', { path: '/purchase/notice/detail', at: '?newsId=none' }, '这条平台通知不存在，可能已被撤下'],
  ['[PU-04]', { path: '/news/purchase/detail', at: '?newsId=none' }, '文章不存在，可能已被撤下'],
  ['[PU-03]', { path: '/purchase/tradeDetail', at: '?id=none' }, '采购项目不存在，可能尚未公告'],
  ['[PU-06]', { path: '/project/purchase/detail', at: '?id=none' }, '采购项目不存在，可能尚未公告'],
  ['[PU-04]', { path: '/purchase/noticeDetail', at: '?id=none' }, '公告不存在，可能尚未发布或已被撤下'],
  ['[PU-04]', { path: '/purchase/notice/index' }, '暂无公告'],
  ['[PU-01]', { path: '/purchase/index' }, '近 12 个月没有采购项目'],
  ['[PU-02]', { path: '/purchase/trade' }, '暂无采购项目'],
  ['[PU-03]', { path: '/purchase/searchNew' }, '暂无采购项目'],
  ['[PU-03]', { path: '/purchase/search', at: '?q=采购' }, '没有找到“采购”'],
  ['[PU-06]', { path: '/project/purchase' }, '目前没有可参与的项目'],
  ['[PU-06]', { path: '/projectPurchase' }, '暂无采购项目'],
  ['[CT-07]', { path: '/special/specialIndex', at: '?code=none' }, '专题不存在，可能已被撤下'],
  ['[CT-09]', { path: '/branch/index', at: '?id=none' }, '未找到该分支机构'],
  ['[CT-09]', { path: '/branch/news', at: '?id=none' }, '未找到该分支机构'],
  ['[CT-09]', { path: '/branch/news/detail', at: '?id=B510700&newsId=none' }, '文章不存在'],
]

/** Screens that are never empty: a form, or the user's own data. */
const neverEmpty = [
  '/accountSafe',
  '/memberEditPhone',
  '/membership',
  '/realNameOrg',
  '/realNamePerson',
  '/realNamePersonInfo',
]

/** Screens that are one with another in all of their states: sections of the news, and their articles. */
const alike: Readonly<Record<string, readonly string[]>> = {
  '/zxdt': ['/zcfg', '/rzfw', '/zlxz', '/ddjs', '/xxgk'],
  '/newsDetailZxdt': ['Zcfg', 'Fcpd', 'Rzfw', 'Zlxz', 'Ddjs', 'Xxgk'].map((name) => `/newsDetail${name}`),
}

/** The calls of the portal except those of the sign-in. */
const everything = [
  '/blade-',
  '/dscq-content',
  '/dscq-project',
  '/dscq-sync',
  '/dscq-system',
  '/dscq-user/account',
].concat('/dscq-user/message')

async function open({ path, at = '', as }: Screen, world: World) {
  const carried = typeof at === 'string' ? at : await at(world)
  const address = path.includes(':') ? path.replace(/:\w+/, carried) : path + carried
  return renderRoute(address, { world, ...(as ? { as } : {}) })
}

const main = () => within(document.querySelector('main')!)
const see = async ([role, name]: Part) => {
  const found = await main().findAllByRole(role, name === '' ? {} : { name })
  expect(found).not.toHaveLength(0)
}
// By attributes: role queries repeated on the home page take seconds. Closed details load nothing.
const busy = () =>
  [...document.querySelectorAll('main [role=progressbar][aria-busy=true][aria-label="正在加载…"]')].filter(
    (state) => !state.closest('details:not([open])'),
  )
const titles = <Row extends readonly [string, Screen, ...unknown[]]>(rows: readonly Row[]) =>
  rows.map((row) => {
    const [proves, { path, at = '' }] = row
    return { title: `${proves} ${path}${typeof at === 'string' && at.startsWith('?') ? at : ''}`, row }
  })

// Loading a thousand modules on a busy machine must not count as test time.
beforeAll(async () => {
  await Promise.all(routes.map(({ page }) => page()))
  await Promise.all([import('#src/pages/hall/rooms/WatchRoom.tsx'), import('#src/pages/hall/rooms/Practice.tsx')])
}, 120_000)

test('every record has a state for each kind of answer', () => {
  const paths = routes.map(({ path }) => path).toSorted()
  const named = (rows: readonly (readonly [string, Screen, ...unknown[]])[]) =>
    rows.flatMap(([, { path }]) => [path, ...(alike[path] ?? [])])
  const once = (list: readonly string[]) => [...new Set(list)].toSorted()
  expect(once([...named(waiting), ...named(independent)])).toEqual(paths)
  expect(once(named(waiting)).filter((path) => named(independent).includes(path))).toEqual([])
  expect(once([...named(empty), ...neverEmpty])).toEqual(once(named(waiting)))
})

describe.each(titles(waiting))('[states] $title', ({ row: [, place, call, full] }) => {
  test(`waits for ${call}, shows an error, also after a second failure, and loads on 重试`, async () => {
    const world = openWorld()
    const answer = world.hold(call)
    const { user } = await open(place, world)
    await waitFor(() => expect(busy()).not.toHaveLength(0))
    world.faults({ path: call, kind: 'down' })
    answer()

    const [text] = await main().findAllByText('内容加载失败，请稍后重试')
    const state = text!.closest<HTMLElement>('[role=alert]')!
    const again = within(state).getByRole('button', { name: '重试' })
    // A missing answer is not reported: the error shows no id.
    expect(state.textContent).toBe('内容加载失败，请稍后重试重试')

    const answerAgain = world.hold(call)
    const callCount = world.callsTo(call).length
    again.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(world.callsTo(call)).toHaveLength(callCount + 1))
    expect(again.textContent).toBe('正在重试…')
    answerAgain()
    await waitFor(() => expect(again.textContent).toBe('重试'))
    expect(document.activeElement).toBe(again)

    world.faults()
    await user.click(again)
    await see(full)
    expect(state.isConnected).toBe(false)
  })
})

test.each(titles(independent))('[states] $title is drawn without an answer', async ({ row: [, place, full] }) => {
  const world = openWorld()
  world.faults(...everything.map((path) => ({ path, kind: 'down' as const })))
  await open(place, world)
  await see(full)
  await waitFor(() => expect(busy()).toEqual([]))
})

test.each(titles(empty))(
  '[states] $title shows its empty state under one heading of the screen',
  async ({ row: [, place, words] }) => {
    const world = openWorld()
    await world.scenario('empty')
    await open(place, world)
    expect(await main().findAllByText(words, { exact: false })).not.toHaveLength(0)
    await waitFor(() => expect(busy()).toEqual([]))
    expect(document.querySelectorAll('main h1')).toHaveLength(1)
  },
)

/** Section 2.4 of the specification. */
const closed = [
  '/accountSafe',
  '/bidEnrollNormal',
  '/bidEnrollPkg',
  '/cashierDesk',
  '/contract/seal/apply',
  '/demandDetail',
  '/depositAddPayInfo',
  '/depositDetail',
  '/enrollDetail',
  '/memberEditHead',
  '/memberEditPhone',
  '/membership',
  '/membershipReason',
  '/myCollect',
  '/myContract',
  '/myDeposit',
  '/myFiles',
  '/myMessage',
  '/myMessageDetail',
  '/myProject',
  '/myService',
  '/myServiceDetail',
  '/projectSettleDetail',
  '/projectSettlement',
  '/quoteHall',
  '/realNameOrg',
  '/realNamePerson',
  '/realNamePersonInfo',
  '/settleDetailPayInfo',
  '/shensuRecord',
  '/updatePassWord',
  '/userCenterPurchase',
  '/usercenter/contract/addSignatory',
  '/usercenter/contract/confirm',
  '/usercenter/contract/edit',
  '/usercenter/contract/onlineEdit',
  '/usercenter/contract/sign',
  '/usercenter/contract/signatoryList',
  '/usercenter/evidence',
  '/usercenter/files/children',
  '/usercenter/files/list',
  '/usercenterIndex',
]

test('[states] [RT-11] exactly these records are closed to visitors', () => {
  const guarded = routes.filter(({ requiresLogin }) => requiresLogin).map(({ path }) => path)
  expect(guarded.toSorted()).toEqual(closed)
})

test('[F21] a malformed answer is reported, and its error state shows the id of the report', async () => {
  server.use(http.post('*/bid-assets/hall/page', () => HttpResponse.json({ code: 200, msg: '', data: 7 })))
  const { world } = await renderRoute('/hall?projectActive=1')
  const [line] = await main().findAllByText('内容加载失败，请稍后重试')
  const pageViews = () => world.exchange.pageViews.map(({ text }) => JSON.parse(text) as Record<string, string>)
  await waitFor(() => expect(pageViews().filter(({ kind }) => kind === 'error')).toHaveLength(1))
  const { id, message } = pageViews().find(({ kind }) => kind === 'error')!
  expect(id).toMatch(/^E-[0-9A-F]{8}$/)
  expect(message).toContain('/bid-assets/hall/page breaks its contract')
  const state = line!.closest('[role=alert]')!
  await waitFor(() => expect(state.textContent).toBe(`内容加载失败，请稍后重试重试编号 ${id}`))
})

test('[states] [RT-11] a visitor at a closed record is redirected to the login, with the address to return to', async () => {
  const { address } = await renderRoute('/404')
  for (const path of closed) {
    await goTo(`${path}?id=1`)
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${path}?id=1`)}`))
    expect(screen.getByRole('heading', { level: 1, name: '登录' })).toBeTruthy()
  }
})
