import { create } from 'zustand'
import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'

const key = 'menu-flag:v1'

/** Which item of the menu is the active one; kept for the browser session (RT-07). */
const useFlag = create<{ flag: string | null }>()(() => ({ flag: readStored('session', key) }))

export const useMenuFlag = (): string | null => useFlag(({ flag }) => flag)

/** A screen that says nothing belongs to whatever section the person came from; null is none. */
export function visitSection(flag: string | null | undefined): void {
  if (flag === undefined || flag === useFlag.getState().flag) return
  if (flag === null) removeStored('session', key)
  else writeStored('session', key, flag)
  useFlag.setState({ flag })
}
