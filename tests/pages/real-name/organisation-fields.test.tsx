// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Form } from 'antd'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MoreFields } from '#src/pages/real-name/parts/OrganisationFields.tsx'
import { good, host, openScreen, useHost } from '#tests/support/screen.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  useHost()
  server.use(http.all(`${host}/*`, () => good([])))
})
afterEach(() => {
  server.resetHandlers()
  cleanup()
})
afterAll(() => server.close())

test('[AC-11] an address for mail is judged where it is typed, and may be left open', async () => {
  const element = (
    <Form validateTrigger="onBlur">
      <MoreFields />
    </Form>
  )
  openScreen([{ path: '/', element }], '/')
  const box = screen.getByLabelText('邮箱')
  fireEvent.change(box, { target: { value: 'no-mail' } })
  fireEvent.blur(box)
  expect(await screen.findByText('邮箱格式不正确')).toBeDefined()
})
