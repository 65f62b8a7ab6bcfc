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

/** What was read as something else first is salvaged as that. */
function salvageConverted({ def }: z.ZodMiniPipe, data: unknown): unknown {
  const converted = z.safeParse(def.in as Schema, data)
  return converted.success ? salvage(def.out as Schema, converted.data) : null
}

function salvagePage(schema: z.ZodMiniObject, data: object): unknown {
  const records = schema.def.shape['records']
  const rows = (data as Record<string, unknown>)['records']
  if (!(records instanceof z.ZodMiniArray) || !Array.isArray(rows)) return null
  const kept = rowsThatFit(records.def.element as Schema, rows)
  const page = z.safeParse(schema, { ...data, records: kept })
  return page.success ? page.data : null
}

/**
 * What can still be shown of an answer that breaks its schema: of a list, the rows that fit (decision 5).
 * Null when nothing can.
 */
export function salvage(schema: Schema, data: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe) return salvageConverted(schema, data)
  if (schema instanceof z.ZodMiniArray && Array.isArray(data)) return rowsThatFit(schema.def.element as Schema, data)
  return schema instanceof z.ZodMiniObject && typeof data === 'object' && data ? salvagePage(schema, data) : null
}
