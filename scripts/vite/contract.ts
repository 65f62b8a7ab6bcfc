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
  const element = typeText(shape.items ?? {})
  return element.includes(' | ') ? `(${element})[]` : `${element}[]`
}

const fieldsOf = ({ properties = {}, required = [], additionalProperties }: Shape): string => {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeText(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return typeof additionalProperties === 'object' ? 'Record<string, unknown>' : '{}'
}

const optionsOf = (shape: Shape): string[] => shape.anyOf?.flatMap(optionsOf) ?? [typeText(shape)]

/** A JSON schema in TypeScript's syntax, on one line. */
function typeText(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf) return [...new Set(optionsOf(shape))].join(' | ')
  if (Array.isArray(shape.type)) return shape.type.join(' | ')
  if (shape.type === 'array') return listOf(shape)
  return shape.type === 'object' ? fieldsOf(shape) : (shape.type ?? 'unknown')
}

const shapeOf = (schema: Schema) => typeText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)

/** What the portal does if a backend lacks an optional call. */
const fallbackTexts: Record<Fallback, string> = {
  form: 'A message reports the refusal; the input remains.',
  block: 'The part of the page that shows its answer is marked as not provided; the rest works.',
  quiet: 'There is no message; only its data are missing.',
  room: 'There is no bidding room: the quote hall shows that none was found, or a retry if only a gateway answers.',
  listed: 'The list is composed of the lists of the specification, with the filters that their fields allow.',
  brief: 'The page shows the data of the asset in the lists of the specification, and marks the rest as not provided.',
  later: 'The code is checked in the next step, which also sends it.',
  'sign-in': 'The portal makes the token call of the specification, with a captcha.',
  single: 'Each call is made separately.',
  socket: 'Updates come from the push socket only.',
  guest: 'The push socket is opened as a guest; the user’s own data are requested over HTTP.',
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
    'Generated from `src/api/endpoints` by `npm run contract`; do not edit. Every answer is an envelope `{ code, msg, data }`, success is code 200,',
    'lists are in `data.records`. A call marked *spec* is named in section 7 of the specification; one marked *ours* is not, because the',
    'specification leaves it open. A backend may lack the latter; each entry states what the portal then does. In *spec* calls an id may be',
    'a number, a number may be text, and optional fields may be empty.',
    '',
    ...sections.flatMap((section) =>
      sectionOf(
        section,
        contract.filter((call) => call.section === section),
      ),
    ),
  ].join('\n')
}
