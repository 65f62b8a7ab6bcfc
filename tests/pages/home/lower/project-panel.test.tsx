// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ProjectPanel } from '#src/pages/home/parts/ProjectPanel.tsx'
import { exchangeOf, heldAnswer, page, renderAt } from './exchange.tsx'

const bidding = '/dscq-sync/v1/bid-assets/hall/page'
const upcoming = '/dscq-project/activity/upcoming-bid'
const listing = (assetsName: string) => ({ assetsId: assetsName, assetsName, projectType: 2, startPrice: '10000' })

const exchange = exchangeOf({
  [bidding]: ({ assetsName }) =>
    page([listing(typeof assetsName === 'string' ? `竞价中的${assetsName}` : '竞价中的标的')]),
  [upcoming]: ({ assetsName }) =>
    page([listing(typeof assetsName === 'string' ? `将竞价的${assetsName}` : '将竞价的标的')]),
})
afterEach(cleanup)

const name = () => screen.getByRole('searchbox', { name: '标的名称' })

describe('[HM-08] the project panel', () => {
  test('two tabs, eight rows each, and 更多 to the hall in the state of the tab', async () => {
    const person = userEvent.setup()
    renderAt(<ProjectPanel />)
    await screen.findByRole('link', { name: '竞价中的标的' })
    const more = () => screen.getByRole('link', { name: /更多/ }).getAttribute('href')
    expect(more()).toBe('/hall?projectActive=1')
    await person.click(screen.getByRole('tab', { name: '即将竞价' }))
    await screen.findByRole('link', { name: '将竞价的标的' })
    expect(more()).toBe('/hall?projectActive=2')
    expect(exchange.asked).toEqual([
      { path: bidding, input: { current: 1, size: 8 } },
      { path: upcoming, input: { current: 1, size: 8 } },
    ])
  })

  test('searches on Enter and by the button, for the name without idle spaces, in both tabs', async () => {
    const person = userEvent.setup()
    renderAt(<ProjectPanel />)
    await person.type(name(), '  商　铺 {Enter}')
    await screen.findByRole('link', { name: '竞价中的商 铺' })
    await person.clear(name())
    await person.type(name(), '厂房')
    await person.click(screen.getByRole('button', { name: '搜索' }))
    await screen.findByRole('link', { name: '竞价中的厂房' })
    await person.click(screen.getByRole('tab', { name: '即将竞价' }))
    await screen.findByRole('link', { name: '将竞价的厂房' })
    expect(exchange.inputsOf(bidding).map(({ assetsName }) => assetsName)).toEqual([undefined, '商 铺', '厂房'])
  })

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'an Enter of the input method (%j) asks nothing',
    async (key) => {
      renderAt(<ProjectPanel />)
      await screen.findByRole('link', { name: '竞价中的标的' })
      fireEvent.change(name(), { target: { value: '商' } })
      // `false`: the key was held back, so the browser sends no form.
      expect(fireEvent.keyDown(name(), { key: 'Enter', ...key })).toBe(false)
      expect(fireEvent.keyDown(name(), { key: 'Enter', keyCode: 13 })).toBe(true)
      expect(exchange.inputsOf(bidding)).toHaveLength(1)
    },
  )

  test('an older answer never overwrites a newer one', async () => {
    const person = userEvent.setup()
    const [a, b] = [heldAnswer(), heldAnswer()]
    renderAt(<ProjectPanel />)
    await screen.findByRole('link', { name: '竞价中的标的' })
    exchange.answers[bidding] = ({ assetsName }) => (assetsName === '甲' ? a : b).answer
    await person.type(name(), '甲{Enter}')
    await person.clear(name())
    await person.type(name(), '乙{Enter}')
    await waitFor(() => expect(exchange.inputsOf(bidding)).toHaveLength(3))
    b.give(page([listing('乙的结果')]))
    await screen.findByRole('link', { name: '乙的结果' })
    a.give(page([listing('甲的结果')]))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('link', { name: '乙的结果' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '甲的结果' })).toBeNull()
  })

  test('nothing found says what was looked for, and how to loosen it', async () => {
    const person = userEvent.setup()
    renderAt(<ProjectPanel />)
    await screen.findByRole('link', { name: '竞价中的标的' })
    exchange.answers[bidding] = () => page([])
    await person.type(name(), '<b>飞船</b>{Enter}')
    expect(await screen.findByText('没有找到名称含“<b>飞船</b>”的标的')).toBeDefined()
    await person.click(screen.getByRole('button', { name: '清除搜索条件' }))
    expect(await screen.findByRole('link', { name: '竞价中的标的' })).toBeDefined()
    expect((name() as HTMLInputElement).value).toBe('')
  })

  test('a hall that is empty points to the other tab; one that is down can be asked again', async () => {
    const person = userEvent.setup()
    exchange.answers[bidding] = () => page([])
    delete exchange.answers[upcoming]
    renderAt(<ProjectPanel />)
    await screen.findByText('当前没有正在竞价的标的')
    await person.click(screen.getByRole('button', { name: '看看即将竞价' }))
    await screen.findByRole('alert')
    exchange.answers[upcoming] = () => page([listing('将竞价的标的')])
    await person.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '将竞价的标的' })).toBeDefined()
  })
})
