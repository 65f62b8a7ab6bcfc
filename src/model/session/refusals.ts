/** Codes by which the exchange names the field that it refuses, in registering and finding accounts. */
export const accountRefusal = {
  /** The code of the text message is wrong, used up or too old. */
  smsCode: 403,
  password: 4001,
  /** What stands in the picture is wanted, or was wrong. */
  captcha: 4003,
  loginName: 4091,
  telPhone: 4092,
  /** What was given does not lead to an account. */
  notFound: 4041,
  /** The phone was proved, and belongs to no account (spec 8). */
  notRegistered: 369,
} as const

/** Kinds of account; each has a real-name verification of its own. */
export const accountKinds = ['person', 'organisation'] as const
export type AccountKind = (typeof accountKinds)[number]
