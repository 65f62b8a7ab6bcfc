import { contract, type Call } from '../../src/api/contract.ts'
import type { Fallback, Schema } from '../../src/api/endpoint.ts'
import { namesIn, typeOf, typesUsedBy } from './contract-types.ts'

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

const code = (text: string) => ['```ts', ...text.split('\n'), '```']
const linkTo = (text: string, name: string) => `[${text}](#type-${name.toLowerCase()})`

function typeLines(label: string, schema: Schema): string[] {
  const text = typeOf(schema)
  const names = namesIn(text)
  const isBlock = text.includes('\n')
  if (!isBlock && names.length === 1) return [`- ${label}: ${linkTo(`\`${text}\``, names[0]!)}`]
  const links = names.length > 0 ? ` (${names.map((name) => linkTo(name, name)).join(', ')})` : ''
  return isBlock
    ? [`- ${label}${links}:`, '', ...code(text).map((line) => `  ${line}`)]
    : [`- ${label}: \`${text}\`${links}`]
}

const typeSection = () =>
  typesUsedBy(contract.flatMap(({ endpoint }) => [typeOf(endpoint.input), typeOf(endpoint.data)])).flatMap(
    ({ name, meaning, text }) => [`### type ${name}`, '', ...(meaning ? [meaning, ''] : []), ...code(text), ''],
  )

/** What changes with the setting that takes secrets out of addresses. */
const secretTexts = {
  moved: 'With `VITE_TOKEN_PARAMS=body`: a POST with the input as its JSON body.',
  omitted: 'With `VITE_TOKEN_PARAMS=body`: without the input; the bearer header says the same.',
} as const

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
    ...(endpoint.secretParams ? [secretTexts[endpoint.secretParams], ''] : []),
    ...(endpoint.fallback ? [`Without it: ${fallbackTexts[endpoint.fallback]}`, ''] : []),
    ...typeLines('input', endpoint.input),
    ...typeLines('data', endpoint.data),
    '',
  ]),
]

/** What is fetched outside of the calls. */
const fileSection = [
  '## Files beside the portal',
  '',
  'Optional, on the origin of the portal itself and without an envelope. `<section>` is the code of a top plate (`zxdt`, `zcfg`, `rzfw`,',
  '`zlxz`, `ddjs`, `xxgk`), `<plateId>` the id of a plate below it.',
  '',
  '- `GET /feeds/<section>.xml`, `GET /feeds/<section>/<plateId>.xml`: the newest articles of a section or a plate as Atom (RFC 4287), type',
  '  `application/atom+xml`; links lead to the pages of the portal. A section links its feed, visibly and in its head, if a `HEAD` of the first',
  '  is answered with that type.',
  '- `GET /sitemap.xml`: the sections, articles, notices and listings (sitemaps.org). The portal does not read it.',
  '',
]

/** The headers of answers and of requests, for all calls. */
const headerSection = [
  '## What every answer carries',
  '',
  'The portal relies on these, or a browser does on its behalf; `npm run attacks` and `tests/mock/mount` hold the mock exchange to them.',
  '',
  '- Every answer, a refusal too: `Content-Type: application/json; charset=utf-8`, `Cache-Control: no-store`, `X-Content-Type-Options: nosniff`,',
  '  `Cross-Origin-Resource-Policy` (`same-origin`, or `same-site` on a host of its own), `Date`, and `x-server-time`, epoch ms, by which the portal',
  '  sets its clock. On another host than the portal: `Access-Control-Allow-Origin` with the one origin of the portal, never `*` and never the',
  '  origin of the request unread, `Vary: Origin`, no `Access-Control-Allow-Credentials`, and `Access-Control-Expose-Headers: Date, x-server-time`;',
  '  an `OPTIONS` request allows `Authorization`, `client-id` and `Content-Type`.',
  '- A request that changes something: only with the header `client-id` (403 without), which no form of another site can send, and only from the',
  '  origin of the portal where there is an `Origin` (403). A body is JSON, or for `form` calls multipart (415 otherwise); a call takes its input',
  '  from the one place that its entry names, and a name occurs once (400).',
  '- A call with more tries than its limit: 429 with `Retry-After` in seconds. A body over 1 MB, 22 MB for `form` calls: 413.',
  '- A file: `Content-Disposition` with its name, `X-Content-Type-Options: nosniff`, and for what users upload `Content-Security-Policy` with',
  "  `default-src 'none'; sandbox; frame-ancestors 'none'`.",
  '- On the network: TLS alone. A service answers no `http:` request, by a redirect neither; every answer has `Strict-Transport-Security` for a year at',
  "  least with `includeSubDomains`, and `Content-Security-Policy` with at least `frame-ancestors 'none'`.",
  '- A cookie, if a backend sets one: `__Host-` before its name, `Secure`, `HttpOnly` and `SameSite`. The portal needs none; no token is in one.',
  '- The push socket: 403 for an upgrade of another origin; nobody is authenticated by its address.',
  '- In no log: queries of `/oauth/token` and `/dscq-user/user/detail` (deploy/README.md), bodies, tickets.',
  '',
]

/** docs/contract.md, generated from the endpoint table and what is written here. */
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
    'Files beside the portal follow the calls. The section Types at the end lists the types that have a name. After `A & { … }`, a field of',
    'the braces replaces the field of `A`.',
    '',
    ...sections.flatMap((section) =>
      sectionOf(
        section,
        contract.filter((call) => call.section === section),
      ),
    ),
    ...fileSection,
    ...headerSection,
    '## Types',
    '',
    ...typeSection(),
  ].join('\n')
}
