import type { Region } from '#src/model/system/schema.ts'
import nested from './regions.json' with { type: 'json' }

type Division = readonly [code: string, name: string, below?: readonly Division[]]

const provinces = nested as unknown as readonly Division[]

/** Divisions by the code of their parent; provinces are under null. Created on first use: 3,229 rows. */
let byParent: Map<string | null, Region[]> | null = null

function gather(into: Map<string | null, Region[]>, parentCode: string | null, divisions: readonly Division[]): void {
  into.set(
    parentCode,
    divisions.map(([code, name, below = []]) => ({ code, name, parentCode, hasChildren: below.length > 0 })),
  )
  for (const [code, , below = []] of divisions) gather(into, code, below)
}

/** The divisions below one, empty below the lowest level; null if there is no such division. */
export function divisionsBelow(parentCode: string | null): Region[] | null {
  if (!byParent) {
    byParent = new Map()
    gather(byParent, null, provinces)
  }
  return byParent.get(parentCode) ?? null
}

const levelsOf = (code: string): string[] => [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]

/** The names of a division and of those above it; null if there is no such division. */
export function regionName(code: string | null | undefined): string | null {
  if (!code) return null
  let above: string | null = null
  const names: string[] = []
  for (const level of new Set(levelsOf(code))) {
    const found: { code: string; name: string } | undefined = divisionsBelow(above)?.find(
      (known) => known.code === level,
    )
    if (!found) return null
    names.push(found.name)
    above = found.code
  }
  return names.join(' ')
}
