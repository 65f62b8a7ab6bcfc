import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

const rowsThatFit = (element: Schema, rows: readonly unknown[]) =>
  rows.flatMap((row) => {
    const parsed = z.safeParse(element, row)
    return parsed.success ? [parsed.data] : []
  })

/**
 * What can still be shown of an answer that breaks its schema: of a list, the rows that fit (decision 5).
 * Null when nothing can.
 */
export function salvage(schema: Schema, data: unknown): unknown {
  if (schema instanceof z.ZodMiniArray && Array.isArray(data)) return rowsThatFit(schema.def.element as Schema, data)
  if (!(schema instanceof z.ZodMiniObject) || typeof data !== 'object' || data === null) return null
  const records = schema.def.shape['records']
  const rows = (data as Record<string, unknown>)['records']
  if (!(records instanceof z.ZodMiniArray) || !Array.isArray(rows)) return null
  const kept = rowsThatFit(records.def.element as Schema, rows)
  const page = z.safeParse(schema, { total: kept.length, size: kept.length, current: 1, ...data, records: kept })
  return page.success ? page.data : null
}
