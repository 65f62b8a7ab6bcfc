import { expect, test } from 'vitest'
import { platesIn, rootOf, treeOf } from '#src/features/article/plates.ts'
import type { Plate } from '#src/model/news/schema.ts'

const plate = (id: string, parentId: string): Plate => ({ id, name: id, parentId })

test('[CT-01] plates form a tree; the order of the exchange stays', () => {
  const plates = [plate('a', '0'), plate('a2', 'a'), plate('b', '0'), plate('a1', 'a'), plate('a21', 'a2')]
  const tree = treeOf(plates, plates[0]!)
  expect(platesIn(tree).map(({ id }) => id)).toEqual(['a', 'a2', 'a21', 'a1'])
  expect(rootOf(plates, plates[4]!).id).toBe('a')
  expect(rootOf(plates, plates[2]!).id).toBe('b')
})

test('[CT-01] plates that are their own ancestors end neither search', () => {
  const plates = [plate('a', 'b'), plate('b', 'a')]
  expect(platesIn(treeOf(plates, plates[0]!)).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(['a', 'b']).toContain(rootOf(plates, plates[0]!).id)
})
