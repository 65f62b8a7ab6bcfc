import type { EvidenceEntry } from '#src/model/evidence/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import styles from './evidence.module.css'

function Entry({ entry, number, isBroken }: { entry: EvidenceEntry; number: number; isBroken: boolean }) {
  const t = useT()
  const { at, title, facts, digest, chain } = entry
  return (
    <li className={styles['entry']}>
      <h3>
        <span>{t('{{number}}. {{title}}', { number, title: t(title) })}</span>
        <time dateTime={new Date(at).toISOString()}>{dateTimeSeconds(at)}</time>
        {isBroken && <Tag tone="danger">{t('与摘要不符')}</Tag>}
      </h3>
      <Facts
        isStacked
        items={[
          ...facts.map(({ label, value }) => ({
            key: label,
            label: t(label),
            value: <span className={value.length > 40 ? styles['digest'] : undefined}>{value}</span>,
            lang: 'zh-CN',
          })),
          { label: t('本条摘要（SHA-256）'), value: <span className={styles['digest']}>{digest}</span> },
          { label: t('链值'), value: <span className={styles['digest']}>{chain}</span> },
        ]}
      />
      <Button
        size="small"
        aria-label={t('复制摘要：第 {{number}} 条', { number })}
        onClick={() => void copyText(digest, t('本条摘要（SHA-256）'))}
      >
        {t('复制摘要')}
      </Button>
    </li>
  )
}

/** The entries in their order; `broken`: the first whose digests are wrong, from 0. */
export function Entries({ entries, broken }: { entries: readonly EvidenceEntry[]; broken: number | null }) {
  return (
    <ol className={styles['entries']}>
      {entries.map((entry, index) => (
        <Entry key={entry.chain} entry={entry} number={index + 1} isBroken={broken === index} />
      ))}
    </ol>
  )
}
