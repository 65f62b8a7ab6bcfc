import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistIn } from '#src/shared/lib/storage/storage.ts'

/** The most assets that can be compared. */
export const compareMax = 4

const compared = z.object({ assetsId: z.string().check(z.minLength(1)), name: z.string() })
type Compared = z.output<typeof compared>
const chosenState = z.object({ chosen: z.array(compared).check(z.maxLength(compareMax)) })
type Chosen = z.output<typeof chosenState>

/** The compared assets; kept for the browser session. */
export const useCompared = create<Chosen>()(
  persist((): Chosen => ({ chosen: [] }), {
    name: 'compare:v1',
    storage: persistIn<Chosen>('session'),
    merge: (saved, fresh) => chosenState.safeParse(saved).data ?? fresh,
  }),
)

/** Adds an asset to the comparison or removes it; false when the comparison is full. */
export function toggleCompared({ assetsId, name }: Compared): boolean {
  const { chosen } = useCompared.getState()
  const rest = chosen.filter((known) => known.assetsId !== assetsId)
  if (rest.length === chosen.length && chosen.length >= compareMax) return false
  useCompared.setState({ chosen: rest.length < chosen.length ? rest : [...chosen, { assetsId, name }] })
  return true
}

export const clearCompared = (): void => {
  useCompared.setState({ chosen: [] })
}

export const useIsCompared = (assetsId: string): boolean =>
  useCompared(({ chosen }) => chosen.some((known) => known.assetsId === assetsId))
