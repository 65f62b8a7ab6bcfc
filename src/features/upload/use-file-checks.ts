import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { NetworkError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { fetchStates } from './commands.ts'

/** Between two questions for the result of a check, ms. */
const pollMs = 1500

/** A lost line or a server that is down, which the next question may find mended. */
const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError && (error.status === null || error.status >= 500)

/** The files as the exchange now knows them: the others stay as they are. */
const updated = (value: readonly UploadedFile[], known: readonly UploadedFile[]): readonly UploadedFile[] =>
  value.map((file) => known.find(({ id }) => id === file.id) ?? file)

/** Follows the checks of uploaded files until each has its result. */
export function useFileChecks(
  value: readonly UploadedFile[],
  onChange: (files: readonly UploadedFile[]) => void,
): void {
  const ids = value.filter(({ state }) => state === 'checking').map(({ id }) => id)
  const { data } = useQuery(
    {
      queryKey: [userScope, 'upload-states', ids],
      queryFn: ({ signal }) => fetchStates(ids, signal),
      enabled: ids.length > 0,
      retry: false,
      gcTime: 0,
      staleTime: 0,
      // An exchange without the call tells the result where the file is listed.
      refetchInterval: ({ state: { error } }) => (error === null || isPassing(error) ? pollMs : false),
    },
    queryClient,
  )
  const handleStates = useEffectEvent((known: readonly UploadedFile[]) => {
    if (known.some(({ id, state }) => ids.includes(id) && state !== 'checking')) onChange(updated(value, known))
  })
  useEffect(() => {
    if (data) handleStates(data)
  }, [data])
}
