import type { SceneKind } from '../../pictures/kinds.ts'

/** What companies of one trade are called, do and own. */
export type Trade = {
  name: string
  /** Division of GB/T 4754-2017. */
  industryCode: string
  /** Scenes that show it. */
  kinds: readonly [SceneKind, ...SceneKind[]]
  /** The part of a company's name that says what it does: 岷峤××有限公司. */
  words: readonly string[]
  /** Parts of the scope of business. */
  scope: readonly string[]
  /** What the company is proud of, one sentence each, without a full stop. */
  strengths: readonly string[]
  /** What money raised is spent on. */
  plans: readonly string[]
}
