import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Boundary } from '#src/app/errors/Boundary.tsx'
import { report } from '#src/app/errors/report.ts'
import { provideAnalytics } from '#src/shared/lib/analytics.ts'

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true)
const told = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, unknown>)

let hour = Date.parse('2026-03-06T09:00:00+08:00')

beforeEach(() => {
  // Each test begins in an hour of its own.
  vi.useFakeTimers({ toFake: ['Date'], now: (hour += 3_600_000) })
  beacon.mockClear()
  navigator.sendBeacon = beacon as typeof navigator.sendBeacon
  provideAnalytics('/analytics')
})
afterEach(cleanup)

describe('[F21] the report of a failure', () => {
  test('is sent once for each error', () => {
    const error = new Error('broken')
    report(error)
    report(error)
    expect(told()).toMatchObject([{ kind: 'error', name: 'Error', message: 'broken' }])
  })

  test('is sent ten times a minute at most', () => {
    for (let index = 0; index < 25; index += 1) report(new Error(`number ${index}`))
    expect(told()).toHaveLength(10)
    vi.setSystemTime(Date.now() + 60_001)
    report(new Error('a minute later'))
    expect(told()).toHaveLength(11)
  })

  test('gives the id under which it was sent, the same to whoever asks again, and none where it was not', () => {
    const error = new Error('broken')
    const id = report(error)
    expect(told()).toMatchObject([{ id }])
    expect(report(error)).toBe(id)
    provideAnalytics('off')
    expect(report(new Error('nobody listens'))).toBeNull()
    provideAnalytics('/analytics')
    for (let index = 0; index < 8; index += 1) expect(report(new Error(`number ${index}`))).toMatch(/^E-[0-9A-F]{8}$/)
    const tooMuch = new Error('one too many')
    expect(report(tooMuch)).toBeNull()
    vi.setSystemTime(Date.now() + 60_001)
    expect(report(tooMuch)).toBe(told().at(-1)!['id'])
  })

  test('says nothing of a person: no number, no address, no query', () => {
    history.replaceState(null, '', '/login?redirect=%2Fa&q=13800000000')
    report(new Error('zhang@example.com 13800000000 510104199001011234 failed 42 times'))
    expect(told()).toMatchObject([{ message: '# # # failed 42 times', path: '/login' }])
    expect(JSON.stringify(told())).not.toMatch(/1380|zhang|redirect/)
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

  test('shows what can be done and a name for the failure, and tries again', () => {
    let fails = true
    const Fickle = () => <Broken fails={fails} />
    const onReset = vi.fn<() => void>()
    render(
      <Boundary level="panel" onReset={onReset}>
        <Fickle />
      </Boundary>,
    )
    expect(screen.getByRole('alert').textContent).toMatch(/页面出了点问题.*E-[0-9A-F]{8}/s)
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index')
    const [{ id }] = told() as [{ id: string }]
    expect(screen.getByRole('alert').textContent).toContain(id)
    fails = false
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onReset).toHaveBeenCalledOnce()
    expect(screen.getByText('内容')).toBeTruthy()
  })

  test('shows no name for a failure that nobody was told of', () => {
    provideAnalytics('off')
    render(
      <Boundary level="panel">
        <Broken fails />
      </Boundary>,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      '页面出了点问题可能是网络中断或系统刚刚更新，请重试；如果仍未恢复，请联系客服。重试返回首页',
    )
    expect(told()).toEqual([])
  })

  test('lets go of the failure when the person goes elsewhere', () => {
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
