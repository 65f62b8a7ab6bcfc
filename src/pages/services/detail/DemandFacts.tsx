import { assetKinds, type DemandDetail } from '#src/model/demand/schema.ts'
import { isNarrowed, wanText } from '#src/model/demand/rules.ts'
import { assetKindLabels } from '#src/model/demand/labels.ts'
import { date, dateTime } from '#src/model/time/shanghai.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { FileLinks } from './FileLinks.tsx'
import { needText } from '../need-text.ts'
import styles from './detail.module.css'

/** The range of amounts as one reads it. */
function amountsText(t: Translate, { amountMin, amountMax }: Pick<DemandDetail, 'amountMin' | 'amountMax'>) {
  if (amountMin && amountMax) return t('{{min}} 至 {{max}} 万元', { min: wanText(amountMin), max: wanText(amountMax) })
  if (amountMin) return t('不低于 {{min}} 万元', { min: wanText(amountMin) })
  return amountMax ? t('不超过 {{max}} 万元', { max: wanText(amountMax) }) : t('不限')
}

function assetKindText(t: Translate, kind: string | null | undefined): string {
  const known = assetKinds.find((one) => one === kind)
  return known ? t(assetKindLabels[known]) : (kind ?? t('不限'))
}

/** Everything the person wrote. */
export function DemandFacts({ demand }: { demand: DemandDetail }) {
  const t = useT()
  const all: readonly (readonly [label: string, value: string, isForeign?: true])[] = [
    [t('需求编号'), demand.id],
    [t('需求类型'), t(needText(demand.need))],
    [t('资产类型'), assetKindText(t, demand.assetKind)],
    [t('所属行业'), demand.industryName ?? t('不限'), true],
    [t('所在地区'), demand.regionName ?? t('不限'), true],
    [t('意向金额'), amountsText(t, demand)],
    [t('联系人'), demand.contact, true],
    [t('手机号码'), demand.telPhone],
    [t('提交时间'), dateTime(demand.submittedAt)],
    [t('有效期至'), date(demand.validUntil)],
  ]
  // What was never asked for is not left open.
  const facts = isNarrowed(demand) ? all : all.filter(([, value]) => value !== t('不限'))
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value, isForeign]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd {...(isForeign ? { lang: 'zh-CN' } : {})}>{value}</dd>
        </div>
      ))}
      <div className={styles['wide']}>
        <dt>{t('需求描述')}</dt>
        <dd className={styles['text']} lang="zh-CN">
          {demand.description}
        </dd>
      </div>
      {demand.files.length > 0 && (
        <div className={styles['wide']}>
          <dt>{t('附件')}</dt>
          <dd>
            <FileLinks files={demand.files} />
          </dd>
        </div>
      )}
    </dl>
  )
}
