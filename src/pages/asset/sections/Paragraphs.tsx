import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './Paragraphs.module.css'

type Props = { typeCode: string | null | undefined; texts: readonly string[]; numbered?: boolean }

/** Texts of the seller, one by one; they are Chinese in either language. */
export function Paragraphs({ typeCode, texts, numbered = false }: Props) {
  const t = useT()
  if (texts.length === 0)
    return (
      <EmptyState
        text={t('{{seller}}未披露此项内容，可向联系人咨询', { seller: t(sellerLabel(typeCode)) })}
        minHeight={160}
      />
    )
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={`${styles['texts']} ${numbered ? styles['numbered'] : ''}`} lang="zh-CN">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}

/** Facts of this kind of asset, as its seller names them. */
export function FactTable({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Facts
      layout="table"
      items={facts.map(({ label, value }, index) => ({
        key: label,
        label: <TranslatedText>{label}</TranslatedText>,
        value: <TranslatedText>{value}</TranslatedText>,
        isWide: index % 2 === 0 && index === facts.length - 1,
      }))}
    />
  )
}
