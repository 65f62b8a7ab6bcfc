import { type Fragment, Node, Schema } from 'prosemirror-model'

/** The grammar of a contract's text; documents are stored as its JSON. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    clause: { content: 'inline*', group: 'block', defining: true, toDOM: () => ['h3', 0], parseDOM: [{ tag: 'h3' }] },
    text: { group: 'inline' },
    /** Shows a value that is stored outside of the text. */
    field: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { name: { validate: 'string' } },
      toDOM: ({ attrs }) => ['span', { 'data-field': String(attrs['name']) }],
    },
  },
  marks: { strong: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }] } },
})

/** The names of the nodes, of which `schema.nodes` has no types. */
export const nodeTypes = {
  paragraph: textSchema.nodes['paragraph'],
  clause: textSchema.nodes['clause'],
  field: textSchema.nodes['field'],
}

/** A document as it is stored. */
export type DocJson = Record<string, unknown>

const clauseMark = '# '
const fieldPattern = /\{\{(\w+)\}\}/

const inlineOf = (line: string): Node[] =>
  line.split(fieldPattern).flatMap((part, index) => {
    if (index % 2 === 1) return [nodeTypes.field.create({ name: part })]
    return part === '' ? [] : [textSchema.text(part)]
  })

const blockOfLine = (line: string): Node =>
  line.startsWith(clauseMark)
    ? nodeTypes.clause.create(null, inlineOf(line.slice(clauseMark.length)))
    : nodeTypes.paragraph.create(null, inlineOf(line))

/** A template: a line is a paragraph, one after `# ` a clause's heading, `{{name}}` a field. */
export const docOfLines = (lines: readonly string[]): DocJson =>
  textSchema.topNodeType.create(null, lines.length > 0 ? lines.map(blockOfLine) : [blockOfLine('')]).toJSON() as DocJson

/** The document of a JSON; throws if it is not of this grammar. */
export function docOf(json: DocJson): Node {
  const doc = Node.fromJSON(textSchema, json)
  doc.check()
  return doc
}

/** How often each of these fields occurs, as a text that two documents can be compared by. */
export function lockedFieldsOf(doc: Node | Fragment, locked: ReadonlySet<string>): string {
  const names: string[] = []
  doc.descendants((node) => {
    const name = String(node.attrs['name'])
    if (node.type === nodeTypes.field && locked.has(name)) names.push(name)
  })
  return names.sort().join(' ')
}
