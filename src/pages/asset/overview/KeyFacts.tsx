import { priceNameValues, startPriceName } from '#src/model/asset-kind/prices.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { premiumOf } from '#src/features/asset-detail/amounts.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { TermList } from '#src/features/quote-room/TermList.tsx'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { rightOf } from '#src/model/enrolment/labels.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import { requiredDeposit } from '#src/model/listing/deposit.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { amountUnit, currentPrice, detailPage } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { bidPriceOf, listedDay, shownPriceName } from '#src/model/listing/summary.ts'
import { hiddenAmount, labelOf, modeLabels, noFigure } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'
import { figureNames, modeTerms, termNames } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { type FactItems, Facts } from '#src/shared/ui/display/Facts.tsx'
import styles from './KeyFacts.module.css'

const inYuan = {}

/** An amount in 元, shown in 万元. */
const Yuan = ({ amount }: { amount: string | null | undefined }) => <PriceText price={amount ?? null} row={inYuan} />

function Price({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const price = currentPrice(asset)
  const isHidden = isSealed(asset)
  const isCounted = asset.members.some((lot) => lot.priceType === priceType.custom)
  return (
    <div className={styles['price']}>
      <p className={styles['line']}>
        <span>{t(isHidden ? priceName(bidPriceOf(asset), asset.typeCode) : shownPriceName(asset))}</span>
        <strong className={styles['amount']} key={price}>
          {isHidden ? hiddenAmount : <PriceText price={price} row={asset} />}
        </strong>
        <span className={asset.biddingCount ? styles['rate'] : undefined}>
          {t('溢价率 {{rate}}', { rate: premiumOf(asset) })}
        </span>
      </p>
      {isCounted && <p className="muted">{t('各标的按整个租期折算之和，构成见交易须知')}</p>}
      {isHidden ? (
        <p className="muted">{t('密封报价，开启前不公开金额')}</p>
      ) : (
        <p className="muted">
          <AmountInWords value={price} unit={amountUnit(asset)} label={t('大写')} />
        </p>
      )}
    </div>
  )
}

/** The name of the mode, with a button that opens its rules; those of a package hold for all of its rooms. */
function Mode({ asset: { mode, rules, typeCode } }: { asset: AssetDetail }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const name = t(labelOf(modeLabels, mode))
  if (!isBidMode(mode)) return name
  return (
    <>
      {name}{' '}
      <Button look="link" className="noPrint" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('竞价规则')}
      </Button>
      {isOpen && (
        <Dialog title={t('{{mode}}：竞价规则', { mode: name })} onClose={() => setOpen(false)} size="small">
          {rules ? (
            <TermList mode={mode} rules={rules} typeCode={typeCode} />
          ) : (
            <p>{t(modeTerms[mode], priceNameValues(typeCode))}</p>
          )}
        </Dialog>
      )}
    </>
  )
}

/** One sum, or the range that the lots of a package share; on the page of a lot that of its package, with a link to it. */
function Deposit({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { least, most, bound } = requiredDeposit(asset)
  const { pack } = asset
  return (
    <>
      <Yuan amount={least} />
      {most && (
        <>
          {' – '}
          <Yuan amount={most} />
        </>
      )}
      {(most ?? pack) && <p className="muted">{t('资产包内所选标的共用一笔')}</p>}
      {pack && (
        <p className="muted">
          {t('本标的保证金要求')} <Yuan amount={bound} />
          <br />
          {t('按资产包报名和交纳：')}
          <Link to={linkTo.packageDetail(pack.assetsId)} lang="zh-CN">
            {pack.assetsName}
          </Link>
        </p>
      )}
    </>
  )
}

/** How late bids move the end, as the terms state it; for a package, whose lots have rooms of their own, the least extension. */
function extensionText({ mode, rules, typeCode, delaySeconds }: AssetDetail, t: Translate): string {
  if (!delaySeconds) return t('到时结束，不延时')
  const texts = rules && biddingTerms(mode, rules, typeCode, t).find(({ name }) => name === 'extension')?.texts
  return texts?.join('') ?? t('每次至少延时 {{length}}', { length: durationText(delaySeconds * 1000, t) })
}

/** Price and rules of every asset, in pairs, and last the one that needs a line. */
function keyFactsOf(asset: AssetDetail, t: Translate): FactItems {
  const isPackage = detailPage(asset) === 'package'
  const yesNo = (value: boolean) => (value ? t('有') : t('无'))
  return [
    {
      label: t(startPriceName('list', asset.typeCode)),
      value: <PriceText price={asset.startPrice ?? null} row={asset} />,
    },
    {
      label: t(figureNames.S),
      value: isPackage && !asset.step ? t('各标的分别确定') : <PriceText price={asset.step ?? null} row={asset} />,
    },
    { label: t('保证金'), value: <Deposit asset={asset} /> },
    { label: t('评估价'), value: <Yuan amount={asset.appraisal} /> },
    { label: t(termNames.mode), value: <Mode asset={asset} /> },
    { label: t(termNames.reserve), value: yesNo(asset.hasReserve) },
    { label: t(rightOf(asset.typeCode)), value: yesNo(asset.hasPriority) },
    { label: t('挂牌日期'), value: listedDay(asset) ?? noFigure },
    { label: t(termNames.extension), value: extensionText(asset, t), isWide: true },
  ]
}

/** The same with the times, which the page shows as a line of dates. */
export function factsOf(asset: AssetDetail, t: Translate): FactItems {
  const span = (from: number, until: number) =>
    t('{{from}} 至 {{to}}', { from: exactTime(from) || noFigure, to: exactTime(until) || noFigure })
  return [
    ...keyFactsOf(asset, t),
    { label: t('报名时间'), value: span(asset.enrolFrom, asset.enrolUntil), isWide: true },
    { label: t('竞价时间'), value: span(asset.bidFrom, asset.bidUntil), isWide: true },
  ]
}

/** The public interest in an asset, in persons. */
function Counts({ counts }: Pick<AssetDetail, 'counts'>) {
  const t = useT()
  const counted = (count: number) => ({ count: count.toLocaleString('en-US') })
  const shown = [
    t('报名 {{count}}', counted(counts.enrolled)),
    t('围观 {{count}}', counted(counts.viewed)),
    t('收藏 {{count}}', counted(counts.favourites)),
    t('提醒 {{count}}', counted(counts.reminders)),
  ]
  return (
    <ul className={`${styles['counts']} muted`} aria-label={t('关注情况')}>
      {shown.map((text) => (
        <li key={text} className="number">
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Price and rules of an asset. */
export function KeyFacts({ asset }: { asset: AssetDetail }) {
  return (
    <>
      <Price asset={asset} />
      <Facts items={keyFactsOf(asset, useT())} layout="columns" className={styles['grid']} />
      <Counts counts={asset.counts} />
    </>
  )
}
