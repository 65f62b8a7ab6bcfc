import { describe, expect, test } from 'vitest'
import { links } from '#tests/model/links.ts'
import { paths, privatePaths } from '#src/model/paths.ts'

describe('links with parameters', () => {
  const built = Object.values(links).flatMap((made) => made.map(([link, text]) => [text, link] as const))

  test.each(built)('%s', (text, link) => {
    expect(link).toBe(text)
  })
})

test('[RT-11] a person’s own pages are private, public pages are not', () => {
  const own = [paths.realNamePerson, paths.quoteHall, paths.usercenterIndex, paths.myDeposit, paths.filesList]
  const open = [paths.index, paths.login, paths.lock, paths.sealQrcode, paths.purchaseIndex, paths.branchNewsDetail]
  expect(own.map((path) => privatePaths.has(path))).toEqual([true, true, true, true, true])
  expect(open.filter((path) => privatePaths.has(path))).toEqual([])
})
