import type { Node } from 'prosemirror-model'
import { docOf, type DocJson, nodeTypes } from './schema.ts'

/** One line of the contract as it is read on paper. */
export type PlainBlock = { kind: 'heading' | 'paragraph'; text: string }

/** A field without a value: a line to write on. */
const blank = '＿＿＿＿'

const textOf = (block: Node, values: Readonly<Record<string, string>>): string =>
  block.textBetween(0, block.content.size, '', (leaf) => values[String(leaf.attrs['name'])] || blank)

/** The text of a document, with the values of its fields. */
export function plainBlocks(json: DocJson, values: Readonly<Record<string, string>>): PlainBlock[] {
  const blocks: PlainBlock[] = []
  docOf(json).forEach((block) => {
    blocks.push({ kind: block.type === nodeTypes.clause ? 'heading' : 'paragraph', text: textOf(block, values) })
  })
  return blocks
}
