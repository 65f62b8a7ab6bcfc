import { contractTaskOf } from '#src/model/contract/rules.ts'
import type { DealView } from '#src/model/deal/schema.ts'
import type { Core } from '../core.ts'
import type { Deals } from '../deals/deals.ts'
import type { Deal } from '../deals/record.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import type { Seals } from '../seals/seals.ts'
import { type ContractBook, createContractBook } from './book.ts'
import { createEndings, type Endings } from './endings.ts'
import { createNegotiation, type Negotiation } from './negotiation.ts'
import { createPapers, type Papers } from './papers.ts'
import { createSigners, type Signers } from './signers.ts'
import { createSigning, type Signing } from './signing.ts'
import { type ContractTexts, createContractTexts } from './text/text.ts'
import { createWillingness, type Willingness } from './willingness.ts'

export type Contracts = Pick<ContractBook, 'all' | 'ofUser' | 'ofReader' | 'ofDeal' | 'actsOf' | 'checkMay' | 'note'> &
  Negotiation &
  ContractTexts &
  Pick<Signing, 'open' | 'sendCode' | 'startFace' | 'sign'> &
  Pick<Endings, 'reject' | 'revoke' | 'extend'> &
  Signers &
  Pick<Willingness, 'faceOf' | 'ofFace'> & {
    papers: Papers
    signBlocker: (deal: Deal) => string | null
    /** The latest contract of a deal, and what the user has to do about it; null without one. */
    briefOf: (dealId: string, userId: string) => DealView['contract']
    /** Registers a contract that was signed on paper at the counter. */
    registerOnPaper: (dealId: string) => Deal
    /** The deals of a party whose contract was registered without being signed here: it is on paper. */
    onPaper: (userId: string) => Deal[]
  }

type Ports = {
  mailbox: Pick<Mailbox, 'write' | 'changed'>
  uploads: Pick<Uploads, 'find'>
  sms: { send: (telPhone: string, text: string) => void }
  enrolments: Pick<Enrolments, 'find'>
  deals: Pick<Deals, 'find' | 'ofParty' | 'nextNo' | 'moveSignBy' | 'signBlocker' | 'registerContract'>
  kyc: Pick<Kyc, 'identityOf' | 'accountOf' | 'isExpired' | 'faces'>
  seals: Pick<Seals, 'ofUser'>
}

/** The contracts of the deals, from the draft to the signed paper (domain 5.5, 6.18). */
export function createContracts(
  core: Core,
  { mailbox, uploads, sms, enrolments, deals, kyc, seals }: Ports,
): Contracts {
  const book = createContractBook(core, { mailbox })
  const endings = createEndings(core, book, { deals })
  const negotiation = createNegotiation(core, book, { deals, kyc, enrolments, agreed: endings.watch })
  const willingness = createWillingness(core, { sms, mailbox, faces: kyc.faces })
  const signing = createSigning(core, book, { kyc, seals, deals, willingness, digestOf: negotiation.digestOf })
  const signers = createSigners(core, book, { kyc })

  core.events.on('contractEffective', ({ dealId }) => endings.endUnsigned(dealId, 'paper'))
  core.events.on('dealDefaulted', ({ dealId }) => endings.endUnsigned(dealId, 'dealOver'))

  /** While it is being signed, a change of the signers may make it another's turn. */
  const withTurns =
    <A extends unknown[]>(change: (...given: A) => ReturnType<Signers['add']>) =>
    (...given: A) => {
      const contract = change(...given)
      if (contract.state === 'signing') signing.turnsChanged(contract)
      return contract
    }

  return {
    ...book,
    ...negotiation,
    ...createContractTexts(core, book, negotiation),
    ...signing,
    ...endings,
    ...signers,
    papers: createPapers(core, { uploads, contracts: { all: book.all, valuesOf: negotiation.valuesOf } }),
    faceOf: willingness.faceOf,
    ofFace: willingness.ofFace,
    signBlocker: deals.signBlocker,
    briefOf: (dealId, userId) => {
      const contract = book.ofDeal(dealId)
      if (!contract) return null
      return { id: contract.id, state: contract.state, task: contractTaskOf(book.actsOf(contract, userId)) }
    },
    add: withTurns(signers.add),
    remove: withTurns(signers.remove),
    setOrder: withTurns(signers.setOrder),
    registerOnPaper: (dealId) => deals.registerContract(dealId, book.ofDeal(dealId)?.no),
    onPaper: (userId) =>
      deals.ofParty(userId).filter(({ id, signedAt }) => {
        const isSignedHere = book.all().some(({ deal, completedAt }) => deal.id === id && completedAt !== null)
        return signedAt !== null && !isSignedHere
      }),
  }
}
