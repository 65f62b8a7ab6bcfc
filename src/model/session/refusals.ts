/** Error codes of registration and recovery that name the refused field. */
export const accountRefusal = {
  /** The SMS code is wrong, used or expired. */
  smsCode: 403,
  password: 4001,
  /** The password is known from leaks, or derived from one that is. */
  breachedPassword: 4002,
  /** A captcha is required, or was wrong. */
  captcha: 4003,
  loginName: 4091,
  telPhone: 4092,
  /** The input does not lead to an account. */
  notFound: 4041,
  /** The phone was verified, but no account has it (spec 8). */
  notRegistered: 369,
} as const

/** Kinds of account; each has its own identity verification. */
export const accountKinds = ['person', 'organisation'] as const
export type AccountKind = (typeof accountKinds)[number]
