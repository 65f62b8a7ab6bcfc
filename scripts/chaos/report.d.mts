import type { Finding } from './verdict.mjs'

export declare function brokenText(
  verdict: readonly Finding[],
  run: { seed: string | number; log: readonly string[] },
  lastActions?: number,
): string
