import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteSearchPage } from '#src/api/endpoints/site-search.ts'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { dataOf } from '#tests/support/exchange.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/zxdt', '/zcfg', '/project')

const main = () => within(screen.getByRole('main'))
const results = async () => within(await main().findByRole('group', { name: '全站搜索结果' }))

test('[CT-01] [HD-02] a section searches the whole site; kinds with their numbers, hits marked, all in the address', async () => {
  const { user, world, address } = await renderRoute('/zcfg')
  const search = await main().findByRole('button', { name: '搜索' })
  await replaceText(user, box('搜索全站'), '  保证金 　退还 ')
  await user.click(search)
  const words = '保证金 退还'
  await waitFor(() => expect(address()).toBe('/zxdt?search=%E4%BF%9D%E8%AF%81%E9%87%91+%E9%80%80%E8%BF%98'))
  const { counts, records } = await dataOf(world.exchange, siteSearchPage, { keyword: words })
  await (await results()).findByTitle(records[0]!.title)
  expect(
    main()
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `全部 ${counts.asset + counts.notice + counts.news + counts.rule + counts.help}`,
    `项目 ${counts.asset}`,
    `公告 ${counts.notice}`,
    `资讯 ${counts.news}`,
    `政策法规 ${counts.rule}`,
    `帮助 ${counts.help}`,
  ])
  expect(main().getAllByText('保证金', { selector: 'mark' }).length).toBeGreaterThan(0)
  expect(document.title).toContain('搜索“保证金 退还”')

  await user.click(main().getByRole('tab', { name: /^帮助/ }))
  await waitFor(() => expect(address()).toContain('&kind=help'))
  const help = await dataOf(world.exchange, siteSearchPage, { keyword: words, kind: 'help' })
  const first = await (await results()).findByTitle(help.records[0]!.title)
  expect(first.getAttribute('href')).toBe(`/helpCenterDetail?newsId=${help.records[0]!.id}`)
})

test('[CT-01] a page past the end becomes the last one', async () => {
  const world = openWorld()
  const { total } = await dataOf(world.exchange, siteSearchPage, { keyword: '保证金' })
  const { address } = await renderRoute('/zxdt?search=%E4%BF%9D%E8%AF%81%E9%87%91&page=99999', { world })
  await waitFor(() => expect(address()).toBe(`/zxdt?search=%E4%BF%9D%E8%AF%81%E9%87%91&page=${Math.ceil(total / 10)}`))
})

test('[CT-01] words that stand nowhere have ways on', async () => {
  await renderRoute('/zxdt?search=%E9%BE%98%E9%BE%98')
  await main().findByText('没有找到包含“龘龘”的内容')
  expect(main().getByRole('link', { name: '去帮助中心看看' }).getAttribute('href')).toBe('/helpCenter')
})

test('[CT-01] a list searched by title leads to the search of the site, with and without rows', async () => {
  await renderRoute('/zcfg?q=%E8%AF%84%E4%BC%B0')
  const link = await main().findByRole('link', { name: '全站搜索“评估”' })
  expect(link.getAttribute('href')).toBe('/zxdt?search=%E8%AF%84%E4%BC%B0&kind=rule')
  cleanup()
  await renderRoute('/zxdt?q=%E9%BE%98')
  await main().findByText('没有符合条件的文章')
  const onward = main().getByRole('link', { name: '全站搜索“龘”' })
  expect(onward.getAttribute('href')).toBe('/zxdt?search=%E9%BE%98&kind=notice')
})

test('[CT-01] words of 200 characters are searched whole', async () => {
  const words = '字'.repeat(200)
  const { address } = await renderRoute(`/zxdt?search=${encodeURIComponent(`${words}余`)}`)
  await main().findByText(`没有找到包含“${words}”的内容`)
  expect(address()).toBe(`/zxdt?search=${encodeURIComponent(`${words}余`)}`)
})

test('[HD-02] [LS-01] the list of assets names what else the site has for its words', async () => {
  const world = openWorld()
  const { counts } = await dataOf(world.exchange, siteSearchPage, { keyword: '股权' })
  await renderRoute('/project?q=%E8%82%A1%E6%9D%83', { world })
  const hits = within(await main().findByRole('navigation', { name: '全站搜索结果' }))
  const notices = hits.getByRole('link', { name: `公告 ${counts.notice}` })
  expect(notices.getAttribute('href')).toBe('/zxdt?search=%E8%82%A1%E6%9D%83&kind=notice')
  expect(hits.getByRole('link', { name: '全站搜索' }).getAttribute('href')).toBe('/zxdt?search=%E8%82%A1%E6%9D%83')
})
