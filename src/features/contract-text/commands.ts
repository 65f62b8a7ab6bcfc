import { call } from '#src/api/client.ts'
import { confirmContract, returnContract } from '#src/api/endpoints/contract.ts'
import {
  commentOnContract,
  replyToContractComment,
  resolveContractComment,
  saveContractVersion,
} from '#src/api/endpoints/contract-text.ts'
import { NetworkError } from '#src/api/errors.ts'
import { userScope } from '#src/features/session/user-data.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { textContractQuery } from './queries.ts'
import type { TextRange, TextSession } from './session/session.ts'

/** How long a command waits for the typed text to arrive before it. */
const settleMs = 8_000

/** Positions and numbers are those of the exchange, which must have everything that is on the screen. */
async function settledVersion(session: TextSession): Promise<number> {
  const version = await session.settled(settleMs)
  if (version === null) throw new NetworkError('network', 'the typed text has not arrived yet')
  return version
}

/** Comments on the marked range; `commentId` is the same for each attempt. */
export async function addTextComment(session: TextSession, id: string, commentId: string, text: string): Promise<void> {
  const version = await settledVersion(session)
  const { from, to }: TextRange = session.view().marked ?? { from: 0, to: 0 }
  const event = await call(commentOnContract, { id, commentId, version, from, to, text })
  session.receiveComment(event.version, event.comment)
}

export async function replyToComment(session: TextSession, id: string, commentId: string, text: string): Promise<void> {
  const event = await call(replyToContractComment, { id, commentId, text })
  session.receiveComment(event.version, event.comment)
}

export async function resolveTextComment(session: TextSession, id: string, commentId: string, isResolved: boolean) {
  const event = await call(resolveContractComment, { id, commentId, isResolved })
  session.receiveComment(event.version, event.comment)
}

export async function saveTextVersion(session: TextSession, id: string, note: string): Promise<number> {
  const version = await settledVersion(session)
  const saved = await call(saveContractVersion, { id, version, note })
  session.receiveVersion(saved)
  return saved.no
}

/** Also after a refusal everything is fetched again: the other party may have acted meanwhile. */
async function known(answer: Promise<ContractView>): Promise<ContractView> {
  try {
    const contract = await answer
    queryClient.setQueryData(textContractQuery(contract.id).queryKey, contract)
    return contract
  } finally {
    for (const matter of ['contracts', 'settlements'])
      void queryClient.invalidateQueries({ queryKey: [userScope, matter] })
  }
}

export const confirmText = (id: string, digest: string) => known(call(confirmContract, { id, digest }))

export const returnText = (id: string, reason: string) => known(call(returnContract, { id, reason }))
