import { personRefusal, plainDocument } from '#src/model/kyc/rules.ts'
import type { PersonClaim } from '#src/model/kyc/schema.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { plainAccount } from '#src/model/validation/bank-card.ts'
import { Refusal } from '../refusal.ts'
import { knownCards } from '../seed/people/kyc.ts'
import type { BankCard } from './record.ts'

export type BankCards = {
  all: () => readonly BankCard[]
  keep: (card: BankCard) => BankCard
  /** Why the bank books nothing for `name` on this account, or null; of an account that it does not keep it knows nothing. */
  refundFaultOf: (refund: { account: string; name: string }) => string | null
  /** The first of the four facts that the bank knows otherwise, or null. */
  refusalOf: (claim: PersonClaim) => Refusal | null
}

/** The banks’ records of personal cards: the seeded ones and those entered in the console; any other card fits any holder. */
export function createBankCards(): BankCards {
  const cards = new Map(knownCards.map((card) => [card.card, card]))
  return {
    all: () => [...cards.values()],
    keep: (card) => {
      cards.set(card.card, card)
      return card
    },
    refundFaultOf: ({ account, name }) => {
      const known = cards.get(plainAccount(account))
      if (!known) return null
      if (known.state === 'lost') return '退款账户已挂失或销户，请更正后重新提交'
      return isSameName(known.name, name) ? null : '退款账户户名与付款人不一致，请核对后重新提交'
    },
    refusalOf: ({ bankCard, name, docNumber, telPhone }) => {
      const known = cards.get(plainAccount(bankCard ?? ''))
      if (!known) return null
      if (known.state === 'lost') return new Refusal(personRefusal.card, '该银行卡已挂失或销户，请换用其他银行卡')
      if (!isSameName(known.name, name)) return new Refusal(personRefusal.card, '银行卡户名与姓名不一致')
      if (known.docNumber !== plainDocument(docNumber))
        return new Refusal(personRefusal.card, '银行卡开户证件与证件号码不一致')
      return known.telPhone === telPhone
        ? null
        : new Refusal(personRefusal.phoneUnknown, '该手机号不是此银行卡的预留手机号')
    },
  }
}
