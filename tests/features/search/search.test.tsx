import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { searchAddress, searchAt } from '#src/features/search/address.ts'
import { SearchBox } from '#src/features/search/SearchBox.tsx'

afterEach(cleanup)

describe('[HD-02] the address of a search', () => {
  test.each([
    ['property', '成都 房产', '/project?q=%E6%88%90%E9%83%BD+%E6%88%BF%E4%BA%A7'],
    ['property', '  a&b=c#d?  ', '/project?q=a%26b%3Dc%23d%3F'],
    ['property', '１２　３', '/project?q=%EF%BC%91%EF%BC%92+%EF%BC%93'],
    ['property', '', '/project'],
    ['purchase', '空调', '/purchase/searchNew?keyName=%E7%A9%BA%E8%B0%83'],
    ['purchase', '', '/purchase/searchNew?keyName='],
  ] as const)('%s %j', (type, text, address) => {
    expect(searchAddress(type, text)).toBe(address)
  })
})

describe('[HD-02] the search shown at an address', () => {
  test.each([
    ['/project', '?q=%E6%88%BF%E4%BA%A7&typeCode=2', { type: 'property', text: '房产' }],
    ['/project', '?typeCode=2', { type: 'property', text: '' }],
    ['/purchase/searchNew', '?keyName=a%26b', { type: 'purchase', text: 'a&b' }],
    ['/purchase/index', '', { type: 'purchase', text: '' }],
    ['/project/purchase', '', { type: 'purchase', text: '' }],
    ['/news/purchase/detail', '', { type: 'purchase', text: '' }],
    ['/projectPurchase', '', { type: 'property', text: '' }],
    ['/index', '?q=1', { type: 'property', text: '' }],
  ] as const)('%s%s', (pathname, search, shown) => {
    expect(searchAt(pathname, search)).toEqual(shown)
  })
})

describe('[HD-02] the search box', () => {
  /** Procurement has its own header. */
  const places = [
    {
      path: '/purchase/*',
      element: (
        <main>
          <SearchBox hints={false} />
        </main>
      ),
    },
    { path: '*', element: <SearchBox hints={false} /> },
  ]
  function start(at = '/index') {
    const router = createMemoryRouter(places, { initialEntries: [at] })
    render(<RouterProvider router={router} />)
    const here = () => router.state.location.pathname + router.state.location.search
    return { here, router, box: () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索关键词' }) }
  }

  test('Enter searches, and the result page shows the text again', async () => {
    const { here, box } = start()
    await userEvent.type(box(), '房产{Enter}')
    expect(here()).toBe('/project?q=%E6%88%BF%E4%BA%A7')
    expect(box().value).toBe('房产')
  })

  test('the icon button searches; the type decides the target', async () => {
    const { here, box } = start()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '搜索类型' }), '采购')
    expect(box().placeholder).toBe('请输入采购项目名称或编号')
    await userEvent.type(box(), '空调')
    await userEvent.click(screen.getByRole('button', { name: '搜索' }))
    expect(here()).toBe('/purchase/searchNew?keyName=%E7%A9%BA%E8%B0%83')
  })

  test.each([
    ['while characters are being chosen', { isComposing: true }],
    ['by the key code of an input method', { keyCode: 229 }],
  ])('Enter %s does not search', (_, how) => {
    const { here, box } = start()
    fireEvent.change(box(), { target: { value: 'fangchan' } })
    const wasTaken = !fireEvent.keyDown(box(), { key: 'Enter', ...how })
    expect(wasTaken).toBe(true)
    expect(here()).toBe('/index')
  })

  test('text typed before the screen of a search appears is kept', async () => {
    const { router, box } = start()
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    await userEvent.type(box(), ' 厂房 {Enter}出租')
    expect(box().value).toBe('厂房出租')
    const [to] = navigate.mock.lastCall!
    navigate.mockRestore()
    await act(() => router.navigate(to as string))
    expect(router.state.location.search).toBe('?q=%E5%8E%82%E6%88%BF')
    expect(box().value).toBe('厂房出租')
  })

  test('such text is kept in a header with a new box, too, but not for another search', async () => {
    const { router, box } = start()
    const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
    const first = box()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '搜索类型' }), 'purchase')
    await userEvent.type(first, '空调{Enter}维修')
    const [to] = navigate.mock.lastCall!
    navigate.mockRestore()
    await act(() => router.navigate(to as string))
    expect(router.state.location.pathname).toBe('/purchase/searchNew')
    expect(box()).not.toBe(first)
    expect(box().value).toBe('空调维修')
    await act(() => router.navigate('/index'))
    await userEvent.type(box(), '车辆')
    await act(() => router.navigate(to as string))
    expect(box().value).toBe('空调')
  })

  test('another search in the history is shown; half-typed text survives an unrelated navigation', async () => {
    const { router, box } = start('/project?q=%E8%BD%A6%E8%BE%86')
    expect(box().value).toBe('车辆')
    await act(() => router.navigate('/project?q=%E8%AE%BE%E5%A4%87'))
    expect(box().value).toBe('设备')
    await act(() => router.navigate(-1))
    expect(box().value).toBe('车辆')
    await act(() => router.navigate('/index'))
    await userEvent.type(box(), '厂')
    await act(() => router.navigate('/zxdt'))
    expect(box().value).toBe('厂')
  })
})
