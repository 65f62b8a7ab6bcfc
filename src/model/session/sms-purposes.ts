/**
 * What a code sent to the phone of the signed-in user is for: proving the identity, proving the old phone before another is bound,
 * unbinding it, closing the account, and `confirm` for a second factor of an action.
 */
export const ownSmsPurposes = ['identity', 'old-phone', 'unbind-phone', 'close-account', 'confirm'] as const
export type OwnSmsPurpose = (typeof ownSmsPurposes)[number]

/**
 * What a code sent to a phone that a signed-in person names is for: binding it, replacing a lost one, real-name verification, and
 * the contact of a demand. The specification has no message codes for them.
 */
export const namedSmsPurposes = ['new-phone', 'lost-phone', 'real-name', 'contact'] as const
export type NamedSmsPurpose = (typeof namedSmsPurposes)[number]
