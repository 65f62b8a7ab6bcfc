/** The exchange knows the person and does not let them in: `isAllowAccess` is false (AC-03). */
export class NotLetIn extends Error {
  override name = 'NotLetIn'
}
