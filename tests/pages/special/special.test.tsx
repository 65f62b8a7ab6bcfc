// Preloaded: a click in a test does not wait for a chunk.
import '#src/shared/ui/dialog/AskDialog.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addRoadshowFavourite, removeRoadshowFavourites, roadshowFavouriteIds } from '#src/api/endpoints/roadshow.ts'
import { english } from '#src/locales/en.ts'
import { signOut } from '#src/features/session/commands.ts'
import { hourMs } from '#src/model/time/units.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { showLanguage } from '#src/shared/lib/text/i18n.ts'
import * as download from '#src/shared/ui/file/download.ts'
import { signOnCode } from '#tests/mock/support/sign-in.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute, signInByCode } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

await loadScreens('/special/specialIndex', '/login', '/myCollect', '/projectDetail/A10060.html')

const main = () => within(screen.getByRole('main'))
const dialog = async () => within(await screen.findByRole('dialog', { hidden: false }))
const block = async (name: string) => within(await main().findByRole('region', { name }))
const rowOf = (title: RegExp) => within(main().getByRole('link', { name: title }).closest('li')!)

const running = /^股权转让项目路演：成都青衣融资担保有限公司 10%股权转让$/
const past = /^股权转让项目路演：成都锦川物业服务有限公司 34%股权转让$/

describe('[CT-07] the theme page', () => {
  test('shows the sections of the exchange, each with its content and its way on', async () => {
    await renderRoute('/special/specialIndex')
    await main().findByRole('heading', { level: 1, name: '产权转让专题' })
    expect(main().getByRole('link', { name: '我要转让' }).getAttribute('href')).toBe('/transferService?need=2')
    const figures = await block('转让数据')
    expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '在售项目',
      '成交宗数',
      '成交总额',
      '平均溢价率',
    ])
    expect(figures.getAllByRole('definition')[2]!.textContent).toMatch(/^[\d,]+\.\d\d 万元$/)
    expect(figures.getByText(/^成交数据自 20\d\d-\d\d-\d\d 首笔成交起累计，在售项目为当前数。$/)).toBeDefined()
    expect(figures.getAllByRole('definition')[3]!.textContent).toMatch(/^\d+\.\d\d %$/)
    expect((await block('精选标的')).getAllByRole('article')).toHaveLength(8)
    expect(
      within((await block('转让流程')).getByRole('list', { name: '转让流程' })).getAllByRole('listitem'),
    ).toHaveLength(7)
    const policies = (await block('政策法规')).getAllByRole('link')
    expect(policies[0]!.getAttribute('href')).toBe('/zcfg')
    expect(policies[1]!.getAttribute('href')).toMatch(/^\/newsDetailZcfg\?newsId=N-zcfg-/)
    expect((await block('常见问题')).getByText('转让价格怎样确定？')).toBeDefined()
    expect((await block('转让咨询')).getByRole('link', { name: '028-6000-0000' }).getAttribute('href')).toBe(
      'tel:02860000000',
    )
    await waitFor(() => expect(document.title).toContain('产权转让专题'))
    // In English amounts are in full.
    onTestFinished(() => act(() => showLanguage('zh', async () => english)))
    await act(() => showLanguage('en', async () => english))
    const inEnglish = (await block('Transfers in figures')).getAllByRole('definition')[2]!.textContent
    expect(inEnglish).toMatch(/^CNY \d{1,3}(?:,\d{3}){2,}\.\d\d$/)
  })

  test.each([
    ['?code=none', '专题不存在，可能已被撤下', '查看产权转让专题'],
    ['?code=%2F..%2F', '专题不存在，可能已被撤下', '查看产权转让专题'],
    ['?roadshow=LY9999', '路演不存在，可能已被撤下', '查看全部路演'],
    ['?roadshow=%3Cb%3E', '路演不存在，可能已被撤下', '查看全部路演'],
  ])('%s says what is missing, and leads on', async (search, text, link) => {
    await renderRoute(`/special/specialIndex${search}`)
    await main().findByText(text)
    expect(main().getAllByRole('link', { name: link })[0]!.getAttribute('href')).toBe('/special/specialIndex')
  })

  test('without sections it says so, and has its heading', async () => {
    const sections = [{ id: 'v', type: 'video', title: '视频' }]
    server.use(
      http.get('*/dscq-content/special/detail', () =>
        HttpResponse.json({ code: 200, msg: '', data: { code: 'x', title: '绿色资产', sections } }),
      ),
    )
    await renderRoute('/special/specialIndex?code=x')
    await main().findByRole('heading', { level: 1, name: '绿色资产' })
    expect(main().getByText('专题内容正在整理')).toBeDefined()
  })
})

describe('[CT-10] roadshows', () => {
  test('are listed by state and page, which the address keeps; a visitor who adds one to the favourites is asked to sign in', async () => {
    const { user, address } = await renderRoute('/special/specialIndex')
    const roadshows = await block('项目路演')
    await roadshows.findByRole('link', { name: running })
    expect(rowOf(running).getByText('进行中')).toBeDefined()
    expect(rowOf(running).getByText('2026-03-06 周五 09:00–11:00')).toBeDefined()
    expect(rowOf(running).getByRole('link', { name: 'G32026CD1000061' }).getAttribute('href')).toBe(
      '/projectDetail/A10060.html',
    )
    await user.click(rowOf(running).getByRole('button', { name: /^收藏/ }))
    const asked = await dialog()
    expect(asked.getByText('用户未登录')).toBeDefined()
    expect(asked.getByRole('button', { name: '去登录' })).toBeDefined()
    await user.click(asked.getByRole('button', { name: /^取\s?消$/ }))
    await user.click(roadshows.getByRole('button', { name: '已结束' }))
    await waitFor(() => expect(roadshows.getAllByRole('listitem')).toHaveLength(2))
    expect(address()).toBe('/special/specialIndex?state=over')
    expect(rowOf(past).queryByRole('button', { name: /加入日历|观看/ })).toBeNull()
    await user.click(rowOf(/^资产转让推介会：.*石羊路 59 号/).getByRole('button', { name: /^观看回放/ }))
    expect((await dialog()).getByText(/您将访问 live\.media\.example/)).toBeDefined()
  })

  test('one in full: place, speaker, material, calendar file', async () => {
    const save = vi.spyOn(download, 'saveFile').mockReturnValue()
    const { user } = await renderRoute('/special/specialIndex?roadshow=LY0006')
    await main().findByRole('heading', { level: 1, name: /资产转让推介会：德阳市旌阳区岷源科创中心/ })
    const crumbs = within(main().getByRole('navigation', { name: '面包屑' }))
    expect(crumbs.getByRole('link', { name: '产权转让专题' }).getAttribute('href')).toBe('/special/specialIndex')
    expect(crumbs.getByText('项目路演').getAttribute('aria-current')).toBe('page')
    for (const text of [
      '德阳市旌阳区政务服务中心 3 楼路演室',
      '岷江联合产权交易所德阳分所',
      '2026-03-06 周五 14:30–16:00',
    ])
      expect(main().getByText(text)).toBeDefined()
    expect(main().getAllByText('参会回执.docx').length).toBeGreaterThan(0)
    expect(main().getAllByText(/^SHA-256 [\da-f]{64}$/)).toHaveLength(2)
    await user.click(main().getByRole('button', { name: /^加入日历/ }))
    const [file, name] = save.mock.lastCall!
    expect(name).toBe('LY0006.ics')
    expect(await file.text()).toContain('DTSTART:20260306T063000Z\r\nDTEND:20260306T080000Z')
    save.mockRestore()
  })

  test('one that runs has a stream, which opens after a warning', async () => {
    const { user } = await renderRoute('/special/specialIndex?roadshow=LY0005')
    await user.click(await main().findByRole('button', { name: /^观看直播/ }))
    expect((await dialog()).getByText('即将离开本站')).toBeDefined()
  })

  test('it is over later by the clock of the exchange, and then has a recording', async () => {
    const world = openWorld()
    world.jump(3 * hourMs)
    await renderRoute('/special/specialIndex?roadshow=LY0005', { world })
    await main().findByText('已结束')
    expect(main().getByRole('button', { name: /^观看回放/ })).toBeDefined()
    expect(main().queryByRole('button', { name: /^观看直播/ })).toBeNull()
  })

  test('[LS-07] one that a visitor wanted is a favourite after signing in; a visitor who returns first has given it up', async () => {
    const roadshow = '/special/specialIndex?roadshow=LY0006'
    const { user, world, address } = await renderRoute(roadshow)
    const wish = async () => {
      await user.click(await main().findByRole('button', { name: /^收藏/ }))
      await user.click((await dialog()).getByRole('button', { name: '去登录' }))
      await waitFor(() => expect(address()).toBe('/login?redirect=%2Fspecial%2FspecialIndex%3Froadshow%3DLY0006'))
    }
    const favourites = () => world.call('person', roadshowFavouriteIds, {})
    await wish()
    await act(async () => navigateTo(roadshow))
    await main().findByRole('button', { name: /^收藏/ })
    await act(async () => navigateTo('/login?redirect=%2Fspecial%2FspecialIndex%3Froadshow%3DLY0006'))
    await act(() => signInByCode(signOnCode(world.exchange, 'person')))
    await waitFor(() => expect(address()).toBe(roadshow))
    expect(await favourites()).toEqual([])

    await act(() => signOut())
    await act(async () => navigateTo(roadshow))
    await wish()
    await act(() => signInByCode(signOnCode(world.exchange, 'person')))
    await screen.findByText('收藏成功')
    await main().findByRole('button', { name: /^已收藏/ })
    expect(await favourites()).toEqual(['LY0006'])
  })

  test('are on the page of their asset; another asset has no such block', async () => {
    const { user } = await renderRoute('/projectDetail/A10060.html', { as: 'person' })
    await block('项目路演')
    await user.click(rowOf(running).getByRole('button', { name: /^收藏/ }))
    await rowOf(running).findByRole('button', { name: /^已收藏/ })
  })

  test('favourites are a tab of /myCollect, past ones grey, and are removed after a confirmation', async () => {
    const world = openWorld()
    for (const id of ['LY0001', 'LY0006']) await world.call('person', addRoadshowFavourite, { id })
    const { user, address } = await renderRoute('/myCollect', { world, as: 'person' })
    await user.click(await main().findByRole('link', { name: '路演' }))
    expect(address()).toBe('/myCollect?kind=roadshow')
    await main().findByRole('link', { name: past })
    expect(rowOf(past).getByText('已结束')).toBeDefined()
    expect(rowOf(past).getByText('2026-03-06 收藏')).toBeDefined()
    await user.click(rowOf(past).getByRole('button', { name: /^取消收藏/ }))
    const asked = await dialog()
    expect(asked.getByText('确定取消收藏?')).toBeDefined()
    expect(asked.getByText(past)).toBeDefined()
    const release = world.holdAnswer(removeRoadshowFavourites.path)
    await user.click(asked.getByRole('button', { name: /^确\s?定$/ }))
    await waitFor(() => expect(main().queryByRole('link', { name: past })).toBeNull())
    const left = /^资产转让推介会：德阳市旌阳区岷源科创中心/
    const removeChosen = main().getByRole('button', { name: '取消收藏' })
    expect(removeChosen.getAttribute('aria-disabled')).toBe('true')
    await user.click(rowOf(left).getByRole('checkbox', { name: /^选择：资产转让推介会/ }))
    release()
    await waitFor(() => expect(removeChosen.getAttribute('aria-disabled')).not.toBe('true'))
    expect(main().getByText('已选 1 条')).toBeDefined()
    const addElsewhere = async (id: string) => {
      await world.call('person', addRoadshowFavourite, { id })
      await act(() => queryClient.invalidateQueries())
    }
    await addElsewhere('LY0001')
    await main().findByRole('link', { name: past })
    await user.click(removeChosen)
    await user.click((await dialog()).getByRole('button', { name: /^确\s?定$/ }))
    await waitFor(() => expect(main().queryByRole('link', { name: left })).toBeNull())
    // One that was removed, and comes back, is not chosen.
    await addElsewhere('LY0006')
    await main().findByRole('link', { name: left })
    expect(main().queryByText(/^已选/)).toBeNull()
    await user.click(main().getByRole('checkbox', { name: '全选本页' }))
    await user.click(removeChosen)
    await user.click((await dialog()).getByRole('button', { name: /^确\s?定$/ }))
    await main().findByText('您尚未收藏路演')
  })
})
