// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { create } from 'zustand'
import { signedOut } from '#src/features/session/state.ts'
import { useSession } from '#src/features/session/store.ts'
import type { DemandDetail } from '#src/model/demand/schema.ts'
import { DemandScreen } from '#src/pages/services/parts/DemandScreen.tsx'
import { openScreen } from '#tests/support/screen.tsx'

beforeEach(() => useSession.setState({ ...signedOut, baseUserId: 'U1' }, true))
afterEach(() => {
  cleanup()
  useSession.setState(signedOut, true)
  localStorage.clear()
})

const submitted = { at: 1_780_000_000_000, by: 'person' as const, event: 'submitted', files: [] }
const demand: DemandDetail = {
  id: 'XQ1',
  need: 2,
  title: '闲置厂房转让',
  state: 'waiting',
  submittedAt: 1_780_000_000_000,
  changedAt: 1_780_000_000_000,
  description: '三层厂房。',
  contact: '周岷生',
  telPhone: '139****0001',
  validDays: 30,
  validUntil: 1_782_000_000_000,
  files: [],
  steps: [submitted],
  can: ['edit', 'withdraw'],
}

const useTold = create(() => demand)
const tell = (news: Partial<DemandDetail>) => useTold.setState(news)
const Told = () => <DemandScreen demand={useTold()} />

function open(first: DemandDetail) {
  useTold.setState(first, true)
  openScreen([{ path: '/myServiceDetail', element: <Told /> }], '/myServiceDetail?id=XQ1')
}
const button = (name: string) => screen.findByRole('button', { name })
const group = () => screen.getByRole('group', { name: '服务详情' })

/** As a key does it: what is pressed has the focus. */
async function press(name: string) {
  const pressed = await button(name)
  act(() => pressed.focus())
  fireEvent.click(pressed)
}

test('[SE-10] to change a demand and to leave that again takes the button away, and the demand has the focus', async () => {
  open(demand)
  await press('修改')
  await button('保存修改')
  await waitFor(() => expect(document.activeElement).toBe(group()))
  await press('取消')
  await button('修改')
  await waitFor(() => expect(document.activeElement).toBe(group()))
})

test('[SE-10] a demand that is withdrawn, and one that is rated, lose their buttons and keep the focus', async () => {
  open(demand)
  const withdraw = await button('撤销需求')
  act(() => withdraw.focus())
  act(() => tell({ state: 'withdrawn', can: [], steps: [submitted, { ...submitted, event: 'withdrawn' }] }))
  await waitFor(() => expect(document.activeElement).toBe(group()))
  cleanup()

  open({ ...demand, state: 'answered', can: ['ask', 'rate'] })
  const send = await button('提交评价并办结')
  act(() => send.focus())
  act(() => tell({ state: 'done', can: [], steps: [submitted, { ...submitted, event: 'rated', score: 5 }] }))
  await waitFor(() => expect(document.activeElement).toBe(group()))
})
