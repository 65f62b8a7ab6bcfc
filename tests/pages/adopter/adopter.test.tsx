import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { roomAnswerOf, roomHeadOf } from '#src/api/endpoints/bidding.ts'
import { unreadMessages } from '#src/api/endpoints/message.ts'
import { pushPoll, pushTicket } from '#src/api/endpoints/portal.ts'
import { outcomeOf } from '#src/api/outcome.ts'
import { noSuchCall } from '#tests/adopter/answers.ts'
import { answer } from '#tests/adopter/backend.ts'
import { adoptBackend } from '#tests/adopter/in-page.ts'
import { peopleCalls } from '#tests/adopter/people.ts'
import { publicCalls } from '#tests/adopter/portal.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { allSettled, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

// `allSettled` sees the requests of a screen only once the screen is loaded.
beforeAll(() => loadScreens('/index', '/project', '/projectDetail/7001.html'), 120_000)

const main = () => within(screen.getByRole('main'))
const toasts = () => [...document.querySelectorAll('[data-tone]')].map(({ textContent }) => textContent)

async function open(address: string) {
  const world = openWorld()
  adoptBackend()
  const opened = await renderRoute(address, { world })
  await allSettled()
  return opened
}

describe('the second backend', () => {
  test('answers exactly the calls of section 7, and none of the bidding modes', () => {
    const specified = readFileSync('docs/contract.md', 'utf8').matchAll(/^`(\w+ \S+)` · .* · \*spec\*/gm)
    expect([...publicCalls, ...peopleCalls].toSorted()).toEqual(
      [...new Set([...specified].map(([, call]) => call))].toSorted(),
    )
    const path = '/dscq-project/assets/page'
    expect(answer({ method: 'POST', path, input: {}, bearer: null })).toEqual(noSuchCall(path))
  })
})

/** The fields of section 3, and those that only sections 2.6 and 7 name. */
const specifiedFields = new Set(
  `loginName name authStatus headImg
  access_token refresh_token baseUserId isAllowAccess error_description
  assetsId id assetsName showName imgSrc url projectType projectNature typeName publishDate priceType startPrice
  biddingPrice biddingCount priceUnitName leftTime subOrgName
  noticeTitle createTime
  title summarys isOuterLink outerLinkUrl
  plateCode sourceType moreButtonUrl hasFrontPage
  navigationName navigationUrl inStation openPage menuFlag
  parentId manageTypeId nickName source
  biddingRate maxRate maxAssetsId backColour
  quoteTotal bargainTotal quoteAssetsCount memberTotal
  value value1 value2
  code clientId tenantId
  records uuid`.split(/\s+/),
)
/** The specification leaves the fields of a captcha open, but a captcha needs a picture. */
const captchaPicture = 'image'

const fieldsIn = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(fieldsIn)
  if (typeof data !== 'object' || !data) return []
  return Object.entries(data).flatMap(([name, value]) => [name, ...fieldsIn(value)])
}

test('the second backend answers with the fields of the specification and no others', () => {
  const answered = [...publicCalls, ...peopleCalls].flatMap((call) => {
    const [method = '', path = ''] = call.split(' ')
    return ['1', '8001', '9001'].flatMap((id) => {
      const input = { id, grant_type: 'refresh_token', refresh_token: 'refresh-1' }
      return fieldsIn((answer({ method, path, input, bearer: 'access-1' }).body as { data: unknown }).data)
    })
  })
  for (const name of ['noticeTitle', 'summarys', 'access_token', 'authStatus']) expect(answered).toContain(name)
  expect([...new Set(answered)].filter((name) => !specifiedFields.has(name))).toEqual([captchaPicture])
})

describe('on a backend of the specification alone', () => {
  test('[HM-04] [HM-05] [HM-06] [HM-08] the home page shows what its fields allow', async () => {
    await open('/index')
    expect(main().getByRole('link', { name: '车辆' }).getAttribute('href')).toBe('/project?parentId=2&operationId=21')
    expect(main().getByRole('link', { name: '房产' }).getAttribute('href')).toBe('/project?parentId=2&operationId=22')
    for (const name of ['竞价须知', '报名指南']) expect(main().getAllByRole('link', { name })).toHaveLength(1)
    const [row] = main().getAllByRole('link', { name: '锦江区办公楼一层整体出租' })
    expect(row!.getAttribute('href')).toBe('/projectDetail/7001.html')
    // A notice without a title is named after its asset.
    const notices = within(main().getByRole('region', { name: '公告' }))
    expect(notices.getByRole('link', { name: /绵阳某公司20%股权转让/ })).toBeTruthy()
    const [price] = main().getAllByText('126')
    expect(price!.textContent).toBe('126.000000 万元')
    expect(toasts()).toEqual([])
  })

  test('[LS-01] the list is built from the lists of the specification, with a note that says so', async () => {
    await open('/project?parentId=2&operationId=21')
    expect(main().getByRole('note').textContent).toBe(
      '项目检索暂未提供，以下由竞价、最新挂牌和热门清单汇总而成。下列条件暂时不起作用：分类',
    )
    expect(main().getByText(/^共/).textContent).toBe('共 3 个项目')
    expect(toasts()).toEqual([])
  })

  test('[LS-03] an asset of these lists is shown with their fields, and a note says that its detail is not provided', async () => {
    await open('/projectDetail/7001.html')
    expect((await main().findByRole('heading', { level: 1 })).textContent).toBe('锦江区办公楼一层整体出租')
    expect(main().getByRole('note').textContent).toContain('标的详情暂未提供')
    expect(main().getByRole('link', { name: '进入竞价厅' }).getAttribute('href')).toBe('/quoteHall?assetsId=7001')
  })

  test('[RT-13] an id that is in no list is shown as not provided, not as unknown', async () => {
    const { address } = await open('/projectDetail/nobody.html')
    await waitFor(() => expect(main().getByText('这项内容暂未提供')).toBeTruthy())
    expect(address()).toBe('/projectDetail/nobody.html')
    expect(toasts()).toEqual([])
  })
})

test('[SE-05] a missing background call shows no toast and is sent once', async () => {
  const world = openWorld()
  const gone = ['push/ticket', 'push/poll'].map((call) => `/dscq-sync/v1/${call}`)
  const missing = [...gone, '/dscq-user/message/unread-count', '/dscq-user/overview', '/dscq-user/collect/ids']
  world.faults(...missing.map((path) => ({ path, kind: 'refuse' as const, code: 404, msg: '接口不存在' })))
  await renderRoute('/usercenterIndex', { world, as: 'person' })
  await allSettled()
  await waitFor(() => expect(world.callsTo(gone[0]!)).toHaveLength(1))
  expect(main().getByText('这项内容暂未提供')).toBeTruthy()
  expect(toasts()).toEqual([])
})

test.each([
  ['/projectToManageDetail/1.html', '这项内容暂未提供'],
  ['/bidEnrollNormal?assetsId=1', '这项内容暂未提供'],
  ['/depositDetail?id=1', '这项内容暂未提供'],
])(
  '[SE-05] %s shows that it is not provided if the backend lacks its calls, and offers no retry',
  async (address, message) => {
    const world = openWorld()
    const own = contract.filter(({ endpoint }) => endpoint.origin === 'own')
    server.use(
      ...own.map(({ endpoint }) =>
        http[endpoint.method](`*${endpoint.path}`, () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })),
      ),
    )
    const opened = await renderRoute(address, { world, as: 'person' })
    await waitFor(() => expect(main().getByText(message)).toBeTruthy())
    expect(main().queryByRole('button', { name: '重试' })).toBeNull()
    expect(opened.address()).toBe(address)
    expect(toasts()).toEqual([])
  },
)

test('[BD-03] a room that only a gateway answers with 404 is not shown as ended: the bidder can retry', async () => {
  const world = openWorld()
  server.use(http.all(`*${roomHeadOf.path}`, () => new HttpResponse('<h1>Not Found</h1>', { status: 404 })))
  await renderRoute('/quoteHall?assetsId=1', { world, as: 'person' })
  await waitFor(() => expect(main().getByText('交易所暂时没有提供这个竞价厅，请稍后重试')).toBeTruthy())
  expect(main().getByRole('button', { name: '重试' })).toBeTruthy()
  expect(main().queryByText(/竞价已经结束/)).toBeNull()
  expect(toasts()).toEqual([])
})

test.each([pushPoll, pushTicket, unreadMessages, roomAnswerOf])(
  '[SE-05] $path is a background call: its 404 is left to the caller',
  ({ errorPolicy }) => {
    expect(outcomeOf({ code: 404, msg: '接口不存在' }, errorPolicy)).toEqual({ kind: 'caller' })
  },
)
