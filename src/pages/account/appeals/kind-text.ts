import { appealKindLabels } from '#src/model/appeal/labels.ts'

/** One the portal does not know is shown as the exchange wrote it. */
export const kindText = (kind: string): string => (appealKindLabels as Readonly<Record<string, string>>)[kind] ?? kind
