import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Boundary } from '#src/app/errors/Boundary.tsx'
import { report } from '#src/app/errors/report.ts'
import { provideAnalytics } from '#src/shared/lib/analytics.ts'
import { ChunkLoadError } from '#src/shared/lib/chunk-reload.ts'
import { reportedAs } from '#src/shared/lib/reported.ts'
import { ErrorState } from '#src/shared/ui/feedback/query-states.tsx'

const taken = () => Promise.resolve(new Response(null, { status: 204 }))
const service = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(taken)
const reports = () => service.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>)
/** After the module that cleans texts has been loaded and the service has answered. */
const settled = () =>
  act(async () => {
    await import('#src/app/errors/error-content.ts')
    await new Promise((resolve) => setTimeout(resolve))
  })

let hour = Date.parse('2026-03-06T09:00:00+08:00')

beforeEach(() => {
  // Each test starts in its own hour: the limit per minute is not shared.
  vi.useFakeTimers({ toFake: ['Date'], now: (hour += 3_600_000) })
  service.mockReset()
  service.mockImplementation(taken)
  vi.stubGlobal('fetch', service)
  provideAnalytics('/analytics')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('[F21] the report of a failure', () => {
  test('is sent once for each error', async () => {
    const error = new Error('broken')
    report(error)
    report(error)
    await settled()
    report(error)
    expect(reports()).toMatchObject([{ kind: 'error', name: 'Error', message: 'broken' }])
  })

  test('is sent ten times a minute at most', async () => {
    for (let index = 0; index < 25; index += 1) report(new Error(`number ${index}`))
    await settled()
    expect(reports()).toHaveLength(10)
    vi.setSystemTime(Date.now() + 60_001)
    report(new Error('a minute later'))
    await settled()
    expect(reports()).toHaveLength(11)
  })

  test('has an id once it has arrived; an error that was not sent has none', async () => {
    const error = new Error('broken')
    report(error)
    expect(reportedAs(error)).toBeNull()
    await settled()
    expect(reports()).toMatchObject([{ id: reportedAs(error) }])
    for (let index = 0; index < 9; index += 1) {
      const next = new Error(`number ${index}`)
      report(next)
      await settled()
      expect(reportedAs(next)).toMatch(/^E-[0-9A-F]{8}$/)
    }
    const tooMuch = new Error('one too many')
    report(tooMuch)
    await settled()
    expect(reportedAs(tooMuch)).toBeNull()
    vi.setSystemTime(Date.now() + 60_001)
    report(tooMuch)
    await settled()
    expect(reportedAs(tooMuch)).toBe(reports().at(-1)!['id'])
  })

  const opaque = () => Promise.resolve({ ok: false, type: 'opaque' } as Response)
  test.each([
    ['answers', taken, true],
    ['of another origin answers', opaque, true],
    ['refuses', () => Promise.resolve(new Response(null, { status: 503 })), false],
    ['cannot be reached', () => Promise.reject<Response>(new TypeError('failed')), false],
    [
      'is blocked',
      () => {
        throw new Error('blocked')
      },
      false,
    ],
  ])('where the service %s: counts as arrived, or is sent again when it occurs again', async (_, answer, isTaken) => {
    service.mockImplementation(answer)
    const error = new Error('broken')
    report(error)
    await settled()
    expect(reportedAs(error) !== null).toBe(isTaken)
    service.mockImplementation(taken)
    report(error)
    await settled()
    expect(reports()).toHaveLength(isTaken ? 1 : 2)
    expect(reportedAs(error)).toBe(reports().at(-1)!['id'])
  })

  test.each([['off'], [null]])(
    'is not sent, and has no id, where the address of the service is %s',
    async (address) => {
      provideAnalytics(address)
      const error = new Error('broken')
      report(error)
      await settled()
      expect([reportedAs(error), service.mock.calls]).toEqual([null, []])
    },
  )

  test('contains no personal data: no number, no address, no query', async () => {
    history.replaceState(null, '', '/login?redirect=%2Fa&q=13800000000')
    report(new Error('zhang@example.com 13800000000 510104199001011234 failed 42 times'))
    await settled()
    expect(reports()).toMatchObject([{ message: '# # failed 42 times', path: '/login' }])
    expect(JSON.stringify(reports())).not.toMatch(/1380|zhang|redirect/)
  })
})

describe('[F21] the error of a query', () => {
  const state = (error: unknown) => <ErrorState onRetry={() => undefined} error={error} />
  const alertText = () => screen.getByRole('alert').textContent

  test('shows the id of its report once that has arrived', async () => {
    const error = new Error('malformed')
    render(state(error))
    report(error)
    expect(alertText()).toBe('内容加载失败，请稍后重试重试')
    await settled()
    expect(alertText()).toBe(`内容加载失败，请稍后重试重试编号 ${reports()[0]!['id'] as string}`)
  })

  test('shows no id when it is not reported, or when its report does not arrive', async () => {
    service.mockImplementation(() => Promise.reject(new TypeError('failed')))
    const error = new Error('malformed')
    const view = render(state(error))
    report(error)
    await settled()
    expect(alertText()).toBe('内容加载失败，请稍后重试重试')
    view.rerender(state(new Error('network')))
    expect(alertText()).toBe('内容加载失败，请稍后重试重试')
  })

  test('shows its own id when several errors are shown', async () => {
    const errors = [new Error('first'), new Error('second'), new Error('third')]
    render(errors.map((error) => <ErrorState key={error.message} onRetry={() => undefined} error={error} />))
    // The reports arrive in another order than they were sent.
    const arrive: (() => void)[] = []
    service.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive.push(() => resolve(new Response(null, { status: 204 })))
        }),
    )
    for (const error of errors) report(error)
    await settled()
    for (const index of [2, 0]) arrive[index]!()
    await settled()
    const [first, , third] = reports().map(({ id }) => `编号 ${id as string}`)
    const shown = screen.getAllByRole('alert').map(({ textContent }) => /编号.*/.exec(textContent)?.[0])
    expect(shown).toEqual([first, undefined, third])
  })
})

describe('[F21] a boundary', () => {
  const Broken = ({ fails }: { fails: boolean }) => {
    if (fails) throw new Error('render failed')
    return <p>内容</p>
  }

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  test('offers a retry and shows the id of the report', async () => {
    let fails = true
    const Fickle = () => <Broken fails={fails} />
    const onReset = vi.fn<() => void>()
    render(
      <Boundary level="panel" onReset={onReset}>
        <Fickle />
      </Boundary>,
    )
    await settled()
    expect(screen.getByRole('alert').textContent).toMatch(/页面出了点问题.*E-[0-9A-F]{8}/s)
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index')
    const [{ id }] = reports() as [{ id: string }]
    expect(screen.getByRole('alert').textContent).toContain(id)
    fails = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onReset).toHaveBeenCalledOnce()
    expect(screen.getByText('内容')).toBeTruthy()
  })

  const withoutId = '页面出了点问题可能是网络中断或系统刚刚更新，请重试；如果仍未恢复，请联系客服。重试返回首页'

  test.each([
    ['is switched off', () => provideAnalytics('off')],
    ['has no address', () => provideAnalytics(null)],
    ['cannot be reached', () => service.mockImplementation(() => Promise.reject(new TypeError('failed')))],
  ])('shows no id where the service %s', async (_, breakIt) => {
    breakIt()
    render(
      <Boundary level="panel">
        <Broken fails />
      </Boundary>,
    )
    await settled()
    expect(screen.getByRole('alert').textContent).toBe(withoutId)
  })

  test.each([
    ['a lost screen', new ChunkLoadError('/login did not arrive')],
    ['what is no error', 'a mere text'],
  ])('shows the id of the report of %s', async (_, thrown) => {
    const Lost = () => {
      throw thrown
    }
    render(
      <Boundary level="part">
        <Lost />
      </Boundary>,
    )
    await settled()
    expect(reports()).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe(`此处暂时无法显示 重试 编号 ${reports()[0]!['id'] as string}`)
  })

  test('shows for each of several errors its own id', async () => {
    render(
      ['first', 'second'].map((name) => (
        <Boundary key={name} level="part">
          <Broken fails />
        </Boundary>
      )),
    )
    await settled()
    const [first, second] = reports().map(({ id }) => id)
    const shown = screen.getAllByRole('alert').map(({ textContent }) => /E-[0-9A-F]{8}/.exec(textContent)?.[0])
    expect(shown).toEqual([first, second])
    expect(first).not.toBe(second)
  })

  test('clears the failure when the user navigates', () => {
    const view = render(
      <Boundary level="panel" resetKey="/a">
        <Broken fails />
      </Boundary>,
    )
    expect(screen.queryByText('内容')).toBeNull()
    view.rerender(
      <Boundary level="panel" resetKey="/b">
        <Broken fails={false} />
      </Boundary>,
    )
    expect(screen.getByText('内容')).toBeTruthy()
  })
})
