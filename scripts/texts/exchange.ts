import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { outcomeLabels, refusalLabels } from '../../src/model/bidding/labels.ts'
import { fallingOutcomes, fallingRefusals } from '../../src/model/bidding/direction/labels.ts'
import { enrolLabels, progressLabels } from '../../src/model/enrolment/labels.ts'
import { fileTroubleText } from '../../src/model/file/labels.ts'
import { hasValue } from './places.ts'

type Node = { type: string; [part: string]: unknown }
type Source = { root: Node; consts: Map<string, Node> }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function* within(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* within(child)
}

const nameOf = (node: unknown): string | null =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : null
/** The name of what is called, be it a function or a member of an object. */
const calledName = (callee: unknown): string | null =>
  nameOf(callee) ?? (isNode(callee) ? nameOf(callee['property']) : null)
const isFunction = ({ type }: Node): boolean => type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration'

function sourceOf(file: string): Source {
  const root = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file) as unknown as Node
  const consts = new Map<string, Node>()
  for (const node of within(root)) {
    const value = node.type === 'VariableDeclarator' ? node['init'] : node.type === 'FunctionDeclaration' ? node : null
    const name = nameOf(node['id'])
    if (name !== null && isNode(value)) consts.set(name, value)
  }
  return { root, consts }
}

const imports = (name: string, { root }: Source): boolean =>
  childrenOf(root).some(
    (node) => node.type === 'ImportDeclaration' && childrenOf(node).some(({ local }) => nameOf(local) === name),
  )

/** The arguments passed to a function of this file for the parameter of this name, here or where it is imported. */
function argumentsFor(parameter: string, source: Source, sources: readonly Source[]): Node[] {
  return [...source.consts].flatMap(([name, value]) => {
    const place = isFunction(value) ? (value['params'] as Node[]).findIndex((param) => nameOf(param) === parameter) : -1
    if (place < 0) return []
    const calls = [source, ...sources.filter((other) => imports(name, other))]
      .flatMap(({ root }) => [...within(root)])
      .filter((node) => node.type === 'CallExpression' && nameOf(node['callee']) === name)
    return calls.flatMap((node) => (node['arguments'] as Node[]).slice(place, place + 1))
  })
}

/** An expression with known texts is one of them; any other is a placeholder. */
const chosen = (texts: readonly string[]): readonly string[] => (texts.length > 0 ? texts : ['{{}}'])

type Scope = { source: Source; sources: readonly Source[]; go: (part: unknown) => string[] }

const withValues = (node: Node, { go }: Scope): string[] => {
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const values = (node['expressions'] as Node[]).map((value) => chosen(go(value)))
  const extended = (begun: string[], part: string, index: number) =>
    begun.flatMap((text) => values[index]!.map((value) => text + value + part))
  return parts.slice(1).reduce(extended, parts.slice(0, 1))
}

/** How an expression becomes text; any other expression is a text of the model, which has translations of its own. */
const readers: Record<string, (node: Node, scope: Scope) => string[]> = {
  Literal: ({ value }) => (typeof value === 'string' ? [value] : []),
  TemplateLiteral: withValues,
  ConditionalExpression: ({ consequent, alternate }, { go }) => [...go(consequent), ...go(alternate)],
  LogicalExpression: ({ left, right }, { go }) => [...go(left), ...go(right)],
  ArrowFunctionExpression: ({ body }, { go }) => go(body),
  FunctionDeclaration: ({ body }, { go }) => go(body),
  BlockStatement: (node, { go }) =>
    [...within(node)].filter(({ type }) => type === 'ReturnStatement').flatMap(({ argument }) => go(argument)),
  ObjectExpression: ({ properties }, { go }) => (properties as Node[]).flatMap(({ value }) => go(value)),
  MemberExpression: ({ object }, { go }) => go(object),
  CallExpression: ({ callee }, { sources, go }) =>
    go(sources.map(({ consts }) => consts.get(calledName(callee) ?? '')).find((made) => made !== undefined)),
  Identifier: (node, { source, sources, go }) => {
    const name = nameOf(node)!
    const value = source.consts.get(name)
    return value ? go(value) : argumentsFor(name, source, sources).flatMap(go)
  },
}

/** The possible texts of an expression of the mock. */
function textsOf(node: Node, source: Source, sources: readonly Source[], depth = 0): string[] {
  const go = (part: unknown): string[] => (isNode(part) && depth < 6 ? textsOf(part, source, sources, depth + 1) : [])
  return readers[node.type]?.(node, { source, sources, go }) ?? []
}

const propertyOf = (node: Node, name: string): unknown =>
  (node['properties'] as Node[]).find((property) => nameOf(property['key']) === name)?.['value']

const unlessSuccess = (code: unknown, text: unknown): Node[] =>
  isNode(code) && isNode(text) && code['value'] !== 200 ? [text] : []

/** The text of a refusal in the mock: a `Refusal` or `WrongProof`, an answer `{ code, msg }`, or the envelope of `say`. */
const refusalNodes: Record<string, (node: Node) => Node[]> = {
  NewExpression: (node) => {
    const given = node['arguments'] as Node[]
    const text = { Refusal: given[1], WrongProof: given[0] }[nameOf(node['callee']) ?? '']
    return text ? [text] : []
  },
  CallExpression: (node) => {
    const [code, text] = node['arguments'] as Node[]
    if (nameOf(node['callee']) === 'refuseIf') return [code].filter(isNode)
    return nameOf(node['callee']) === 'say' ? unlessSuccess(code, text) : []
  },
  ObjectExpression: (node) => unlessSuccess(propertyOf(node, 'code'), propertyOf(node, 'msg')),
}

const han = /\p{Script=Han}/u
const sourcesIn = (folder: string, except = /^$/): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.ts') && !except.test(file))
    .map(sourceOf)

/** Every Chinese text of the mock's refusals, with `{{}}` for a value. */
export function refusalTexts(): Set<string> {
  const sources = sourcesIn('src/mock')
  const texts = sources.flatMap((source) =>
    [...within(source.root)]
      .flatMap((node) => refusalNodes[node.type]?.(node) ?? [])
      .flatMap((node) => textsOf(node, source, sources)),
  )
  return new Set(texts.filter((text) => han.test(text)))
}

/** Texts of the model that the exchange sends with their values filled in. */
export const refusalsOfTheModel = (): string[] =>
  [refusalLabels, outcomeLabels, fallingRefusals, fallingOutcomes, enrolLabels, progressLabels, fileTroubleText]
    .flatMap((text) => Object.values(text))
    .filter(hasValue)

/** A message or a to-do item: its title and its text. An object with paragraphs is a document. */
function messageTextsIn(node: Node): Node[] {
  if (node.type !== 'ObjectExpression' || propertyOf(node, 'paragraphs') !== undefined) return []
  const [title, text, link] = ['title', 'text', 'link'].map((name) => propertyOf(node, name))
  return text === undefined && link === undefined ? [] : [title, text].filter(isNode)
}

/** Texts at the place of their definition: any expression in them is a placeholder. */
function literalTexts(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap(literalTexts)
  if (node.type === 'LogicalExpression') return [node['left'], node['right']].flatMap(literalTexts)
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type !== 'TemplateLiteral') return []
  return [(node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{{}}')]
}

/** Articles and notices are published texts, which stay Chinese; their blocks have a `text` as messages do. */
const publishedTexts = /exchange\/seed\/(?:texts\/(?:articles|writing|help)|notices)\//

/** Every Chinese text of the messages and to-do items that the mock exchange sends to a person, with `{{}}` for a value. */
export const messageTexts = (): Set<string> =>
  new Set(
    sourcesIn('src/mock/exchange', publishedTexts).flatMap(({ root }) =>
      [...within(root)]
        .flatMap(messageTextsIn)
        .flatMap(literalTexts)
        .filter((text) => han.test(text)),
    ),
  )
