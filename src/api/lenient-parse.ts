import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Null where there were rows and none of them fits: a list of which nothing could be read is not an empty one. */
function rowsThatFit(element: Schema, rows: readonly unknown[]): unknown[] | null {
  const kept = rows.flatMap((row) => {
    const parsed = z.safeParse(element, row)
    if (parsed.success) return [parsed.data]
    const rest = lenientParse(element, row)
    return rest === null ? [] : [rest]
  })
  return kept.length === 0 && rows.length > 0 ? null : kept
}

/** What was read as something else first is salvaged as that. */
function salvageConverted({ def }: z.ZodMiniPipe, data: unknown): unknown {
  const converted = z.safeParse(def.in as Schema, data)
  return converted.success ? lenientParse(def.out as Schema, converted.data) : null
}

/** Where a list stands in what is more than a list: under `records` (SE-01), or in a group of page modules. */
const listNames = ['records', 'list'] as const

function salvagePage(schema: z.ZodMiniObject, data: object): unknown {
  const name = listNames.find((one) => schema.def.shape[one] instanceof z.ZodMiniArray)
  const rows = name && (data as Record<string, unknown>)[name]
  if (!name || !Array.isArray(rows)) return null
  const { element } = (schema.def.shape[name] as z.ZodMiniArray).def
  const page = z.safeParse(schema, { ...data, [name]: rowsThatFit(element as Schema, rows) })
  return page.success ? page.data : null
}

/**
 * What can still be shown of an answer that breaks its schema: of a list, the rows that fit (decision 5).
 * Null when nothing can.
 */
export function lenientParse(schema: Schema, data: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe) return salvageConverted(schema, data)
  if (schema instanceof z.ZodMiniArray && Array.isArray(data)) return rowsThatFit(schema.def.element as Schema, data)
  return schema instanceof z.ZodMiniObject && typeof data === 'object' && data ? salvagePage(schema, data) : null
}

/**
 * Where what was read differs from what was written: paths such as `records.0.assetsId`, in their order. Fields that only the
 * answer has are no matter.
 */
export function coercedPaths(written: unknown, read: unknown, path = ''): string[] {
  if (written === read || read === undefined) return []
  const isDeep = typeof written === 'object' && written !== null && typeof read === 'object' && read !== null
  if (!isDeep || Array.isArray(written) !== Array.isArray(read)) return [path || 'data']
  return Object.entries(read).flatMap(([name, value]) =>
    coercedPaths((written as Record<string, unknown>)[name], value, path ? `${path}.${name}` : name),
  )
}
