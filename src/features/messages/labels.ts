import { messageKindLabels } from '#src/model/message/labels.ts'

/** The name of a kind, for `t`; one that the portal was not told of is shown as the exchange wrote it. */
export const kindLabel = (kind: string): string =>
  (Object.hasOwn(messageKindLabels, kind) && messageKindLabels[kind as keyof typeof messageKindLabels]) || kind
