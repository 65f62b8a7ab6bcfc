import { billLabels } from '#src/model/settlement/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

type Named = { kind: string }

/** The name of a payment; of several of one kind with its number. */
export function billName<B extends Named>(t: Translate, bills: readonly B[], bill: B): string {
  const name = t((billLabels as Readonly<Record<string, string>>)[bill.kind] ?? bill.kind)
  const same = bills.filter(({ kind }) => kind === bill.kind)
  return same.length > 1 ? t('{{name}}（第 {{nth}} 期）', { name, nth: same.indexOf(bill) + 1 }) : name
}
