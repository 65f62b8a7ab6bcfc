import type { RefundAccount } from '#src/model/account/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { maskedAccount } from '#src/model/kyc/masked.ts'

/** An account for refunds as its owner sees it. */
export const shownAccount = ({ name, bank, account }: Account): RefundAccount => ({
  bankName: bank,
  cardNo: maskedAccount(account),
  holder: name,
})
