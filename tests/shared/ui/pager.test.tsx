import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { pageCount, pagesAround } from '#src/shared/lib/query/pages.ts'
import { Pager } from '#src/shared/ui/list/Pager.tsx'

afterEach(cleanup)

describe('the page numbers', () => {
  test.each([
    [1, 1, '1'],
    [1, 5, '1 2 3 4 5'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 9, '1 2 3 4 5 … 9'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 2 3 4 5 6 7 8 9'],
    [6, 9, '1 … 4 5 6 7 8 9'],
    [9, 9, '1 … 5 6 7 8 9'],
    [500, 1000, '1 … 498 499 500 501 502 … 1000'],
    [2, 2, '1 2'],
    [6, 11, '1 … 4 5 6 7 8 … 11'],
  ])('around %i of %i: %s', (current, last, shown) => {
    expect(
      pagesAround(current, last)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown)
  })

  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [10_000, 10, 1000],
  ])('%i rows, %i on a page: %i pages', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages)
  })
})

type Given = Partial<Parameters<typeof Pager>[0]>
const show = (given: Given = {}) => {
  const onPage = vi.fn<(page: number) => void>()
  render(
    <MemoryRouter>
      <Pager page={3} size={10} total={95} onPage={onPage} {...given} />
    </MemoryRouter>,
  )
  return onPage
}
const jumpBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: '跳至页码' })

describe('the pager', () => {
  test('is a landmark that announces the current page', () => {
    show()
    expect(screen.getByRole('navigation', { name: '分页' })).toBeDefined()
    expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe('第 3 页')
  })

  test('goes to the first, the previous, the next, the last and a chosen page', async () => {
    const onPage = show()
    for (const name of ['第一页', '上一页', '下一页', '最后一页', '第 5 页'])
      await userEvent.click(screen.getByRole('button', { name }))
    expect(onPage.mock.calls.flat()).toEqual([1, 2, 4, 10, 5])
  })

  test('does not go past its ends, and keeps the focus there', async () => {
    const onPage = show({ page: 10 })
    const next = screen.getByRole('button', { name: '下一页' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(next)
    expect(onPage).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(next)
  })

  test('consists of links if pages have addresses', () => {
    show({ addressOf: (page) => `/project?page=${page}` })
    expect(screen.getByRole('link', { name: '第 5 页' }).getAttribute('href')).toBe('/project?page=5')
    expect(screen.getByRole('link', { name: '第 3 页' }).getAttribute('aria-current')).toBe('page')
  })

  test.each([
    ['7', [7]],
    ['７', [7]],
    ['999', [10]],
    ['0', []],
    ['abc', []],
    ['1²', []],
    ['①', []],
    ['1.5', []],
    ['1e1', []],
    ['-2', []],
    ['', []],
  ])('the field accepts %s', async (typed, pages) => {
    const onPage = show()
    if (typed) await userEvent.type(jumpBox(), typed)
    await userEvent.type(jumpBox(), '{Enter}')
    expect(onPage.mock.calls.flat()).toEqual(pages)
    expect(jumpBox().value).toBe('')
  })

  test('an Enter that chooses characters does not navigate', async () => {
    show()
    await userEvent.type(jumpBox(), '7')
    expect(fireEvent.keyDown(jumpBox(), { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(jumpBox(), { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(jumpBox(), { key: 'Enter', keyCode: 13 })).toBe(true)
  })

  test('offers choices of rows per page', async () => {
    const onSize = vi.fn<(size: number) => void>()
    show({ sizes: [10, 20, 50], onSize })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页' }), '50')
    expect(onSize).toHaveBeenCalledWith(50)
  })

  test('a short list has no page field', () => {
    show({ page: 1, total: 20 })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
