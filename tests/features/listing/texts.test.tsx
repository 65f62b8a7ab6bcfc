import { Profiler } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { provideServerTime, serverTimeJumped } from '#src/shared/lib/time/server-time.ts'

afterEach(cleanup)

describe('TimeLeft with a manual clock', () => {
  /** The exchange is half an hour ahead of the local clock. */
  const ahead = 1_800_000
  const beginning = 1_790_000_000_000
  beforeEach(() => {
    vi.useFakeTimers({ now: beginning })
    provideServerTime(() => Date.now() + ahead)
  })
  afterEach(() => provideServerTime(() => Date.now()))
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  const text = () => screen.getByRole('timer').textContent

  test('[HM-10] it changes once a second, by the clock of the exchange, and shows 已超时 exactly at zero', () => {
    render(<TimeLeft deadline={beginning + ahead + 93_784_000} />)
    expect(text()).toBe('01天 02时 03分 04秒')
    pass(1010)
    expect(text()).toBe('01天 02时 03分 03秒')
    pass(93_781_000)
    expect(text()).toBe('00天 00时 00分 02秒')
    pass(1000)
    expect(text()).toBe('00天 00时 00分 01秒')
    pass(1010)
    expect(text()).toBe('已超时')
    pass(60_000)
    expect(text()).toBe('已超时')
  })

  test('[HM-10] it is right at once after the clock was corrected', () => {
    render(<TimeLeft deadline={beginning + ahead + 600_000} />)
    expect(text()).toBe('00天 00时 10分 00秒')
    provideServerTime(() => Date.now() + ahead + 540_000)
    act(() => serverTimeJumped())
    expect(text()).toBe('00天 00时 01分 00秒')
  })

  test('[HM-10] negative and empty deadlines show nothing', () => {
    const { container } = render(
      <>
        <TimeLeft deadline={null} />
        <TimeLeft deadline={-1} />
      </>,
    )
    expect(container.textContent).toBe('')
  })

  test('the text at zero can be replaced', () => {
    render(<TimeLeft deadline={beginning} over="正在处理中…" />)
    expect(text()).toBe('正在处理中…')
  })

  test('[HM-10] React renders it once a minute, and at once for another deadline', () => {
    const drawn = vi.fn<() => void>()
    const at = (deadline: number) => (
      <Profiler id="countdown" onRender={drawn}>
        <TimeLeft deadline={deadline} />
      </Profiler>
    )
    const { rerender } = render(at(beginning + ahead + 600_000))
    const first = drawn.mock.calls.length
    pass(1010)
    expect([text(), drawn.mock.calls.length - first]).toEqual(['00天 00时 09分 59秒', 1])
    pass(59_000)
    expect([text(), drawn.mock.calls.length - first]).toEqual(['00天 00时 09分 00秒', 1])
    rerender(at(beginning + ahead + 660_000 + 86_400_000 * 123))
    expect(text()).toBe('123天 00时 10分 00秒')
  })

  test('many countdowns share one timer', () => {
    render(Array.from({ length: 100 }, (_, index) => <TimeLeft key={index} deadline={beginning + ahead + 1e6} />))
    expect(vi.getTimerCount()).toBe(1)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('PriceText', () => {
  const shown = (price: string | null, row: { priceType?: number; priceUnitName?: string | null }) =>
    render(<PriceText price={price} row={row} />).container.textContent

  test.each([
    ['16431000', { priceType: 1 }, '1,643.100000 万元'],
    ['999999999999.99', { priceType: 1 }, '99,999,999.999999 万元'],
    ['38.5', { priceType: 2, priceUnitName: '元/平方米·月' }, '38.500 元/平方米·月'],
    ['38.5', { priceType: 2, priceUnitName: null }, '38.500'],
    [null, { priceType: 1 }, '---'],
  ])('[LS-04] [LS-06] %s as %o', (price, row, text) => {
    expect(shown(price, row)).toBe(text)
  })
})

describe('ListingLink', () => {
  const address = (row: { projectType: number; projectNature?: number | null }) => {
    render(
      <MemoryRouter>
        <ListingLink row={{ assetsId: 'A 1', ...row }}>春熙路商铺</ListingLink>
      </MemoryRouter>,
    )
    return screen.getByRole('link', { name: '春熙路商铺' }).getAttribute('href')
  }

  test.each([
    [{ projectType: 1, projectNature: 1 }, '/projectPkg/A%201.html'],
    [{ projectType: 1 }, '/projectPkg/A%201.html'],
    [{ projectType: 1, projectNature: 0 }, '/projectDetail/A%201.html'],
    [{ projectType: 1, projectNature: 5 }, '/projectDetail/A%201.html'],
    [{ projectType: 2, projectNature: 1 }, '/projectDetail/A%201.html'],
  ])('[RT-13] %o', (row, href) => {
    expect(address(row)).toBe(href)
  })
})

test('an unknown state is shown as the exchange spells it (decision 20)', () => {
  render(
    <>
      <StateTag labels={listingStateLabels} state="BIDDING" />
      <StateTag labels={listingStateLabels} state="constructor" />
      <StateTag labels={listingStateLabels} state={null} />
    </>,
  )
  expect(document.body.textContent).toBe('竞价中constructor')
})
