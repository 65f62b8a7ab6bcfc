import { describe, expect, test } from 'vitest'
import { favouriteList, messageList } from '#src/pages/user-centre/list/lists.ts'

const search = (text: string) => new URLSearchParams(text)

describe('list addresses of the user centre', () => {
  test.each([
    ['', { kind: null, state: 'all', page: 1 }],
    ['kind=security&state=unread&page=3', { kind: 'security', state: 'unread', page: 3 }],
    ['state=bin', { kind: null, state: 'bin', page: 1 }],
    ['kind=nothing&state=read&page=0', { kind: null, state: 'all', page: 1 }],
    ['page=1234567', { kind: null, state: 'all', page: 1 }],
    ['page=-1', { kind: null, state: 'all', page: 1 }],
  ])('messages: %s', (text, filter) => {
    expect(messageList.read(search(text))).toEqual(filter)
  })

  test.each([
    ['', { stage: null, q: '', order: 'kept', page: 1 }],
    ['stage=gone&q=%20A%20&order=change&page=2', { stage: 'gone', q: 'A', order: 'change', page: 2 }],
    ['stage=x&order=y&page=z', { stage: null, q: '', order: 'kept', page: 1 }],
  ])('favourites: %s', (text, filter) => {
    expect(favouriteList.read(search(text))).toEqual(filter)
  })

  test('an address contains only values that differ from the initial ones', () => {
    expect(messageList.addressOf({ kind: null, state: 'all', page: 1 })).toBe('/myMessage')
    expect(messageList.addressOf({ kind: 'deposit', state: 'unread', page: 2 })).toBe(
      '/myMessage?kind=deposit&state=unread&page=2',
    )
    expect(favouriteList.addressOf({ stage: null, q: '', order: 'kept', page: 1 })).toBe('/myCollect')
    expect(favouriteList.addressOf({ stage: 'over', q: '设备', order: 'deadline', page: 4 })).toBe(
      '/myCollect?stage=over&q=%E8%AE%BE%E5%A4%87&order=deadline&page=4',
    )
  })
})
