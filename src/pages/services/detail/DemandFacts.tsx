import { assetKinds, type DemandDetail } from '#src/model/demand/schema.ts'
import { isNarrowed, wanText } from '#src/model/demand/rules.ts'
import { assetKindLabels } from '#src/model/demand/labels.ts'
import { date, dateTime } from '#src/model/time/shanghai.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { needText } from '../labels.ts'

/** The range of amounts as a phrase. */
function amountsText(t: Translate, { amountMin, amountMax }: Pick<DemandDetail, 'amountMin' | 'amountMax'>) {
  if (amountMin && amountMax) return t('{{min}} 至 {{max}} 万元', { min: wanText(amountMin), max: wanText(amountMax) })
  if (amountMin) return t('不低于 {{min}} 万元', { min: wanText(amountMin) })
  return amountMax ? t('不超过 {{max}} 万元', { max: wanText(amountMax) }) : t('不限')
}

function assetKindText(t: Translate, kind: string | null | undefined): string {
  const known = assetKinds.find((one) => one === kind)
  return known ? t(assetKindLabels[known]) : (kind ?? t('不限'))
}

/** Everything that the person submitted. */
export function DemandFacts({ demand }: { demand: DemandDetail }) {
  const t = useT()
  const open = t('不限')
  const lang = 'zh-CN'
  const { need, files } = demand
  // A service that does not ask for limits has none, instead of open ones.
  const limits = [
    { label: t('资产类型'), value: assetKindText(t, demand.assetKind) },
    { label: t('所属行业'), value: demand.industryName ?? open, lang },
    { label: t('所在地区'), value: demand.regionName ?? open, lang },
    { label: t('意向金额'), value: amountsText(t, demand) },
  ].filter(({ value }) => isNarrowed(demand) || value !== open)
  return (
    <Facts
      layout="columns"
      items={[
        { label: t('需求编号'), value: demand.id },
        { label: t('需求类型'), value: t(needText(need)) },
        ...limits,
        { label: t('联系人'), value: demand.contact, lang },
        { label: t('手机号码'), value: demand.telPhone },
        { label: t('提交时间'), value: dateTime(demand.submittedAt) },
        { label: t('有效期至'), value: date(demand.validUntil) },
        { label: t('需求描述'), value: demand.description, lang, isWide: true },
        files.length > 0 && { label: t('附件'), value: <FileList files={files} />, isWide: true },
      ]}
    />
  )
}
