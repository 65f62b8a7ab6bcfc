import { create } from 'zustand'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

const key = 'menu-flag:v1'

/** The active item of the menu; kept for the browser session (RT-07). */
const useFlag = create<{ flag: string | null }>()(() => ({ flag: readStored('session', key) }))

export const useMenuFlag = (): string | null => useFlag(({ flag }) => flag)

/** Sets the active item for a screen: undefined keeps the former one, null clears it. */
export function visitSection(flag: string | null | undefined): void {
  if (flag === undefined || flag === useFlag.getState().flag) return
  if (flag === null) removeStored('session', key)
  else writeStored('session', key, flag)
  useFlag.setState({ flag })
}
