import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newsPage } from '#src/api/endpoints/news.ts'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { excerptOf, findTexts } from '#src/features/article/find.ts'
import type { SiteHit } from '#src/model/content/site-hit.ts'
import { foundIn } from '#src/pages/help/centre/queries.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { dataOf } from '#tests/support/exchange.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/helpCenter', '/helpCenterDetail')

const hit = (id: string): SiteHit => ({
  kind: 'help',
  id,
  title: id,
  excerpt: '正文里的保证金',
  projectType: 0,
})
const main = () => within(screen.getByRole('main'))
const search = (q: string): string => `/helpCenter?${new URLSearchParams({ q }).toString()}`

describe('[CT-04] the help centre', () => {
  test('opens its first task; the open question is in the address and has a page of its own', async () => {
    const { user, world, address } = await renderRoute('/helpCenter')
    await main().findByRole('heading', { level: 1, name: '注册' })
    const tasks = within(main().getByRole('navigation', { name: '栏目' }))
    expect(tasks.getByRole('link', { current: 'page' }).textContent).toBe('注册')
    const { records } = await dataOf(world.exchange, newsPage, { plateId: 'plate-help-zc', current: 1, size: 100 })
    const second = await main().findByRole('button', { name: records[1]!.title })
    expect(second.getAttribute('aria-expanded')).toBe('false')
    await user.click(second)
    await waitFor(() => expect(address()).toBe('/helpCenter?num=2'))
    const answer = within(await main().findByRole('region', { name: records[1]!.title }))
    expect((await answer.findByRole('link', { name: /^打开本题页面/ })).getAttribute('href')).toBe(
      '/helpCenterDetail?newsId=H-zc-2',
    )
    await user.click(second)
    await waitFor(() => expect(address()).toBe('/helpCenter'))
  })

  test('a search covers all tasks, marks its hits and is in the address', async () => {
    const { user, world, address } = await renderRoute('/helpCenter?plateId=plate-help-zh&num=1')
    await replaceText(user, await waitFor(() => box('搜索全部帮助')), ' 保证金 ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/helpCenter?plateId=plate-help-zh&q=%E4%BF%9D%E8%AF%81%E9%87%91'))
    await main().findByRole('heading', { level: 1, name: '帮助中心' })
    await main().findByRole('heading', { name: '“保证金”的搜索结果' })
    expect(main().getAllByText('保证金', { selector: 'mark' }).length).toBeGreaterThan(10)
    // The search of the site finds the same.
    const asked = { keyword: '保证金', kind: 'help', size: 100 } as const
    const { total, records } = await dataOf(world.exchange, siteSearchPage, asked)
    expect(main().getByText(`共 ${total} 条`)).toBeTruthy()
    const questions = main()
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    for (const { title } of records) expect(questions.some((text) => text.startsWith(title))).toBe(true)
    await user.click(main().getByRole('button', { name: '清除搜索' }))
    await waitFor(() => expect(address()).toBe('/helpCenter?plateId=plate-help-zh'))
  })

  test('a search without a hit says so and has ways on, the desk among them', async () => {
    const { user } = await renderRoute(search('天书'))
    await main().findByText('没有包含“天书”的帮助')
    expect(main().getByRole('link', { name: '查看全部帮助' }).getAttribute('href')).toBe('/helpCenter')
    expect(main().getByRole('link', { name: '028-6000-0000' }).getAttribute('href')).toMatch(/^tel:/)
    expect(main().getByRole('link', { name: '检测我的浏览器' }).getAttribute('href')).toBe('/helpBrowser')
    expect(main().getByRole('link', { name: '法规和交易规则' }).getAttribute('href')).toBe('/knowledge')
    await user.click(main().getByRole('button', { name: '在线客服' }))
    // The search field of the page holds the same word.
    const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '消息内容' })
    expect(message.value).toBe('天书')
  })

  test('the eight modes lead to their rules and to practice', async () => {
    await renderRoute('/helpCenter?plateId=plate-help-ms')
    const rules = await main().findAllByRole('link', { name: /^查看规则/ })
    const practice = main().getAllByRole('link', { name: /^模拟竞价/ })
    expect([rules.length, practice.length]).toEqual([8, 8])
    expect(rules[0]!.getAttribute('href')).toBe('/helpCenterDetail?newsId=H-mode-ongoing')
    expect(practice[0]!.getAttribute('href')).toBe('/hall?practice=ongoing')
  })

  test('all 43 terms are open, and a search among them leaves those that have the word', async () => {
    const { user } = await renderRoute('/helpCenter?plateId=plate-help-cy')
    expect(await main().findAllByRole('term')).toHaveLength(43)
    await replaceText(user, box('查找名词'), '优先购买权')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(main().getAllByRole('term').length).toBeLessThan(10))
    for (const meaning of main().getAllByRole('term'))
      expect(meaning.parentElement!.textContent).toContain('优先购买权')
  })

  test('an unknown task is a clear screen with a way on', async () => {
    await renderRoute('/helpCenter?plateId=plate-zcfg')
    await main().findByText('没有这个帮助栏目，可能已被撤下')
    expect(main().getByRole('link', { name: '查看全部帮助' }).getAttribute('href')).toBe('/helpCenter')
  })
})

describe('[CT-04] an article of the help', () => {
  test('of a mode has a drawing of its course and a way to practice', async () => {
    await renderRoute('/helpCenterDetail?newsId=H-mode-ongoing')
    await main().findByRole('heading', { level: 1, name: /的规则$/ })
    expect(main().getByRole('link', { name: '进入模拟竞价' }).getAttribute('href')).toBe('/hall?practice=ongoing')
    expect(await main().findByRole('img', { name: /→/ })).toBeTruthy()
  })

  test('of a question has neither', async () => {
    await renderRoute('/helpCenterDetail?newsId=H-zc-1')
    await main().findByRole('heading', { level: 1 })
    expect(main().queryByRole('link', { name: '进入模拟竞价' })).toBeNull()
  })

  test.each(['', '?newsId=H-mode-none'])('that no address names (%s) leads back to the help', async (query) => {
    await renderRoute(`/helpCenterDetail${query}`)
    await main().findByText('这篇帮助不存在，可能已被撤下')
    expect(main().getByRole('link', { name: '返回帮助中心' }).getAttribute('href')).toBe('/helpCenter')
  })
})

describe('[CT-04] the search over the help', () => {
  test('keeps to the hits of the site among its texts; without a search of the site it finds by its own', () => {
    const rows = [
      { id: 'a', title: '甲', summarys: '保证金' },
      { id: 'b', title: '乙' },
    ]
    const hits = [hit('c'), hit('b')]
    expect(foundIn(rows, hits, '保证金')).toEqual([{ row: rows[1], excerpt: '正文里的保证金' }])
    expect(foundIn(rows, null, '保证金')).toEqual([{ row: rows[0], excerpt: null }])
  })

  const texts = [
    { title: '怎样交纳', summarys: '保证金须在截止前到账。' },
    { title: '保证金退还', summarys: '结果确定后退还。' },
    { title: 'CA 证书', summarys: null },
  ]
  const titles = (q: string) => findTexts(texts, q).map(({ title }) => title)

  test('finds texts with every word, in any case, those with a word in the title first', () => {
    expect(titles('保证金')).toEqual(['保证金退还', '怎样交纳'])
    expect(titles('保证金 截止')).toEqual(['怎样交纳'])
    expect(titles('ca')).toEqual(['CA 证书'])
    expect(titles('没有')).toEqual([])
  })

  test('an excerpt begins shortly before the first hit', () => {
    const text = '一二三四五六七八九十甲乙丙丁戊己庚辛壬癸保证金退还'
    expect(excerptOf(text, '保证金')).toBe('…五六七八九十甲乙丙丁戊己庚辛壬癸保证金退还')
    expect(excerptOf('交保证金', '保证金')).toBe('交保证金')
    expect(excerptOf(text, '没有')).toBe(text)
  })
})
