import { depositAsked } from '#src/model/listing/deposit.ts'
import { stateOf } from '#src/features/listing/labels.ts'
import { rightOfAll } from '#src/model/enrolment/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { amountText, currentPrice, detailPage, premiumRate } from '#src/model/listing/rules.ts'
import { modeLabels, noFigure, labelOf } from '#src/model/listing/labels.ts'
import { kindName, sellerLabel } from '#src/model/asset-kind/labels.ts'
import { figureNames, termNames } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** One fact with its value for each asset, in the order of the assets. */
export type CompareLine = { label: string; values: string[]; isSame: boolean; isData?: boolean }

const counted = (count: number): string => count.toLocaleString('en-US')

const yesNo = (value: boolean, t: Translate) => (value ? t('有') : t('无'))

function money(price: string | null | undefined, of: Parameters<typeof amountText>[1], t: Translate): string {
  const { amount, unit } = amountText(price ?? null, of)
  return unit ? `${amount} ${t(unit)}` : amount
}

const inYuan = {}

const stepText = (asset: AssetDetail, t: Translate): string =>
  detailPage(asset) === 'package' && !asset.step ? t('各标的分别确定') : money(asset.step, asset, t)

/** Facts of every asset, in the order in which a buyer looks for them. */
type Common = readonly [
  label: (t: Translate, assets: readonly AssetDetail[]) => string,
  value: (asset: AssetDetail, t: Translate) => string | null,
]

const common: readonly Common[] = [
  [(t) => t('项目编号'), ({ no }) => no],
  [
    (t) => t('类型'),
    ({ typeCode, typeName }, t) => {
      const kind = kindName(typeCode)
      return kind === undefined ? (typeName ?? null) : t(kind)
    },
  ],
  [(t) => t('状态'), ({ status }, t) => t(stateOf(status).label)],
  [(t) => t('当前价'), (asset, t) => money(currentPrice(asset), asset, t)],
  [(t) => t('起始价'), (asset, t) => money(asset.startPrice, asset, t)],
  [(t) => t('溢价率'), (asset) => premiumRate(asset)],
  [
    (t) => t('保证金'),
    (asset, t) => {
      const { least, most } = depositAsked(asset)
      const sums = [least, most].flatMap((sum) => (sum === null ? [] : (money(sum, inYuan, t) ?? [])))
      return sums.length > 1 ? t('{{range}}，资产包共用', { range: sums.join(' – ') }) : (sums[0] ?? null)
    },
  ],
  [(t) => t(figureNames.S), stepText],
  [(t) => t('评估价'), ({ appraisal }, t) => money(appraisal, inYuan, t)],
  [(t) => t(termNames.mode), ({ mode }, t) => t(labelOf(modeLabels, mode))],
  [(t) => t(termNames.reserve), ({ hasReserve }, t) => yesNo(hasReserve, t)],
  [(t, assets) => t(rightOfAll(assets.map(({ typeCode }) => typeCode))), ({ hasPriority }, t) => yesNo(hasPriority, t)],
  [(t) => t('报名截止'), ({ enrolUntil }) => exactTime(enrolUntil)],
  [(t) => t('竞价开始'), ({ bidFrom }) => exactTime(bidFrom)],
  [(t) => t('地区'), ({ regionName }) => regionName ?? null],
  [(t, assets) => t(sellerLabel(...assets.map(({ typeCode }) => typeCode))), ({ seller }) => seller],
  [(t) => t('报名人数'), ({ counts }) => counted(counts.enrolled)],
  [(t) => t('围观次数'), ({ counts }) => counted(counts.viewed)],
]

const line = (label: string, values: string[], isData = false): CompareLine => ({
  label,
  values,
  isSame: new Set(values).size === 1,
  ...(isData ? { isData } : {}),
})

/** All facts of the assets: the common ones first, then those of each kind, aligned by label. */
export function compareLines(assets: readonly AssetDetail[], t: Translate): CompareLine[] {
  const first = common.map(([label, value]) =>
    line(
      label(t, assets),
      assets.map((asset) => value(asset, t) || noFigure),
    ),
  )
  // The facts of leases and capital increases repeat the seller's label.
  const commonLabels = new Set(first.map(({ label }) => label))
  const labels = new Set(
    assets.flatMap(({ facts }) => facts.map(({ label }) => label)).filter((own) => !commonLabels.has(own)),
  )
  return [
    ...first,
    ...[...labels].map((label) =>
      line(
        label,
        assets.map(({ facts }) => facts.find((fact) => fact.label === label)?.value || noFigure),
        true,
      ),
    ),
  ]
}
