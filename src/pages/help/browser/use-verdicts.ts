import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#src/api/client.ts'
import { plateSelect } from '#src/api/endpoints/news.ts'
import { hallTopic } from '#src/model/push/topics.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { useSettings } from '#src/shared/lib/storage/settings.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { serverNow, serverTimeShift } from '#src/shared/lib/time/server-time.ts'
import { type Answer, verdictsOf } from './checks.ts'
import { measured } from './measure.ts'

/** The plates below none: a call with a short answer. */
const shortCall = { parentId: 'none' }

/** How long the exchange takes to answer; each run asks anew. */
function useAnswer(run: number): Answer {
  const { data, isError } = useQuery({
    queryKey: ['help', 'answer', run],
    queryFn: async ({ signal }) => {
      // The first call also loads the code that sends it, and opens the connection.
      await call(plateSelect, shortCall, { signal })
      const sent = performance.now()
      await call(plateSelect, shortCall, { signal })
      return performance.now() - sent
    },
    staleTime: Infinity,
    gcTime: 0,
  })
  return isError ? null : data
}

const followStatus = (run: () => void) => push().onStatus(run)
const statusNow = (): PushStatus => push().status()

/** The state of the channel while a public topic is read. */
function usePushStatus(): PushStatus {
  useEffect(() => push().subscribe(hallTopic, { onSnapshot: () => undefined, onEvent: () => undefined }), [])
  return useSyncExternalStore(followStatus, statusNow)
}

/** The exchange's time without the corrections of its clock. */
const steadyNow = (now: number): number => now - serverTimeShift()

/** Each answer of the exchange tells its time, and so does the push channel. */
function aheadMs(answer: Answer, status: PushStatus): number | null | undefined {
  if (typeof answer === 'number' || status === 'live') return Date.now() - serverNow()
  return answer
}

/** All checks of one run; those of the push channel and the clock follow each second. */
export function useVerdicts(run: number) {
  const now = useNow()
  const [facts] = useState(measured)
  const [startedAt] = useState(() => steadyNow(now))
  const isSoundOn = useSettings(({ roomSound }) => roomSound)
  const answer = useAnswer(run)
  const status = usePushStatus()
  return verdictsOf({
    ...facts,
    isSoundOn,
    isOnline: navigator.onLine,
    answer,
    push: { status, roundTripMs: push().roundTripMs(), waitedMs: steadyNow(now) - startedAt },
    aheadMs: aheadMs(answer, status),
  })
}
