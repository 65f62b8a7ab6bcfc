// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCompared, useCompared } from '#src/features/asset-search/compare.ts'
import { forgetViewed } from '#src/features/asset-detail/viewed.ts'
import { tell } from '#src/features/session/store.ts'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import AssetPage from '#src/pages/asset/AssetPage.tsx'
import ManagedPage from '#src/pages/asset/ManagedPage.tsx'
import type { PushHandlers } from '#src/shared/lib/push.ts'
import { provideServerTime } from '#src/shared/lib/server-time.ts'
import { useAsked } from '#src/shared/ui/ask.ts'
import { assetOf, hour, now } from '#tests/features/asset-detail/asset.ts'
import { good, host, openScreen, said, useHost, useLine } from '#tests/support/screen.tsx'

configure({ defaultHidden: true })

const refused = (code: number) => said(code, '项目不存在')
const page = (records: unknown[]) => ({ records, total: records.length, size: 20, current: 1 })

const fake = {
  assets: new Map<string, AssetDetail>(),
  quotes: [] as QuoteRow[],
  notices: [] as unknown[],
  similar: [] as unknown[],
  isDown: false,
  asked: [] as string[],
}

const server = setupServer(
  http.get(`${host}/dscq-project/assets/detail`, ({ request }) => {
    const id = new URL(request.url).searchParams.get('assetsId') ?? ''
    fake.asked.push(id)
    if (fake.isDown) return Response.error()
    const asset = fake.assets.get(id)
    return asset ? good(asset) : refused(404)
  }),
  http.get(`${host}/dscq-project/manage/detail`, ({ request }) => {
    const asset = fake.assets.get(new URL(request.url).searchParams.get('id') ?? '')
    if (!asset) return refused(404)
    const steps = [
      { name: '受理与审核', at: now - 48 * hour, state: 'done', note: '材料齐全' },
      { name: '信息披露', at: now, state: 'current' },
      { name: '竞价', at: null, state: 'waiting' },
      { name: '另议', at: null, state: '协商中' },
    ]
    return good({ ...asset, department: '资产交易一部', manager: '胡晓峰', steps })
  }),
  http.post(`${host}/dscq-sync/v1/bid-assets/quotes/page`, () => good(page(fake.quotes))),
  http.post(`${host}/dscq-project/notice/page`, () => good(page(fake.notices))),
  http.get(`${host}/dscq-project/assets/similar`, () => good(fake.similar)),
  http.post(`${host}/dscq-project/assets/remind`, () => good({ reminders: 29 })),
)

let lot: PushHandlers | undefined
let router: ReturnType<typeof openScreen>
const here = () => router.state.location.pathname + router.state.location.search

function open(address: string) {
  router = openScreen(
    [
      { path: '/projectDetail/:assetsId.html', element: <AssetPage /> },
      { path: '/projectPkg/:assetsId.html', element: <AssetPage /> },
      { path: '/projectToManageDetail/:id.html', element: <ManagedPage /> },
      { path: '*', element: <p>别处</p> },
    ],
    address,
  )
}
const isFull = () => screen.findByRole('heading', { level: 1, name: /商铺/ })
const put = (asset: AssetDetail) => fake.assets.set(asset.assetsId, asset)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const head = (over: object) => ({
  assetsId: 'A1',
  status: 'BIDDING',
  biddingPrice: '240700',
  biddingCount: 1,
  enrolled: 9,
  bidFrom: now - hour,
  bidUntil: now + hour,
  dealPrice: null,
  ...over,
})

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  useHost()
})
beforeEach(() => {
  provideServerTime(() => now)
  useLine((handlers, topic) => {
    if (topic.startsWith('lot:')) lot = handlers
  })
  Object.assign(fake, { assets: new Map(), quotes: [], notices: [], similar: [], isDown: false, asked: [] })
  tell({ type: 'signed-out' })
  clearCompared()
  forgetViewed()
  useAsked.setState({ question: null, notices: [] })
  put(assetOf())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

describe('[RT-13] the address of an asset', () => {
  test('of the wrong kind leads to the right one with what it asked', async () => {
    put(assetOf({ assetsId: 'P1', projectType: 1, projectNature: 1 }))
    open('/projectDetail/P1.html?tab=terms')
    await isFull()
    expect(here()).toBe('/projectPkg/P1.html?tab=terms')
    cleanup()
    open('/projectPkg/A1.html')
    await isFull()
    expect(here()).toBe('/projectDetail/A1.html')
  })

  test('a single asset of a package project keeps the plain page', async () => {
    put(assetOf({ assetsId: 'P5', projectType: 1, projectNature: 5 }))
    open('/projectPkg/P5.html')
    await isFull()
    expect(here()).toBe('/projectDetail/P5.html')
  })

  test('with an unknown id leads to /404', async () => {
    open('/projectDetail/NOPE.html')
    await waitFor(() => expect(here()).toBe('/404'))
    expect(fake.asked).toEqual(['NOPE'])
  })

  test.each(['..%2Fetc', 'A%00', 'A'.repeat(500), '%3Cimg%20src=x%3E', '%E6%A0%87'])(
    'with a hostile id (%s) leads to /404 and asks nobody',
    async (id) => {
      open(`/projectDetail/${id}.html`)
      await waitFor(() => expect(here()).toBe('/404'))
      cleanup()
      open(`/projectToManageDetail/${id}.html`)
      await waitFor(() => expect(here()).toBe('/404'))
      expect(fake.asked).toEqual([])
    },
  )
})

describe('[LS-03] the faces of the page', () => {
  test('loading, then failed with 重试, then full', async () => {
    fake.isDown = true
    open('/projectDetail/A1.html')
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    const alert = await screen.findByRole('alert')
    fake.isDown = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    await isFull()
  })

  test('full: price with capitals, rules, counts, steps, contacts', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    const text = document.body.textContent
    for (const part of [
      '报名中',
      '距报名截止 01天 00时 00分 00秒',
      '23.070000 万元',
      '贰拾叁万零柒佰元整',
      '溢价率 ---',
      '每次有效报价后延时 120 秒',
      '报名 8',
      '围观 7,330',
      '028-6004542',
      'GR2026CD1000001',
    ])
      expect(text).toContain(part)
    const steps = within(screen.getByRole('list', { name: '交易流程' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null, null, null])
    expect(tabs()).toEqual(['标的信息', '重要信息披露', '受让条件', '交易须知', '完整公告', '附件', '竞价记录'])
    expect(await screen.findByText('本项目暂无公告')).toBeDefined()
    expect(await screen.findByText('暂无类似项目')).toBeDefined()
  })

  test('a package lists its members and its range of deposits', async () => {
    const { pictures: _, ...member } = assetOf({ assetsId: 'P1-1', assetsName: '第一处住宅' })
    put(
      assetOf({
        assetsId: 'P1',
        projectType: 1,
        projectNature: 1,
        deposit: '100000',
        depositMax: '800000',
        members: [member],
      }),
    )
    open('/projectPkg/P1.html')
    await isFull()
    expect(screen.getByRole('heading', { name: '资产包内标的（1）' })).toBeDefined()
    expect(screen.getByRole('link', { name: '第一处住宅' }).getAttribute('href')).toBe('/projectDetail/P1-1.html')
    expect(document.body.textContent).toContain('10.000000 万元 – 80.000000 万元')
  })

  test('a stopped one says first why, and tells where it is said', async () => {
    put(assetOf({ status: 'TERMINATED', statusReason: '评估需要更新', statusNoticeId: 'N1' }))
    open('/projectDetail/A1.html')
    await isFull()
    expect(tabs()[0]).toBe('终结公告')
    expect(screen.getByRole('tabpanel').textContent).toContain('评估需要更新')
    expect(screen.getByRole('link', { name: '终结公告' }).getAttribute('href')).toBe('/newsDetailZxdt?newsId=N1')
    expect(screen.queryByRole('button', { name: '提醒我' })).toBeNull()
  })

  test('a sealed mode shows no amount before the opening', async () => {
    put(assetOf({ mode: 'final', status: 'BIDDING', biddingCount: 2, bidUntil: now + hour }))
    fake.quotes = [{ seq: 1, bidNo: '****', amount: null, at: now }]
    open('/projectDetail/A1.html?tab=record')
    await isFull()
    expect(await screen.findByText('共 2 次报价', { exact: false })).toBeDefined()
    expect(screen.getAllByText('******').length).toBeGreaterThan(1)
    expect(document.body.textContent).not.toContain('领先')
  })
})

describe('[LS-03] what can be done', () => {
  test('a visitor who enrols is asked to sign in, and comes back to it', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    await userEvent.click(screen.getByRole('link', { name: '我要报名' }))
    expect(useAsked.getState().question).toMatchObject({ message: '请先登录' })
    expect(here()).toBe('/projectDetail/A1.html')
  })

  test('[LS-07] a visitor who keeps it is told 用户未登录', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    await userEvent.click(button(/^收藏/))
    expect(useAsked.getState().question).toMatchObject({ title: '用户未登录', confirm: '去登录' })
  })

  test('a member goes to the final address', async () => {
    tell({
      type: 'signed-in',
      baseUserId: 'U1',
      username: 'zhang',
      grantType: 'password',
      tokens: { accessToken: 'a', refreshToken: 'r', at: now },
    })
    server.use(http.get(`${host}/dscq-user/collect/ids`, () => good([])))
    put(assetOf({ status: 'BIDDING' }))
    open('/projectDetail/A1.html')
    await isFull()
    await userEvent.click(screen.getByRole('link', { name: '进入竞价厅' }))
    expect(here()).toBe('/quoteHall?assetsId=A1')
  })

  test('the rules of its mode stand in a dialog', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    await userEvent.click(button('竞价规则'))
    expect(screen.getByRole('dialog', { name: '动态报价：竞价规则' }).textContent).toContain('公告期内即可报价')
    await userEvent.click(button('关闭'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('copying, comparing and reminding tell that they were done', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    // userEvent would put a clipboard of its own in its place.
    const click = (element: Element) => act(async () => void fireEvent.click(element))
    open('/projectDetail/A1.html?tab=terms')
    await isFull()
    await click(button('复制链接'))
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/projectDetail/A1.html`)
    await click(button('加入对比'))
    expect(useCompared.getState().chosen.map(({ assetsId }) => assetsId)).toEqual(['A1'])
    const bar = await screen.findByRole('region', { name: '对比栏' })
    expect(bar.textContent).toContain('再选一个就能对比')
    await click(button('移出对比'))
    expect(useCompared.getState().chosen).toEqual([])
    expect(screen.queryByRole('region', { name: '对比栏' })).toBeNull()
    await click(button('提醒我'))
    const file = createObjectURL.mock.calls[0]![0] as Blob
    expect(await file.text()).toContain('SUMMARY:报名截止：锦江区新光路 18 号临街商铺')
    await waitFor(() => expect(screen.getByRole('list', { name: '关注情况' }).textContent).toContain('提醒 29'))
    expect(useAsked.getState().notices.map(({ text }) => text)).toContain('链接已复制')
  })
})

describe('[LS-03] tabs and record', () => {
  test('the address keeps the tab', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    await userEvent.click(screen.getByRole('tab', { name: '交易须知' }))
    expect(here()).toBe('/projectDetail/A1.html?tab=terms')
    expect(screen.getByRole('tabpanel').textContent).toContain('报名即视为接受现状')
    await userEvent.click(screen.getByRole('tab', { name: '标的信息' }))
    expect(here()).toBe('/projectDetail/A1.html')
  })

  test('the record grows while it is watched: numbers only, the highest leads', async () => {
    put(assetOf({ status: 'BIDDING', biddingCount: 1, biddingPrice: '232700' }))
    fake.quotes = [{ seq: 1, bidNo: '0417', amount: '232700', at: now - hour }]
    open('/projectDetail/A1.html?tab=record')
    await isFull()
    expect(await screen.findByText('0417')).toBeDefined()
    const quote = { seq: 2, bidNo: '0088', amount: '240700', at: now }
    act(() => {
      lot?.onSnapshot({ head: head({ biddingCount: 1, biddingPrice: '232700' }), quotes: fake.quotes })
      lot?.onEvent({ type: 'quote', topic: 'lot:A1', data: { head: head({ biddingCount: 2 }), quote }, seq: 1, t: now })
    })
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      '2008824.070000 万元2026-11-20 10:00:00领先',
      '1041723.270000 万元2026-11-20 09:00:00出局',
    ])
    expect(document.body.textContent).toContain('贰拾肆万零柒佰元整')
    expect(document.body.textContent).toContain('溢价率 4.33%')
    expect(screen.getByRole('list', { name: '关注情况' }).textContent).toContain('报名 9')
  })

  test('a new state is shown at once, and what it means is asked for', async () => {
    put(assetOf({ status: 'BIDDING' }))
    open('/projectDetail/A1.html')
    await isFull()
    put(assetOf({ status: 'PAUSED', statusReason: '因故中止' }))
    act(() => lot?.onSnapshot({ head: head({ status: 'PAUSED', biddingCount: 0 }), quotes: [] }))
    expect(await screen.findByText('因故中止')).toBeDefined()
    expect(tabs()[0]).toBe('中止公告')
    expect(fake.asked).toEqual(['A1', 'A1'])
  })

  test('nonsense over the line changes nothing', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    act(() => {
      lot?.onSnapshot('nonsense')
      lot?.onEvent({ type: 'quote', topic: 'lot:A1', data: null, seq: 1, t: now })
    })
    expect(document.body.textContent).toContain('23.070000 万元')
  })
})

describe('[LS-03] attachments', () => {
  const bytes = (content: string, wait?: Promise<void>) =>
    http.get('*/files/:name', async () => {
      await wait
      return new HttpResponse(content, { headers: { 'Content-Length': String(content.length) } })
    })

  test('are looked at in a dialog as what they are, and kept by name', async () => {
    server.use(bytes('%PDF-1.7'))
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
    open('/projectDetail/A1.html?tab=files')
    await isFull()
    await userEvent.click(button(/^预览\s*竞价公告/))
    const dialog = await screen.findByRole('dialog', { name: '竞价公告.pdf' })
    expect(dialog.querySelector('iframe')?.getAttribute('src')).toBe('about:blank')
    expect((createObjectURL.mock.calls[0]![0] as Blob).type).toBe('application/pdf')
    await userEvent.click(button('关闭'))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(button(/^下载\s*申请书/))
    await waitFor(() => expect(click).toHaveBeenCalledOnce())
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('申请书.docx')
    expect(screen.queryByRole('button', { name: /^预览\s*申请书/ })).toBeNull()
  })

  test('that fail can be had again, those on their way can be stopped', async () => {
    server.use(http.get('*/files/:name', () => new HttpResponse(null, { status: 404 })))
    open('/projectDetail/A1.html?tab=files')
    await isFull()
    await userEvent.click(button(/^下载\s*竞价公告/))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('下载失败')
    server.use(bytes('x', new Promise(() => undefined)))
    await userEvent.click(within(alert).getByRole('button', { name: /^重试/ }))
    await screen.findByRole('progressbar', { name: '下载进度：竞价公告.pdf' })
    await userEvent.click(button(/^取消/))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('with a hostile address cannot be had', async () => {
    open('/projectDetail/A1.html?tab=files')
    await isFull()
    expect(screen.getByText(/外站\.pdf/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /外站/ })).toBeNull()
    put(assetOf({ attachments: [] }))
  })
})

describe('pictures', () => {
  test('arrows lead around, and one press shows them large', async () => {
    open('/projectDetail/A1.html')
    await isFull()
    const gallery = screen.getByRole('region', { name: '标的图片' })
    const shown = () => gallery.querySelector('[aria-current=true]')?.getAttribute('aria-label')
    expect(shown()).toBe('第 1 张，共 3 张')
    button(/^查看大图/).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('第 3 张，共 3 张')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(shown()).toBe('第 2 张，共 3 张')
    await userEvent.click(button(/^查看大图/))
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: '内部' })).toBeDefined()
  })

  test('what was looked at before stands in a strip', async () => {
    put(assetOf({ assetsId: 'A2', assetsName: '第二处商铺' }))
    open('/projectDetail/A2.html')
    await isFull()
    expect(screen.queryByRole('heading', { name: '最近浏览' })).toBeNull()
    cleanup()
    open('/projectDetail/A1.html')
    const strip = await screen.findByRole('list', { name: '最近浏览' })
    expect(within(strip).getByRole('link').getAttribute('href')).toBe('/projectDetail/A2.html')
    await userEvent.click(button('清空'))
    expect(screen.queryByRole('list', { name: '最近浏览' })).toBeNull()
  })
})

describe('[LS-08] a project under management', () => {
  test('shows facts, department and steps with their states', async () => {
    open('/projectToManageDetail/A1.html')
    await isFull()
    const text = document.body.textContent
    for (const part of ['资产交易一部', '胡晓峰', '23.070000 万元', '受理与审核已完成', '信息披露进行中', '另议协商中'])
      expect(text).toContain(part)
    expect(screen.getByRole('link', { name: '查看项目公开页面' }).getAttribute('href')).toBe('/projectDetail/A1.html')
  })

  test('with an unknown id leads to /404', async () => {
    open('/projectToManageDetail/NOPE.html')
    await waitFor(() => expect(here()).toBe('/404'))
  })
})
