import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Null where there were rows and none of them fits: a list of which nothing could be read is not an empty one. */
function rowsThatFit(element: Schema, rows: readonly unknown[]): unknown[] | null {
  const kept = rows.flatMap((row) => {
    const parsed = z.safeParse(element, row)
    return parsed.success ? [parsed.data] : []
  })
  return kept.length === 0 && rows.length > 0 ? null : kept
}

/**
 * What can still be shown of an answer that breaks its schema: of a list, the rows that fit (decision 5).
 * Null when nothing can.
 */
export function salvage(schema: Schema, data: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe) {
    const converted = z.safeParse(schema.def.in as Schema, data)
    return converted.success ? salvage(schema.def.out as Schema, converted.data) : null
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(data)) return rowsThatFit(schema.def.element as Schema, data)
  if (!(schema instanceof z.ZodMiniObject) || typeof data !== 'object' || data === null) return null
  const records = schema.def.shape['records']
  const rows = (data as Record<string, unknown>)['records']
  if (!(records instanceof z.ZodMiniArray) || !Array.isArray(rows)) return null
  const kept = rowsThatFit(records.def.element as Schema, rows)
  const page = z.safeParse(schema, { ...data, records: kept })
  return page.success ? page.data : null
}
