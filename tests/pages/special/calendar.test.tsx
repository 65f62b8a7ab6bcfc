import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import * as download from '#src/shared/ui/file/download.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'
import { server } from '#tests/support/world.ts'

await loadScreens('/special/specialIndex', '/projectDetail/A10060.html')

const calendar = '/special/specialIndex?view=calendar'
const main = () => within(screen.getByRole('main'))
const grid = async (name: string) => within(await main().findByRole('table', { name }))
const answer = (events: unknown) =>
  server.use(
    http.post('*/dscq-content/calendar/month', () =>
      HttpResponse.json({ code: 200, msg: '', data: { month: '2026-03', events } }),
    ),
  )

describe('[CT-10] the calendar', () => {
  test('shows the month by weeks with its events, lists the day of today, and steps to other months, kinds and days', async () => {
    const { user, address } = await renderRoute(calendar)
    const march = await grid('2026 年 3 月')
    expect(main().getByRole('heading', { level: 1, name: '交易日历' })).toBeDefined()
    expect(march.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '周一',
      '周二',
      '周三',
      '周四',
      '周五',
      '周六',
      '周日',
    ])
    const today = march.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current') === 'date')
    expect(today.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['6今天'])
    expect(within(today[0]!).getAllByRole('listitem')).toHaveLength(3)
    const day = within(main().getByRole('region', { name: '2026-03-06 周五' }))
    const roadshow = day.getByRole('link', { name: /^资产转让推介会：德阳市旌阳区岷源科创中心/ })
    expect(roadshow.getAttribute('href')).toBe('/special/specialIndex?roadshow=LY0006')
    expect(within(roadshow.closest('li')!).getByText('14:30–16:00')).toBeDefined()
    expect(within(roadshow.closest('li')!).getByText('德阳市旌阳区政务服务中心 3 楼路演室')).toBeDefined()

    await user.click(main().getByRole('button', { name: '路演' }))
    expect(address()).toBe('/special/specialIndex?view=calendar&kind=roadshow')
    await user.click(march.getByRole('link', { name: '2026-03-10 周二，1 项日程' }))
    expect(address()).toBe('/special/specialIndex?view=calendar&kind=roadshow&day=2026-03-10')
    const cancelled = within(main().getByRole('region', { name: '2026-03-10 周二' }))
    expect(cancelled.getByText('已取消')).toBeDefined()
    expect(cancelled.queryByRole('button', { name: /^加入日历/ })).toBeNull()

    await user.click(main().getByRole('link', { name: '上个月' }))
    expect(address()).toBe('/special/specialIndex?view=calendar&month=2026-02&kind=roadshow')
    const february = await grid('2026 年 2 月')
    expect(february.getAllByTitle('节假日休息').map((mark) => mark.textContent)).toHaveLength(9)
    expect(february.getAllByTitle('调休上班')).toHaveLength(2)
    await waitFor(() => expect(document.title).toContain('交易日历 · 2026 年 2 月'))
    await user.click(main().getByRole('link', { name: '今天' }))
    expect(address()).toBe('/special/specialIndex?view=calendar&kind=roadshow')
  })

  test('saves the coming events of the month, or one, with the page of each', async () => {
    const save = vi.spyOn(download, 'saveFile').mockReturnValue()
    const { user } = await renderRoute(`${calendar}&kind=roadshow`)
    await user.click(await main().findByRole('button', { name: '未到的 5 项加入日历' }))
    const [file, name] = save.mock.lastCall!
    expect(name).toBe('calendar-2026-03.ics')
    const text = await file.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(5)
    expect(text).toContain('URL:http://localhost:3000/special/specialIndex?roadshow=LY0006\r\n')
    expect(text).not.toContain('LY0009')
    await user.click(main().getAllByRole('button', { name: /^加入日历/ })[0]!)
    expect(save.mock.lastCall![1]).toBe('LY0006.ics')
    save.mockRestore()
  })

  test.each(['2026-13', '2024-02', 'x'])('month=%s is none of its months, which it names', async (month) => {
    await renderRoute(`${calendar}&month=${month}`)
    await main().findByText('日历没有这个月份')
    await main().findByText('可以查看 2024 年 3 月 至 2027 年 3 月')
    expect(main().getByRole('link', { name: '查看本月' }).getAttribute('href')).toBe(calendar)
  })

  test('an empty month says so', async () => {
    answer([])
    await renderRoute(calendar)
    await main().findByText('本月没有日程')
    expect(main().queryByRole('table')).toBeNull()
  })

  test('a month without events of the chosen kind leads to all; at the end of the calendar there is no further step', async () => {
    answer([
      { id: 'e', kind: 'bidding', title: '甲', at: 1_800_000_000_000, asset: { assetsId: 'A1', assetsName: '甲' } },
    ])
    await renderRoute(`${calendar}&month=2027-03&kind=roadshow`)
    await main().findByText('本月没有这类日程')
    expect(main().getByRole('link', { name: '查看全部日程' }).getAttribute('href')).toBe(`${calendar}&month=2027-03`)
    await waitFor(() => expect(main().queryByRole('link', { name: '下个月' })).toBeNull())
    expect(main().queryByRole('button', { name: /加入日历/ })).toBeNull()
    expect(main().getByText('2027 年节假日安排尚未公布，休息日以公布为准')).toBeDefined()
  })

  test('the list of today says how many of its events have passed', async () => {
    const at = (time: string) => Date.parse(`${time}+08:00`)
    const asset = { assetsId: 'A1', assetsName: '甲' }
    answer(
      ['2026-03-05T09:00', '2026-03-06T00:01', '2026-03-06T00:02', '2026-03-06T23:58'].map((time) => ({
        id: time,
        kind: 'bidding',
        title: '甲',
        at: at(time),
        asset,
      })),
    )
    const { user } = await renderRoute(calendar)
    const heading = async (name: string) =>
      within(await main().findByRole('region', { name })).getByRole('heading', { level: 3 }).textContent
    expect(await heading('2026-03-06 周五')).toBe('2026-03-06 周五今天3 项日程已过 2 项')
    await user.click(main().getByRole('link', { name: '2026-03-05 周四，1 项日程' }))
    expect(await heading('2026-03-05 周四')).toBe('2026-03-05 周四1 项日程')
  })

  test('a month to come offers all of its events as one file', async () => {
    answer([
      { id: 'e', kind: 'bidding', title: '甲', at: 1_800_000_000_000, asset: { assetsId: 'A1', assetsName: '甲' } },
    ])
    await renderRoute(`${calendar}&month=2027-01`)
    await main().findByRole('button', { name: '本月全部 1 项加入日历' })
    const crumbs = within(main().getByRole('navigation', { name: '面包屑' }))
    expect(crumbs.getByRole('link', { name: '产权转让专题' }).getAttribute('href')).toBe('/special/specialIndex')
    expect(crumbs.getByText('交易日历').getAttribute('aria-current')).toBe('page')
  })

  test.each([
    ['&day=2026-02-31', ''],
    ['&month=2026-04&day=2026-03-06', '&month=2026-04'],
    ['&kind=roadshow&day=x', '&kind=roadshow'],
  ])('%s names no day of the month, and the address loses it', async (search, left) => {
    answer([])
    const { address } = await renderRoute(calendar + search)
    await main().findByText(/^本月没有/)
    expect(address()).toBe(calendar + left)
  })

  test('a failed request has a retry', async () => {
    let isDown = true
    server.use(
      http.post('*/dscq-content/calendar/month', () =>
        isDown ? HttpResponse.json({ code: 500, msg: '' }) : undefined,
      ),
    )
    const { user } = await renderRoute(`${calendar}&kind=roadshow`)
    const retry = await main().findByRole('button', { name: '重试' })
    isDown = false
    await user.click(retry)
    await grid('2026 年 3 月')
  })

  test.each([
    ['/special/specialIndex', '交易日历 ›', calendar],
    ['/special/specialIndex?roadshow=LY0006', '交易日历', `${calendar}&month=2026-03`],
    ['/projectDetail/A10060.html', '交易日历 ›', calendar],
  ])('%s leads to it', async (address, name, to) => {
    await renderRoute(address)
    expect((await main().findByRole('link', { name })).getAttribute('href')).toBe(to)
  })
})
