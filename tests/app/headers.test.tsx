import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { Frame } from '#src/app/frame/Frame.tsx'
import PurchaseHeader from '#src/app/frame/PurchaseHeader.tsx'
import { headOfficeOptions } from '#src/features/navigation/head-office.ts'
import { menuOptions } from '#src/features/navigation/queries.ts'
import type { Branch } from '#src/model/branch/schema.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'

const headOffice: Branch = {
  id: 'B0',
  code: 'head',
  name: '总部',
  clientId: 'c',
  tenantId: 't',
  adcode: 510100,
  kind: 'head',
  phone: '028-8888-1234',
  lng: 104,
  lat: 30,
}

/** No address has a screen with this header yet: the test supplies the data that the frame would load. */
function start(element: React.ReactNode, { at = '/zxdt?plateId=2', office = null as Branch | null } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(menuOptions.queryKey, [])
  client.setQueryData(headOfficeOptions.queryKey, office)
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => router.state.location.pathname + router.state.location.search
}
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')

afterEach(cleanup)

describe('[HD-06] the procurement header', () => {
  test('has the login link, the link back to the main site, the menu and the search', () => {
    start(<PurchaseHeader />, { at: '/purchase/searchNew?keyName=%E7%A9%BA%E8%B0%83' })
    expect(hrefOf('登录')).toBe('/login?redirect=%2Fpurchase%2FsearchNew%3FkeyName%3D%25E7%25A9%25BA%25E8%25B0%2583')
    expect(hrefOf('返回主站')).toBe('/index')
    expect(screen.queryByRole('link', { name: '注册' })).toBeNull()
    expect(within(screen.getByRole('navigation', { name: '采购菜单' })).getByRole('button').textContent).toBe(
      '交易信息',
    )
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '搜索类型' }).value).toBe('purchase')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('空调')
  })

  test('shows the number of the head office', () => {
    start(<PurchaseHeader />, { office: headOffice })
    expect(hrefOf(/服务热线/)).toBe('tel:028-8888-1234')
  })

  test.each([null, { ...headOffice, phone: null }, { ...headOffice, phone: '' }])(
    'falls back to the default number: %j',
    (office) => {
      start(<PurchaseHeader />, { office })
      expect(hrefOf(/服务热线/)).toBe('tel:028-6000-0000')
    },
  )
})

describe('[RT-08] the frame', () => {
  const recordWith = (frame: PortalRoute['frame']): PortalRoute => ({
    path: '/x',
    page: () => Promise.resolve({ default: () => null }),
    title: '采购>项目',
    section: '/purchase/index',
    frame,
  })
  const startFrame = (frame: PortalRoute['frame']) =>
    start(
      <Frame route={recordWith(frame)} levels={['采购', '项目']}>
        <h1>页面</h1>
      </Frame>,
    )
  const parts = () => ({
    search: screen.queryByRole('searchbox') !== null,
    menu: screen.queryByRole('navigation', { name: /菜单/ })?.getAttribute('aria-label') ?? null,
    footer: screen.queryByRole('contentinfo') !== null,
    floating: screen.queryByRole('complementary', { name: '快捷服务' }) !== null,
  })

  test('is the one of the route record: standard', async () => {
    startFrame(frames.standard)
    await waitFor(() => expect(parts().floating).toBe(true))
    expect(parts()).toEqual({ search: true, menu: '主菜单', footer: true, floating: true })
  })
  test('simple', () => {
    startFrame(frames.simple)
    expect(parts()).toEqual({ search: false, menu: null, footer: true, floating: false })
  })
  test('[RT-14] procurement with its own header, without a footer where the record has none', async () => {
    startFrame({ ...frames.purchase, footer: false })
    expect(await screen.findByRole('navigation', { name: '采购菜单' })).toBeTruthy()
    expect(parts()).toEqual({ search: true, menu: '采购菜单', footer: false, floating: false })
  })
  test('[RT-10] none at all', () => {
    startFrame(frames.bare)
    expect(parts()).toEqual({ search: false, menu: null, footer: false, floating: false })
    expect(screen.queryByRole('banner')).toBeNull()
  })

  test('the first Tab stop is a link that skips the header', async () => {
    startFrame(frames.standard)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('跳到主要内容')
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('[RT-03] breadcrumbs come from the title; the first level leads to its section', () => {
    startFrame(frames.simple)
    const crumbs = within(screen.getByRole('navigation', { name: '面包屑' }))
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['采购', '项目'])
    expect(crumbs.getByRole('link', { name: '采购' }).getAttribute('href')).toBe('/purchase/index')
    expect(crumbs.getByText('项目').getAttribute('aria-current')).toBe('page')
  })

  test('[RT-03] a title of one level has none', () => {
    start(
      <Frame route={{ ...recordWith(frames.simple), title: '首页' }} levels={['首页']}>
        <h1>首页</h1>
      </Frame>,
    )
    expect(screen.queryByRole('navigation', { name: '面包屑' })).toBeNull()
  })
})
