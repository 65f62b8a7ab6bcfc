import { expect, test } from 'vitest'
import { hasViewing, requiresManagement } from '#src/model/asset-kind/rules.ts'

test.each([
  ['1', false, true],
  ['4', false, true],
  ['2', true, false],
  ['6', true, false],
  ['5', true, false],
  ['9', true, false],
  ['toString', true, false],
  [undefined, true, false],
])('[BD-01] an asset of type %s has a viewing: %s, and its form asks for managers: %s', (typeCode, views, asks) => {
  expect([hasViewing(typeCode), requiresManagement(typeCode)]).toEqual([views, asks])
})
