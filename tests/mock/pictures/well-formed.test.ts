import { expect, test } from 'vitest'
import { flawOf } from './well-formed.ts'

test.each([
  '<svg><g></svg></g>',
  '<svg><g></svg>',
  '<svg a="1" a="2"/>',
  '<svg a=1/>',
  '<svg>&nbsp;</svg>',
  '<svg>a & b</svg>',
  '<svg/><svg/>',
  'words',
  '<svg>\u0000</svg>',
  '<svg a="<"/>',
])('the parser rejects %s', (svg) => {
  expect(flawOf(svg)).not.toBeNull()
})

test.each(['<svg/>', '<svg a="1"><g b="x y">a &amp; b</g></svg>'])('the parser accepts %s', (svg) => {
  expect(flawOf(svg)).toBeNull()
})
