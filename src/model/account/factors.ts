import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/** Epoch ms. */
const moment = z.number()

/** A passkey of the account: a key in a phone, a computer or a security key (WebAuthn). */
export const passkey = z.object({
  id: z.string(),
  /** As its holder named it. */
  name: z.string(),
  addedAt: moment,
  lastUsedAt: nullish(moment),
})
export type Passkey = z.output<typeof passkey>

/** With so many recovery codes left a person is told to make new ones. */
export const fewRecoveryCodes = 3

/** The second factors of an account; none of these facts can be used to sign in. */
export const factors = z.object({
  passkeys: z.array(passkey),
  /** The app that shows six digits every thirty seconds (RFC 6238); null when none is linked. */
  authenticator: nullish(z.object({ addedAt: moment, lastUsedAt: nullish(moment) })),
  /** Recovery codes that have not been used. */
  recoveryLeft: z.number(),
  /** The exchange asks everybody, also those without a second factor. */
  isForAll: z.boolean(),
  /** This device has been confirmed; nothing is asked on it until then. Epoch ms, null where it has not. */
  confirmedUntil: nullish(moment),
})
export type Factors = z.output<typeof factors>

/**
 * How a person confirms. `password-and-code` is for those without a second factor, where the exchange asks everybody: the password
 * together with a code sent to the phone.
 */
export const confirmationMethods = ['passkey', 'authenticator', 'recovery', 'password-and-code'] as const
export type ConfirmationMethod = (typeof confirmationMethods)[number]

const credential = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.optional(z.array(z.string())),
})

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as it is used; binary values as base64url. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** ms. */
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty: the browser offers every passkey that it has for this site. */
  allowCredentials: z.array(credential),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as it is used; binary values as base64url. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  /** `id` is no id of the account, and says nothing about its holder. */
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** ms. */
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(credential),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

/** Long enough for any authenticator; more is no answer of one. */
const binary = z.string().check(z.maxLength(8192))

/** `RegistrationResponseJSON` of WebAuthn, as far as it is used. */
export const passkeyRegistration = z.object({
  id: binary,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    /** SubjectPublicKeyInfo. */
    publicKey: binary,
    publicKeyAlgorithm: z.number(),
    transports: z.optional(z.array(z.string().check(z.maxLength(32)))),
  }),
})
export type PasskeyRegistration = z.output<typeof passkeyRegistration>

/** `AuthenticationResponseJSON` of WebAuthn, as far as it is used. */
export const passkeyAssertion = z.object({
  id: binary,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: z.optional(binary),
  }),
})
export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** What the page shows to a person who has to confirm. */
export const factorChallenge = z.object({
  /** In the order in which they are offered; empty for an account that has nothing to confirm with. */
  methods: z.array(z.string()),
  passkey: nullish(passkeyRequest),
  /** Masked; null when none is bound. */
  telPhone: nullish(z.string()),
})
export type FactorChallenge = z.output<typeof factorChallenge>

/** The key of an authenticator app before its first code. */
export const authenticatorKey = z.object({
  /** Base32. */
  secret: z.string(),
  /** `otpauth://totp/…`, for the picture that the app reads. */
  uri: z.string(),
})
export type AuthenticatorKey = z.output<typeof authenticatorKey>

/** Recovery codes are shown once, when they are made. Null where the account keeps those it has. */
export const addedFactor = z.object({ recoveryCodes: nullish(z.array(z.string())) })
export type AddedFactor = z.output<typeof addedFactor>
