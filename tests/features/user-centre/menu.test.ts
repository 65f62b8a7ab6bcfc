import { describe, expect, test } from 'vitest'
import { isUnder, menuFor, kycAddress } from '#src/features/user-centre/menu.ts'
import { privatePaths } from '#src/model/paths.ts'

const keys = (authStatus?: number) => menuFor(authStatus).map(({ key, items }) => [key, items.map((item) => item.key)])

describe('the menu of the user centre (spec 2.4)', () => {
  test('has five groups, and every private address but the room and the overview is under exactly one item', () => {
    expect(keys(3)).toEqual([
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

  test.each([
    ['/myProject', '', 'projects'],
    ['/myProject', '?list=1', 'projects'],
    ['/myProject', '?list=2', 'biddingRoom'],
    ['/myMessageDetail', '?id=M1', 'messages'],
    ['/myMessage/', '', 'messages'],
    ['/depositDetail', '?id=D1', 'deposits'],
  ])('%s%s is under %s alone', (pathname, search, key) => {
    const items = menuFor(3).flatMap((group) => group.items)
    expect(items.filter((item) => isUnder(item, pathname, search)).map((item) => item.key)).toEqual([key])
  })

  test.each([
    [undefined, '/realNamePerson'],
    [0, '/realNamePerson'],
    [1, '/realNamePersonInfo'],
    [2, '/membershipReason'],
    [3, '/realNamePersonInfo'],
    [4, '/realNamePersonInfo'],
  ])('authStatus %s leads to the KYC screen %s', (authStatus, address) => {
    expect(kycAddress(authStatus)).toBe(address)
  })
})
