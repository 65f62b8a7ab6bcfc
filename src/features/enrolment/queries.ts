import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { depositDetailOf } from '#src/api/endpoints/deposit.ts'
import { enrolDetailOf, enrolPage, enrolSetupOf } from '#src/api/endpoints/enroll.ts'
import { ApiError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { type EnrolValues, filesFrom, valuesFrom } from './form.ts'
import type { EnrolTab } from './labels.ts'

const matter = [userScope, 'enrolments'] as const

/** The code with which the exchange refused; null when it did not. */
export const refusalCode = (error: unknown): number | null => (error instanceof ApiError ? error.reply.code : null)

/** What an enrolment for an asset asks for. The exchange checks first whether the person may enrol, and refuses silently. */
export const enrolSetupQuery = (assetsId: string) =>
  queryOptions({
    queryKey: [...matter, 'setup', assetsId],
    queryFn: ({ signal }) => call(enrolSetupOf, { assetsId }, { signal }),
    // A form begins with what the exchange knows now, and never with the draft of an enrolment that is over.
    gcTime: 0,
  })

type EnrolKey = { id: string } | { assetsId: string }

export const enrolDetailQuery = (key: EnrolKey) =>
  queryOptions({
    queryKey: [...matter, 'detail', key],
    queryFn: ({ signal }) => call(enrolDetailOf, key, { signal }),
  })

/** A draft as the exchange keeps it: what the form would show, how often it was saved, and when last. */
export type KeptDraft = { values: EnrolValues; version: number; at: number }

/** The draft as the exchange has it now; null when it has none. */
export async function keptDraft(assetsId: string): Promise<KeptDraft | null> {
  const setup = await queryClient.fetchQuery({ ...enrolSetupQuery(assetsId), staleTime: 0 })
  if (!setup.draft || !setup.enrolId) return null
  const detail = await queryClient.fetchQuery({ ...enrolDetailQuery({ id: setup.enrolId }), staleTime: 0 })
  return { values: valuesFrom(setup, filesFrom(detail)), version: setup.draftVersion ?? 0, at: setup.draftAt ?? 0 }
}

const pageSize = 10

/** What the list shows; everything of it stands in the address. Days are `YYYY-MM-DD` in Shanghai. */
export type EnrolFilter = {
  tab: EnrolTab
  q: string
  typeCode: string | null
  from: string | null
  to: string | null
  page: number
}

export const enrolPageQuery = ({ tab, q, typeCode, from, to, page }: EnrolFilter) =>
  queryOptions({
    queryKey: [...matter, 'page', { tab, q, typeCode, from, to, page }],
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

/** The deposit of an enrolment that was let in. */
export const enrolDepositQuery = (id: string) =>
  queryOptions({
    queryKey: [userScope, 'deposits', 'of-enrolment', id],
    queryFn: ({ signal }) => call(depositDetailOf, { id }, { signal }),
  })
