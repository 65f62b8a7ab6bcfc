import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { submitAppeal } from '#src/api/endpoints/appeal.ts'
import { removeMessages } from '#src/api/endpoints/message.ts'
import { withdrawClaim } from '#src/api/endpoints/kyc.ts'
import { enrolmentOf } from '#src/mock/exchange/listings/lifecycle.ts'
import type { AppealState } from '#src/model/appeal/schema.ts'
import type { DemandState } from '#src/model/demand/schema.ts'
import { depositState } from '#src/model/deposit/schema.ts'
import type { EnrolState } from '#src/model/enrolment/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { dayMs } from '#src/model/time/units.ts'
import { noUser } from '#tests/mock/support/deal.ts'
import { actorOf, enrolled, fullForm, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { claimPerson } from '#tests/pages/kyc/claims.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'

beforeAll(
  () =>
    loadScreens(
      '/enrollDetail',
      '/quoteHall',
      '/projectSettleDetail',
      '/depositDetail',
      '/cashierDesk',
      '/myServiceDetail',
      '/shensuRecord',
      '/realNamePersonInfo',
      '/myCollect',
      '/myMessageDetail',
      '/myProject',
      '/login',
    ),
  120_000,
)

type EndState = {
  what: string
  as?: Login
  /** Creates the thing in its end state; returns the address of its screen. */
  arrange: (world: World) => string | Promise<string>
  /** The texts that give the state, what happened, and what comes next. */
  texts: readonly (string | RegExp)[]
  /** The names of the links and buttons for the next step. */
  nextSteps: readonly (string | RegExp)[]
}

const person = ({ exchange }: World) => userNamed(exchange, 'person')

/** Submits an enrolment of `person`, which is then under review; returns its id. */
function submitForm(world: World): string {
  const listing = openListing(world.exchange)
  const form = fullForm(world.exchange, listing, person(world))
  return world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person(world))).id
}
const admit = (world: World) => enrolled(world.exchange, openListing(world.exchange), person(world))
const withdraw = (world: World, id: string) => world.exchange.take('withdrawEnrolment', { id }, actorOf(person(world)))
const enrolmentAt = (id: string) => `/enrollDetail?id=${id}`

const enrolmentInState =
  (state: EnrolState, reason: string | null = null) =>
  (world: World): string => {
    const id = admit(world)
    Object.assign(world.exchange.enrolments.find(id)!, { state, reason, bidNo: '1234' })
    return enrolmentAt(id)
  }

/** The deal of the account `overdue`, ended. */
function inDefault({ exchange }: World) {
  const { enrolId } = exchange.settlements.ofUser(userNamed(exchange, 'overdue').id)[0]!
  const { id } = exchange.deals.byEnrolment(enrolId)!
  return exchange.take('endDealByDefault', { id, reason: '逾期未付清应付款项' }, noUser)
}

const enrolments: readonly EndState[] = [
  {
    what: 'an enrolment withdrawn before its review',
    arrange: (world) => {
      const id = submitForm(world)
      withdraw(world, id)
      return enrolmentAt(id)
    },
    texts: ['已撤回', '报名已撤回，可在截止前重新报名。', '审核到此终止'],
    nextSteps: ['重新报名'],
  },
  {
    what: 'an enrolment withdrawn while its deposit was due',
    arrange: (world) => {
      const id = admit(world)
      withdraw(world, id)
      return enrolmentAt(id)
    },
    texts: ['已撤回', '报名已撤回，无需交纳保证金', '交纳保证金到此终止'],
    nextSteps: ['重新报名', '保证金明细'],
  },
  {
    what: 'an enrolment rejected by the review',
    arrange: async (world) => {
      const id = submitForm(world)
      await world.control('enrolment-review', { id, kind: 'reject', reason: '资信证明已过期' })
      return enrolmentAt(id)
    },
    texts: [
      '审核不通过',
      '报名未通过资格审核。报名截止前可以重新报名，也可以提出申诉。',
      '资信证明已过期',
      '审核到此终止',
    ],
    nextSteps: ['重新报名', '提出申诉'],
  },
  {
    what: 'an enrolment whose deposit was not paid in time',
    arrange: (world) => {
      const id = admit(world)
      world.jumpTo(enrolmentOf(world.exchange.enrolments.find(id)!.listing).depositUntil + 1000)
      return enrolmentAt(id)
    },
    texts: ['已失效', '报名已失效，无需再办理。', '保证金未按时足额到账，报名失效', '交纳保证金到此终止', '逾期无效'],
    nextSteps: ['查看其他项目', '保证金明细'],
  },
  {
    what: 'a draft of an enrolment that was not submitted in time',
    arrange: (world) => {
      const listing = openListing(world.exchange)
      const given = { assetsId: listing.assetsId, form: { contact: '周岷生' } }
      const { id } = world.exchange.take('saveEnrolment', given, actorOf(person(world)))
      world.jumpTo(enrolmentOf(listing).enrolUntil + 1000)
      return enrolmentAt(id)
    },
    texts: ['已失效', '报名已失效，无需再办理。', '报名已截止，草稿已失效', '填写意向信息到此终止'],
    nextSteps: ['查看其他项目'],
  },
  {
    what: 'an enrolment that was disqualified',
    arrange: enrolmentInState('DISQUALIFIED', '提供虚假材料'),
    texts: ['已取消资格', '您的竞买资格已被取消，不能再报价；有异议的，可以提出申诉。', '提供虚假材料'],
    nextSteps: ['提出申诉'],
  },
  {
    what: 'an enrolment that won',
    arrange: enrolmentInState('WON'),
    texts: ['已竞得', '恭喜您竞得，后续办理见下方“成交后的办理”。'],
    nextSteps: ['查看报价'],
  },
  {
    what: 'an enrolment that lost',
    arrange: enrolmentInState('LOST'),
    texts: ['未竞得', '您未竞得，保证金将按规定退还。'],
    nextSteps: ['查看报价'],
  },
  {
    what: 'a won enrolment whose deal ended by default',
    as: 'overdue',
    arrange: (world) => enrolmentAt(inDefault(world).enrolId),
    texts: [
      '已违约',
      '成交因违约终止，签约和付款不再办理；原因和申诉见下方“成交后的办理”。',
      '违约，成交终止',
      /本次成交已因违约终止。/,
    ],
    nextSteps: ['查看报价', '提出申诉'],
  },
  {
    what: 'the room of a deal that ended by default',
    as: 'overdue',
    arrange: (world) => `/quoteHall?assetsId=${inDefault(world).listing.assetsId}`,
    texts: ['您竞得后违约，成交已终止', '本次成交已因违约终止。'],
    nextSteps: ['提出申诉', '我的保证金'],
  },
  {
    what: 'the list of enrolments whose deal ended by default',
    as: 'overdue',
    arrange: (world) => {
      inDefault(world)
      return '/myProject?list=1&tab=over'
    },
    texts: ['已违约'],
    nextSteps: [/^查看详情/, /^查看报价/],
  },
  {
    what: 'the list of ended enrolments',
    arrange: (world) => {
      withdraw(world, submitForm(world))
      return '/myProject?list=1&tab=over'
    },
    texts: ['已撤回'],
    nextSteps: [/^重新报名/],
  },
]

const depositInState =
  (state: number, more: object = {}) =>
  (world: World): string => {
    const { depositId } = world.exchange.enrolments.find(admit(world))!
    Object.assign(world.exchange.deposits.find(depositId!), { state, ...more })
    return `/depositDetail?id=${depositId!}`
  }

const deposits: readonly EndState[] = [
  {
    what: 'a deposit that was refunded',
    arrange: depositInState(depositState.refunded),
    texts: ['已退还', '保证金已退还，无需再办理。'],
    nextSteps: ['查看报名'],
  },
  {
    what: 'a deposit converted into a part of the price',
    arrange: depositInState(depositState.turnedToPrice),
    texts: ['已转价款', '保证金已转为服务费和应付款项，无需再办理。'],
    nextSteps: ['查看报名'],
  },
  {
    what: 'a deposit converted into the fee',
    arrange: depositInState(depositState.turnedToFee),
    texts: ['已转服务费', '保证金已转为服务费，无需再办理。'],
    nextSteps: ['查看报名'],
  },
  {
    what: 'a deposit that was forfeited',
    arrange: depositInState(depositState.forfeited),
    texts: ['已扣除', '保证金已被扣除，理由见扣除决定书；有异议的，可以申诉。'],
    nextSteps: ['申诉', '查看报名'],
  },
  {
    what: 'a deposit that arrived too late',
    arrange: depositInState(depositState.lapsed),
    texts: ['逾期无效', '保证金未按时足额到账，报名失效，无需再交纳。'],
    nextSteps: ['查看报名'],
  },
  {
    what: 'a deposit whose enrolment was withdrawn',
    arrange: (world) => {
      const id = admit(world)
      withdraw(world, id)
      return `/depositDetail?id=${world.exchange.enrolments.find(id)!.depositId!}`
    },
    texts: ['已取消', /报名已撤回/],
    nextSteps: ['查看报名'],
  },
  {
    what: 'the cashier desk of a withdrawn enrolment',
    arrange: (world) => {
      const id = admit(world)
      withdraw(world, id)
      return `/cashierDesk?enrolId=${id}`
    },
    texts: [/报名已撤回/],
    nextSteps: [/查看报名|查看保证金/],
  },
]

const settlements: readonly EndState[] = [
  {
    what: 'a settlement that a default has ended',
    as: 'overdue',
    arrange: (world) => `/projectSettleDetail?id=${inDefault(world).settlementId!}`,
    texts: [
      '已终止',
      '成交已因违约终止，应付款项不再支付，保证金的处理见保证金详情。',
      '终止前应付合计',
      '终止前已付（含保证金抵扣）',
      '不再支付',
    ],
    nextSteps: ['查看保证金'],
  },
]

const demandInState =
  (state: DemandState) =>
  ({ exchange }: World): string => {
    const demand = exchange.demands.of(userNamed(exchange, 'person').id)[0]!
    Object.assign(demand, { state, closesAt: null })
    return `/myServiceDetail?id=${demand.id}`
  }

const demands: readonly EndState[] = [
  {
    what: 'a demand that was withdrawn',
    arrange: demandInState('withdrawn'),
    texts: ['已撤销', '您已撤销这条需求，不再受理；如仍有需要，可以提交新的需求。'],
    nextSteps: ['提交新的需求', '查看需求书'],
  },
  {
    what: 'a demand that was rated',
    arrange: demandInState('done'),
    texts: ['已完成', '您已评价，需求已办结。'],
    nextSteps: ['提交新的需求'],
  },
  {
    what: 'a demand closed because the user did not respond',
    arrange: demandInState('closed'),
    texts: ['已关闭', '回复后没有收到您的消息，需求已自动关闭；仍有疑问的，可以提交新的需求。'],
    nextSteps: ['提交新的需求'],
  },
  {
    what: 'a demand with a follow-up question',
    arrange: demandInState('asked'),
    texts: ['追问中', '追问已提交，经办人将在此回复，并以消息通知您。'],
    nextSteps: ['查看需求书'],
  },
]

const appealInState =
  (state: AppealState, more: object = {}) =>
  async (world: World): Promise<string> => {
    const { id: fileId } = world.exchange.take(
      'storeFile',
      { name: '证明.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actorOf(person(world)),
    )
    const { id } = await world.call('person', submitAppeal, {
      requestId: '01234567890123456789abcd',
      kind: 'deposit',
      about: 'BM1',
      description: '退款没有到账',
      fileIds: [fileId],
      contact: '周岷生',
      telPhone: '13900000004',
    })
    Object.assign(world.exchange.appeals.ofUser(person(world).id, id), { state, dueAt: null, ...more })
    return `/shensuRecord?id=${id}`
  }

const appeals: readonly EndState[] = [
  {
    what: 'an appeal that was withdrawn',
    arrange: appealInState('withdrawn'),
    texts: ['已撤销', '您已撤销这条申诉，不再处理；如仍有需要，可以重新提交。'],
    nextSteps: ['重新提交申诉', '返回列表'],
  },
  {
    what: 'an appeal that was closed',
    arrange: appealInState('closed'),
    texts: ['已关闭', '逾期未补充材料，申诉已关闭；如仍有需要，可以重新提交。'],
    nextSteps: ['重新提交申诉'],
  },
  {
    what: 'an appeal that was supported',
    arrange: appealInState('supported'),
    texts: ['已支持', '交易所支持您的申诉，处理意见见下方处理进度。'],
    nextSteps: ['返回列表'],
  },
  {
    what: 'an appeal that was rejected',
    arrange: appealInState('rejected'),
    texts: ['已驳回', '交易所驳回了您的申诉，理由见下方处理进度。'],
    nextSteps: ['申请复核'],
  },
  {
    what: 'an appeal whose review was rejected',
    arrange: appealInState('rejected', { isReview: true }),
    texts: ['已驳回', '已申请复核，复核结果为最终决定'],
    nextSteps: ['返回列表'],
  },
]

const others: readonly EndState[] = [
  {
    what: 'a kyc claim that was rejected, with its reason',
    as: 'rejected',
    arrange: () => '/realNamePersonInfo',
    texts: ['最近一次提交未通过。', /；/],
    nextSteps: ['查看原因', '修改后重新提交'],
  },
  {
    what: 'a kyc claim that was withdrawn',
    as: 'newcomer',
    arrange: async (world) => {
      await claimPerson(world, { way: 'manual' })
      await world.call('newcomer', withdrawClaim, {})
      return '/realNamePersonInfo'
    },
    texts: ['您尚未实名认证。认证后可以报名和竞价。'],
    nextSteps: ['个人认证', '机构认证'],
  },
  {
    what: 'a verified user whose identity document expired',
    as: 'newcomer',
    arrange: async (world) => {
      await claimPerson(world, { isLongTerm: false, docExpiry: date(world.exchange.now() + dayMs) })
      world.jump(3 * dayMs)
      return '/realNamePersonInfo'
    },
    texts: ['证件已过期：更新前不能报名新的项目，已报名的项目不受影响。'],
    nextSteps: ['变更信息'],
  },
  {
    what: 'a favourite whose listing was removed',
    arrange: ({ exchange }) => {
      const listing = openListing(exchange)
      exchange.take('addFavourite', { assetsId: listing.assetsId }, actorOf(userNamed(exchange, 'person')))
      exchange.tables.listings.delete(listing.assetsId)
      return '/myCollect'
    },
    texts: ['已下架'],
    nextSteps: [/取消收藏/],
  },
  {
    what: 'a message that was deleted permanently',
    arrange: () => '/myMessageDetail?id=none',
    texts: ['消息不存在，可能已被删除'],
    nextSteps: ['返回消息列表'],
  },
  {
    what: 'a message in the bin',
    arrange: async (world) => {
      const [message] = world.exchange.mailbox.of(person(world).id)
      await world.call('person', removeMessages, { ids: [message!.id] })
      return `/myMessageDetail?id=${message!.id}`
    },
    texts: ['已在回收站'],
    nextSteps: ['恢复', '返回消息列表'],
  },
]

const row = (end: EndState) => [end.what, end] as const
const main = () => within(screen.getByRole('main'))

describe('the screen of a thing in its end state shows the state, what happened and what comes next', () => {
  test.each([...enrolments, ...deposits, ...settlements, ...demands, ...appeals, ...others].map(row))(
    '[BD-04] %s',
    async (_, end) => {
      const world = openWorld()
      const address = await end.arrange(world)
      await renderRoute(address, { as: end.as ?? 'person', world })
      await allSettled()
      const isShown = (text: string | RegExp) => {
        const all = screen.getByRole('main').textContent
        return typeof text === 'string' ? all.includes(text) : text.test(all)
      }
      await waitFor(() => expect(end.texts.filter((text) => !isShown(text))).toEqual([]))
      const controls = [...main().queryAllByRole('link'), ...main().queryAllByRole('button')]
      const names = controls.map((control) => control.textContent.trim())
      const isPresent = (step: string | RegExp) =>
        names.some((name) => (typeof step === 'string' ? name === step : step.test(name)))
      expect({ names, missing: end.nextSteps.filter((step) => !isPresent(step)) }).toMatchObject({ missing: [] })
      // Nothing is still loading, and nothing failed.
      expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0)
      expect(names.filter((name) => /重试/.test(name))).toEqual([])
    },
  )

  test('[AC-12] the login page shows that the account was closed', async () => {
    await renderRoute('/login?closed=1')
    await screen.findByText('账户已注销，资料不再保留。手机号码可以重新注册，也可以用其他账号登录。')
    expect(main().getByRole('link', { name: '立即注册' })).toBeDefined()
  })
})
