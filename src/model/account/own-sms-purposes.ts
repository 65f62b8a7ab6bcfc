/**
 * What a code sent to the phone of the signed-in user is for: proving the identity, proving the old phone before another is bound,
 * unbinding it, closing the account, and `confirm` for a second factor of an action.
 */
export const ownSmsPurposes = ['identity', 'old-phone', 'unbind-phone', 'close-account', 'confirm'] as const
export type OwnSmsPurpose = (typeof ownSmsPurposes)[number]
