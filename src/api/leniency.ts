/**
 * Where what was read differs from what was written: paths such as `records.0.assetsId`, in their order. Fields that only the
 * answer has are no matter.
 */
export function leniencies(written: unknown, read: unknown, path = ''): string[] {
  if (written === read || read === undefined) return []
  const isDeep = typeof written === 'object' && written !== null && typeof read === 'object' && read !== null
  if (!isDeep || Array.isArray(written) !== Array.isArray(read)) return [path || 'data']
  return Object.entries(read).flatMap(([name, value]) =>
    leniencies((written as Record<string, unknown>)[name], value, path ? `${path}.${name}` : name),
  )
}
