import { call } from '#src/api/client.ts'
import type { InputOf } from '#src/api/endpoint.ts'
import * as endpoints from '#src/api/endpoints/seal.ts'
import type { PhoneFace, Seal } from '#src/model/seal/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { phoneFaceQuery, sealsQuery } from './queries.ts'

/** Shows the answer at once and fetches again: an event of the exchange may have overtaken it. */
function known(seal: Seal): Seal {
  queryClient.setQueryData(sealsQuery.queryKey, (seals) => {
    if (!seals) return seals
    const isKnown = seals.some(({ id }) => id === seal.id)
    return isKnown ? seals.map((one) => (one.id === seal.id ? seal : one)) : [seal, ...seals]
  })
  void queryClient.invalidateQueries({ queryKey: sealsQuery.queryKey })
  return seal
}

export const saveSeal = async (given: InputOf<typeof endpoints.saveSeal>): Promise<Seal> =>
  known(await call(endpoints.saveSeal, given))

/** Replaces the face check with this token by another one. */
export const startSealFace = async (id: string, token: string | null): Promise<Seal> =>
  known(await call(endpoints.startSealFace, { id, token }))

export const resubmitSeal = async (id: string): Promise<Seal> => known(await call(endpoints.resubmitSeal, { id }))

export const stopSeal = async (id: string): Promise<Seal> => known(await call(endpoints.stopSeal, { id }))

export const enableSeal = async (id: string): Promise<Seal> => known(await call(endpoints.enableSeal, { id }))

export async function removeSeal(id: string): Promise<void> {
  await call(endpoints.removeSeal, { id })
  queryClient.setQueryData(sealsQuery.queryKey, (seals) => seals?.filter((one) => one.id !== id))
  void queryClient.invalidateQueries({ queryKey: sealsQuery.queryKey })
}

/** The address of the service that compares the face, which leads back to this page. */
export const agreeSealFace = async (token: string): Promise<string> =>
  (await call(endpoints.agreeSealFace, { token, agreed: true })).address

export async function cancelSealFace(token: string): Promise<PhoneFace> {
  const face = await call(endpoints.cancelSealFace, { token })
  queryClient.setQueryData(phoneFaceQuery(token).queryKey, face)
  return face
}
