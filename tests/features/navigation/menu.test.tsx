import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MainMenu } from '#src/features/navigation/MainMenu.tsx'
import { visitSection } from '#src/features/navigation/menu-flag.ts'
import { PurchaseMenu } from '#src/features/navigation/PurchaseMenu.tsx'
import { menuOptions } from '#src/features/navigation/queries.ts'
import type { NavigationItem } from '#src/model/content/schema.ts'

const item = (over: Partial<NavigationItem>): NavigationItem => ({
  navigationName: '首页',
  navigationUrl: '/index',
  inStation: 1,
  openPage: 0,
  menuFlag: null,
  ...over,
})

const items = [
  item({ menuFlag: 'index' }),
  item({ navigationName: '项目', navigationUrl: '/project', menuFlag: 'project' }),
  item({ navigationName: '采购', navigationUrl: '/purchase/index', menuFlag: 'purchase', openPage: 1 }),
  item({
    navigationName: '公共资源交易',
    navigationUrl: 'https://www.public-resources.example/',
    inStation: 0,
    openPage: 1,
  }),
  item({ navigationName: '同窗外链', navigationUrl: 'https://partner.example/', inStation: 0 }),
  item({ navigationName: '坏地址', navigationUrl: 'javascript:alert(1)', inStation: 0 }),
  item({ navigationName: '坏站内地址', navigationUrl: '//evil.example', inStation: 1 }),
]

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function start(element: React.ReactNode, { data, at = '/index' }: { data?: NavigationItem[]; at?: string } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (data) client.setQueryData(menuOptions.queryKey, data)
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { client, here: () => router.state.location.pathname + router.state.location.search }
}

describe('[HD-03] the main menu', () => {
  test('has internal and external links, in this tab or a new one', () => {
    start(<MainMenu />, { data: items })
    const link = (name: string) => {
      const { attributes } = screen.getByRole('link', { name })
      return Object.fromEntries(['href', 'target', 'rel'].map((key) => [key, attributes.getNamedItem(key)?.value]))
    }
    expect(link('项目')).toEqual({ href: '/project' })
    expect(link('采购')).toEqual({ href: '/purchase/index', target: '_blank', rel: 'noopener noreferrer' })
    expect(link('公共资源交易')).toEqual({
      href: 'https://www.public-resources.example/',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    expect(link('同窗外链')).toEqual({ href: 'https://partner.example/', rel: 'noopener noreferrer' })
  })

  test('shows an invalid or disguised address as plain text', () => {
    start(<MainMenu />, { data: items })
    expect(screen.getByText('坏地址').closest('a')).toBeNull()
    expect(screen.getByText('坏站内地址').closest('a')).toBeNull()
  })

  test('marks the item of the section on each of its screens', () => {
    visitSection('project')
    start(<MainMenu />, { data: items, at: '/project' })
    const marked = () => document.querySelector('[aria-current]')
    expect(marked()?.textContent).toBe('项目')
    expect(marked()?.getAttribute('aria-current')).toBe('page')
    act(() => visitSection('index'))
    expect(marked()?.textContent).toBe('首页')
    expect(marked()?.getAttribute('aria-current')).toBe('true')
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })

  test('[RT-07] restores the active item after a reload', async () => {
    visitSection('zxdt')
    vi.resetModules()
    const fresh = await import('#src/features/navigation/menu-flag.ts')
    let flag: string | null = null
    function Shown() {
      flag = fresh.useMenuFlag()
      return null
    }
    render(<Shown />)
    expect(flag).toBe('zxdt')
  })

  test('shows a failure and retries', async () => {
    const { client } = start(<MainMenu />)
    expect(document.querySelectorAll('.menu-blank').length).toBeGreaterThan(4)
    // The client has no address of an exchange.
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('菜单加载失败'))
    client.setQueryDefaults(menuOptions.queryKey, { queryFn: () => items })
    client.setQueryData(menuOptions.queryKey, items)
    expect(await screen.findByRole('link', { name: '项目' })).toBeTruthy()
  })
})

describe('[HD-06] the procurement menu', () => {
  test('has a second level with three kinds of trade information', async () => {
    const { here } = start(<PurchaseMenu />, { at: '/purchase/index' })
    const menu = within(screen.getByRole('navigation', { name: '采购菜单' }))
    expect(menu.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe('page')
    const button = menu.getByRole('button', { name: '交易信息' })
    expect(menu.queryByRole('link', { name: '招标采购' })).toBeNull()
    await userEvent.click(button)
    const hrefs = ['招标采购', '非招标采购', '综合查询'].map((name) =>
      menu.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/purchase/trade?activeIndex=1-0', '/purchase/trade?activeIndex=0-0', '/purchase/searchNew'])
    await userEvent.click(menu.getByRole('link', { name: '非招标采购' }))
    expect(here()).toBe('/purchase/trade?activeIndex=0-0')
    expect(menu.queryByRole('link', { name: '招标采购' })).toBeNull()
    expect(button.getAttribute('aria-current')).toBe('true')
  })

  test('works by keyboard', async () => {
    start(<PurchaseMenu />, { at: '/purchase/index' })
    const button = screen.getByRole('button', { name: '交易信息' })
    button.focus()
    const focused = () => document.activeElement?.textContent
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('招标采购'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('招标采购'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(focused()).toBe('综合查询'))
    await userEvent.keyboard('{Escape}')
    expect(focused()).toBe('交易信息')
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  test('the button opens and closes the second level by keyboard and by touch, and a mouse that is over it keeps it open', async () => {
    start(<PurchaseMenu />, { at: '/purchase/index' })
    const button = screen.getByRole('button', { name: '交易信息' })
    const expanded = () => button.getAttribute('aria-expanded')
    button.focus()
    const seen: (string | null)[] = []
    for (const key of ['{Enter}', '{Enter}', ' ', ' ']) {
      await userEvent.keyboard(key)
      seen.push(expanded())
    }
    expect(seen).toEqual(['true', 'false', 'true', 'false'])

    const finger = [{ keys: '[TouchA>]', target: button }, { keys: '[/TouchA]' }]
    await userEvent.pointer(finger)
    expect(expanded()).toBe('true')
    await userEvent.pointer(finger)
    expect(expanded()).toBe('false')

    const mouse = userEvent.setup()
    await mouse.hover(button)
    expect(expanded()).toBe('true')
    await mouse.click(button)
    expect(expanded()).toBe('true')
    await mouse.unhover(button)
    expect(expanded()).toBe('false')
  })

  test.each([
    ['/purchase/trade', '招标采购'],
    ['/purchase/trade?activeIndex=1-0', '招标采购'],
    ['/purchase/trade?activeIndex=0-0&page=2', '非招标采购'],
    ['/purchase/searchNew?keyName=x', '综合查询'],
  ])('marks the list of the address in the second level: %s', async (at, name) => {
    start(<PurchaseMenu />, { at })
    await userEvent.click(screen.getByRole('button', { name: '交易信息' }))
    const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(here.map(({ textContent }) => textContent)).toEqual([name])
  })
})
