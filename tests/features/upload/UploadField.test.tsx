import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '#src/api/errors.ts'
import * as commands from '#src/features/upload/commands.ts'
import { UploadField } from '#src/features/upload/UploadField.tsx'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { png } from '#tests/support/files.ts'

type Sent = {
  name: string
  signal: AbortSignal
  done: (id: string) => void
  fail: (error: Error) => void
  progress: (share: number) => void
}
let sent: Sent[] = []

beforeEach(() => {
  queryClient.clear()
  sent = []
  vi.spyOn(commands, 'sendFile').mockImplementation(
    (file, _purpose, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new NetworkError('cancelled', 'withdrawn')))
        sent.push({
          name: file.name,
          signal,
          progress: onProgress,
          fail: reject,
          done: (id) =>
            resolve({ id, name: file.name, kind: 'png', size: file.size, url: `/mock-files/uploads/${id}.png` }),
        })
      }),
  )
})

afterEach(cleanup)

const file = (name: string) => new File([png()], name, { type: 'image/png' })

function Held({ max }: { max: number }) {
  const [value, setValue] = useState<readonly UploadedFile[]>([])
  return (
    <>
      <UploadField purpose="identity" label="证件" value={value} onChange={setValue} max={max} required />
      <output aria-label="held">{value.map(({ id }) => id).join()}</output>
    </>
  )
}

function begin(max = 3) {
  const { container, unmount } = render(<Held max={max} />)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  const give = (...names: string[]) => fireEvent.change(input, { target: { files: names.map(file) } })
  const held = () => screen.getByLabelText('held').textContent
  return { input, give, held, unmount }
}

const travelling = (count: number) => waitFor(() => expect(sent).toHaveLength(count))

describe('[AC-11] the upload field', () => {
  test('two uploads run at a time, the third after one of them; none is lost', async () => {
    const { give, held } = begin()
    give('a.png', 'b.png', 'c.png')
    await travelling(2)
    expect(screen.getByText(/等待上传/)).toBeTruthy()
    sent[0]!.done('1')
    await travelling(3)
    sent[1]!.done('2')
    sent[2]!.done('3')
    await waitFor(() => expect(held()).toBe('1,2,3'))
  })

  test('shows the progress of a file, and aborts it on 取消', async () => {
    const { give, held, input } = begin()
    give('a.png')
    await travelling(1)
    sent[0]!.progress(0.4)
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40'))
    fireEvent.click(screen.getByRole('button', { name: /取消/ }))
    expect(sent[0]!.signal.aborted).toBe(true)
    await waitFor(() => expect(screen.queryAllByText('a.png')).toEqual([]))
    expect([held(), document.activeElement]).toEqual(['', input])
  })

  test('a failed upload is retried; a file is listed once', async () => {
    const { give, held } = begin()
    give('a.png')
    await travelling(1)
    sent[0]!.fail(new NetworkError('network', 'gone'))
    await screen.findByText('网络连接失败，请检查网络后重试')
    fireEvent.click(screen.getByRole('button', { name: /重试/ }))
    await travelling(2)
    sent[1]!.done('1')
    await waitFor(() => expect(held()).toBe('1'))
  })

  test('an upload without progress is aborted after half a minute', async () => {
    const { give } = begin()
    give('a.png')
    await travelling(1)
    vi.useFakeTimers()
    sent[0]!.progress(0.1)
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await screen.findByText('上传停滞，请检查网络后重试')
    expect(screen.getByRole('button', { name: /重试/ })).toBeTruthy()
  })

  test('a duplicate and a file too many are refused before the upload', async () => {
    const { give, held } = begin(2)
    give('a.png', 'a.png')
    await screen.findByText('该文件已经选择过了')
    sent[0]!.done('1')
    await waitFor(() => expect(held()).toBe('1'))
    give('b.png', 'c.png')
    await screen.findByText('最多上传 2 个文件')
    expect(sent.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
  })

  test('of a hundred and one files the field takes its maximum', async () => {
    const { give } = begin(3)
    give(...Array.from({ length: 101 }, (_, index) => `${index}.png`))
    await travelling(2)
    expect(screen.getAllByRole('alert')).toHaveLength(98)
  })

  test('with a maximum of one, a new file replaces the old', async () => {
    const { give, held } = begin(1)
    give('a.png')
    await travelling(1)
    sent[0]!.done('1')
    await waitFor(() => expect(held()).toBe('1'))
    give('b.png')
    await travelling(2)
    sent[1]!.done('2')
    await waitFor(() => expect(held()).toBe('2'))
  })

  test('leaving the page aborts uploads', async () => {
    const { give, unmount } = begin()
    give('a.png')
    await travelling(1)
    unmount()
    expect(sent[0]!.signal.aborted).toBe(true)
  })
})

describe('[AC-11] a form with files', () => {
  const sending = vi.fn<(values: object) => void>()
  beforeEach(() => sending.mockReset())

  function Around() {
    const [form] = Form.useForm()
    return (
      <PortalForm form={form} label="申请" onSubmit={sending} actions={<button type="submit">提交</button>}>
        <Held max={3} />
      </PortalForm>
    )
  }
  function beginForm() {
    const { container } = render(<Around />)
    const input = container.querySelector<HTMLInputElement>('input[type=file]')!
    fireEvent.change(input, { target: { files: [file('a.png')] } })
  }
  const submit = () => fireEvent.submit(screen.getByRole('form', { name: '申请' }))

  test('blocks submission while a file uploads, and says why', async () => {
    beginForm()
    await travelling(1)
    expect(screen.queryByText('文件正在上传，请等待上传完成')).toBeNull()
    submit()
    expect(screen.getByText('文件正在上传，请等待上传完成')).toBeTruthy()
    sent[0]!.done('1')
    await waitFor(() => expect(screen.queryByText('文件正在上传，请等待上传完成')).toBeNull())
    expect(sending).not.toHaveBeenCalled()
    submit()
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1))
  })

  test('does not omit a failed upload: it is retried or removed', async () => {
    beginForm()
    await travelling(1)
    sent[0]!.fail(new NetworkError('network', 'lost'))
    await screen.findByRole('button', { name: /重试/ })
    submit()
    expect(screen.getByText('有文件没有上传成功，请重试或移除')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /移除/ }))
    submit()
    await waitFor(() => expect(sending).toHaveBeenCalledTimes(1))
  })
})

describe('[ASVS 5.4.3] the check of an uploaded file', () => {
  const known = (state: 'checking' | 'clean' | 'refused', reason: string | null = null): UploadedFile => ({
    id: '1',
    name: '材料.pdf',
    kind: 'pdf',
    size: 1,
    url: '/mock-files/uploads/1.pdf',
    state,
    reason,
  })

  function Checked() {
    const [value, setValue] = useState<readonly UploadedFile[]>([known('checking')])
    return (
      <>
        <UploadField purpose="material" label="材料" value={value} onChange={setValue} />
        <output aria-label="state">{value.map(({ state }) => state).join()}</output>
      </>
    )
  }

  test('is shown while it runs, and its refusal with the reason and without a download', async () => {
    const ask = vi.spyOn(commands, 'fetchStates').mockResolvedValue([known('refused', '文件中发现恶意程序')])
    render(<Checked />)
    expect(screen.getByText('正在检查')).toBeTruthy()
    expect(screen.getByRole('link', { name: /下载/ })).toBeTruthy()
    await screen.findByText('检查未通过，请更换文件')
    expect(screen.getByText('文件中发现恶意程序').getAttribute('role')).toBe('alert')
    expect(screen.queryByRole('link', { name: /下载/ })).toBeNull()
    expect(screen.getByLabelText('state').textContent).toBe('refused')
    expect(ask.mock.calls.map(([ids]) => ids)).toEqual([['1']])
  })

  test('that is passed leaves no note', async () => {
    vi.spyOn(commands, 'fetchStates').mockResolvedValue([known('clean')])
    render(<Checked />)
    await waitFor(() => expect(screen.getByLabelText('state').textContent).toBe('clean'))
    expect(screen.queryByText('正在检查')).toBeNull()
  })

  test.each([
    ['a lost line', new NetworkError('network', 'lost')],
    ['a server that is down', new NetworkError('malformed', 'HTTP 502', 502)],
  ])('goes on after %s', async (_, trouble) => {
    vi.spyOn(commands, 'fetchStates')
      .mockRejectedValueOnce(trouble)
      .mockResolvedValue([known('clean')])
    render(<Checked />)
    await waitFor(() => expect(screen.getByLabelText('state').textContent).toBe('clean'), { timeout: 10_000 })
  })

  test('of an exchange without the call stays open, and is asked for once', async () => {
    const ask = vi.spyOn(commands, 'fetchStates').mockRejectedValue(new Error('404'))
    render(<Checked />)
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 1700))
    expect([ask.mock.calls.length, screen.getByLabelText('state').textContent]).toEqual([1, 'checking'])
  })
})
