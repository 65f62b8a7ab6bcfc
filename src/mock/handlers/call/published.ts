import type { Exchange } from '../../worlds.ts'

/** The rows whose time of publication has come, newest first. */
export const published = <T extends { publishedAt: number }>(exchange: Exchange, rows: Iterable<T>): T[] =>
  [...rows].filter(({ publishedAt }) => publishedAt <= exchange.now()).sort((a, b) => b.publishedAt - a.publishedAt)
