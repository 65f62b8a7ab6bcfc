import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/purchase/noticeDetail', '/purchase/notice/index')

const main = () => within(screen.getByRole('main'))

describe('[PU-04] a notice of a procurement project', () => {
  test('has its text, its kind, its dates, and leads to the project and the notices beside it', async () => {
    await renderRoute('/purchase/noticeDetail?id=C10201-candidates')
    const article = within(await main().findByRole('article'))
    expect(article.getByRole('heading', { level: 1 }).textContent).toMatch(/成交候选供应商公示$/)
    expect(await article.findByRole('heading', { name: '一、成交候选供应商' })).toBeTruthy()
    expect(article.getByRole('region', { name: '重要日期' }).textContent).toContain('公示期满')
    const beside = within(article.getByRole('navigation', { name: '前后文章' }))
    expect(beside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/purchase/noticeDetail?id=C10201-clarification-seeded-1',
      '/purchase/noticeDetail?id=C10201-result',
    ])
    const side = within(main().getByRole('complementary', { name: '相关内容' }))
    expect(side.getByRole('link', { name: '查看采购项目' }).getAttribute('href')).toBe(
      '/purchase/tradeDetail?id=C10201',
    )
    expect(side.getByText('项目公告进程')).toBeTruthy()
  })

  test('says what a later notice changed', async () => {
    await renderRoute('/purchase/noticeDetail?id=C10239-announcement')
    expect(await main().findByText(/^本文已于 2026-03-\d\d \d\d:\d\d 更正$/)).toBeTruthy()
    expect(main().getByText(/^开启地点变更为/)).toBeTruthy()
    expect(main().getByRole('region', { name: '附件' })).toBeTruthy()
  })

  test.each(['', '?id=C10239-result', '?id=C10239', '?id=%00'])('is missing at %s', async (search) => {
    await renderRoute(`/purchase/noticeDetail${search}`)
    expect(await main().findByText('公告不存在，可能尚未发布或已被撤下')).toBeTruthy()
    expect(main().getByRole('link', { name: '查看采购公告' }).getAttribute('href')).toBe('/purchase/notice/index')
  })
})

describe('[PU-04] the list of notices', () => {
  test('has a tab for each kind and the platform, with counts that add up', async () => {
    await renderRoute('/purchase/notice/index')
    const tabs = await main().findAllByRole('tab')
    await waitFor(() => expect(tabs[0]!.textContent).toMatch(/^全部项目公告\s?\d+/))
    const [all = 0, ...kinds] = tabs.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]))
    expect(kinds).toHaveLength(8)
    expect(kinds.slice(0, 7).reduce((sum, count) => sum + count, 0)).toBe(all)
  })

  test('names the days by which it can be filtered', async () => {
    await renderRoute('/purchase/notice/index')
    const filters = within(main().getByRole('search', { name: '筛选公告' }))
    expect(filters.getByText('发布日期')).toBeTruthy()
    expect(filters.getByLabelText('发布日期从')).toBeTruthy()
  })

  test('keeps kind and filters in the address', async () => {
    const { user, address } = await renderRoute('/purchase/notice/index?kind=result&group=tender')
    await main().findByRole('tab', { name: /^结果公告/, selected: true })
    const titles = await main().findAllByRole('heading', { level: 2 })
    expect(titles.every(({ textContent }) => textContent.endsWith('中标结果公告'))).toBe(true)
    await user.click(main().getByRole('tab', { name: /^终止公告/ }))
    await waitFor(() => expect(address()).toBe('/purchase/notice/index?kind=termination&group=tender'))
  })

  test('names a region that has none of the notices, and drops one that is none', async () => {
    const { address } = await renderRoute('/purchase/notice/index?region=540100&q=没有这样的标题')
    const regions = await main().findByRole<HTMLSelectElement>('combobox', { name: '地区' })
    expect(await within(regions).findByRole('option', { name: '拉萨市 (0)' })).toBeTruthy()
    expect(regions.value).toBe('540100')
    await goTo('/purchase/notice/index?region=999999')
    await waitFor(() => expect(address()).toBe('/purchase/notice/index'))
  })

  test('says of a period that ends before it begins that it does, also while it is typed', async () => {
    await renderRoute('/purchase/notice/index?from=2026-03-05&until=2026-03-01')
    expect(await main().findByText('开始日期晚于结束日期')).toBeTruthy()
    expect(main().getByText('开始日期晚于结束日期，查询时将对调')).toBeTruthy()
    fireEvent.change(main().getByLabelText('发布日期从'), { target: { value: '2026-02-28' } })
    await waitFor(() => expect(main().queryByText('开始日期晚于结束日期，查询时将对调')).toBeNull())
    fireEvent.change(main().getByLabelText('发布日期到'), { target: { value: '2026-02-27' } })
    expect(await main().findByText('开始日期晚于结束日期，查询时将对调')).toBeTruthy()
  })

  test('shows the notices of the platform in their tab, without filters of projects', async () => {
    await renderRoute('/purchase/notice/index?kind=platform')
    const link = await main().findByRole('link', { name: '关于每周例行维护时间的公告' })
    expect(link.getAttribute('href')).toBe('/purchase/notice/detail?newsId=CG-tz-5')
    expect(main().queryByRole('combobox', { name: '地区' })).toBeNull()
  })

  test('says that no notice fits, and ignores bad parameters', async () => {
    await renderRoute('/purchase/notice/index?kind=nothing&region=abc&from=2026-02-30&page=x&q=没有这样的标题')
    expect(await main().findByText('没有符合条件的公告')).toBeTruthy()
    expect(main().getByRole('tab', { name: /^全部/, selected: true })).toBeTruthy()
  })
})
