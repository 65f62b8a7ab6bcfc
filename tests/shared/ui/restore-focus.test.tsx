import { readdirSync, readFileSync } from 'node:fs'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'

afterEach(cleanup)

type Way = 'stays' | 'goes' | 'is disabled' | 'is hidden'

/** A list whose first row opens a dialog; confirming changes the element that opened it. */
function List({ opener }: { opener: Way }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const close = () => {
    setOpen(false)
    setDone(true)
  }
  const isGone = isDone && opener === 'goes'
  return (
    <main tabIndex={-1}>
      <h1>标题</h1>
      <section aria-label="列表">
        {!isGone && (
          <p aria-label="行">
            <button
              type="button"
              disabled={isDone && opener === 'is disabled'}
              style={{ display: isDone && opener === 'is hidden' ? 'none' : undefined }}
              onClick={() => setOpen(true)}
            >
              删除
            </button>
          </p>
        )}
      </section>
      {isOpen && (
        <Dialog title="确认" size="small" onClose={close}>
          <button type="button" onClick={close}>
            好的
          </button>
        </Dialog>
      )}
    </main>
  )
}

// The browser moves the focus into a dialog; the test DOM does not.
const answer = async () => {
  const button = screen.getByText('好的')
  button.focus()
  await act(async () => button.click())
}
const openBy = (button: HTMLElement) => {
  button.focus()
  act(() => button.click())
}

describe('[LS-03] when a dialog closes', () => {
  test('the element that opened it has the focus again', async () => {
    render(<List opener="stays" />)
    openBy(screen.getByText('删除'))
    await answer()
    expect(document.activeElement).toBe(screen.getByText('删除'))
    expect(screen.getByText('删除').hasAttribute('tabindex')).toBe(false)
  })

  test('its nearest remaining ancestor has the focus if it is removed', async () => {
    render(<List opener="goes" />)
    openBy(screen.getByText('删除'))
    await answer()
    const list = screen.getByLabelText('列表')
    expect(document.activeElement).toBe(list)
    act(() => list.blur())
    expect(list.hasAttribute('tabindex')).toBe(false)
  })

  test('its ancestor has the focus if it is disabled', async () => {
    render(<List opener="is disabled" />)
    openBy(screen.getByText('删除'))
    await answer()
    expect(document.activeElement).toBe(screen.getByLabelText('行'))
    expect(screen.getByText('删除').hasAttribute('tabindex')).toBe(false)
  })

  test('the first block in view has the focus if no element had it', async () => {
    vi.stubGlobal('innerHeight', 800)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return new DOMRect(0, this.tagName === 'H1' ? -900 : 40, 600, 80)
    })
    render(<List opener="stays" />)
    fireEvent.click(screen.getByText('删除'))
    await answer()
    expect(document.activeElement).toBe(screen.getByLabelText('列表'))
  })

  test('an element that has taken the focus meanwhile keeps it', async () => {
    render(
      <>
        <List opener="stays" />
        <input aria-label="别处" />
      </>,
    )
    openBy(screen.getByText('删除'))
    const other = screen.getByLabelText('别处')
    await act(async () => {
      screen.getByText('好的').click()
      other.focus()
    })
    expect(document.activeElement).toBe(other)
  })
})

test('[LS-03] every overlay restores the focus by the same helper', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('mock/'))
  const using = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(`src/${file}`, 'utf8'))).toSorted()
  expect(using(/showModal\(/)).toEqual(['shared/ui/dialog/restore-focus.ts'])
  expect(using(/useModal\(\)|captureFocus[(,]/)).toEqual([
    'features/ad/OpeningAdOverlay.tsx',
    'features/customer-service/ChatPanel.tsx',
    'shared/ui/dialog/AskDialog.tsx',
    'shared/ui/dialog/Dialog.tsx',
    'shared/ui/dialog/restore-focus.ts',
  ])
  expect(using(/<dialog\b/)).toEqual([
    'features/ad/OpeningAdOverlay.tsx',
    'features/customer-service/ChatPanel.tsx',
    'shared/ui/dialog/Dialog.tsx',
  ])
  expect(using(/\b(?:Modal|Drawer|Popover|Popconfirm|Dropdown|DatePicker)\b[^'\n]*\} from 'antd'/)).toEqual([
    'shared/ui/dialog/AskDialog.tsx',
  ])
})
