import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#src/features/session/store.ts'
import { memberQuery } from './queries.ts'

type Known = { contact: string; telPhone: string }

/** Name and phone number under which the exchange reaches the user; undefined while loading, and for a visitor. */
export function useKnownContact(isEnabled = true): Known | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...memberQuery, enabled: signedIn && isEnabled })
  return data && { contact: data.contact.contact, telPhone: data.contact.telPhone }
}
