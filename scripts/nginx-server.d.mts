import type { Machine } from './browser.mjs'

export declare function findNginx(overrides?: Partial<Machine>): Promise<string | null>
export declare function nginxVersion(program: string): Promise<string>
export declare function serveWithNginx(
  program: string,
  options: {
    folder: string
    temp: string
    port: number
    tls?: { port: number; certificates: string }
    change?: (conf: string) => string
  },
): Promise<{ stop: () => Promise<void> }>
