import { sealKindLabels, sealScopeLabels } from '#src/model/seal/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

const kinds: Readonly<Record<string, string>> = sealKindLabels
const scopeLabels: Readonly<Record<string, string>> = sealScopeLabels

/** The text of a kind for `t`; an unknown one is shown as the exchange wrote it. */
export const kindText = (kind: string): string => kinds[kind] ?? kind

export const scopesText = (t: Translate, scopes: readonly string[]): string =>
  scopes.map((scope) => t(scopeLabels[scope] ?? scope)).join(t('、'))
