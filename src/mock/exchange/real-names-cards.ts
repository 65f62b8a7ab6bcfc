import { personRefusal, plainDocument } from '#src/model/person/rules.ts'
import type { PersonClaim } from '#src/model/person/schema.ts'
import { plainAccount } from '#src/model/validation/bank-card.ts'
import { Refusal } from './refusal.ts'
import { knownCards } from './seed/real-names.ts'

/** What a bank knows of one card. */
export type BankCard = {
  card: string
  name: string
  docNumber: string
  /** The mobile number that its holder left with the bank. */
  telPhone: string
  state: 'normal' | 'lost'
}

/** The banks’ records of personal cards: the seeded ones and those entered in the console; any other is whose it is said to be. */
export function createCards() {
  const cards = new Map(knownCards.map((card) => [card.card, card]))
  return {
    all: (): readonly BankCard[] => [...cards.values()],
    keep: (card: BankCard): BankCard => {
      cards.set(card.card, card)
      return card
    },
    /** The first of the four that the bank knows otherwise, or null. */
    refusalOf: ({ bankCard, name, docNumber, telPhone }: PersonClaim): Refusal | null => {
      const known = cards.get(plainAccount(bankCard ?? ''))
      if (!known) return null
      if (known.state === 'lost') return new Refusal(personRefusal.card, '该银行卡已挂失或销户，请换用其他银行卡')
      if (known.name !== name.trim()) return new Refusal(personRefusal.card, '银行卡户名与姓名不一致')
      if (known.docNumber !== plainDocument(docNumber))
        return new Refusal(personRefusal.card, '银行卡开户证件与证件号码不一致')
      return known.telPhone === telPhone
        ? null
        : new Refusal(personRefusal.phoneUnknown, '该手机号不是此银行卡的预留手机号')
    },
  }
}
export type Cards = ReturnType<typeof createCards>
