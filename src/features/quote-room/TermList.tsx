import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import type { RoomRules } from '#src/model/bidding/schema.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'

type Props = {
  mode: string
  rules: RoomRules
  typeCode: TypeCode
  /** How the screen writes amounts, if not as the terms of a listing do. */
  write?: (amount: string) => string
}

/** The rules of a room, each with its figures: the sentences of the listing's terms. */
export function TermList({ mode, rules, typeCode, write }: Props) {
  const t = useT()
  return (
    <Facts
      layout="table"
      columns={1}
      items={biddingTerms(mode, rules, typeCode, t, write).map(({ name, label, texts }) => ({
        key: name,
        label,
        value: texts.map((text) => <p key={text}>{text}</p>),
      }))}
    />
  )
}
