// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PartnersBlock } from '#src/pages/home/parts/PartnersBlock.tsx'
import { exchangeOf, page, renderAt } from './exchange.tsx'

const path = '/dscq-content/partners/page'
const exchange = exchangeOf({
  [path]: ({ positionType }) =>
    page([{ id: 'p', name: `类型 ${String(positionType)} 的单位`, url: 'https://a.example/' }]),
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const asked = () => exchange.inputsOf(path).map(({ positionType }) => positionType)
const inWindow = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 1332px)' ? isNarrow : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('[HM-15] the partners block', () => {
  test('wide: six tabs, each asked once with its position type', async () => {
    const person = userEvent.setup()
    inWindow(false)
    renderAt(<PartnersBlock />)
    await screen.findByRole('link', { name: '类型 0 的单位' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '合作伙伴',
      '监管单位',
      '股东单位',
      '行业协会',
      '产权机构',
      '合作机构',
    ])
    for (const name of ['监管单位', '股东单位', '行业协会', '产权机构', '合作机构', '合作伙伴', '监管单位'])
      await person.click(screen.getByRole('tab', { name }))
    await screen.findByRole('link', { name: '类型 11 的单位' })
    expect(asked()).toEqual([0, 11, 12, 13, 14, 15])
    expect(exchange.inputsOf(path)[0]).toEqual({ positionType: 0, size: 100, current: 1 })
  })

  test('below 1332 px: five menus and the moving row', async () => {
    const person = userEvent.setup()
    inWindow(true)
    renderAt(<PartnersBlock />)
    await screen.findByRole('link', { name: '类型 0 的单位' })
    expect(screen.queryByRole('tab')).toBeNull()
    expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      '监管单位',
      '股东单位',
      '行业协会',
      '产权机构',
      '合作机构',
    ])
    expect(asked()).toEqual([0])
    await person.click(screen.getByText('行业协会'))
    await screen.findByRole('link', { name: '类型 13 的单位' })
    expect(asked()).toEqual([0, 13])
  })

  test('a group without anybody says so', async () => {
    inWindow(false)
    exchange.answers[path] = () => page([])
    renderAt(<PartnersBlock />)
    expect(await screen.findByText('暂无合作伙伴')).toBeDefined()
  })
})
