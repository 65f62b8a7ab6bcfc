import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** Null when there were rows but none fits: an unreadable list is not an empty one. */
function validRows(element: Schema, rows: readonly unknown[]): unknown[] | null {
  const parsedRows = rows.flatMap((row) => {
    const parsed = z.safeParse(element, row)
    if (parsed.success) return [parsed.data]
    const rest = lenientParse(element, row)
    return rest === null ? [] : [rest]
  })
  return parsedRows.length === 0 && rows.length > 0 ? null : parsedRows
}

/** A value converted by a pipe is parsed leniently after the conversion. */
function salvageConverted({ def }: z.ZodMiniPipe, data: unknown): unknown {
  const converted = z.safeParse(def.in as Schema, data)
  return converted.success ? lenientParse(def.out as Schema, converted.data) : null
}

/** The list field of a page: `records` (SE-01), or `list` in a group of page modules. */
const listNames = ['records', 'list'] as const

function salvagePage(schema: z.ZodMiniObject, data: object): unknown {
  const name = listNames.find((one) => schema.def.shape[one] instanceof z.ZodMiniArray)
  const rows = name && (data as Record<string, unknown>)[name]
  if (!name || !Array.isArray(rows)) return null
  const { element } = (schema.def.shape[name] as z.ZodMiniArray).def
  const page = z.safeParse(schema, { ...data, [name]: validRows(element as Schema, rows) })
  return page.success ? page.data : null
}

/** The usable part of an answer that breaks its schema: the rows of a list that fit (decision 5). Null when there is none. */
export function lenientParse(schema: Schema, data: unknown): unknown {
  if (schema instanceof z.ZodMiniPipe) return salvageConverted(schema, data)
  if (schema instanceof z.ZodMiniArray && Array.isArray(data)) return validRows(schema.def.element as Schema, data)
  return schema instanceof z.ZodMiniObject && typeof data === 'object' && data ? salvagePage(schema, data) : null
}
