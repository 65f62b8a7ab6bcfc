import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { depositDetailOf } from '#src/api/endpoints/deposit.ts'
import { enrolDetailOf, enrolPage, enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { type EnrolValues, filesFrom, valuesFrom } from './form.ts'
import type { EnrolTab } from './labels.ts'

const enrolmentsKey = [userScope, 'enrolments'] as const

/** The code of the exchange's refusal; null for other errors. */
export const refusalCode = (error: unknown): number | null => (error instanceof ApiError ? error.reply.code : null)

/** What an enrolment for an asset requires. The exchange first checks whether the person may enrol; a refusal shows no toast. */
export const enrolSetupQuery = (assetsId: string) =>
  queryOptions({
    queryKey: [...enrolmentsKey, 'setup', assetsId],
    queryFn: ({ signal }) => call(enrolSetupOf, { assetsId }, { signal }),
    // A form starts with the current data, never with the draft of a finished enrolment.
    gcTime: 0,
  })

type EnrolKey = { id: string } | { assetsId: string }

export const enrolDetailQuery = (key: EnrolKey) =>
  queryOptions({
    queryKey: [...enrolmentsKey, 'detail', key],
    queryFn: ({ signal }) => call(enrolDetailOf, key, { signal }),
  })

/** A draft saved at the exchange: values of the form, number of saves, and time of the last one. */
export type SavedDraft = { values: EnrolValues; version: number; at: number }

/** The current draft at the exchange, or null. */
export async function savedDraft(assetsId: string): Promise<SavedDraft | null> {
  const setup = await queryClient.fetchQuery({ ...enrolSetupQuery(assetsId), staleTime: 0 })
  if (!setup.draft || !setup.enrolId) return null
  const detail = await queryClient.fetchQuery({ ...enrolDetailQuery({ id: setup.enrolId }), staleTime: 0 })
  return { values: valuesFrom(setup, filesFrom(detail)), version: setup.draftVersion ?? 0, at: setup.draftAt ?? 0 }
}

const pageSize = 10

/** The state of the list in the address. Days are `YYYY-MM-DD` in Shanghai, or empty. */
type EnrolFilter = {
  tab: EnrolTab
  q: string
  typeCode: string | null
  from: string
  to: string
  page: number
}

export const enrolPageQuery = ({ tab, q, typeCode, from, to, page }: EnrolFilter) =>
  queryOptions({
    queryKey: [...enrolmentsKey, 'page', { tab, q, typeCode, from, to, page }],
    queryFn: ({ signal }) =>
      call(
        enrolPage,
        {
          current: page,
          size: pageSize,
          tab,
          ...(q ? { q } : {}),
          ...(typeCode ? { typeCode } : {}),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The deposit of an accepted enrolment. */
export const enrolDepositQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'deposits', 'of-enrolment', id],
    queryFn: ({ signal }) => call(depositDetailOf, { id }, { signal }),
  })
