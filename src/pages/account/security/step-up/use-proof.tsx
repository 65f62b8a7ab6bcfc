import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { proofNeeded } from '#src/model/account/schema.ts'
import { ProofDialog } from './ProofDialog.tsx'

export type WithProof = <T>(work: () => Promise<T>) => Promise<T>

type Asked = { onProved: () => void; onClose: () => void }

const isProofNeeded = (error: unknown): boolean => error instanceof ApiError && error.reply.code === proofNeeded

/**
 * Changes of the account that the exchange refuses without a recent proof of identity: the dialog asks for one, and the change is sent
 * again. Closing the dialog leaves the refusal. `proofDialog` is rendered beside other dialogs, not inside of one.
 */
export function useProof() {
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = (refusal: unknown) =>
    new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        setAsked(null)
        settle()
      }
      setAsked({ onProved: end(resolve), onClose: end(() => reject(refusal)) })
    })

  const withProof: WithProof = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!isProofNeeded(error)) throw error
      await ask(error)
      return work()
    }
  }

  return { withProof, proofDialog: asked && <ProofDialog {...asked} /> }
}
