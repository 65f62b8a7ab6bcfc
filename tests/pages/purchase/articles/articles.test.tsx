import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newsContentDetail } from '#src/api/endpoints/news.ts'
import { changeSettings } from '#src/shared/lib/storage/settings.ts'
import { dataOf } from '#tests/support/exchange.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens(
  '/news/purchase/detail',
  '/purchase/notice/detail',
  '/purchase/helpDetail',
  '/newsDetailZxdt',
  '/helpCenterDetail',
  '/knowledgeNoticeDetail',
)

const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => main().findByRole('heading', { level: 1, name })
const crumbs = () =>
  within(screen.getByRole('navigation', { name: '面包屑' }))
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null])

describe('[PU-04] procurement news', () => {
  test('[RT-14] have the procurement header and no footer', async () => {
    await renderRoute('/news/purchase/detail?newsId=CG-xw-1')
    await heading('采购专区上线开标日历，本周开标项目一页看清')
    expect(await screen.findByRole('navigation', { name: '采购菜单' })).toBeTruthy()
    expect(screen.queryByRole('contentinfo')).toBeNull()
    expect(crumbs()).toEqual([
      ['采购', '/purchase/index'],
      ['采购资讯', null],
    ])
  })

  test('lead to their neighbours and to the newest of their plate, which leave out the text itself', async () => {
    const { user, world, address } = await renderRoute('/news/purchase/detail?newsId=CG-xw-2')
    const { next } = await dataOf(world.exchange, newsContentDetail, { id: 'CG-xw-2' })
    await heading('从采购专区一次登录进入采购系统，不再重复输入密码')
    const side = within(main().getByRole('region', { name: '最新采购新闻' }))
    const links = await side.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['CG-xw-1', 'CG-xw-3', 'CG-xw-4', 'CG-xw-5', 'CG-xw-6', 'CG-xw-7'].map(
        (id) => `/news/purchase/detail?newsId=${id}`,
      ),
    )
    await user.click(
      within(main().getByRole('navigation', { name: '前后文章' })).getByRole('link', { name: next!.title }),
    )
    await heading(next!.title)
    expect(address()).toBe(`/news/purchase/detail?newsId=${next!.id}`)
  })

  test('a law has its facts; a repealed one leads to what replaced it', async () => {
    const { user } = await renderRoute('/news/purchase/detail?newsId=CG-fg-9')
    await heading('评标专家和评标专家库管理暂行办法')
    expect(main().getByText('国家发展计划委员会令第29号')).toBeTruthy()
    expect(main().getByText('本文件已废止，仅供查阅历史项目')).toBeTruthy()
    const [successor] = await within(main().getByRole('article')).findAllByRole('link', {
      name: '评标专家和评标专家库管理办法',
    })
    expect(successor!.closest('p')?.textContent).toBe('现行文件：评标专家和评标专家库管理办法')
    await user.click(successor!)
    await heading('评标专家和评标专家库管理办法')
    expect(main().queryByText('本文件已废止，仅供查阅历史项目')).toBeNull()
    expect(main().getByText('2025-01-01')).toBeTruthy()
  })

  test.each(['', '?newsId=..%2Fx', `?newsId=${'9'.repeat(10_000)}`, '?newsId=CG-xw-99'])(
    'an address that names none (%#) leads back',
    async (query) => {
      await renderRoute(`/news/purchase/detail${query}`)
      await heading('文章不存在，可能已被撤下')
      expect(main().getByRole('link', { name: '返回采购首页' }).getAttribute('href')).toBe('/purchase/index')
    },
  )

  test('one that appears later is not shown before its day', async () => {
    await renderRoute('/news/purchase/detail?newsId=CG-xw-14')
    await heading('文章不存在，可能已被撤下')
  })
})

describe('[PU-04] a platform notice', () => {
  test('has the procurement header and a footer, and the other notices beside it', async () => {
    await renderRoute('/purchase/notice/detail?newsId=CG-tz-6')
    await heading('关于数字证书办理、更新与互认的通知')
    expect(await screen.findByRole('navigation', { name: '采购菜单' })).toBeTruthy()
    expect(await screen.findByRole('contentinfo')).toBeTruthy()
    const side = within(main().getByRole('region', { name: '最新平台通知' }))
    const links = await side.findAllByRole('link')
    expect(links).toHaveLength(6)
    expect(links[0]!.getAttribute('href')).toBe('/purchase/notice/detail?newsId=CG-tz-5')
  })

  test.each(['', '?newsId=..%2Fx', '?newsId=CG-tz-99'])('that no address names (%s) leads back', async (query) => {
    await renderRoute(`/purchase/notice/detail${query}`)
    await heading('这条平台通知不存在，可能已被撤下')
    expect(main().getByRole('link', { name: '返回采购公告' }).getAttribute('href')).toBe('/purchase/notice/index')
  })
})

describe('[PU-05] a question of the procurement help', () => {
  test('has its answer, the way on, the other questions of its category and the hotline', async () => {
    const { user, address } = await renderRoute('/purchase/helpDetail?newsId=CG-yy-3')
    await heading('对评标结果有异议，什么时候提、怎样提？')
    expect(main().getByRole('link', { name: '查看我的采购' }).getAttribute('href')).toBe('/userCenterPurchase')
    expect(main().getByRole('link', { name: '028-6000-0000' }).getAttribute('href')).toBe('tel:02860000000')
    await waitFor(() =>
      expect(crumbs()).toEqual([
        ['采购', '/purchase/index'],
        ['澄清与异议', '/purchase/help?plateId=plate-cgbz-yy'],
        ['采购帮助详情', null],
      ]),
    )
    const others = within(main().getByRole('region', { name: '同类问题' }))
    expect(await others.findAllByRole('link')).toHaveLength(5)
    expect(others.getByRole('link', { current: 'page' }).textContent).toBe('对评标结果有异议，什么时候提、怎样提？')
    await user.click(others.getByRole('link', { name: '为什么我看不到“提出异议”的按钮？' }))
    await waitFor(() => expect(address()).toBe('/purchase/helpDetail?newsId=CG-yy-4'))
  })

  test.each(['', '?newsId=CG-yy-99'])('that no address names (%s) leads back to the help', async (query) => {
    await renderRoute(`/purchase/helpDetail${query}`)
    await heading('这篇帮助不存在，可能已被撤下')
    expect(main().getByRole('link', { name: '返回采购帮助' }).getAttribute('href')).toBe('/purchase/help')
  })
})

describe('[PU-04] [PU-05] an article at the address of another section', () => {
  test.each([
    ['/news/purchase/detail?newsId=CG-tz-6', '/purchase/notice/detail?newsId=CG-tz-6'],
    ['/purchase/notice/detail?newsId=CG-xw-1', '/news/purchase/detail?newsId=CG-xw-1'],
    ['/purchase/notice/detail?newsId=CG-yy-3', '/purchase/helpDetail?newsId=CG-yy-3'],
    ['/purchase/helpDetail?newsId=CG-fg-1', '/news/purchase/detail?newsId=CG-fg-1'],
    ['/newsDetailZxdt?newsId=CG-xw-1', '/news/purchase/detail?newsId=CG-xw-1'],
    ['/newsDetailZxdt?newsId=CG-tz-6', '/purchase/notice/detail?newsId=CG-tz-6'],
    ['/helpCenterDetail?newsId=CG-zc-1', '/purchase/helpDetail?newsId=CG-zc-1'],
    ['/knowledgeNoticeDetail?newsId=CG-fg-1', '/news/purchase/detail?newsId=CG-fg-1'],
    ['/purchase/helpDetail?newsId=H-zc-1', '/helpCenterDetail?newsId=H-zc-1'],
    ['/news/purchase/detail?newsId=N-zxdt-jy-12', '/newsDetailZxdt?newsId=N-zxdt-jy-12'],
  ])('%s moves to %s', async (from, to) => {
    const { address } = await renderRoute(from)
    await waitFor(() => expect(address()).toBe(to))
  })

  test('a notice of an asset moves to the page of notices', async () => {
    const world = openWorld()
    const { id } = [...world.exchange.tables.notices.values()].find(({ noticeType }) => noticeType === 4)!
    const { address } = await renderRoute(`/news/purchase/detail?newsId=${id}`, { world })
    await waitFor(() => expect(address()).toBe(`/newsDetailZxdt?newsId=${id}`))
  })
})

describe('the face of the procurement section', () => {
  const face = () => document.documentElement.dataset['face']

  test('[HD-06] is on while its header is shown, and leaves with it', async () => {
    await renderRoute('/purchase/helpDetail?newsId=CG-zc-1')
    await waitFor(() => expect(face()).toBe('procurement'))
    await goTo('/helpCenterDetail?newsId=H-zc-1')
    await waitFor(() => expect(face()).toBeUndefined())
  })

  test('[SE-10] its screens are in the language of the reader', async () => {
    changeSettings({ language: 'en' })
    await renderRoute('/purchase/helpDetail?newsId=CG-zc-1')
    expect(await main().findByRole('region', { name: 'Questions of this category' })).toBeTruthy()
  })
})
