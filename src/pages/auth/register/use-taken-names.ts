import { useState } from 'react'
import { nameRefusal } from '#src/features/session/registration.ts'
import { loginName } from '#src/model/validation/names.ts'
import { plain } from '#src/model/validation/rule.ts'

const keyOf = (value: string) => plain(value).toLowerCase()

/** Remembers login names that the exchange refused, with its reasons. */
export function useTakenNames() {
  const [known] = useState(() => new Map<string, string | null>())
  return {
    /** The problem of a login name, as far as it is known. */
    rule: (value: string): string | null => loginName(value) ?? known.get(keyOf(value)) ?? null,
    /** Checks a well-formed name at the exchange, once; `onTaken` when it is taken. Registering checks it in any case. */
    check: async (value: string, onTaken: () => void): Promise<void> => {
      const key = keyOf(value)
      if (loginName(value) !== null || known.has(key)) return
      known.set(key, null)
      const refusal = await nameRefusal(plain(value))
      if (refusal === undefined) known.delete(key)
      else known.set(key, refusal)
      if (refusal) onTaken()
    },
  }
}
