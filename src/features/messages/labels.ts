import { messageKindLabels } from '#src/model/message/labels.ts'

/** The name of a kind, for `t`; an unknown kind is shown by its code. */
export const kindLabel = (kind: string): string =>
  (Object.hasOwn(messageKindLabels, kind) && messageKindLabels[kind as keyof typeof messageKindLabels]) || kind
