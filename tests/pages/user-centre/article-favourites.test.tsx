// Preloaded: a click in a test does not wait for a chunk.
import '#src/shared/ui/dialog/AskDialog.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addArticleFavourite } from '#src/api/endpoints/article-favourite.ts'
import { dayMs } from '#src/model/time/units.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/myCollect', '/newsDetailZxdt?newsId=N-zxdt-yw-12')

const main = () => within(screen.getByRole('main'))
const dialog = async () => within(await screen.findByRole('dialog', { hidden: false }))
const article = '/newsDetailZxdt?newsId=N-zxdt-yw-12'
const confirm = async (question: string, user: { click: (element: Element) => Promise<void> }) => {
  const asked = await dialog()
  expect(asked.getByText(question)).toBeDefined()
  await user.click(asked.getByRole('button', { name: /^确\s?定$/ }))
}

test('[CT-01] an article is added to the favourites among its tools; a visitor is asked to sign in', async () => {
  const { user } = await renderRoute(article)
  const tools = within(await main().findByRole('list', { name: '工具' }))
  await user.click(tools.getByRole('button', { name: /^收藏\s?人民关切：让国有资产在阳光下交易/ }))
  const asked = await dialog()
  expect(asked.getByText('用户未登录')).toBeDefined()
  expect(asked.getByRole('button', { name: '去登录' })).toBeDefined()
})

test('[CT-01] a signed-in reader adds it at once', async () => {
  const { user } = await renderRoute(article, { as: 'person' })
  await user.click(await main().findByRole('button', { name: /^收藏\s?人民关切：让国有资产在阳光下交易/ }))
  await main().findByRole('button', { name: /^已收藏\s?人民关切/ })
})

test('[BD-04] the tab 资讯 has the favourite articles with section and dates, greys withdrawn ones, and removes one or the chosen', async () => {
  const world = openWorld()
  const refs = [
    { type: 'notice', id: 'G0-R09-0' },
    { type: 'news', id: 'N-zxdt-yw-12' },
    { type: 'news', id: 'K-11' },
    { type: 'notice', id: 'G0-A20100' },
  ] as const
  for (const ref of refs) await world.call('person', addArticleFavourite, ref)
  world.jump(3 * dayMs)
  const { user, address } = await renderRoute('/myCollect', { world, as: 'person' })
  await user.click(await main().findByRole('link', { name: '资讯' }))
  expect(address()).toBe('/myCollect?kind=article')
  const group = within(await main().findByRole('group', { name: '收藏的资讯' }))
  const rows = () => group.getAllByRole('listitem')
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/newsDetailZxdt?newsId=G0-A20100',
    '/knowledgeNoticeDetail?newsId=K-11',
    '/newsDetailZxdt?newsId=N-zxdt-yw-12',
  ])
  const [, , news, gone] = rows().map((row) => within(row))
  expect(news!.getByText('要闻动态')).toBeDefined()
  expect(news!.getByText('2026-03-06 收藏')).toBeDefined()
  expect(gone!.getByText('已下架')).toBeDefined()
  expect(gone!.getByText('竞价公告')).toBeDefined()
  expect(gone!.queryByRole('link')).toBeNull()

  await user.click(news!.getByRole('button', { name: /^取消收藏/ }))
  await confirm('确定取消收藏?', user)
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.click(group.getByRole('checkbox', { name: '全选本页' }))
  const removeChosen = group.getByRole('button', { name: '取消收藏' })
  await waitFor(() => expect(removeChosen.getAttribute('aria-disabled')).not.toBe('true'))
  await user.click(removeChosen)
  await confirm('确定取消收藏所选的 3 篇资讯?', user)
  expect((await main().findByRole('link', { name: '浏览资讯' })).getAttribute('href')).toBe('/zxdt')
  expect(main().getByText('您尚未收藏资讯')).toBeDefined()
})
