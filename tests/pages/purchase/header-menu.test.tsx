import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { purchaseMenu } from '#src/api/endpoints/purchase-menu.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { changeSettings } from '#src/shared/lib/storage/settings.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

await loadScreens('/purchase/help', '/purchase/trade')

const path = '/dscq-purchase/menu'
const menu = async (name = '采购菜单') => within(await screen.findByRole('navigation', { name }))
/** The items as shown, a hidden second level included: what each is, its text, its address. */
const shown = () =>
  [...document.querySelectorAll('nav.menu li > :is(a, button, span)')].map((item) =>
    [item.localName, item.textContent, item.getAttribute('href')].filter((part) => part !== null),
  )
const specified = [
  ['a', '首页', '/purchase/index'],
  ['button', '交易信息'],
  ['a', '招标采购', '/purchase/trade?activeIndex=1-0'],
  ['a', '非招标采购', '/purchase/trade?activeIndex=0-0'],
  ['a', '综合查询', '/purchase/searchNew'],
]
const add = ({ exchange }: World, ...items: World['exchange']['tables']['purchaseMenu']) =>
  exchange.tables.purchaseMenu.push(...items)
const inSite = (navigationName: string, navigationUrl: string) => ({
  navigationName,
  navigationUrl,
  inStation: 1,
  openPage: 0,
})
const answered = () => waitFor(() => expect(queryClient.isFetching({ queryKey: ['purchase-menu'] })).toBe(0))

describe('[HD-06] the procurement menu', () => {
  test('of the exchange is the specified one: 首页, and 交易信息 with three lists', async () => {
    const items = await openWorld().call(null, purchaseMenu, {})
    expect(
      items.map(({ navigationName, navigationUrl, children }) => [
        navigationName,
        navigationUrl,
        children?.map((child) => [child.navigationName, child.navigationUrl]),
      ]),
    ).toEqual([
      ['首页', '/purchase/index', undefined],
      [
        '交易信息',
        '/purchase/trade',
        [
          ['招标采购', '/purchase/trade?activeIndex=1-0'],
          ['非招标采购', '/purchase/trade?activeIndex=0-0'],
          ['综合查询', '/purchase/searchNew'],
        ],
      ],
    ])
  })

  test('is the specified one at once, and has what the exchange gives when it has come', async () => {
    const world = openWorld()
    add(world, inSite('采购公告', '/purchase/notice/index'))
    const answer = world.hold(path)
    await renderRoute('/purchase/help', { world })
    await menu()
    expect(shown()).toEqual(specified)
    answer()
    expect((await (await menu()).findByRole('link', { name: '采购公告' })).getAttribute('href')).toBe(
      '/purchase/notice/index',
    )
    expect(shown()).toEqual([...specified, ['a', '采购公告', '/purchase/notice/index']])
  })

  test('has external items, in this tab or a new one, and leaves an invalid address as plain text', async () => {
    const world = openWorld()
    const outer = { ...inSite('采购系统', 'https://bids.example/'), inStation: 0 }
    add(
      world,
      { ...outer, openPage: 1 },
      { ...outer, navigationName: '同窗采购系统' },
      { ...inSite('新窗帮助', '/purchase/help'), openPage: 1 },
      { ...outer, navigationName: '坏地址', navigationUrl: 'javascript:alert(1)' },
    )
    await renderRoute('/purchase/help', { world })
    const header = await menu()
    await header.findByRole('link', { name: '采购系统' })
    const link = (name: string) =>
      ['href', 'target', 'rel'].map((key) => header.getByRole('link', { name }).getAttribute(key))
    expect(link('采购系统')).toEqual(['https://bids.example/', '_blank', 'noopener noreferrer'])
    expect(link('同窗采购系统')).toEqual(['https://bids.example/', null, 'noopener noreferrer'])
    expect(link('新窗帮助')).toEqual(['/purchase/help', '_blank', 'noopener noreferrer'])
    expect(shown().at(-1)).toEqual(['span', '坏地址'])
  })

  test('an item with children opens them and is marked at their addresses; one with an empty list is a link', async () => {
    const world = openWorld()
    add(
      world,
      {
        ...inSite('采购服务', ''),
        children: [inSite('采购问答', '/purchase/help'), inSite('坏子项', '//evil.example')],
      },
      { ...inSite('没有子项', '/purchase/notice/index'), children: [] },
    )
    const { user } = await renderRoute('/purchase/help', { world })
    const header = await menu()
    const button = await header.findByRole('button', { name: '采购服务' })
    expect(button.getAttribute('aria-current')).toBe('true')
    expect(header.getByRole('button', { name: '交易信息' }).getAttribute('aria-current')).toBeNull()
    expect(header.queryByRole('link', { name: '采购问答' })).toBeNull()
    await user.click(button)
    expect(header.getByRole('link', { name: '采购问答' }).getAttribute('aria-current')).toBe('page')
    expect(shown().slice(specified.length)).toEqual([
      ['button', '采购服务'],
      ['a', '采购问答', '/purchase/help'],
      ['span', '坏子项'],
      ['a', '没有子项', '/purchase/notice/index'],
    ])
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await goTo('/purchase/trade')
    await waitFor(() =>
      expect(header.getByRole('button', { name: '交易信息' }).getAttribute('aria-current')).toBe('true'),
    )
    expect(button.getAttribute('aria-current')).toBeNull()
  })

  test.each([
    ['is down', { kind: 'down' }],
    ['refuses', { kind: 'refuse', code: 500, msg: '菜单维护中' }],
    ['lacks the call', { kind: 'refuse', code: 404, msg: '接口不存在' }],
    ['sends something else', { kind: 'nonsense', body: '{"code":200,"data":{"records":7}}' }],
  ] as const)('stays the specified one, without a message, when the exchange %s', async (_, fault) => {
    const world = openWorld()
    add(world, inSite('采购公告', '/purchase/notice/index'))
    world.faults({ path, ...fault })
    await renderRoute('/purchase/help', { world })
    const header = await menu()
    await waitFor(() => expect(world.callsTo(path)).not.toHaveLength(0))
    await answered()
    expect(shown()).toEqual(specified)
    expect(header.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toMatch(/菜单维护中|接口不存在|菜单加载失败/)
  })

  test('stays the specified one when the exchange has no items', async () => {
    const world = openWorld()
    world.exchange.tables.purchaseMenu.length = 0
    await renderRoute('/purchase/help', { world })
    await menu()
    await waitFor(() => expect(queryClient.getQueryData(['purchase-menu'])).toEqual([]))
    expect(shown()).toEqual(specified)
  })

  test('is asked for once, however many screens of the section are visited', async () => {
    const { world } = await renderRoute('/purchase/help')
    const marked = async () => (await menu()).getByRole('button').getAttribute('aria-current')
    await menu()
    await waitFor(() => expect(queryClient.getQueryData(['purchase-menu'])).toHaveLength(2))
    await goTo('/purchase/trade')
    await waitFor(async () => expect(await marked()).toBe('true'))
    await goTo('/purchase/help')
    await waitFor(async () => expect(await marked()).toBeNull())
    expect(world.callsTo(path)).toHaveLength(1)
  })

  test('[SE-10] has the names of the specification in the language of the reader', async () => {
    changeSettings({ language: 'en' })
    await renderRoute('/purchase/help')
    await menu('Procurement menu')
    await answered()
    expect(shown().map(([, text]) => text)).toEqual([
      'Home',
      'Tenders',
      'Open tenders',
      'Other procurement',
      'Advanced search',
    ])
  })
})
