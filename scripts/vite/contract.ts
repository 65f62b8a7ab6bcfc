import * as z from 'zod/mini'
import { contract, type Call } from '../../src/api/contract.ts'
import type { Schema, Fallback } from '../../src/api/endpoint.ts'

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

const optionsOf = (shape: Shape): string[] => shape.anyOf?.flatMap(optionsOf) ?? [written(shape)]

/** A JSON schema in TypeScript's syntax, on one line. */
function written(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf) return [...new Set(optionsOf(shape))].join(' | ')
  if (Array.isArray(shape.type)) return shape.type.join(' | ')
  if (shape.type === 'array') return listOf(shape)
  return shape.type === 'object' ? fieldsOf(shape) : (shape.type ?? 'unknown')
}

const shapeOf = (schema: Schema) => written(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

/** What the portal does if a backend lacks an optional call. */
const fallbackTexts: Record<Fallback, string> = {
  form: 'A message says that it was refused; what was typed stays.',
  block: 'Whatever shows its answer says that it is not provided; the rest of the page works.',
  quiet: 'Nobody is told; only what it would tell is missing.',
  room: 'There is no bidding room: the quote hall says that it found none, or, where a gateway alone answers, offers another try.',
  listed: 'The list is put together from the lists of the specification, with the filters that their fields allow.',
  brief: 'The page shows what the lists of the specification say of the asset, and that the rest is not provided.',
  later: 'The code is checked by the next step, which needs it as well.',
  'sign-in': 'The token call of the specification is asked, with a captcha.',
  single: 'Each call is made by itself.',
  socket: 'The push socket alone tells what is new.',
  guest: 'The push socket is opened as a guest; what is the person’s own is asked for over HTTP.',
}

const errorPolicyText = ({ errorPolicy, access }: Call['endpoint']) =>
  [
    access === 'user' ? 'signed in' : '',
    errorPolicy.on401 === 'ask' ? '401 asks' : '',
    errorPolicy.refusal === 'caller' ? 'refusals to the caller' : '',
    errorPolicy.toCaller ? `${errorPolicy.toCaller.join(', ')} to the caller` : '',
    errorPolicy.shownAs === 'error' ? 'shown as an error' : '',
  ]
    .filter(Boolean)
    .join('; ')

const sectionOf = (name: string, calls: readonly Call[]) => [
  `## ${name}`,
  '',
  ...calls.flatMap(({ name: call, endpoint }) => [
    `### ${call}`,
    '',
    `\`${endpoint.method.toUpperCase()} ${endpoint.path}\` · host \`${endpoint.base}\` · input in the ${endpoint.encoding} · ${endpoint.origin === 'spec' ? '*spec* (§7)' : '*ours*'}${errorPolicyText(endpoint) ? ` · ${errorPolicyText(endpoint)}` : ''}`,
    '',
    `${endpoint.summary}.`,
    '',
    ...(endpoint.fallback ? [`Without it: ${fallbackTexts[endpoint.fallback]}`, ''] : []),
    `- input: \`${shapeOf(endpoint.input)}\``,
    `- data: \`${shapeOf(endpoint.data)}\``,
    '',
  ]),
]

/** docs/contract.md, generated from the endpoint table only. */
export function contractDocument(): string {
  const sections = [...new Set(contract.map(({ section }) => section))]
  return [
    '# The contract',
    '',
    'Made from `src/api/endpoints` by `npm run contract`; do not edit. Every answer is an envelope `{ code, msg, data }`, success is code 200,',
    'lists stand under `data.records`. Each call is marked *spec*, where section 7 of the specification names it, or *ours*, where the',
    'specification leaves it open; a backend may lack those, and each says what the portal then does. Of *spec* calls an id may be',
    'a number and a number text, and whatever is optional may be empty.',
    '',
    ...sections.flatMap((section) =>
      sectionOf(
        section,
        contract.filter((call) => call.section === section),
      ),
    ),
  ].join('\n')
}
