import { messageKindWords } from '#src/model/message/labels.ts'

/** The name of a kind, for `t`; one that the portal was not told of is shown as the exchange wrote it. */
export const kindWord = (kind: string): string =>
  (Object.hasOwn(messageKindWords, kind) && messageKindWords[kind as keyof typeof messageKindWords]) || kind
