import { call } from '#src/api/client.ts'
import { fileAddresses } from '#src/api/endpoints/file.ts'
import { subscribe } from '#src/features/session/store.ts'
import { provideFileRenewal, renewFileAddresses } from '#src/shared/lib/hooks/use-file-address.ts'

/** Renews the addresses of private files on the page; an exchange without the call has addresses that do not end. Returns its undo. */
export function followFileAddresses(): () => void {
  const stopProviding = provideFileRenewal(
    async (given) => (await call(fileAddresses, { addresses: [...given] })).addresses,
  )
  const stopListening = subscribe(({ type }) => {
    if (type === 'signed-in') void renewFileAddresses()
  })
  return () => {
    stopListening()
    stopProviding()
  }
}
