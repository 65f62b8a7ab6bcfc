import * as z from 'zod/mini'

/** Same-origin path such as `/api`, or an absolute address without a trailing slash. */
const host = (schemes: readonly string[]) =>
  z.string().check(
    z.refine((value) => {
      if (/^\/(?!\/)[\w\-/]*$/.test(value)) return true
      try {
        const url = new URL(value)
        return schemes.includes(url.protocol) && !value.endsWith('/')
      } catch {
        return false
      }
    }),
  )

const web = ['https:', 'http:']
const socket = ['wss:', 'ws:']

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
  /** Single sign-on of the public resource trading site. */
  VITE_LOGIN_HOST: host(web),
  /** Takes page views; `off` sends none. */
  VITE_ANALYTICS_URL: z.union([z.literal('off'), host(web)]),
  /** `on`: the first screen is asked for in one batch (docs/decisions/0004). */
  VITE_API_BATCH: z.enum(['on', 'off']),
  /** Where the parameters of the token endpoint travel (deviation D1). */
  VITE_TOKEN_PARAMS: z.enum(['query', 'body']),
  VITE_PASSWORD_CIPHER: z.enum(['sm2', 'aes']),
  /** `on`: what of an answer had to be read leniently is reported, as answers that break the contract are. */
  VITE_STRICT: z.enum(['on', 'off']),
  /** `server`: the mock exchange answers from the development server; `worker`: inside the browser; `off`: a real backend. */
  VITE_MOCK: z.enum(['off', 'server', 'worker']),
})
type Env = z.output<typeof schema>

/** The names of the environment, with what is wrong about each that does not fit (SE-09). */
export function readEnv(raw: Readonly<Record<string, unknown>>): Env {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path }) => {
    const name = String(path[0])
    const value = raw[name]
    return `  ${name} ${value === undefined || value === '' ? 'is missing' : `is malformed: ${JSON.stringify(value)}`}`
  })
  throw new Error(`The environment is incomplete (see .env.development for every name):\n${problems.join('\n')}`)
}
