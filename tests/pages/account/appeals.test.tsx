// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AdditionForm } from '#src/pages/account/parts/AdditionForm.tsx'
import { AppealForm } from '#src/pages/account/parts/AppealForm.tsx'
import { host, openScreen, said, useHost } from '#tests/support/screen.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sessionStorage.clear()
  useHost()
})
afterEach(() => {
  server.resetHandlers()
  cleanup()
})
afterAll(() => server.close())

const open = (kind: string, about = '') =>
  openScreen([{ path: '/', element: <AppealForm kind={kind} about={about} /> }], '/')
const codeField = () => screen.queryByRole('textbox', { name: '短信验证码' })
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '申诉说明' })

test('[AC-12] the number that will be bound is proved by a code; one to be reached under is not', () => {
  open('phone-lost')
  expect(codeField()).not.toBeNull()
  cleanup()
  open('deposit')
  expect(codeField()).toBeNull()
})

test('[AC-12] what was typed into an appeal about one thing is not in that about another', async () => {
  open('deposit', 'BM1')
  fireEvent.change(words(), { target: { value: '保证金未按期退还' } })
  fireEvent(window, new Event('pagehide'))
  cleanup()
  open('deposit', 'BM2')
  expect(words().value).toBe('')
  cleanup()
  open('deposit', 'BM1')
  await waitFor(() => expect(words().value).toBe('保证金未按期退还'))
})

test('[AC-12] what is added to an appeal and tried again is one addition', async () => {
  const sent: { requestId: string }[] = []
  server.use(
    http.post(`${host}/dscq-user/appeal/review`, async ({ request }) => {
      sent.push((await request.json()) as { requestId: string })
      return sent.length === 1 ? new Response('', { status: 502 }) : said(409, '申诉状态已变化，请刷新后查看')
    }),
  )
  openScreen([{ path: '/', element: <AdditionForm id="SS1" what="review" onDone={vi.fn<() => void>()} /> }], '/')
  fireEvent.change(screen.getByRole('textbox', { name: '复核理由' }), { target: { value: '金额不符' } })
  fireEvent.click(screen.getByRole('button', { name: /提\s?交/ }))
  fireEvent.click(await screen.findByRole('button', { name: /重\s?试/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.requestId).toMatch(/^[\w-]{8,64}$/)
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
})
