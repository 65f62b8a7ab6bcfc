// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Refused } from '#src/api/errors.ts'
import { publicKey } from '#src/mock/exchange/keys.ts'
import FindPasswordPage from '#src/pages/auth/FindPasswordPage.tsx'
import { answerCalls } from '#tests/support/answers.ts'
import { openScreen } from '#tests/support/screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const secret = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
const formOf = (input: HTMLElement) => input.closest('form')!
const hasFocus = (input: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(input))

async function toSecondStep() {
  type(box('手机号码'), '13900000001')
  type(box('短信验证码'), '123456')
  fireEvent.submit(formOf(box('手机号码')))
  await screen.findByRole('form', { name: '设置新密码' })
  await hasFocus(secret('新密码'))
}

const old = () => new Refused({ code: 403, msg: '短信验证码已失效', data: null }, '短信验证码已失效')

function open() {
  answerCalls({
    '/sms/verify': () => null,
    '/oauth/captcha': () => ({ uuid: 'C1', image: 'data:image/png;base64,1', publicKey, nonce: 'n1' }),
    '/forget-password': old,
  })
  openScreen([{ path: '/findPassword', element: <FindPasswordPage /> }], '/findPassword')
  expect(document.activeElement).toBe(document.body)
}

test('[SE-10] whoever goes back to the first step has the focus in its first field', async () => {
  open()
  await toSecondStep()
  const back = screen.getByRole('button', { name: '上一步' })
  act(() => back.focus())
  fireEvent.click(back)
  await hasFocus(box('手机号码'))
})

test('[SE-10] whoever is sent back for a code that is too old has it in the field of the code', async () => {
  open()
  await toSecondStep()
  type(secret('新密码'), 'Jialing=7788')
  type(secret('确认密码'), 'Jialing=7788')
  fireEvent.submit(formOf(secret('新密码')))
  expect(await screen.findByText('短信验证码已失效')).toBeTruthy()
  await hasFocus(box('短信验证码'))
})
