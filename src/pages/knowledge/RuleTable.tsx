import { Link } from 'react-router-dom'
import { excerptOf } from '#src/features/article/find.ts'
import { legalStateLabels } from '#src/model/content/labels.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { markedParts } from '#src/shared/lib/text/marked-parts.ts'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { numberWords, ruleAddress, successorOf } from './rules.ts'
import styles from './knowledge.module.css'

type NameProps = { rule: NewsRow; q: string; successor: NewsRow | undefined }

/** The title, the sentence in which a search word was found, and what replaced a repealed rule. */
function Name({ rule: { id, title, summarys, legal }, q, successor }: NameProps) {
  const t = useT()
  const text = summarys ?? ''
  const isInText = markedParts(text, q).some(({ isHit }) => isHit)
  return (
    <>
      <Link to={ruleAddress(id)} className={styles['name']}>
        <span lang="zh-CN">
          <Marked text={title} words={q} />
        </span>
      </Link>
      {isInText && (
        <p className={`clamp ${styles['excerpt']}`} lang="zh-CN">
          <Marked text={excerptOf(text, q)} words={q} />
        </p>
      )}
      {legal?.replacedBy && (
        <p className={styles['replaced']}>
          {t('已被取代，现行文件：')}
          {successor ? (
            <Link to={ruleAddress(successor.id)} lang="zh-CN">
              {successor.title}（{legal.replacedBy}）
            </Link>
          ) : (
            <span lang="zh-CN">{legal.replacedBy}</span>
          )}
        </p>
      )}
    </>
  )
}

export const rowHeight = 64

type Props = {
  rows: readonly NewsRow[]
  /** The whole library, in which successors are looked up. */
  rules: readonly NewsRow[]
  /** Search words. */
  q: string
}

/** Law and rules with what identifies them; the full text is behind the name. */
export function RuleTable({ rows, rules, q }: Props) {
  const t = useT()
  const columns: readonly Column<NewsRow>[] = [
    {
      key: 'title',
      header: t('名称'),
      isPrimary: true,
      render: (rule) => <Name rule={rule} q={q} successor={successorOf(rule, rules)} />,
    },
    {
      key: 'number',
      header: t('文号'),
      width: '18%',
      lang: 'zh-CN',
      render: ({ legal }) => (legal?.number ? <Marked text={legal.number} words={numberWords(q)} /> : '—'),
    },
    { key: 'issuer', header: t('发布机关'), width: '18%', lang: 'zh-CN', render: ({ legal }) => legal?.issuer ?? '—' },
    {
      key: 'published',
      header: t('发布日期'),
      width: 'calc(8 * var(--fs-14))',
      className: 'number',
      render: ({ publishDate, createTime }) => date(publishDate ?? createTime),
    },
    {
      key: 'effective',
      header: t('施行日期'),
      width: 'calc(8 * var(--fs-14))',
      className: 'number',
      render: ({ legal }) => legal?.effectiveDate ?? '—',
    },
    {
      key: 'state',
      header: t('状态'),
      width: 'calc(6 * var(--fs-14))',
      render: ({ legal }) => <StateTag labels={legalStateLabels} state={legal?.status} />,
    },
  ]
  return (
    <DataTable
      caption={t('法律法规和交易规则')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHeight={rowHeight}
    />
  )
}
