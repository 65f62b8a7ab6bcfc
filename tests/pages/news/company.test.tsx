import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/xxgk')

const main = () => within(screen.getByRole('main'))
const headings = (level: number) => main().getAllByRole('heading', { level })
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('[CT-05] the company in 信息公开', () => {
  test('its history is told by year, newest first, and the other way round', async () => {
    const { user, address } = await renderRoute('/xxgk?plateId=company-history')
    await main().findByRole('heading', { level: 1, name: '发展历程' })
    const tree = within(main().getByRole('navigation', { name: '栏目' }))
    expect(textsOf(tree.getAllByRole('link'))).toEqual([
      '信息公开',
      '机构信息',
      '收费标准',
      '社会责任',
      '发展历程',
      '招聘信息',
      '交易期刊',
    ])
    expect(tree.getByRole('link', { current: 'page' }).textContent).toBe('发展历程')
    await main().findByRole('heading', { level: 2, name: '2024' })
    const years = ['2024', '2023', '2021', '2019', '2017', '2015', '2013', '2011', '2010', '2009']
    expect(textsOf(headings(2))).toEqual(years)
    expect(within(main().getByRole('region', { name: '2009' })).getByText('岷江联合产权交易所成立')).toBeTruthy()
    await user.click(main().getByRole('button', { name: '由远及近' }))
    await waitFor(() => expect(textsOf(headings(2))).toEqual(years.toReversed()))
    expect(address()).toBe('/xxgk?plateId=company-history&order=oldest')
  })

  test('positions are listed with their state; an open one takes applications by mail', async () => {
    const { user, address } = await renderRoute('/xxgk?plateId=company-recruit')
    const table = within(await main().findByRole('table', { name: '招聘信息' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows).toHaveLength(5)
    expect(rows[0]!.textContent).toMatch(/产权交易项目经理.*交易部.*成都.*3.*本科及以上.*招聘中/)
    expect(rows[4]!.textContent).toMatch(/分支机构业务助理.*绵阳.*已截止/)
    await user.click(table.getByRole('link', { name: '产权交易项目经理' }))
    await main().findByRole('heading', { level: 1, name: '产权交易项目经理' })
    expect(address()).toBe('/xxgk?plateId=company-recruit&id=recruit-1')
    expect(textsOf(headings(2)).slice(1)).toEqual(['任职要求', '投递申请'])
    const href = main().getByRole('link', { name: '写邮件申请' }).getAttribute('href')!
    const [to, query] = href.split('?')
    expect(to).toBe('mailto:service@minjiang-exchange.example')
    const letter = new URLSearchParams(query)
    expect(letter.get('subject')).toBe('应聘产权交易项目经理（交易部）：姓名')
    expect(letter.get('body')).toContain('联系电话：\r\n')
    await user.click(main().getByRole('button', { name: '复制邮箱' }))
    expect(await navigator.clipboard.readText()).toBe('service@minjiang-exchange.example')
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 产权交易项目经理'))
  })

  test('a closed position takes no application', async () => {
    await renderRoute('/xxgk?plateId=company-recruit&id=recruit-5')
    await main().findByText(/^该职位已于 \d{4}-\d\d-\d\d 截止，不再接受申请。$/)
    expect(main().queryByRole('link', { name: '写邮件申请' })).toBe(null)
    expect(main().queryByText('投递申请')).toBe(null)
  })

  test('an issue is found by its cover and read by the keys, its page being in the address', async () => {
    const { user, address } = await renderRoute('/xxgk?plateId=company-periodical')
    await user.click(await main().findByRole('link', { name: '《岷交所产权视界》市场观察' }))
    const reader = await main().findByRole('region', { name: '阅读器：《岷交所产权视界》市场观察' })
    expect(document.activeElement).toBe(reader)
    expect(main().getByRole('img', { name: '第 1 页：封面 市场观察' }).getAttribute('src')).toBe(
      '/mock-files/periodical/periodical-1/page-1.svg',
    )
    expect(
      main()
        .getByText(/^第 1 页，共 \d+ 页$/)
        .getAttribute('aria-live'),
    ).toBe('polite')
    expect(main().getByRole('button', { name: /^下载 PDF（\d+ KB）/ })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    await main().findByRole('img', { name: '第 2 页：目录' })
    expect(address()).toBe('/xxgk?plateId=company-periodical&id=periodical-1&page=2')
    await user.keyboard('{End}')
    const last = await main().findByRole('img', { name: /：封底$/ })
    expect(main().getByRole('button', { name: '下一页' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('+')
    expect(main().getByText('150%')).toBeTruthy()
    // The first Escape undoes the zoom.
    await user.keyboard('{Escape}')
    expect(main().getByText('100%')).toBeTruthy()
    fireEvent.error(last)
    await user.click(await main().findByRole('button', { name: '重试' }))
    await main().findByRole('img', { name: /：封底$/ })
    await user.keyboard('{Home}')
    await main().findByRole('img', { name: '第 1 页：封面 市场观察' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/xxgk?plateId=company-periodical'))
  })

  test('a key before the page of the last key is rendered turns from that page', async () => {
    const { address } = await renderRoute('/xxgk?plateId=company-periodical&id=periodical-1')
    await main().findByRole('region', { name: /^阅读器/ })
    // Keys go to what has the focus, and the reader takes it once it is there for good.
    await waitFor(() => expect(main().getByRole('region', { name: /^阅读器/ })).toBe(document.activeElement))
    act(() => {
      for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight']) fireEvent.keyDown(document.activeElement!, { key })
    })
    await main().findByRole('img', { name: /^第 3 页/ })
    expect(address()).toBe('/xxgk?plateId=company-periodical&id=periodical-1&page=3')
  })

  test('a page past the end of an issue is its last one', async () => {
    await renderRoute('/xxgk?plateId=company-periodical&id=periodical-1&page=9999')
    await main().findByRole('img', { name: /：封底$/ })
  })

  test.each([
    ['company-recruit', '职位不存在，可能已被撤下', '返回招聘信息'],
    ['company-periodical', '期刊不存在，可能已被撤下', '返回期刊列表'],
  ])('an unknown record of %s is a clear screen with a way on', async (plate, text, link) => {
    await renderRoute(`/xxgk?plateId=${plate}&id=nowhere`)
    await main().findByText(text)
    expect(main().getByRole('link', { name: link }).getAttribute('href')).toBe(`/xxgk?plateId=${plate}`)
  })

  test.each([
    ['company-history', '暂无发展历程'],
    ['company-recruit', '目前没有招聘职位'],
    ['company-periodical', '暂无期刊'],
  ])('an exchange without content for %s says so', async (plate, text) => {
    const world = openWorld()
    Object.assign(world.exchange.tables, { periodicals: [], recruits: [], evolution: [] })
    await renderRoute(`/xxgk?plateId=${plate}`, { world })
    await main().findByText(text)
  })

  test('only 信息公开 has these plates', async () => {
    await renderRoute('/zcfg?plateId=company-history')
    await main().findByText('栏目不存在，可能已被撤下')
  })
})
