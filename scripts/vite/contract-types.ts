import * as z from 'zod/mini'
import { pageOf, type Schema } from '../../src/api/endpoint.ts'

/** A JSON schema; an object that contains all of a named type, or is a page, has it as `base` and only its other fields. */
type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  const?: unknown
  enum?: unknown[]
  additionalProperties?: Shape | boolean
  $ref?: string
  base?: string
  pageRecord?: Shape
}
type Fields = Readonly<Record<string, Schema>>
type Definition = { type: string; in: Schema; out: Schema; innerType?: Schema; shape: Fields }

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/model/**/*.ts', '../../src/api/endpoints/*.ts', '!../../src/model/lenient.ts'],
  { eager: true },
)
const sources = import.meta.glob<string>(['../../src/model/**/*.ts', '../../src/api/endpoints/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value
const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition

/** The schema of what is sent, without conversions, defaults and null. */
function sentSchema(schema: Schema): Schema {
  const { type, in: before, out, innerType } = definitionOf(schema)
  if (type === 'pipe') return sentSchema(definitionOf(before).type === 'transform' ? out : before)
  return innerType ? sentSchema(innerType) : schema
}

const isNamed = (schema: Schema) => ['object', 'union', 'enum'].includes(definitionOf(schema).type)

type Named = { name: string; schema: Schema; source: string; variable: string }

const declarationOf = ({ source, variable }: Named) => source.indexOf(`export const ${variable} =`)

/** An exported schema, or the fields that several schemas have in common. */
function schemaIn(value: unknown): Schema | null {
  if (isSchema(value)) return value
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  if (!isPlain || Object.keys(value).length === 0 || !Object.values(value).every(isSchema)) return null
  return z.object(value as unknown as Fields)
}

/** The exported schemas by their names; a conversion gives its name only to a schema that is not exported itself. */
function namedSchemas(): Named[] {
  const exported = Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module).flatMap(([variable, value]) => {
      const schema = schemaIn(value)
      const name = variable[0]!.toUpperCase() + variable.slice(1)
      return schema ? [{ name, schema, source: sources[file]!, variable }] : []
    }),
  )
  const all = [...exported, ...exported.map((one) => ({ ...one, schema: sentSchema(one.schema) }))]
  const bySchema = new Map<Schema, Named>()
  for (const one of all) if (isNamed(one.schema) && !bySchema.has(one.schema)) bySchema.set(one.schema, one)
  const found = [...bySchema.values()]
  const repeated = found.filter(({ name }, at) => found.findIndex((one) => one.name === name) !== at)
  if (repeated.length > 0) throw new Error(`Two schemas have the name ${repeated.map(({ name }) => name).join(', ')}.`)
  return found
}

const named = namedSchemas()
const registry = z.registry<{ id: string }>()
for (const { name, schema } of named) registry.add(schema, { id: name })

const fieldsOf = (schema: Schema): Fields => (definitionOf(schema).type === 'object' ? definitionOf(schema).shape : {})
const { records: _, ...countsOfPage } = fieldsOf(sentSchema(pageOf(z.unknown())))

const sharedFields = (of: Fields, within: Fields) => Object.keys(of).filter((key) => of[key] === within[key])

/** A type is not based on one that its module declares later, such as a selection of its fields. */
const isLater = (one: Named, than: Schema) => {
  const other = named.find(({ schema }) => schema === than)
  return one.source === other?.source && declarationOf(one) > declarationOf(other)
}

/** The largest named type whose fields this object has, most of them unchanged. */
function baseOf(schema: Schema): { name: string; shared: string[] } | null {
  const fields = fieldsOf(schema)
  const [base] = named
    .filter((one) => one.schema !== schema && !isLater(one, schema))
    .map((one) => ({ ...one, of: fieldsOf(one.schema) }))
    .filter(({ of }) => Object.keys(of).every((key) => key in fields))
    .map(({ name, of }) => ({ name, size: Object.keys(of).length, shared: sharedFields(of, fields) }))
    .filter(({ size, shared }) => size > 1 && shared.length * 2 > size)
    .toSorted((one, other) => other.size - one.size)
  return base ?? null
}

/** The named type of which this object has the same fields, all optional. */
const partialOf = (fields: Fields) =>
  named.find(({ schema }) => {
    const of = Object.entries(fieldsOf(schema))
    return (
      of.length > 1 &&
      of.length === Object.keys(fields).length &&
      of.every(([key, field]) => fields[key] && definitionOf(fields[key]).innerType === field)
    )
  })?.name

type Abbreviation = { base?: string; isPage?: true; omitted: readonly string[] }

/** How an object is written with a page or a named type instead of its fields. */
function abbreviate(schema: Schema): Abbreviation {
  const fields = fieldsOf(schema)
  const counts = Object.keys(countsOfPage)
  if (counts.length === sharedFields(countsOfPage, fields).length)
    return { isPage: true, omitted: ['records', ...counts] }
  const base = baseOf(schema)
  if (base) return { base: base.name, omitted: base.shared }
  const partial = partialOf(fields)
  return partial ? { base: `Partial<${partial}>`, omitted: Object.keys(fields) } : { omitted: [] }
}

const abbreviations = new Map<Schema, Abbreviation>()

function abbreviationOf(schema: Schema): Abbreviation {
  const found = abbreviations.get(schema) ?? abbreviate(schema)
  abbreviations.set(schema, found)
  return found
}

function shorten(schema: Schema, shape: Shape) {
  if (definitionOf(schema).type !== 'object') return
  const { base, isPage, omitted } = abbreviationOf(schema)
  if (isPage) shape.pageRecord = shape.properties?.['records']?.items ?? {}
  if (base !== undefined) shape.base = base
  shape.properties = Object.fromEntries(
    Object.entries(shape.properties ?? {}).filter(([name]) => !omitted.includes(name)),
  )
}

const jsonSchema = (schema: Schema) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema: shape }) => shorten(zodSchema as unknown as Schema, shape as Shape),
  }) as Shape & { $defs?: Record<string, Shape> }

const maxLine = 100
/** Null for a text on one line. */
type Indent = string | null

const optionsOf = (shape: Shape): Shape[] => (shape.anyOf ?? shape.oneOf)?.flatMap(optionsOf) ?? [shape]

function bracesOf({ properties = {}, required = [], additionalProperties }: Shape, indent: Indent, meanings: Meanings) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const start = `${name}${required.includes(name) ? '' : '?'}: `
    const text = typeText(field, indent === null ? null : `${indent}  `, start.length)
    const meaning = meanings.get(name)
    return meaning === undefined ? start + text : `${start}${text.replace(/\n|$/, (end) => ` // ${meaning}${end}`)}`
  })
  if (fields.length === 0)
    return typeof additionalProperties === 'object' ? `Record<string, ${typeText(additionalProperties, null)}>` : '{}'
  if (indent === null) return `{ ${fields.join('; ')} }`
  return ['{', ...fields.map((field) => `${indent}  ${field}`), `${indent}}`].join('\n')
}

function objectText(shape: Shape, indent: Indent, meanings: Meanings): string {
  const base = shape.pageRecord ? `Page<${typeText(shape.pageRecord, indent)}>` : shape.base
  const isWhole = base !== undefined && Object.keys(shape.properties ?? {}).length === 0
  if (isWhole) return base
  return [base, bracesOf(shape, indent, meanings)].filter(Boolean).join(' & ')
}

function listText(items: Shape, indent: Indent): string {
  const element = typeText(items, indent)
  const isJoined = optionsOf(items).length > 1 || Array.isArray(items.type) || / & /.test(element) || items.enum
  return isJoined ? `(${element})[]` : `${element}[]`
}

function unionText(options: Shape[], indent: Indent): string {
  const isTall = indent !== null && options.filter(({ type }) => type === 'object').length > 1
  const texts = new Set(options.map((option) => typeText(option, isTall ? `${indent}  ` : indent)))
  return isTall ? [...texts].map((text) => `\n${indent}  | ${text}`).join('') : [...texts].join(' | ')
}

function expandedText(shape: Shape, indent: Indent, meanings: Meanings): string {
  if (shape.$ref) return shape.$ref.replace('#/$defs/', '')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (optionsOf(shape).length > 1) return unionText(optionsOf(shape), indent)
  if (Array.isArray(shape.type)) return shape.type.join(' | ')
  if (shape.type === 'array') return listText(shape.items ?? {}, indent)
  return shape.type === 'object' ? objectText(shape, indent, meanings) : (shape.type ?? 'unknown')
}

type Meanings = ReadonlyMap<string, string>
const none: Meanings = new Map()

/** A type in TypeScript's syntax: on one line if it is short or `indent` is null, else with one field per line. */
function typeText(shape: Shape, indent: Indent, start = 0): string {
  const line = expandedText(shape, null, none)
  return indent === null || indent.length + start + line.length <= maxLine ? line : expandedText(shape, indent, none)
}

/** The input or the data of a call. */
export const typeOf = (schema: Schema): string => typeText(jsonSchema(schema), '')

const plainComment = (text: string) => text.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()

const comment = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\n`

/** The comments in the module of a named schema: its own, and those of its fields. */
function commentsOf(one: Named): { own: string; fields: Meanings } {
  const start = declarationOf(one)
  const own = new RegExp(`${comment}$`).exec(one.source.slice(0, start))?.[1] ?? ''
  const body = one.source.slice(start).split(/\n(?=\S)/, 1)[0]!
  const indent = /^ {2}\w+[:,]/m.test(body) ? '  ' : '    '
  const fields = body.matchAll(new RegExp(`^${indent}${comment}${indent}(\\w+)`, 'gm'))
  return {
    own: plainComment(own),
    fields: new Map([...fields].map(([, text, name]) => [name!, plainComment(text!)])),
  }
}

/** The names of types in a type. */
export const namesIn = (text: string): string[] => {
  const words = new Set(text.replaceAll(/"[^"]*"|\/\/.*$/gm, '').match(/\b[A-Z]\w*/g))
  return named
    .map(({ name }) => name)
    .filter((name) => words.has(name))
    .toSorted()
}

type TypeEntry = { name: string; meaning: string; text: string }

function entryOf(one: Named): TypeEntry {
  const shape = jsonSchema(one.schema).$defs![one.name]!
  const { own, fields } = commentsOf(one)
  const text = shape.type === 'object' ? expandedText(shape, '', fields) : typeText(shape, '')
  return { name: one.name, meaning: own, text: `type ${one.name} =${text.startsWith('\n') ? '' : ' '}${text}` }
}

const pageEntry = (): TypeEntry => ({
  name: 'Page',
  meaning: 'A page of a list.',
  text: `type Page<T> = ${expandedText(z.toJSONSchema(pageOf(z.unknown()), { io: 'input' }) as Shape, '', none).replace('unknown', 'T')}`,
})

/** The named types that these types use, and those that they use in turn, by name. */
export function typesUsedBy(texts: readonly string[]): TypeEntry[] {
  const found = new Map([['Page', pageEntry()]])
  const search = (text: string) => {
    for (const name of namesIn(text)) {
      if (found.has(name)) continue
      const entry = entryOf(named.find((one) => one.name === name)!)
      found.set(name, entry)
      search(entry.text)
    }
  }
  for (const text of texts) search(text)
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
