import * as z from 'zod/mini'
import { parseUrl } from '../lib/navigation/parse-url.ts'

/** Same-origin path such as `/api`, or an absolute address without a trailing slash. */
const host = (schemes: readonly string[]) =>
  z.string().check(
    z.refine((value) => {
      if (/^\/(?!\/)[\w\-/]*$/.test(value)) return true
      return schemes.includes(parseUrl(value)?.protocol ?? '') && !value.endsWith('/')
    }),
  )

const web = ['https:', 'http:']
const socket = ['wss:', 'ws:']

/** Origins, separated by commas: `https://pay.example.cn,https://bank.example.cn:8443`. */
const origins = z
  .string()
  .check(
    z.refine((value) =>
      value.split(',').every((origin) => /^https?:/.test(origin) && parseUrl(origin)?.origin === origin),
    ),
  )

const schema = z.object({
  /** The exchange's services. */
  VITE_API_BASE: host(web),
  /** The bidding services. */
  VITE_BIDDING_API_BASE: host(web),
  /** The push socket. */
  VITE_PUSH_BASE: host(socket),
  /** Where office documents are rendered for preview. */
  VITE_PREVIEW_HOST: host(web),
  /** Where procurement files are downloaded. */
  VITE_PURCHASE_DOWNLOAD_HOST: host(web),
  /** Single sign-on of the public resource trading site, and sign-in with a certificate. */
  VITE_LOGIN_HOST: host(web),
  /** Where a person ends the session of that site, which outlives the one of the portal. */
  VITE_SIGN_OUT_URL: host(web),
  /** Origins of the payment pages the portal may send a payer to; `own`: only its own origin. */
  VITE_PAY_HOSTS: z.union([z.literal('own'), origins]),
  /** Takes page views; `off` sends none. */
  VITE_ANALYTICS_URL: z.union([z.literal('off'), host(web)]),
  /** `on`: the first screen requests its data in one batch (docs/decisions/0004). */
  VITE_API_BATCH: z.enum(['on', 'off']),
  /**
   * Whether passwords, codes and tokens are sent in the query, as the specification says, or in the body (deviations D1 and D3):
   * addresses are logged on their way, bodies are not.
   */
  VITE_TOKEN_PARAMS: z.enum(['query', 'body']),
  /**
   * How a password is encrypted before it is sent, inside TLS: `sm2`, with a public key and a one-time nonce that come with the
   * captcha; `aes`, for an older backend that sends neither, with a passphrase that every page contains: it is no encryption, so that
   * it needs `VITE_TOKEN_PARAMS=body`.
   */
  VITE_PASSWORD_CIPHER: z.enum(['sm2', 'aes']),
  /** Hours after signing in at which a session ends, active or not; `off`: the exchange alone decides (deviation D22). */
  VITE_SESSION_HOURS: z.union([z.literal('off'), z.string().check(z.regex(/^[1-9]\d{0,2}$/))]),
  /** `on`: an idle session locks itself (deviation D21). */
  VITE_IDLE_LOCK: z.enum(['on', 'off']),
  /** `on`: values of an answer that were read leniently are reported, as answers that break the contract are. */
  VITE_STRICT: z.enum(['on', 'off']),
  /** `server`: the mock exchange answers from the development server; `worker`: inside the browser; `off`: a real backend. */
  VITE_MOCK: z.enum(['off', 'server', 'worker']),
})
export type Env = z.output<typeof schema>

const unfitting = (raw: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.map((name) => {
    const value = raw[name]
    return `${name} ${value === undefined || value === '' ? 'is missing' : `is malformed: ${JSON.stringify(value)}`}`
  })

/** Parsed as a browser parses it: letter case and surrounding space do not matter. */
const isOpen = (address: string): boolean => ['http:', 'ws:'].includes(parseUrl(address)?.protocol ?? '')

/** In production every connection is encrypted, or the build stops. */
const unencrypted = (env: Env): string[] =>
  Object.entries(env)
    .filter(([, value]) => value.split(',').some(isOpen))
    .map(
      ([name, value]) => `${name} is not encrypted: ${JSON.stringify(value)} (production speaks https: and wss: alone)`,
    )

/**
 * The environment, parsed. Throws with the name and the problem of every value that does not fit (SE-09). `MODE` is that of the
 * build: `production` against a real backend accepts encrypted addresses only.
 */
export function readEnv(raw: Readonly<Record<string, unknown>>): Env {
  const parsed = schema.safeParse(raw)
  if (!parsed.success) {
    const problems = unfitting(
      raw,
      parsed.error.issues.map(({ path }) => String(path[0])),
    )
    throw new Error(
      `The environment is incomplete: ${problems.join('; ')} (src/shared/config/env.ts explains every name)`,
    )
  }
  const env = parsed.data
  const open = raw['MODE'] === 'production' && env.VITE_MOCK === 'off' ? unencrypted(env) : []
  if (open.length > 0) throw new Error(`The environment is not fit for production: ${open.join('; ')}`)
  return env
}
