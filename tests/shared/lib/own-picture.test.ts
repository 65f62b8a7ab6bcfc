import { expect, test } from 'vitest'
import { ownPicture } from '#src/shared/lib/html/own-picture.ts'

test('[CT-02] pictures come from this site or the exchange alone', () => {
  expect(ownPicture('/mock-pictures/a.svg')).toBe('/mock-pictures/a.svg')
  expect(ownPicture('//foreign.example/a.png')).toBeNull()
  expect(ownPicture('https://foreign.example/a.png')).toBeNull()
  expect(ownPicture('data:image/svg+xml,<svg onload=alert(1)>')).toBeNull()
  expect(ownPicture(null)).toBeNull()
})
