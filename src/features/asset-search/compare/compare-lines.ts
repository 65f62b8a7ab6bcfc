import { kindText, numberText, regionText } from '#src/features/listing/row-facts.ts'
import { summaryFacts } from '#src/features/listing/summary-facts.ts'
import { requiredDeposit } from '#src/model/listing/deposit.ts'
import { stateOf } from '#src/model/listing/state/labels.ts'
import { rightOfAll } from '#src/model/enrolment/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { writtenPrice, writtenText } from '#src/model/listing/price/written-amount.ts'
import { hiddenAmount, modeLabels, noFigure, labelOf } from '#src/model/listing/labels.ts'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { type BidPrice, shownPrice } from '#src/model/listing/summary.ts'
import { figureNames, termNames } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { shownLanguage, type Translate } from '#src/shared/lib/text/i18n.ts'

/** One fact with its value for each asset, in the order of the assets; a cell differs from that of the first asset. */
export type CompareLine = { label: string; values: string[]; isSame: boolean; differs: boolean[]; isData?: boolean }

const counted = (count: number): string => count.toLocaleString('en-US')

const yesNo = (value: boolean, t: Translate) => (value ? t('有') : t('无'))

function money(price: string | null | undefined, of: Parameters<typeof writtenPrice>[1], t: Translate): string {
  return writtenText(writtenPrice(price ?? null, of, shownLanguage()), t)
}

const inYuan = {}

const stepText = (asset: AssetDetail, t: Translate): string =>
  detailPage(asset) === 'package' && !asset.step ? t('各标的分别确定') : money(asset.step, asset, t)

/** The one that they share; the current one where they differ. */
function bidPriceOfAll(assets: readonly AssetDetail[]): BidPrice {
  const [kind = 'current', ...others] = new Set(assets.map((asset) => shownPrice(asset).kind))
  return kind === 'start' || others.length > 0 ? 'current' : kind
}

const codesOf = (assets: readonly AssetDetail[]) => assets.map(({ typeCode }) => typeCode)

/** Facts of every asset, in the order in which a buyer looks for them. */
type Common = readonly [
  label: (t: Translate, assets: readonly AssetDetail[]) => string,
  value: (asset: AssetDetail, t: Translate) => string | null | undefined,
]

const common: readonly Common[] = [
  [(t) => t('项目编号'), numberText],
  [(t) => t('类型'), kindText],
  [(t) => t('状态'), ({ status }, t) => t(stateOf(status).label)],
  [
    (t, assets) => t(priceName(bidPriceOfAll(assets), ...codesOf(assets))),
    (asset, t) => (isSealed(asset) ? hiddenAmount : money(shownPrice(asset).amount, asset, t)),
  ],
  [(t, assets) => t(startPriceName('list', ...codesOf(assets))), (asset, t) => money(asset.startPrice, asset, t)],
  ...summaryFacts.map(({ label, text }): Common => [label, text]),
  [
    (t) => t('保证金'),
    (asset, t) => {
      const { least, most } = requiredDeposit(asset)
      const sums = [least, most].flatMap((sum) => (sum === null ? [] : (money(sum, inYuan, t) ?? [])))
      return sums.length > 1 ? t('{{range}}，资产包共用', { range: sums.join(' – ') }) : (sums[0] ?? null)
    },
  ],
  [(t) => t(figureNames.S), stepText],
  [(t) => t('评估价'), ({ appraisal }, t) => money(appraisal, inYuan, t)],
  [(t) => t(termNames.mode), ({ mode }, t) => t(labelOf(modeLabels, mode))],
  [(t) => t(termNames.reserve), ({ hasReserve }, t) => yesNo(hasReserve, t)],
  [(t, assets) => t(rightOfAll(codesOf(assets))), ({ hasPriority }, t) => yesNo(hasPriority, t)],
  [(t) => t('报名截止'), ({ enrolUntil }) => exactTime(enrolUntil)],
  [(t) => t('竞价开始'), ({ bidFrom }) => exactTime(bidFrom)],
  [(t) => t('地区'), regionText],
  [(t, assets) => t(sellerLabel(...codesOf(assets))), ({ seller }) => seller],
  [(t) => t('报名人数'), ({ counts }) => counted(counts.enrolled)],
  [(t) => t('围观次数'), ({ counts }) => counted(counts.viewed)],
]

const line = (label: string, values: string[], isData = false): CompareLine => ({
  label,
  values,
  isSame: new Set(values).size === 1,
  differs: values.map((value) => value !== values[0]),
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
