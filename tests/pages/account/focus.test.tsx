// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Refused } from '#src/api/errors.ts'
import { Devices } from '#src/pages/account/parts/Devices.tsx'
import { PhoneChange } from '#src/pages/account/parts/PhoneChange.tsx'
import { queryClient } from '#src/shared/lib/queries.ts'
import { answered, useAsked } from '#src/shared/ui/ask.ts'
import { answerCalls } from '#tests/support/answers.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
  queryClient.clear()
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

/** As a key does it: what is pressed has the focus. */
function press(button: HTMLElement) {
  act(() => button.focus())
  fireEvent.click(button)
}

const phoneForm = (telPhone: string | null) =>
  render(
    <MemoryRouter>
      <PhoneChange telPhone={telPhone} onDone={vi.fn<() => void>()} />
    </MemoryRouter>,
  )

test('[SE-10] from one step to the next and back again the change of the phone keeps the focus', async () => {
  const late = new Refused({ code: 410, msg: '验证已过期，请重新验证', data: null }, '验证已过期，请重新验证')
  answerCalls({ '/phone/prove': () => ({ grant: 'G1' }), '/phone/change': () => late })
  phoneForm('139****0001')
  type('短信验证码', '123456')
  press(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(box('新手机号码')).toBeTruthy())
  const group = screen.getByRole('group', { name: '更换手机' })
  await waitFor(() => expect(document.activeElement).toBe(group))

  type('新手机号码', '13911112222')
  type('短信验证码', '123456')
  press(screen.getByRole('button', { name: '确认绑定' }))
  press(await screen.findByRole('button', { name: '重新验证' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '新手机号码' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(group))
})

test('[SE-10] where no phone is bound yet the same place is named by what is done there', () => {
  phoneForm(null)
  expect(screen.getByRole('group', { name: '绑定手机' })).toBeTruthy()
})

const device = (id: string, isSignedIn = true) => ({
  id,
  agent: `Mozilla/5.0 Firefox/1${id}.0`,
  timeZone: null,
  signedInAt: 1_780_000_000_000 + Number(id),
  isCurrent: id === '1',
  isSignedIn,
})

test.each([
  ['one', '退出该设备', '/device/end', ['1', '3']],
  ['all others', '退出其他全部设备', '/device/end-others', ['1']],
])('[SE-10] signing %s out takes the button away, and the list has the focus', async (_what, word, path, left) => {
  let living = ['1', '2', '3']
  answerCalls({
    '/device/list': () => ['1', '2', '3'].map((id) => device(id, living.includes(id))),
    [path]: () => {
      living = left
      return { ended: 2 }
    },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Devices />
    </QueryClientProvider>,
  )
  const list = within(await screen.findByRole('region', { name: '登录设备' }))
  press(list.getAllByRole('button', { name: word })[0]!)
  act(() => {
    useAsked.getState().question?.onConfirm?.()
    answered()
  })
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(left.length))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '登录设备' })))
})
