/**
 * What a code sent to a phone that a signed-in person names is for: binding it, replacing a lost one, real-name verification, and
 * the contact of a demand. The specification has no message codes for them.
 */
export const namedSmsPurposes = ['new-phone', 'lost-phone', 'real-name', 'contact'] as const
export type NamedSmsPurpose = (typeof namedSmsPurposes)[number]
