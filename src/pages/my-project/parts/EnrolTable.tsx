import { Link } from 'react-router-dom'
import { EnrolStateTag } from '#src/features/enrolment/EnrolStateTag.tsx'
import { depositLabels } from '#src/features/enrolment/labels.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { OverdueTag } from '#src/features/listing/OwedPrice.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { StateTag } from '#src/features/listing/StateTag.tsx'
import type { EnrolRow } from '#src/model/enrolment/schema.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListTable } from '#src/shared/ui/list/ListTable.tsx'
import { holderTags } from '../labels.ts'
import { waysOf } from './ways.ts'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import styles from './my-project.module.css'

function Ways({ row }: { row: EnrolRow }) {
  const t = useT()
  const name = row.asset.showName || row.asset.assetsName
  return (
    <span className={styles['ways']}>
      {waysOf(row).map(({ word, to }) => (
        <Link key={word} to={to}>
          {t(word)}
          <span className="visuallyHidden" lang="zh-CN">
            {name}
          </span>
        </Link>
      ))}
    </span>
  )
}

/** What the state waits for, while it waits. */
function Due({ row: { state, dueAt, price }, isOpen }: { row: EnrolRow; isOpen: boolean }) {
  const t = useT()
  // The tag says that.
  const isLate = useNow() > (price?.dueAt ?? Infinity)
  const words: Readonly<Record<string, string>> = {
    DRAFT: t('距报名截止'),
    FIX: t('距补正截止'),
    WAIT_DEPOSIT: t('距缴费截止'),
    QUALIFIED: t('距竞价开始'),
    WON: t('距付款截止'),
  }
  const word = words[state]
  if (!word || !dueAt || isOpen || isLate) return null
  return (
    <span className={styles['due']}>
      {word} <CountdownText deadline={dueAt} over={state === 'QUALIFIED' ? t('已开始') : undefined} />
    </span>
  )
}

function Row({ row }: { row: EnrolRow }) {
  const t = useT()
  const asset = useLiveRow(row.asset)
  const { no, state, submittedAt, depositState } = row
  return (
    <tr>
      <td className={styles['project']}>
        <span lang="zh-CN" className={styles['name']}>
          <ListingLink row={asset}>{asset.showName || asset.assetsName}</ListingLink>
        </span>
        <span className={`${styles['meta']} number`}>
          {t('报名编号')} {no} <StateTag status={asset.status} />
          {row.asMember && <span className={styles['holder']}>{t('联合体成员')}</span>}
          {row.priority && <span className={styles['holder']}>{t(holderTags[row.priority.state])}</span>}
        </span>
      </td>
      <td className={styles['kind']} data-label={t('类型')}>
        <TranslatedText>{asset.typeName ?? ''}</TranslatedText>
      </td>
      <td className={styles['price']} data-label={t('挂牌价/当前价')}>
        <span className={styles['start']}>
          <PriceText price={asset.startPrice ?? null} row={asset} />
        </span>
        <strong>
          <PriceText price={currentPrice(asset)} row={asset} />
        </strong>
      </td>
      <td className={`${styles['time']} number`} data-label={t('报名时间')}>
        {submittedAt ? dateTime(submittedAt) : t('未提交')}
      </td>
      <td className={styles['deposit']} data-label={t('保证金')}>
        {typeof depositState === 'number' ? t(depositLabels[depositState] ?? String(depositState)) : '—'}
      </td>
      <td className={styles['state']} data-label={t('状态')}>
        <EnrolStateTag state={state} />
        <OverdueTag price={row.price} />
        <Due row={row} isOpen={state === 'QUALIFIED' && asset.status === 'BIDDING'} />
      </td>
      <td className={styles['acts']}>
        <Ways row={row} />
      </td>
    </tr>
  )
}

/** Enrolments as rows; prices and states of the assets follow the hall (domain 6.9). */
export function EnrolTable({ rows }: { rows: readonly EnrolRow[] }) {
  const t = useT()
  const heads = [
    ['project', t('项目')],
    ['kind', t('类型')],
    ['price', t('挂牌价/当前价')],
    ['time', t('报名时间')],
    ['deposit', t('保证金')],
    ['state', t('状态')],
    ['acts', t('操作')],
  ] as const
  return (
    <ListTable
      caption={t('我的报名')}
      rowHeight={76}
      className={styles['table']}
      head={heads.map(([key, word]) => (
        <th key={key} scope="col" className={styles[key]}>
          {word}
        </th>
      ))}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ListTable>
  )
}
