type Open = Readonly<Record<string, string>>

/** A field that both parties have changed, each to another value. */
export type FieldConflict = { name: string; mine: string; theirs: string }

const valueOf = (open: Open, name: string): string => open[name]?.trim() ?? ''

/** Whether the reader has typed anything since `base`. */
export const hasTyped = (base: Open, mine: Open): boolean =>
  Object.keys(mine).some((name) => valueOf(mine, name) !== valueOf(base, name))

/**
 * Joins two changes of the same fields. `base` is what both began with. A field that one party alone has changed takes its value;
 * one that both have changed to another value is a conflict, and has the reader's value until it is decided.
 */
export function mergedFields(
  base: Open,
  mine: Open,
  theirs: Open,
): { open: Record<string, string>; conflicts: FieldConflict[] } {
  const open: Record<string, string> = {}
  const conflicts: FieldConflict[] = []
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [before, own, other] = [base, mine, theirs].map((values) => valueOf(values, name)) as [string, string, string]
    open[name] = own === before ? other : own
    if (own !== before && other !== before && own !== other) conflicts.push({ name, mine: own, theirs: other })
  }
  return { open, conflicts }
}
