import { useState } from 'react'
import { nameRefusal } from '#src/features/session/registration.ts'
import { loginName } from '#src/model/validation/names.ts'
import { plain } from '#src/model/validation/rule.ts'

const keyOf = (value: string) => plain(value).toLowerCase()

/** Login names of which the exchange has said that they cannot be had, each with its words. */
export function useTakenNames() {
  const [known] = useState(() => new Map<string, string | null>())
  return {
    /** What is wrong with a login name, as far as it is known. */
    rule: (value: string): string | null => loginName(value) ?? known.get(keyOf(value)) ?? null,
    /** Asks the exchange about a name that is well-formed, once; `told` when it is taken. Registering asks it anyway. */
    ask: async (value: string, told: () => void): Promise<void> => {
      const key = keyOf(value)
      if (loginName(value) !== null || known.has(key)) return
      known.set(key, null)
      const refusal = await nameRefusal(plain(value))
      if (refusal === undefined) known.delete(key)
      else known.set(key, refusal)
      if (refusal) told()
    },
  }
}
