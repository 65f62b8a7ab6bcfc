import { readdirSync, readFileSync } from 'node:fs'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { routeAt, routes, screenOf } from '#src/app/routes.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { goTo } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'

const header = () => within(screen.getByRole('banner'))
const root = document.documentElement
const variable = (name: string) => root.style.getPropertyValue(name)
const storedSettings = () => (JSON.parse(localStorage.getItem('ui:v1')!) as { state: unknown }).state

// Loading a thousand modules on a busy machine must not count as test time; a loaded screen is drawn within the click.
beforeAll(
  () =>
    Promise.all([
      ...[
        '/index',
        '/404',
        '/login',
        '/hall',
        '/serviceCenter',
        '/purchase/index',
        '/projectPurchase',
        '/zlxz',
        '/usercenterIndex',
        '/myMessage',
        '/newsDetailZxdt',
      ].map((path) => screenOf(routeAt(path)!)),
      import('#src/app/frame/SettingsPanel.tsx'),
      import('#src/locales/en.ts'),
    ]),
  120_000,
)

const parts = () => ({
  search: screen.queryByRole('searchbox', { name: '搜索关键词' }) !== null,
  menu: screen.queryByRole('navigation', { name: '主菜单' }) !== null,
  footer: screen.queryByRole('contentinfo') !== null,
  floating: screen.queryByRole('complementary', { name: '快捷服务' }) !== null,
})

describe('an address', () => {
  const lost = '您访问的地址不存在，已为您打开首页'
  test.each(['/', '/?from=mail', '/nothing', '/a/b/c?d=e', '/INDEX/extra', '/myCollections', '/%E0%A4%A'])(
    '[RT-09] %s is unknown and shows the home page at /index, with a toast for all but the bare host',
    async (unknown) => {
      // The router warns of an address that it cannot decode.
      vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const { address } = await renderRoute(unknown)
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(/^\/(?:\?|$)/.test(unknown) ? '' : `提示${lost}`)
      expect(address()).toBe('/index')
      await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 首页'))
      expect(screen.getByRole('heading', { level: 1, name: '岷江产权交易网' })).toBeTruthy()
    },
  )

  /** The page views that the analytics service has after the page is closed. */
  const viewsOf = async ({ exchange }: World) => {
    dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(exchange.pageViews).not.toHaveLength(0))
    return exchange.pageViews.map(({ text }) => JSON.parse(text) as unknown)
  }

  test('[RT-02] [RT-06] has the title and page view of its record, at each change, without private parameters', async () => {
    const { world, user } = await renderRoute('/hall?projectActive=1&token=secret')
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 竞价大厅'))
    await user.click(header().getByRole('link', { name: '登录' }))
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 登录'))
    await act(async () => history.back())
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 竞价大厅'))
    expect(await viewsOf(world)).toEqual([
      { kind: 'page', path: '/hall?projectActive=1', title: '岷江产权交易网 - 竞价大厅' },
      { kind: 'page', path: '/login', title: '岷江产权交易网 - 登录' },
      { kind: 'page', path: '/hall?projectActive=1', title: '岷江产权交易网 - 竞价大厅' },
    ])
  })

  test('[RT-06] that is unknown counts as the page it leads to', async () => {
    const { world } = await renderRoute('/nothing')
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 首页'))
    expect(await viewsOf(world)).toEqual([{ kind: 'page', path: '/index', title: '岷江产权交易网 - 首页' }])
  })

  test('[RT-09] unknown within the portal shows the toast, too', async () => {
    await renderRoute('/login')
    await goTo('/nothing')
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 首页'))
    expect(screen.getByRole('alert').textContent).toBe(`提示${lost}`)
  })

  const marked = () => screen.getByRole('navigation', { name: '主菜单' }).querySelector('[aria-current]')?.textContent

  test('[RT-07] of the user centre marks no section, after a load and after another section', async () => {
    sessionStorage.setItem('menu-flag:v1', 'hall')
    await renderRoute('/usercenterIndex', { as: 'person' })
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
    await menu.findByRole('link', { name: '竞价大厅' })
    await waitFor(() => expect(marked()).toBeUndefined())
    await goTo('/hall?projectActive=1')
    await waitFor(() => expect(marked()).toBe('竞价大厅'))
    await goTo('/myMessage')
    await waitFor(() => expect(marked()).toBeUndefined())
    await goTo('/newsDetailZxdt?newsId=1')
    await waitFor(() => expect(marked()).toBe('公告'))
  })

  test('[RT-07] marks its section in the menu, and a screen without a flag leaves it marked', async () => {
    const { user } = await renderRoute('/hall?projectActive=1')
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }))
    const item = await menu.findByRole('link', { name: '竞价大厅' })
    await waitFor(() => expect(item.hasAttribute('aria-current')).toBe(true))
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: '下载中心' }))
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 下载中心'))
    expect(item.getAttribute('aria-current')).toBe('true')
  })

  test.each([
    ['/index', { search: true, menu: true, footer: true, floating: true }],
    ['/login', { search: false, menu: false, footer: true, floating: false }],
    ['/404', { search: false, menu: false, footer: false, floating: false }],
  ])('[RT-08] [HD-05] %s has the header, footer and floating window of its record', async (place, expected) => {
    await renderRoute(place)
    expect(parts()).toEqual(expected)
    expect(screen.queryByRole('banner') !== null).toBe(place !== '/404')
  })
})

test('[RT-08] [RT-14] a procurement screen has the frame of procurement, without a footer where the specification has none', async () => {
  await renderRoute('/project/purchase')
  expect(await screen.findByRole('navigation', { name: '采购菜单' })).toBeTruthy()
  expect(parts()).toEqual({ search: true, menu: false, footer: false, floating: false })
})

describe('[RT-10] the not-found page', () => {
  test.each([
    ['button', '返回上一页'],
    ['link', '返回首页'],
  ])('has its literal texts; the %s %s leads home when there is no previous page', async (role, name) => {
    const { user, address } = await renderRoute('/404')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('哎呀亲...您访问的页面出错了！')
    await user.click(screen.getByRole(role, { name }))
    await waitFor(() => expect(address()).toBe('/index'))
  })

  test.each([
    ['of this site', `${location.origin}/helpCenter`, 1],
    ['of another site', 'https://evil.example/', 0],
    ['of a site whose name only begins like this one', `${location.origin}.evil.example/`, 0],
  ])('the document before it %s', async (_, referrer, steps) => {
    const back = vi.spyOn(history, 'go').mockImplementation(() => undefined)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    vi.spyOn(history, 'length', 'get').mockReturnValue(2)
    const { user, address } = await renderRoute('/404')
    await user.click(screen.getByRole('button', { name: '返回上一页' }))
    if (steps === 0) await waitFor(() => expect(address()).toBe('/index'))
    expect(back.mock.calls).toEqual(steps === 1 ? [[-1]] : [])
  })

  test('leads back to the previous page', async () => {
    const { user, address } = await renderRoute('/hall?projectActive=2')
    await user.click(header().getByRole('link', { name: '登录' }))
    await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 登录'))
    act(() => {
      history.pushState({ idx: 2, key: 'x', usr: null }, '', '/404')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    })
    await user.click(await screen.findByRole('button', { name: '返回上一页' }))
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fhall%3FprojectActive%3D2'))
  })
})

test('[RT-05] every screen is its own chunk: a lost chunk breaks one screen only', () => {
  for (const area of readdirSync('src/pages')) {
    const text = readFileSync(`src/pages/${area}/routes.ts`, 'utf8')
    expect(text, area).not.toMatch(/^import [^(]*'\.\.?\//m)
    expect(text, area).toMatch(/import\('\.\/[\w-]+\.tsx?'\)/)
  }
  expect(routes.map(({ page }) => typeof page)).toEqual(routes.map(() => 'function'))
})

describe('[SE-10] the display settings', () => {
  const panel = () => screen.findByRole('dialog', { name: '显示设置' })
  const openPanel = async () => {
    fireEvent.keyDown(document.body, { code: 'KeyA', key: 'A', altKey: true, shiftKey: true })
    return within(await panel())
  }

  test('a first visitor has Chinese, the default theme and #409EFF', async () => {
    await renderRoute('/login')
    expect(root.lang).toBe('zh-CN')
    expect(useSettings.getState()).toMatchObject({ language: 'zh', theme: 'theme-default', colour: '#409EFF' })
    expect(variable('--brand')).toBe('')
    expect(root.hasAttribute('data-elder')).toBe(false)
  })

  test('English is applied at once and stored; in the frame only names and facts remain Chinese; and back', async () => {
    const { user } = await renderRoute('/hall?projectActive=1')
    await waitFor(() => expect(document.querySelector('.menu-blank')).toBeNull())
    await user.click(header().getByRole('button', { name: 'EN: switch to English' }))
    expect(await header().findByRole('link', { name: 'Sign in' })).toBeTruthy()
    expect(root.lang).toBe('en')
    expect(document.title).toBe('岷江产权交易网 - Bidding hall')
    expect(storedSettings()).toMatchObject({ language: 'en' })
    expect(screen.getByRole('navigation', { name: 'Main menu' }).querySelector('a')!.textContent).toBe('Home')
    const words = (part: string) => {
      const copy = document.querySelector(part)!.cloneNode(true) as HTMLElement
      for (const quoted of copy.querySelectorAll('[lang="zh-CN"], small, .strip-hello')) quoted.remove()
      return copy.textContent
    }
    for (const part of ['header', 'footer', 'aside']) expect(words(part)).not.toMatch(/\p{Script=Han}/u)
    await user.click(header().getByRole('button', { name: '中文：切换为中文' }))
    expect(await header().findByRole('link', { name: '登录' })).toBeTruthy()
    expect(root.lang).toBe('zh-CN')
  })

  test.each([
    ['on', 1],
    ['off', 0],
  ])('[RT-15] VITE_IDLE_LOCK=%s: the setting of the minutes until a lock is present: %i', async (setting, choices) => {
    vi.stubEnv('VITE_IDLE_LOCK', setting)
    await renderRoute('/login')
    const opened = await openPanel()
    expect(opened.queryAllByRole('group', { name: '无操作自动锁屏' })).toHaveLength(choices)
    vi.unstubAllEnvs()
  })

  test('open at their button and at Alt+Shift+A', async () => {
    const { user } = await renderRoute('/login')
    await user.click(header().getByRole('button', { name: '无障碍' }))
    await user.click(within(await panel()).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '显示设置' })).toBeNull())
    fireEvent.keyDown(document.body, { code: 'KeyA', key: 'a' })
    expect(screen.queryByRole('dialog', { name: '显示设置' })).toBeNull()
    expect(await openPanel()).toBeTruthy()
  })

  test('the type size changes at once and is stored', async () => {
    const { user } = await renderRoute('/login')
    const settings = await openPanel()
    await user.click(settings.getByRole('radio', { name: '150%' }))
    expect(variable('--type-scale')).toBe('1.5')
    expect(storedSettings()).toMatchObject({ typeScale: 1.5 })
  })

  test('the scheme follows the device until the reader chooses one, which is stored', async () => {
    const { user } = await renderRoute('/login')
    const settings = await openPanel()
    expect(settings.getByRole('radio', { name: '跟随系统' })).toHaveProperty('checked', true)
    expect(root.dataset['scheme']).toBe('light')
    await user.click(settings.getByRole('radio', { name: '深色' }))
    expect(root.dataset['scheme']).toBe('dark')
    expect(storedSettings()).toMatchObject({ scheme: 'dark' })
    await user.click(settings.getByRole('radio', { name: '浅色' }))
    expect(root.dataset['scheme']).toBe('light')
  })

  test('[D6] colour: a theme and a custom colour; text on it is darker; and the default again', async () => {
    const { user } = await renderRoute('/login')
    const settings = await openPanel()
    await user.click(settings.getByRole('radio', { name: '朱红' }))
    await waitFor(() => expect(variable('--brand')).toBe('#C8161D'))
    expect(storedSettings()).toMatchObject({ theme: 'theme-red', colour: '#C8161D' })
    fireEvent.change(settings.getByLabelText('自选颜色'), { target: { value: '#ffdd00' } })
    await waitFor(() => expect(variable('--brand')).toBe('#FFDD00'))
    expect(storedSettings()).toMatchObject({ theme: 'theme-custom', colour: '#FFDD00' })
    expect(variable('--own-light-primary')).toMatch(/^#[0-9A-F]{6}$/)
    expect(variable('--own-light-primary')).not.toBe('#FFDD00')
    expect(variable('--own-dark-primary')).toBe('#FFDD00')
    expect(variable('--own-dark-primary-tint')).toBe('color-mix(in oklab, #FFDD00 9%, #131C2B)')
    await user.click(settings.getByRole('button', { name: '恢复默认' }))
    await waitFor(() => expect(variable('--own-light-primary')).toBe(''))
    expect(storedSettings()).toMatchObject({ theme: 'theme-default', colour: '#409EFF' })
  })

  test('the elder-friendly version has large type and no motion; switched off, all is as before', async () => {
    const { user } = await renderRoute('/login')
    const button = header().getByRole('button', { name: '长辈版' })
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect([root.hasAttribute('data-elder'), root.hasAttribute('data-still')]).toEqual([true, true])
    expect(variable('--type-scale')).toBe('1.5')
    expect(storedSettings()).toMatchObject({ elder: true, typeScale: 1.5 })
    await user.click(button)
    expect([root.hasAttribute('data-elder'), root.hasAttribute('data-still')]).toEqual([false, false])
    expect(variable('--type-scale')).toBe('')
    expect(storedSettings()).toMatchObject({ elder: false, typeScale: 1 })
  })

  test('stored settings that are malformed are ignored', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    localStorage.setItem('ui:v1', '{"state":{"language":"fr","typeScale":"big"},"version":0}')
    await useSettings.persist.rehydrate()
    await renderRoute('/login')
    expect(useSettings.getState()).toMatchObject({ language: 'zh', typeScale: 1 })
    expect(root.lang).toBe('zh-CN')
    expect(console.error).not.toHaveBeenCalled()
  })
})
