import { expect, test } from 'vitest'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'

test.each([
  ['1', '立即受让', '确认受让', '受让条件'],
  ['2', '立即受让', '确认受让', '受让条件'],
  ['4', '立即投资', '确认投资', '投资条件'],
  ['5', '立即合作', '确认合作', '合作条件'],
  ['6', '立即承租', '确认承租', '承租条件'],
  ['9', '立即受让', '确认受让', '受让条件'],
  [null, '立即受让', '确认受让', '受让条件'],
])(
  '[BD-13] an asset of type %s, whatever the unit of its price, is taken by %s, %s, under %s',
  (typeCode, take, confirmTake, conditions) => {
    expect(takingOf(typeCode)).toMatchObject({ take, confirmTake, conditions })
  },
)
