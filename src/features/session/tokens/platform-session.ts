import { readStored, removeStored, writeStored } from '#src/shared/lib/storage/storage.ts'
import { useSession } from '../store.ts'

/** Which session of this browser began at the public resource trading site, by its number. */
const platformSessionKey = 'platform-session:v1'

/** Signed in at the public resource trading site, where a session of its own goes on after this one has ended. */
export const markPlatformSession = (): void =>
  void writeStored('local', platformSessionKey, String(useSession.getState().generation))

export const forgetPlatformSession = (): void => removeStored('local', platformSessionKey)

const marked = (): number => Number(readStored('local', platformSessionKey) ?? NaN)

/** Whether the last session of this browser began there: locking it has raised its number by one, and ending it too. */
export const useEndedPlatformSession = (): boolean =>
  useSession(({ generation, accessToken }) => accessToken === null && [1, 2].includes(generation - marked()))

/** `enterAgain` unlocks with a new session, which takes the place of the locked one. */
export function continuePlatformSession(enterAgain: () => void): void {
  const isPlatform = useSession.getState().generation - marked() === 1
  enterAgain()
  if (isPlatform) markPlatformSession()
}
