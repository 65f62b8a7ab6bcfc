/** The exchange knows the person and does not let them in: `isAllowAccess` is false (AC-03). */
export class AccountDisabledError extends Error {
  override name = 'NotLetIn'
}

/** A code that is good, of an account that is not the one behind the lock. */
export class OtherAccount extends Error {
  override name = 'OtherAccount'
}
