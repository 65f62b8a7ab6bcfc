import * as z from 'zod/mini'
import { contract, type Call } from '../../src/api/contract.ts'
import type { Schema } from '../../src/api/endpoint.ts'

type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  const?: unknown
  enum?: unknown[]
  additionalProperties?: Shape | boolean
}

const listOf = (shape: Shape): string => {
  const element = written(shape.items ?? {})
  return element.includes(' | ') ? `(${element})[]` : `${element}[]`
}

const fieldsOf = ({ properties = {}, required = [], additionalProperties }: Shape): string => {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${written(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return typeof additionalProperties === 'object' ? 'Record<string, unknown>' : '{}'
}

/** A JSON schema in the words of TypeScript, on one line. */
function written(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf) return [...new Set(shape.anyOf.map(written))].join(' | ')
  if (Array.isArray(shape.type)) return shape.type.join(' | ')
  if (shape.type === 'array') return listOf(shape)
  return shape.type === 'object' ? fieldsOf(shape) : (shape.type ?? 'unknown')
}

const shapeOf = (schema: Schema) => written(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

const mannersOf = ({ manners, access }: Call['endpoint']) =>
  [
    access === 'user' ? 'signed in' : '',
    manners.on401 === 'ask' ? '401 asks' : '',
    manners.refusal === 'caller' ? 'refusals to the caller' : '',
    manners.toCaller ? `${manners.toCaller.join(', ')} to the caller` : '',
    manners.shownAs === 'error' ? 'shown as an error' : '',
  ]
    .filter(Boolean)
    .join('; ')

const sectionOf = (name: string, calls: readonly Call[]) => [
  `## ${name}`,
  '',
  ...calls.flatMap(({ name: call, endpoint }) => [
    `### ${call}`,
    '',
    `\`${endpoint.method.toUpperCase()} ${endpoint.path}\` · host \`${endpoint.base}\` · input in the ${endpoint.carries} · ${endpoint.origin === 'spec' ? 'specification §7' : '**own**'}${mannersOf(endpoint) ? ` · ${mannersOf(endpoint)}` : ''}`,
    '',
    `${endpoint.summary}.`,
    '',
    `- input: \`${shapeOf(endpoint.input)}\``,
    `- data: \`${shapeOf(endpoint.data)}\``,
    '',
  ]),
]

/** docs/contract.md, made from the endpoint table and from nothing else. */
export function contractDocument(): string {
  const sections = [...new Set(contract.map(({ section }) => section))]
  return [
    '# The contract',
    '',
    'Made from `src/api/endpoints` by `npm run contract`; do not edit. Every answer is an envelope `{ code, msg, data }`, success is code 200,',
    'lists stand under `data.records`. Calls marked **own** are ones that the specification leaves open.',
    '',
    ...sections.flatMap((section) =>
      sectionOf(
        section,
        contract.filter((call) => call.section === section),
      ),
    ),
  ].join('\n')
}
