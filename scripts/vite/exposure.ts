import { isIP } from 'node:net'
import type { Plugin } from 'vite'

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.')

/**
 * The address that the development server binds to: that of `HOST` if it is an IP address, else that of this machine alone. Some shells
 * set HOST to the machine's name, which nobody chose for this.
 */
export const hostFrom = ({ HOST = '' }: Readonly<Record<string, string | undefined>>): string =>
  isIP(HOST) ? HOST : '127.0.0.1'

/** Whether other machines can reach a server with Vite's setting `host`. */
export const isExposed = (host: string | boolean | undefined): boolean =>
  typeof host === 'string' ? !isLoopback(host) : host === true

export const exposureWarning =
  'This server can be reached by other machines. Its mock exchange trusts everyone: whoever opens /__mock reads every message and moves ' +
  'the clock. The page does not show the passwords of the demo accounts.'

/**
 * Warns of a development server that other machines can reach, and takes the passwords of the demo accounts off its page.
 */
export const warnOfExposure = (): Plugin => ({
  name: 'portal-exposure',
  apply: 'serve',
  config: ({ server }, { isPreview }) => {
    if (isPreview || !isExposed(server?.host)) return {}
    return {
      define: { 'import.meta.env.VITE_DEMO_HINT': '"off"' },
      server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/src/mock/accounts.json'] } },
    }
  },
  configResolved: ({ logger, server, command, isProduction }) => {
    if (command === 'serve' && !isProduction && isExposed(server.host)) logger.warn(exposureWarning)
  },
})
