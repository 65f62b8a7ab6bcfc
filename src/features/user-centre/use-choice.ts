import { useState } from 'react'

/** The chosen rows. A row that leaves the screen is not chosen; another list begins with none. */
export function useChoice(ids: readonly string[], list: string) {
  const [choice, setChoice] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() })
  const held = choice.list === list ? choice.ids : new Set<string>()
  const chosen = ids.filter((id) => held.has(id))
  const choose = (wanted: Iterable<string>) => setChoice({ list, ids: new Set(wanted) })
  return {
    chosen,
    isChosen: (id: string) => held.has(id),
    isAll: ids.length > 0 && chosen.length === ids.length,
    choose: (id: string, isOn: boolean) => choose(isOn ? [...chosen, id] : chosen.filter((known) => known !== id)),
    chooseAll: (isOn: boolean) => choose(isOn ? ids : []),
    /** Rows that are gone for good; those chosen meanwhile stay chosen. */
    drop: (gone: readonly string[]) =>
      setChoice((now) => ({ ...now, ids: new Set([...now.ids].filter((id) => !gone.includes(id))) })),
  }
}

export type Choice = ReturnType<typeof useChoice>
