/**
 * Paths where the parsed value differs from the answer, such as `records.0.assetsId`, in order. Fields that the schema ignores
 * do not count.
 */
export function coercedPaths(written: unknown, read: unknown, path = ''): string[] {
  if (written === read || read === undefined) return []
  const isDeep = typeof written === 'object' && written !== null && typeof read === 'object' && read !== null
  if (!isDeep || Array.isArray(written) !== Array.isArray(read)) return [path || 'data']
  return Object.entries(read).flatMap(([name, value]) =>
    coercedPaths((written as Record<string, unknown>)[name], value, path ? `${path}.${name}` : name),
  )
}
