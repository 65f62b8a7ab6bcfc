// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form, Input } from 'antd'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { good, host, useHost } from '#tests/support/screen.tsx'

const server = setupServer()
const sent: unknown[] = []
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent.length = 0
  useHost()
  server.use(
    http.post(`${host}/dscq-user/sms/code`, async ({ request }) => {
      sent.push(await request.json())
      return good({ uuid: 'S1' })
    }),
  )
})
afterEach(() => {
  server.resetHandlers()
  cleanup()
})
afterAll(() => server.close())

test('the code goes to the number that stands in the form at that moment, and the field of the code has the focus', async () => {
  render(
    <Form>
      <Form.Item name="telPhone">
        <Input aria-label="手机号码" />
      </Form.Item>
      <SmsCodeField phoneField="telPhone" />
    </Form>,
  )
  // Nothing comes between the last figure and the press: whoever watches the field has not been told by then.
  fireEvent.change(screen.getByRole('textbox', { name: '手机号码' }), { target: { value: '13800138000' } })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '短信验证码' })))
  expect(sent).toEqual([{ telPhone: '13800138000', code: expect.any(String) }])
  expect(await screen.findByText('验证码已发送至 138****8000，5 分钟内有效')).toBeTruthy()
})
