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
import { actorOf, enrolled, fullForm, openListing, userNamed } from '#tests/mock/support/enrolment.ts'
import { claimPerson } from '#tests/pages/kyc/claims.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'

beforeAll(
  () =>
    loadScreens(
      '/enrollDetail',
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

type End = {
  what: string
  as?: Login
  /** Brings it to its end; answers the address of its screen. */
  bring: (world: World) => string | Promise<string>
  /** The state, what happened, and what comes next. */
  says: readonly (string | RegExp)[]
  /** Links and buttons that lead on. */
  ways: readonly (string | RegExp)[]
}

const person = ({ exchange }: World) => userNamed(exchange, 'person')

/** An enrolment of `person` under review. */
function handedIn(world: World): string {
  const listing = openListing(world.exchange)
  const form = fullForm(world.exchange, listing, person(world))
  return world.exchange.take('submitEnrolment', { assetsId: listing.assetsId, form }, actorOf(person(world))).id
}
const letIn = (world: World) => enrolled(world.exchange, openListing(world.exchange), person(world))
const withdraw = (world: World, id: string) => world.exchange.take('withdrawEnrolment', { id }, actorOf(person(world)))
const enrolmentAt = (id: string) => `/enrollDetail?id=${id}`

const enrolmentThatIs =
  (state: EnrolState, reason: string | null = null) =>
  (world: World): string => {
    const id = letIn(world)
    Object.assign(world.exchange.enrolments.find(id)!, { state, reason, bidNo: '1234' })
    return enrolmentAt(id)
  }

const enrolments: readonly End[] = [
  {
    what: 'an enrolment that was taken back before its review',
    bring: (world) => {
      const id = handedIn(world)
      withdraw(world, id)
      return enrolmentAt(id)
    },
    says: ['已撤回', '报名已撤回，可在截止前重新报名。', '审核到此终止'],
    ways: ['重新报名'],
  },
  {
    what: 'one that was taken back when its deposit was due',
    bring: (world) => {
      const id = letIn(world)
      withdraw(world, id)
      return enrolmentAt(id)
    },
    says: ['已撤回', '报名已撤回，无需缴纳保证金', '缴纳保证金到此终止'],
    ways: ['重新报名', '保证金明细'],
  },
  {
    what: 'one that was refused',
    bring: async (world) => {
      const id = handedIn(world)
      await world.control('enrolment-review', { id, kind: 'reject', reason: '资信证明已过期' })
      return enrolmentAt(id)
    },
    says: [
      '审核不通过',
      '报名未通过资格审核。报名截止前可以重新报名，也可以提出申诉。',
      '资信证明已过期',
      '审核到此终止',
    ],
    ways: ['重新报名', '提出申诉'],
  },
  {
    what: 'one that nobody paid for',
    bring: (world) => {
      const id = letIn(world)
      world.jump(enrolmentOf(world.exchange.enrolments.find(id)!.listing).depositUntil - world.exchange.now() + 1000)
      return enrolmentAt(id)
    },
    says: ['已失效', '报名已失效，无需再办理。', '保证金未按时足额到账，报名失效', '缴纳保证金到此终止', '逾期无效'],
    ways: ['看看其他项目', '保证金明细'],
  },
  {
    what: 'a draft that nobody handed in',
    bring: (world) => {
      const listing = openListing(world.exchange)
      const given = { assetsId: listing.assetsId, form: { contact: '周岷生' } }
      const { id } = world.exchange.take('saveEnrolment', given, actorOf(person(world)))
      world.jump(enrolmentOf(listing).enrolUntil - world.exchange.now() + 1000)
      return enrolmentAt(id)
    },
    says: ['已失效', '报名已失效，无需再办理。', '报名已截止，草稿已失效', '填写意向信息到此终止'],
    ways: ['看看其他项目'],
  },
  {
    what: 'one whose right to bid was taken away',
    bring: enrolmentThatIs('DISQUALIFIED', '提供虚假材料'),
    says: ['已取消资格', '您的竞买资格已被取消，不能再报价；有异议的，可以提出申诉。', '提供虚假材料'],
    ways: ['提出申诉'],
  },
  {
    what: 'one that won',
    bring: enrolmentThatIs('WON'),
    says: ['已竞得', '恭喜您竞得，请留意签约和付款通知。'],
    ways: ['查看报价'],
  },
  {
    what: 'one that lost',
    bring: enrolmentThatIs('LOST'),
    says: ['未竞得', '您未竞得，保证金将按规定退还。'],
    ways: ['查看报价'],
  },
  {
    what: 'the list of what is over',
    bring: (world) => {
      withdraw(world, handedIn(world))
      return '/myProject?list=1&tab=over'
    },
    says: ['已撤回'],
    ways: [/^重新报名/],
  },
]

const depositThatIs =
  (state: number, more: object = {}) =>
  (world: World): string => {
    const { depositId } = world.exchange.enrolments.find(letIn(world))!
    Object.assign(world.exchange.deposits.find(depositId!), { state, ...more })
    return `/depositDetail?id=${depositId!}`
  }

const deposits: readonly End[] = [
  {
    what: 'a deposit that was refunded',
    bring: depositThatIs(depositState.refunded),
    says: ['已退还', '保证金已退还，无需再办理。'],
    ways: ['查看报名'],
  },
  {
    what: 'one that became a part of the price',
    bring: depositThatIs(depositState.turnedToPrice),
    says: ['已转价款', '保证金已转为成交价款，无需再办理。'],
    ways: ['查看报名'],
  },
  {
    what: 'one that became the fee',
    bring: depositThatIs(depositState.turnedToFee),
    says: ['已转服务费', '保证金已转为服务费，无需再办理。'],
    ways: ['查看报名'],
  },
  {
    what: 'one that was forfeited',
    bring: depositThatIs(depositState.forfeited),
    says: ['已扣除', '保证金已被扣除，理由见扣除决定书；有异议的，可以申诉。'],
    ways: ['申诉', '查看报名'],
  },
  {
    what: 'one that came too late',
    bring: depositThatIs(depositState.lapsed),
    says: ['逾期无效', '保证金未按时足额到账，报名失效，无需再缴纳。'],
    ways: ['查看报名'],
  },
  {
    what: 'one whose enrolment was taken back',
    bring: (world) => {
      const id = letIn(world)
      withdraw(world, id)
      return `/depositDetail?id=${world.exchange.enrolments.find(id)!.depositId!}`
    },
    says: ['已取消', /报名已撤回/],
    ways: ['查看报名'],
  },
  {
    what: 'the desk of an enrolment that was taken back',
    bring: (world) => {
      const id = letIn(world)
      withdraw(world, id)
      return `/cashierDesk?enrolId=${id}`
    },
    says: [/报名已撤回/],
    ways: [/查看报名|查看保证金/],
  },
]

const demandThatIs =
  (state: DemandState) =>
  ({ exchange }: World): string => {
    const demand = exchange.demands.of(userNamed(exchange, 'person').id)[0]!
    Object.assign(demand, { state, closesAt: null })
    return `/myServiceDetail?id=${demand.id}`
  }

const demands: readonly End[] = [
  {
    what: 'a demand that was withdrawn',
    bring: demandThatIs('withdrawn'),
    says: ['已撤销', '您已撤销这条需求，不再受理；如仍有需要，可以提交新的需求。'],
    ways: ['提交新的需求', '查看需求书'],
  },
  {
    what: 'one that was rated',
    bring: demandThatIs('done'),
    says: ['已完成', '您已评价，需求已办结。'],
    ways: ['提交新的需求'],
  },
  {
    what: 'one about which nothing was heard',
    bring: demandThatIs('closed'),
    says: ['已关闭', '回复后没有收到您的消息，需求已自动关闭；仍有疑问的，可以提交新的需求。'],
    ways: ['提交新的需求'],
  },
  {
    what: 'one whose answer is questioned',
    bring: demandThatIs('asked'),
    says: ['追问中', '追问已提交，经办人将在此回复，并以消息通知您。'],
    ways: ['查看需求书'],
  },
]

const appealThatIs =
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

const appeals: readonly End[] = [
  {
    what: 'an appeal that was withdrawn',
    bring: appealThatIs('withdrawn'),
    says: ['已撤销', '您已撤销这条申诉，不再处理；如仍有需要，可以重新提交。'],
    ways: ['重新提交申诉', '返回列表'],
  },
  {
    what: 'one that was closed',
    bring: appealThatIs('closed'),
    says: ['已关闭', '逾期未补充材料，申诉已关闭；如仍有需要，可以重新提交。'],
    ways: ['重新提交申诉'],
  },
  {
    what: 'one that was supported',
    bring: appealThatIs('supported'),
    says: ['已支持', '交易所支持您的申诉，处理意见见下方处理进度。'],
    ways: ['返回列表'],
  },
  {
    what: 'one that was rejected',
    bring: appealThatIs('rejected'),
    says: ['已驳回', '交易所驳回了您的申诉，理由见下方处理进度。'],
    ways: ['申请复核'],
  },
  {
    what: 'one that was rejected for good',
    bring: appealThatIs('rejected', { isReview: true }),
    says: ['已驳回', '已申请复核，复核结果为最终决定'],
    ways: ['返回列表'],
  },
]

const others: readonly End[] = [
  {
    what: 'a real name that was refused: its reason at once',
    as: 'rejected',
    bring: () => '/realNamePersonInfo',
    says: ['最近一次提交未通过。', /；/],
    ways: ['查看原因', '修改后重新提交'],
  },
  {
    what: 'a claim of a real name that was withdrawn',
    as: 'newcomer',
    bring: async (world) => {
      await claimPerson(world, { way: 'manual' })
      await world.call('newcomer', withdrawClaim, {})
      return '/realNamePersonInfo'
    },
    says: ['您还没有实名认证。认证后可以报名和竞价。'],
    ways: ['个人认证', '机构认证'],
  },
  {
    what: 'a verified name whose document ran out',
    as: 'newcomer',
    bring: async (world) => {
      await claimPerson(world, { isLongTerm: false, docExpiry: date(world.exchange.now() + dayMs) })
      world.jump(3 * dayMs)
      return '/realNamePersonInfo'
    },
    says: ['证件已过期：更新前不能报名新的项目，已报名的项目不受影响。'],
    ways: ['变更信息'],
  },
  {
    what: 'a kept project that left the exchange',
    bring: ({ exchange }) => {
      const listing = openListing(exchange)
      exchange.take('addFavourite', { assetsId: listing.assetsId }, actorOf(userNamed(exchange, 'person')))
      exchange.tables.listings.delete(listing.assetsId)
      return '/myCollect'
    },
    says: ['已下架'],
    ways: [/取消收藏/],
  },
  {
    what: 'a message that was deleted for good',
    bring: () => '/myMessageDetail?id=none',
    says: ['没有这条消息，可能已被删除'],
    ways: ['返回消息列表'],
  },
  {
    what: 'a message in the bin',
    bring: async (world) => {
      const [message] = world.exchange.mailbox.of(person(world).id)
      await world.call('person', removeMessages, { ids: [message!.id] })
      return `/myMessageDetail?id=${message!.id}`
    },
    says: ['已在回收站'],
    ways: ['恢复', '返回消息列表'],
  },
]

const row = (end: End) => [end.what, end] as const
const main = () => within(screen.getByRole('main'))

describe('what a person owns has come to an end: the screen says its state, what happened and what is next', () => {
  test.each([...enrolments, ...deposits, ...demands, ...appeals, ...others].map(row))('[BD-04] %s', async (_, end) => {
    const world = openWorld()
    const address = await end.bring(world)
    await renderRoute(address, { as: end.as ?? 'person', world })
    await allSettled()
    const isShown = (text: string | RegExp) => {
      const all = screen.getByRole('main').textContent
      return typeof text === 'string' ? all.includes(text) : text.test(all)
    }
    await waitFor(() => expect(end.says.filter((text) => !isShown(text))).toEqual([]))
    const leadOn = [...main().queryAllByRole('link'), ...main().queryAllByRole('button')]
    const names = leadOn.map((way) => way.textContent.trim())
    const isThere = (way: string | RegExp) =>
      names.some((name) => (typeof way === 'string' ? name === way : way.test(name)))
    expect({ names, missing: end.ways.filter((way) => !isThere(way)) }).toMatchObject({ missing: [] })
    // Nothing waits for ever, nothing has failed, and nothing that was done is undone.
    expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0)
    expect(names.filter((name) => /重试/.test(name))).toEqual([])
  })

  test('[AC-12] an account that was closed: the sign-in says so', async () => {
    await renderRoute('/login?closed=1')
    await screen.findByText('账户已注销，资料不再保留。手机号码可以重新注册，也可以用其他账号登录。')
    expect(main().getByRole('link', { name: '立即注册' })).toBeDefined()
  })
})
