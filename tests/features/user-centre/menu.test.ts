import { afterEach, describe, expect, test } from 'vitest'
import { isUnder, menuFor, realNameAddress } from '#src/features/user-centre/menu.ts'
import { hasScreen, provideScreens } from '#src/features/user-centre/screens.ts'
import { privatePaths } from '#src/model/paths.ts'

afterEach(() => provideScreens(() => true))

const words = (authStatus?: number) =>
  menuFor(authStatus).map(({ word, items }) => [word, items.map((item) => item.word)])

describe('the menu of the user centre (spec 2.4)', () => {
  test('has its five groups, and every private address but the room and the overview is under one entry', () => {
    expect(words(3)).toEqual([
      ['trading', ['projects', 'biddingRoom', 'purchase', 'favourites']],
      ['money', ['deposits', 'settlements']],
      ['contracts', ['contract', 'seal', 'files']],
      ['services', ['service', 'messages', 'appeals']],
      ['account', ['safety', 'realName', 'membership']],
    ])
    const items = menuFor(3).flatMap((group) => group.items)
    const homeless = [...privatePaths].filter((path) => items.filter((item) => isUnder(item, path, '')).length !== 1)
    expect(homeless).toEqual(['/quoteHall', '/usercenterIndex'])
  })

  test('offers nothing that the portal has no screen for', () => {
    provideScreens((pathname) => pathname === '/myMessage' || pathname === '/myProject')
    expect(words(3)).toEqual([
      ['trading', ['projects', 'biddingRoom']],
      ['services', ['messages']],
    ])
    expect([hasScreen('/myProject?list=2'), hasScreen('/myCollect')]).toEqual([true, false])
  })

  test.each([
    ['/myProject', '', 'projects'],
    ['/myProject', '?list=1', 'projects'],
    ['/myProject', '?list=2', 'biddingRoom'],
    ['/myMessageDetail', '?id=M1', 'messages'],
    ['/myMessage/', '', 'messages'],
    ['/depositDetail', '?id=D1', 'deposits'],
  ])('%s%s is under %s alone', (pathname, search, word) => {
    const items = menuFor(3).flatMap((group) => group.items)
    expect(items.filter((item) => isUnder(item, pathname, search)).map((item) => item.word)).toEqual([word])
  })

  test.each([
    [undefined, '/realNamePerson'],
    [0, '/realNamePerson'],
    [1, '/realNamePersonInfo'],
    [2, '/membershipReason'],
    [3, '/realNamePersonInfo'],
    [4, '/realNamePersonInfo'],
  ])('the real name of authStatus %s is dealt with at %s', (authStatus, address) => {
    expect(realNameAddress(authStatus)).toBe(address)
  })
})
