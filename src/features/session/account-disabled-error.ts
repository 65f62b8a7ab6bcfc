/** The exchange knows the account and denies access: `isAllowAccess` is false (AC-03). */
export class AccountDisabledError extends Error {
  override name = 'AccountDisabledError'
}

/** A valid code of an account other than the locked one. */
export class OtherAccount extends Error {
  override name = 'OtherAccount'
}
