import { contractEndLabels, contractProblems } from '#src/model/contract/labels.ts'
import {
  extensionsMax,
  isOver,
  isToSign,
  reasonMax,
  reasonProblem,
  revokeReasonMax,
} from '#src/model/contract/rules.ts'
import type { ContractState } from '#src/model/contract/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { ContractBook } from './book.ts'
import { lateSignBy } from './deadline.ts'
import { type Contract, readerOf, unsignedOf } from './record.ts'

export type Endings = {
  reject: (id: string, userId: string, reason: string) => Contract
  revoke: (id: string, userId: string, reason: string) => Contract
  extend: (id: string, userId: string) => Contract
  /** The deadline that the deal has now ends the contract if it is not complete by then. */
  watch: (contract: Contract) => void
  /** A contract on paper was registered, or the deal is over: there is nothing left to sign. */
  endUnsigned: (dealId: string, why: keyof typeof contractEndLabels) => void
}

type Ports = { deals: Pick<Deals, 'moveSignBy'> }

/** How a contract ends without being complete: refused, revoked, expired (domain 5.6). */
export function createEndings(core: Core, book: ContractBook, { deals }: Ports): Endings {
  const { all, ofReader, checkMay, note, writeAll } = book

  const end = (contract: Contract, state: ContractState, reason: string | null) => {
    Object.assign(contract, { state, reason, endedAt: core.now() })
    // No one is to sign any more.
    for (const signer of contract.signers) if (isToSign(signer)) signer.state = 'ended'
  }

  const watch = (contract: Contract) => {
    const { signBy } = contract.deal
    core.timers.set(signBy, () => {
      const { state, deal } = contract
      if ((state !== 'toSign' && state !== 'signing') || deal.signBy !== signBy) return
      end(contract, 'expired', null)
      note(contract, 'expired', null, { signBy: exactTime(signBy) })
      writeAll(contract, {
        title: '合同已过期',
        text: `“${contract.name}”未在 ${exactTime(signBy)} 前签署完毕，已过期；可以重新拟定`,
        also: ['push', 'sms'],
      })
    })
  }

  return {
    watch,
    reject: (id, userId, reason) => {
      const contract = ofReader(id, userId)
      checkMay(contract, userId, 'reject')
      refuseIf(reasonProblem(reason, reasonMax))
      const signer = unsignedOf(contract, userId)
      if (!signer) throw new Refusal(409, contractProblems.changed)
      Object.assign(signer, { state: 'rejected', at: core.now() })
      end(contract, 'rejected', reason.trim())
      note(contract, 'rejected', signer.role, { signer: signer.name, reason: reason.trim() })
      writeAll(contract, {
        title: '合同已被拒签',
        text: `“${contract.name}”被${signer.name}拒签，流程已终止：${reason.trim()}`,
        also: ['push', 'sms'],
      })
      return contract
    },
    revoke: (id, userId, reason) => {
      const contract = ofReader(id, userId)
      checkMay(contract, userId, 'revoke')
      refuseIf(reasonProblem(reason, revokeReasonMax))
      end(contract, 'revoked', reason.trim())
      note(contract, 'revoked', readerOf(contract, userId), { reason: reason.trim() })
      writeAll(contract, {
        title: '合同已撤销',
        text: `“${contract.name}”已撤销：${reason.trim()}`,
        also: ['push', 'sms'],
      })
      return contract
    },
    extend: (id, userId) => {
      const contract = ofReader(id, userId)
      if (contract.extensions >= extensionsMax)
        throw new Refusal(409, contractProblems.extended.replace('{{max}}', String(extensionsMax)))
      checkMay(contract, userId, 'extend')
      contract.extensions += 1
      deals.moveSignBy(contract.deal, lateSignBy(Math.max(core.now(), contract.deal.signBy)))
      watch(contract)
      note(contract, 'extended', readerOf(contract, userId), { signBy: exactTime(contract.deal.signBy) })
      writeAll(contract, {
        title: '签署期限已延长',
        text: `“${contract.name}”的签署期限延长至 ${exactTime(contract.deal.signBy)}`,
        also: ['push', 'sms'],
      })
      return contract
    },
    endUnsigned: (dealId, why) => {
      for (const contract of all()) {
        const { state, deal } = contract
        if (deal.id !== dealId || state === 'signed' || isOver(state)) continue
        end(contract, 'revoked', contractEndLabels[why])
        note(contract, 'revoked', null, { reason: contractEndLabels[why] })
      }
    },
  }
}
