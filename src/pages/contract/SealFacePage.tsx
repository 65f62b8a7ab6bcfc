import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { phoneFaceQuery } from '#src/features/seal/queries.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { PhoneCheck } from './phone/PhoneCheck.tsx'
import { PhoneEnd } from './phone/PhoneEnd.tsx'
import { PhoneFrame } from './phone/PhoneFrame.tsx'

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The exchange has no such check, or has it no more. */
const gone = 410

/** Structural, as other answers that are no failures. */
const isGone = (error: unknown): boolean =>
  (error as { reply?: { code?: unknown } } | null | undefined)?.reply?.code === gone

function Check({ token }: { token: string }) {
  const t = useT()
  const check = useQuery(phoneFaceQuery(token))
  // Coming back from the comparison, a browser may show this page as it was left.
  const refetch = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) void check.refetch()
  })
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => refetch(event)
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [])
  if (isGone(check.error)) return <PhoneEnd state="expired" title={t('二维码无效或已失效')} />
  return (
    <QueryBoundary query={check} loading={<Skeleton height={240} />}>
      {(face) => <PhoneCheck token={token} face={face} />}
    </QueryBoundary>
  )
}

/**
 * The phone's page of a face check: without sign-in, by the token of the scanned code alone, which is in the fragment of the address
 * and therefore in no server's log (domain 6.19).
 */
export default function SealFacePage() {
  const t = useT()
  const { hash } = useLocation()
  const token = decoded(hash)
  return (
    <PhoneFrame>
      {token === '' ? (
        <PhoneEnd state="expired" title={t('二维码无效或已失效')} />
      ) : (
        <Check key={token} token={token} />
      )}
    </PhoneFrame>
  )
}
