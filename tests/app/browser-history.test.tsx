import { waitFor } from '@testing-library/react'
import { NavigationType } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserHistory, type HistoryUpdate } from '#src/app/browser-history.ts'

let stop = (): void => undefined
beforeEach(() => history.replaceState(null, '', '/first'))
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
})

const open = () => {
  const created = createBrowserHistory()
  const updates: HistoryUpdate[] = []
  stop = created.listen((update) => updates.push(update))
  return { created, updates }
}
const summary = ({ action, location, delta }: HistoryUpdate) => [action, location.pathname + location.search, delta]

test('the first entry is numbered and keeps what its state holds; its key is "default"', () => {
  history.replaceState({ reloadedFor: '/first' }, '', '/first?a=1#b')
  const { created } = open()
  expect(history.state).toEqual({ reloadedFor: '/first', idx: 0 })
  expect(created.location()).toEqual({ pathname: '/first', search: '?a=1', hash: '#b', state: null, key: 'default' })
})

test('an entry of an earlier document keeps its number, key and state', () => {
  history.replaceState({ usr: { found: 2 }, key: 'k', idx: 4 }, '', '/first')
  const { created } = open()
  expect(created.location()).toMatchObject({ key: 'k', state: { found: 2 } })
  created.push('/second')
  expect(history.state).toMatchObject({ idx: 5 })
})

test('push and replace change the address, number the entry, give it a new key and report the change', () => {
  const { created, updates } = open()
  created.push({ pathname: '/second', search: '?q=1', hash: '' }, { found: 1 })
  const pushed = history.state as { key: string }
  expect([location.pathname, location.search]).toEqual(['/second', '?q=1'])
  expect(pushed).toMatchObject({ usr: { found: 1 }, idx: 1 })
  created.replace('/third')
  const replaced = history.state as { key: string }
  expect(replaced).toMatchObject({ usr: null, idx: 1 })
  expect(replaced.key).toMatch(/^[a-z\d]+$/)
  expect(replaced.key).not.toBe(pushed.key)
  expect(updates.map(summary)).toEqual([
    [NavigationType.Push, '/second?q=1', 1],
    [NavigationType.Replace, '/third', 0],
  ])
})

test('a step reports by how many entries it moved; after the undo nothing is reported', async () => {
  const { created, updates } = open()
  created.push('/second')
  created.push('/third')
  created.go(-2)
  await waitFor(() => expect(updates).toHaveLength(3))
  expect(summary(updates[2]!)).toEqual([NavigationType.Pop, '/first', -2])
  stop()
  created.go(1)
  await waitFor(() => expect(location.pathname).toBe('/second'))
  created.push('/fourth')
  expect(updates).toHaveLength(3)
})

test('a step to an entry that another document made has no delta', () => {
  const { updates } = open()
  history.pushState(null, '', '/foreign')
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  expect(updates.map(summary)).toEqual([[NavigationType.Pop, '/foreign', null]])
})

test('when the browser accepts no more entries, the address is opened as a document', () => {
  const { created } = open()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError')
  })
  created.push('/second')
  expect(assign.mock.calls).toEqual([['/second']])
  // The listener of the page's end is removed with it.
  dispatchEvent(new Event('beforeunload'))
})

test('a state that cannot be stored is an error of the caller', () => {
  const { created, updates } = open()
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('could not be cloned', 'DataCloneError')
  })
  expect(() => created.push('/second')).toThrow('could not be cloned')
  expect(updates).toEqual([])
})
