import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistIn } from '#src/shared/lib/storage/storage.ts'

/** The number of assets that are remembered, latest first. */
export const viewedMax = 12

const viewed = z.object({
  assetsId: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
  name: z.string(),
  imgSrc: z.nullable(z.string()),
  projectType: z.number(),
  projectNature: z.nullable(z.number()),
})
type Viewed = z.output<typeof viewed>
const viewedState = z.object({ seen: z.array(viewed).check(z.maxLength(viewedMax)) })
type Seen = z.output<typeof viewedState>

/** The assets that this browser has shown lately; stored data of another shape is dropped. */
export const useViewed = create<Seen>()(
  persist((): Seen => ({ seen: [] }), {
    name: 'viewed:v1',
    storage: persistIn<Seen>('local'),
    merge: (saved, fresh) => viewedState.safeParse(saved).data ?? fresh,
  }),
)

/** Puts an asset first. */
export function rememberViewed(asset: Viewed): void {
  const others = useViewed.getState().seen.filter(({ assetsId }) => assetsId !== asset.assetsId)
  useViewed.setState({ seen: [asset, ...others].slice(0, viewedMax) })
}

export const forgetViewed = (): void => {
  useViewed.setState({ seen: [] })
}
