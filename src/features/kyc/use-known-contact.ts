import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#src/features/session/store.ts'
import { memberQuery } from './queries.ts'

type Known = { contact: string; telPhone: string }

/** Under which name and number the exchange reaches whoever is signed in; undefined until it is known, and for a visitor. */
export function useKnownContact(isWanted = true): Known | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...memberQuery, enabled: signedIn && isWanted })
  return data && { contact: data.contact.contact, telPhone: data.contact.telPhone }
}
