import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from '#src/shared/ui/navigation/Tabs.tsx'

afterEach(cleanup)

const tabs = ['全部', '待办', '已办'].map((label, index) => ({ key: String(index), label }))

test('[C3] arrow keys move from the focused tab, even if the chosen tab has not rendered yet', () => {
  const onChange = vi.fn<(key: string) => void>()
  render(<Tabs tabs={tabs} active="0" onChange={onChange} label="状态" id="t" />)
  screen.getByRole('tab', { name: '全部' }).focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'])
    fireEvent.keyDown(document.activeElement!, { key })
  expect(onChange.mock.calls.flat()).toEqual(['1', '2', '0', '2', '0', '2'])
  expect(screen.getByRole('tab', { name: '已办' })).toBe(document.activeElement)
})
