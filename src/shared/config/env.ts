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
  /** Whose pages the portal sends somebody to who pays; `own`: none but those of its own origin. */
  VITE_PAY_HOSTS: z.union([z.literal('own'), origins]),
  /** Takes page views; `off` sends none. */
  VITE_ANALYTICS_URL: z.union([z.literal('off'), host(web)]),
  /** `on`: the first screen is asked for in one batch (docs/decisions/0004). */
  VITE_API_BATCH: z.enum(['on', 'off']),
  /** Where the parameters of the token endpoint travel (deviation D1). */
  VITE_TOKEN_PARAMS: z.enum(['query', 'body']),
  /**
   * How a password is encrypted before it travels, inside of TLS: `sm2`, with a public key and a one-time word that come with the
   * captcha; `aes`, for an older backend that sends none, with a passphrase that every page carries: it keeps the password out of
   * a log, and no more.
   */
  VITE_PASSWORD_CIPHER: z.enum(['sm2', 'aes']),
  /** So many hours after signing in a session ends, whatever is done in it; `off`: the exchange alone decides (deviation D22). */
  VITE_SESSION_HOURS: z.union([z.literal('off'), z.string().check(z.regex(/^[1-9]\d{0,2}$/))]),
  /** `on`: a session in which nothing is done locks itself (deviation D21). */
  VITE_IDLE_LOCK: z.enum(['on', 'off']),
  /** `on`: what of an answer had to be read leniently is reported, as answers that break the contract are. */
  VITE_STRICT: z.enum(['on', 'off']),
  /** `server`: the mock exchange answers from the development server; `worker`: inside the browser; `off`: a real backend. */
  VITE_MOCK: z.enum(['off', 'server', 'worker']),
})
type Env = z.output<typeof schema>

const unfitting = (raw: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.map((name) => {
    const value = raw[name]
    return `${name} ${value === undefined || value === '' ? 'is missing' : `is malformed: ${JSON.stringify(value)}`}`
  })

/** An address as a browser reads it, which minds neither case nor space around it. */
const isOpen = (address: string): boolean => ['http:', 'ws:'].includes(parseUrl(address)?.protocol ?? '')

/** What people do in production travels encrypted, or the build stops. */
const unencrypted = (env: Env): string[] =>
  Object.entries(env)
    .filter(([, value]) => value.split(',').some(isOpen))
    .map(
      ([name, value]) => `${name} is not encrypted: ${JSON.stringify(value)} (production speaks https: and wss: alone)`,
    )

/**
 * The names of the environment, with what is wrong about each that does not fit (SE-09). `MODE` is that of the build:
 * `production` against a real backend takes no address that is not encrypted.
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
