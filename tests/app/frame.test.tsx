import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { routeAt, screenOf } from '#src/app/routes.ts'
import { draftName } from '#src/shared/lib/storage/draft-owner.ts'
import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

const header = () => within(screen.getByRole('banner'))
const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }))
const footer = () => within(screen.getByRole('contentinfo'))
const floating = () => within(screen.getByRole('complementary', { name: '快捷服务' }))
const hrefOf = (name: string | RegExp) => header().getAllByRole('link', { name })[0]!.getAttribute('href')
const question = () => screen.findByRole('dialog', { name: '溫馨提示' })
const answers = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

// Loading a thousand modules on a busy machine must not count as test time; a loaded screen is drawn within the click.
beforeAll(
  () =>
    Promise.all([
      ...['/login', '/project', '/usercenterIndex', '/myProject'].map((path) => screenOf(routeAt(path)!)),
      import('#src/shared/ui/dialog/AskDialog.tsx'),
      import('#src/features/customer-service/ChatPanel.tsx'),
      import('#src/locales/en.ts'),
    ]),
  120_000,
)

describe.each([
  ['[HD-01] the standard header', '/hall?projectActive=2', '/login?redirect=%2Fhall%3FprojectActive%3D2'],
  ['[HD-05] the simple header', '/findPassword', '/login?redirect=%2FfindPassword'],
])('%s', (_, place, login) => {
  test('lets a visitor sign in, return to this page, and register', async () => {
    await renderRoute(place)
    expect(hrefOf('登录')).toBe(login)
    expect(hrefOf('注册')).toBe('/register')
    expect(header().queryByRole('button', { name: '退出' })).toBeNull()
  })

  test('[HD-04] shows the name of the user, and the sign-out, which leads to the login page', async () => {
    const { user, address } = await renderRoute(place, { as: 'person' })
    expect(hrefOf('周岷生')).toBe('/usercenterIndex')
    expect(header().queryByRole('link', { name: '登录' })).toBeNull()
    await user.click(header().getByRole('button', { name: '退出' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(header().queryByRole('link', { name: '周岷生' })).toBeNull()
    await waitFor(() => expect(hrefOf('登录')).toBe('/login'))
  })

  test('[SE-07] asks before a sign-out that deletes what was filled in and not sent', async () => {
    const { user, address } = await renderRoute(place, { as: 'person' })
    const draft = draftName('demand', 1)
    writeStored('local', draft, '{}')
    await user.click(header().getByRole('button', { name: '退出' }))
    await screen.findByText('您有填写后尚未提交的内容，退出后不再保留。确定退出吗？')
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect([readStored('local', draft), hrefOf('周岷生')]).toEqual(['{}', '/usercenterIndex'])
    await user.click(header().getByRole('button', { name: '退出' }))
    await user.click(await screen.findByRole('button', { name: '退出当前账号' }))
    await waitFor(() => expect(address()).toBe('/login'))
    await waitFor(() => expect(readStored('local', draft)).toBeNull())
  })

  test('has the user centre, help, the QR code and the phones', async () => {
    const { user } = await renderRoute(place)
    expect(hrefOf('用户中心')).toBe('/usercenterIndex')
    expect(hrefOf('帮助中心')).toBe('/helpCenter')
    expect(hrefOf(/028-6000-0001/)).toBe('tel:028-6000-0001')
    expect(hrefOf(/028-6000-0002/)).toBe('tel:028-6000-0002')
    expect(header().getByText('028-6000-0000')).toBeTruthy()
    const button = header().getByRole('button', { name: '官方公众号' })
    await user.hover(button)
    expect(await header().findByRole('img', { name: '官方公众号二维码' })).toBeTruthy()
    await user.unhover(button)
    expect(header().queryByRole('img', { name: '官方公众号二维码' })).toBeNull()
  })

  test('[HD-04] asks a visitor to sign in before the user centre, with one button', async () => {
    const { user, address } = await renderRoute(place)
    await user.click(header().getByRole('link', { name: '用户中心' }))
    const asked = await question()
    expect(asked.textContent).toContain('请先登录')
    expect(answers(asked)).toEqual(['确定'])
    expect(address()).toBe(place)
    await user.click(within(asked).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })

  test('[HD-04] leads a signed-in user to the user centre', async () => {
    const { user, address } = await renderRoute(place, { as: 'person' })
    await user.click(header().getByRole('link', { name: '用户中心' }))
    await waitFor(() => expect(address()).toBe('/usercenterIndex'))
    expect(screen.queryByRole('dialog', { name: '溫馨提示' })).toBeNull()
  })

  test('[HD-02] has a logo that leads home', async () => {
    await renderRoute(place)
    expect(hrefOf(/^岷江产权交易网/)).toBe('/index')
  })
})

test('[HD-01] from the home page the login link has no redirect: a sign-in leads home by default', async () => {
  await renderRoute('/index')
  expect(hrefOf('登录')).toBe('/login')
})

test('[HD-02] a search from the header leads to the list and is shown again there', async () => {
  const { user, address } = await renderRoute('/hall?projectActive=1')
  const box = () => header().getByRole<HTMLInputElement>('searchbox', { name: '搜索关键词' })
  await user.type(box(), '成都 a&b=c{Enter}')
  await waitFor(() => expect(address()).toBe('/project?q=%E6%88%90%E9%83%BD+a%26b%3Dc'))
  expect(box().value).toBe('成都 a&b=c')
  await waitFor(() => expect(document.title).toBe('岷江产权交易网 - 项目 - 项目列表'))
})

describe('[HD-03] the menu', () => {
  test('comes from the exchange, and marks the current section', async () => {
    await renderRoute('/hall?projectActive=1')
    await menu().findByRole('link', { name: '首页' })
    const items = menu().getAllByRole('link')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '首页',
      '项目',
      '竞价大厅',
      '公告',
      '金融服务',
      '政策法规',
      '采购',
      '帮助中心',
      '公共资源交易',
    ])
    expect(items.filter((item) => item.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
      '竞价大厅',
    ])
    const outer = menu().getByRole('link', { name: '公共资源交易' })
    expect([outer.getAttribute('target'), outer.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(menu().getByRole('link', { name: '采购' }).getAttribute('target')).toBe('_blank')
  })

  test('shows an error when it cannot be loaded, and a retry', async () => {
    const world = openWorld()
    world.faults({ path: '/blade-desk/navigation-config/list', kind: 'down' })
    const { user } = await renderRoute('/serviceCenter', { world })
    expect((await menu().findByRole('alert')).textContent).toContain('菜单加载失败')
    world.faults()
    await user.click(menu().getByRole('button', { name: '重试' }))
    expect(await menu().findByRole('link', { name: '首页' })).toBeTruthy()
    expect(menu().queryByRole('alert')).toBeNull()
  })

  test('an empty menu is no failure', async () => {
    const world = openWorld()
    await world.scenario('empty')
    await renderRoute('/serviceCenter', { world })
    await waitFor(() => expect(document.querySelector('.menu-blank')).toBeNull())
    expect(menu().queryAllByRole('link')).toEqual([])
    expect(menu().queryByRole('alert')).toBeNull()
  })
})

test('[HD-07] the footer: help, contact, phones, address, QR code, record number, mail', async () => {
  await renderRoute('/serviceCenter')
  const href = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href')
  expect(href('帮助中心')).toBe('/helpCenter')
  expect(footer().getByRole('heading', { name: '联系我们' })).toBeTruthy()
  expect(href(/028-6000-0000/)).toBe('tel:028-6000-0000')
  expect(href(/028-6000-0001/)).toBe('tel:028-6000-0001')
  expect(href(/028-6000-0002/)).toBe('tel:028-6000-0002')
  expect(footer().getByText('四川省成都市高新区岷江大道 600 号')).toBeTruthy()
  expect(await footer().findByRole('img', { name: '官方公众号二维码' })).toBeTruthy()
  expect(href('蜀ICP备00000000号-1')).toBe('https://beian.miit.gov.cn/')
  expect(footer().getByRole('link', { name: '蜀ICP备00000000号-1' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(href(/service@/)).toBe('mailto:service@minjiang-exchange.example')
})

test('on a narrow screen each button of the header unfolds one part, which the next screen folds again', async () => {
  const { user, address } = await renderRoute('/serviceCenter')
  const open = () => screen.getByRole('banner').dataset['open']
  const button = (name: string) => header().getByRole('button', { name })
  const states = () =>
    Object.fromEntries(['菜单', '服务'].map((name) => [name, button(name).getAttribute('aria-expanded')]))
  expect(open()).toBeUndefined()
  await user.click(button('菜单'))
  expect([open(), states()]).toEqual(['menu', { 菜单: 'true', 服务: 'false' }])
  await user.click(button('服务'))
  expect([open(), states()]).toEqual(['services', { 菜单: 'false', 服务: 'true' }])
  expect(screen.getByRole('complementary', { name: '快捷服务' }).dataset['open']).toBe('true')
  await user.keyboard('{Escape}')
  expect(open()).toBeUndefined()
  await user.click(button('菜单'))
  await user.click(await menu().findByRole('link', { name: '项目' }))
  await waitFor(() => expect(address()).toBe('/project'))
  expect(open()).toBeUndefined()
})

test('on a phone the services are a sheet that takes the focus, and returns it to its button on Esc and at its veil', async () => {
  vi.stubGlobal('innerWidth', 375)
  const { user } = await renderRoute('/serviceCenter')
  const sheet = screen.getByRole('complementary', { name: '快捷服务' })
  const button = header().getByRole('button', { name: '服务' })
  const open = async () => {
    await user.click(button)
    expect(sheet.dataset['open']).toBe('true')
    expect(document.activeElement).toBe(floating().getByRole('link', { name: '用户中心' }))
  }
  const expectClosed = () => {
    expect(sheet.dataset['open']).toBeUndefined()
    expect(document.activeElement).toBe(button)
  }
  await open()
  await user.keyboard('{Escape}')
  expectClosed()
  await open()
  await user.click(sheet.querySelector('div')!)
  expectClosed()
})

test('Esc in a dialog over the open menu closes the dialog alone', async () => {
  const { user } = await renderRoute('/serviceCenter')
  await user.click(header().getByRole('button', { name: '菜单' }))
  await user.click(header().getByRole('link', { name: '用户中心' }))
  const asked = await question()
  await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('banner').dataset['open']).toBe('menu')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('banner').dataset['open']).toBeUndefined())
})

describe('[FW-01] the floating window', () => {
  test('has its items in their order and with their addresses', async () => {
    const { user } = await renderRoute('/serviceCenter')
    const items = floating().getAllByRole('listitem')
    const entries = items.map((item) => {
      const target = item.querySelector('a, button')!
      return [target.textContent, target.getAttribute('href')]
    })
    expect(entries).toEqual([
      ['用户中心', '/usercenterIndex'],
      ['竞价室', '/myProject?list=2'],
      ['我的收藏', '/myCollect'],
      ['投资服务', '/investService?need=1'],
      ['转让服务', '/transferService?need=2'],
      ['其他服务', '/otherService?need=3'],
      ['在线客服', null],
      ['公众号', null],
      ['返回顶部', null],
    ])
    await user.hover(floating().getByRole('button', { name: '公众号' }))
    expect(await floating().findByRole('img', { name: '官方公众号二维码' })).toBeTruthy()
  })

  test.each([
    ['用户中心', '/login'],
    ['竞价室', '/login?redirect=%2FmyProject%3Flist%3D2'],
    ['我的收藏', '/login'],
    ['投资服务', '/login'],
    ['转让服务', '/login'],
    ['其他服务', '/login'],
  ])('[FW-02] without a user name %s asks to sign in first; 确定 leads to %s', async (name, place) => {
    const { user, address } = await renderRoute('/serviceCenter')
    await user.click(floating().getByRole('link', { name }))
    const asked = await question()
    expect(asked.textContent).toContain('请先登录')
    expect(answers(asked)).toEqual(['确定'])
    expect(address()).toBe('/serviceCenter')
    await user.click(within(asked).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(address()).toBe(place))
  })

  test('[FW-02] dismissing the question does nothing', async () => {
    const { user, address } = await renderRoute('/serviceCenter')
    await user.click(floating().getByRole('link', { name: '竞价室' }))
    await user.click(within(await question()).getByRole('button', { name: /Close|关闭/ }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '溫馨提示' })).toBeNull())
    expect(address()).toBe('/serviceCenter')
  })

  test('[FW-02] chat and back to top need no sign-in', async () => {
    const { user, address } = await renderRoute('/serviceCenter')
    await user.click(floating().getByRole('button', { name: '返回顶部' }))
    await user.click(floating().getByRole('button', { name: '在线客服' }))
    expect(await screen.findByRole('dialog', { name: '在线客服' })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '溫馨提示' })).toBeNull()
    expect(address()).toBe('/serviceCenter')
  })

  test('[FW-02] with a user name no sign-in is asked for', async () => {
    const { user, address } = await renderRoute('/serviceCenter', { as: 'person' })
    await user.click(floating().getByRole('link', { name: '竞价室' }))
    await waitFor(() => expect(address()).toBe('/myProject?list=2'))
    expect(screen.queryByRole('dialog', { name: '溫馨提示' })).toBeNull()
  })

  test('[FW-03] goes 50 px up each 10 ms, until the top or until the reader scrolls', async () => {
    const { user } = await renderRoute('/serviceCenter')
    const up = floating().getByRole('button', { name: '返回顶部' })
    let place = 200
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place)
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
      place = (to as ScrollToOptions).top!
    })
    const steps = () => scroll.mock.calls.map(([to]) => (to as ScrollToOptions).top)
    await user.hover(up)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    up.click()
    vi.advanceTimersByTime(20)
    expect(steps()).toEqual([150, 100])
    dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(1000)
    expect(steps()).toEqual([150, 100])
    up.click()
    vi.advanceTimersByTime(1000)
    expect(steps()).toEqual([150, 100, 50, 0])
  })
})

describe('[FW-05] the customer service chat', () => {
  const desk = () => within(screen.getByRole('dialog', { name: '在线客服' }))
  const chat = () => floating().getByRole('button', { name: /^在线客服/ })
  const log = () => desk().getByRole('log')
  const deskReply = () => desk().getAllByText(/^客服/, { selector: 'p' })

  test('works signed out: a question is sent, an answer arrives', async () => {
    const { user } = await renderRoute('/serviceCenter')
    await user.click(chat())
    await screen.findByRole('dialog', { name: '在线客服' })
    await waitFor(() => expect(desk().getByRole('status').textContent).toBe('已连接'))
    await waitFor(() => expect(deskReply()).toHaveLength(1))
    expect(document.activeElement).toBe(desk().getByRole('textbox', { name: '消息内容' }))
    await user.keyboard('怎么交纳保证金？{Enter}')
    expect(log().textContent).toContain('怎么交纳保证金？')
    await waitFor(() => expect(deskReply()).toHaveLength(2))
    expect(log().textContent).toMatch(/子账号|账户/)
    await waitFor(() => expect(log().textContent).not.toContain('发送中'))
  })

  test('an answer that arrives while the chat is closed is counted as unread, and is read once the chat is open', async () => {
    const { user } = await renderRoute('/serviceCenter')
    await user.click(chat())
    await waitFor(() => expect(deskReply()).toHaveLength(1))
    await user.type(desk().getByRole('textbox', { name: '消息内容' }), '发票{Enter}')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: '在线客服' })).toBeNull()
    expect(document.activeElement).toBe(chat())
    await waitFor(() => expect(chat().textContent).toContain('1条未读消息'))
    await user.click(chat())
    await waitFor(() => expect(chat().textContent).not.toContain('1'))
  })
})

test('[RT-06] a failing analytics service breaks nothing', async () => {
  const { user, address } = await renderRoute('/serviceCenter')
  navigator.sendBeacon = () => false
  server.use(http.post('*/analytics', () => HttpResponse.error()))
  await user.click(header().getByRole('link', { name: '登录' }))
  expect(await screen.findByRole('heading', { level: 1, name: '登录' })).toBeTruthy()
  expect(address()).toBe('/login?redirect=%2FserviceCenter')
})
