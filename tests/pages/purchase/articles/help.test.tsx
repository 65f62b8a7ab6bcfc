import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/purchase/help')

const main = () => within(screen.getByRole('main'))
const search = (q: string): string => `/purchase/help?${new URLSearchParams({ q }).toString()}`

describe('[PU-05] the procurement help', () => {
  test('shows every category with its questions, the platform notices and the hotline', async () => {
    await renderRoute('/purchase/help')
    await main().findByRole('heading', { level: 1, name: '采购帮助' })
    const titles = await main().findAllByRole('heading', { level: 2 })
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      '注册与认证',
      '报名与文件',
      '保证金',
      '投标与开标',
      '澄清与异议',
      '竞价采购',
      '平台通知',
      '没有找到答案？',
    ])
    const bonds = within(main().getByRole('region', { name: '保证金' }))
    expect(bonds.getByRole('link', { name: '投标保证金最多是多少？' }).getAttribute('href')).toBe(
      '/purchase/helpDetail?newsId=CG-bz-1',
    )
    const notices = within(main().getByRole('region', { name: '平台通知' }))
    expect((await notices.findByRole('link', { name: '关于每周例行维护时间的公告' })).getAttribute('href')).toBe(
      '/purchase/notice/detail?newsId=CG-tz-5',
    )
    expect(notices.getByRole('link', { name: '更多平台通知' }).getAttribute('href')).toBe(
      '/purchase/notice/index?kind=platform',
    )
    expect(main().getByRole('link', { name: '028-6000-0000' }).getAttribute('href')).toBe('tel:02860000000')
    expect(await screen.findByRole('navigation', { name: '采购菜单' })).toBeTruthy()
  })

  test('a category is in the address, with the beginning of each answer', async () => {
    const { user, address } = await renderRoute('/purchase/help')
    const plates = within(await main().findByRole('navigation', { name: '栏目' }))
    await user.click(plates.getByRole('link', { name: '保证金' }))
    await waitFor(() => expect(address()).toBe('/purchase/help?plateId=plate-cgbz-bz'))
    await main().findByRole('heading', { level: 1, name: '保证金' })
    const own = within(await main().findByRole('region', { name: '保证金' }))
    expect(own.getAllByRole('heading', { level: 2 })).toHaveLength(5)
    expect(own.getByText(/^不超过招标项目估算价的 2%/)).toBeTruthy()
  })

  test('a search covers all categories, marks its hits and is in the address', async () => {
    const { user, address } = await renderRoute('/purchase/help?plateId=plate-cgbz-jj')
    await replaceText(user, await waitFor(() => box('搜索采购帮助')), ' 异议  公示期 ')
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(address()).toBe('/purchase/help?plateId=plate-cgbz-jj&q=%E5%BC%82%E8%AE%AE+%E5%85%AC%E7%A4%BA%E6%9C%9F'),
    )
    const found = within(await main().findByRole('region', { name: '“异议 公示期”的搜索结果' }))
    expect(found.getByRole('status').textContent).toBe('共 3 条')
    expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['CG-yy-3', 'CG-yy-4', 'CG-yy-2'].map((id) => `/purchase/helpDetail?newsId=${id}`),
    )
    expect(found.getAllByText('异议', { selector: 'mark' }).length).toBeGreaterThan(2)
    expect(found.getAllByText('澄清与异议')).toHaveLength(3)
    await user.click(found.getByRole('button', { name: '清除搜索' }))
    await waitFor(() => expect(address()).toBe('/purchase/help?plateId=plate-cgbz-jj'))
  })

  test('[states] questions and notices that fail say so apart, and load on 重试', async () => {
    const world = openWorld()
    world.faults({ path: '/dscq-content/news-content/page', kind: 'down' })
    const { user } = await renderRoute('/purchase/help', { world })
    await waitFor(() => expect(main().getAllByText('内容加载失败，请稍后重试')).toHaveLength(2))
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('采购帮助')
    world.faults()
    await user.click(main().getAllByRole('button', { name: '重试' })[0]!)
    expect(await main().findByRole('link', { name: '投标保证金最多是多少？' })).toBeTruthy()
    expect(main().getAllByText('内容加载失败，请稍后重试')).toHaveLength(1)
  })

  test('a search without a hit says so and has ways on', async () => {
    await renderRoute(search('天书'))
    await main().findByText('没有包含“天书”的帮助')
    expect(main().getByRole('link', { name: '查看全部采购帮助' }).getAttribute('href')).toBe('/purchase/help')
    expect(main().getByRole('link', { name: '主站帮助中心' }).getAttribute('href')).toBe('/helpCenter')
  })

  test('the search of the main help has none of its questions', async () => {
    await renderRoute(`/helpCenter?${new URLSearchParams({ q: '投标保证金' }).toString()}`)
    expect(await main().findByText('没有包含“投标保证金”的帮助')).toBeTruthy()
  })

  test.each(['plate-help-bz', 'plate-cgzx-xw', 'x'.repeat(64)])(
    'an unknown category (%s) is a clear screen with a way on',
    async (plateId) => {
      await renderRoute(`/purchase/help?plateId=${plateId}`)
      await main().findByRole('heading', { level: 1, name: '没有这个帮助栏目，可能已被撤下' })
      expect(main().getByRole('link', { name: '查看全部采购帮助' }).getAttribute('href')).toBe('/purchase/help')
    },
  )

  test('words and a category of 10,000 characters are ignored or cut', async () => {
    await renderRoute(`/purchase/help?plateId=${'x'.repeat(10_000)}&q=${'y'.repeat(10_000)}`)
    await main().findByText(`没有包含“${'y'.repeat(50)}”的帮助`)
  })
})
