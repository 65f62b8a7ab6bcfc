import { call } from '#src/api/client.ts'
import { tellDevice } from '#src/api/endpoints/auth.ts'

/** Tells the exchange where this browser is, for the list of devices; nobody waits for it. */
export function noteDevice(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone) call(tellDevice, { timeZone }).catch(() => undefined)
}
