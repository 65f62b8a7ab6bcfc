import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { isSold, isVeiled, premiumOf, priceInCapitals, veil } from '#src/features/asset-detail/amounts.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { TermList } from '#src/features/quote-room/TermList.tsx'
import { rightOf } from '#src/model/enrolment/labels.ts'
import { depositAsked } from '#src/model/listing/deposit.ts'
import { type AssetDetail, type BidMode, bidModes } from '#src/model/listing/detail.ts'
import { currentPrice, detailPage } from '#src/model/listing/rules.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { modeLabels, noFigure, labelOf } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'
import { modeTerms } from '#src/model/terms/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import styles from './Facts.module.css'

const inYuan = {}

/** An amount in 元, shown in 万元. */
const Yuan = ({ amount }: { amount: string | null | undefined }) => <PriceText price={amount ?? null} row={inYuan} />

function priceWord(asset: AssetDetail, t: Translate): string {
  if (isSold(asset) && asset.biddingPrice) return t('成交价')
  return asset.biddingCount || isVeiled(asset) ? t('当前价') : t('起始价')
}

function Price({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const price = currentPrice(asset)
  const written = priceInCapitals(asset)
  const hasRisen = Boolean(asset.biddingCount)
  const isCounted = asset.members.some((lot) => lot.priceType === priceType.custom)
  return (
    <div className={styles['price']}>
      <p>
        <span className={styles['word']}>{priceWord(asset, t)}</span>
        <strong className={styles['amount']} key={price}>
          {isVeiled(asset) ? veil : <PriceText price={price} row={asset} />}
        </strong>
        <span className={hasRisen ? styles['rate'] : styles['word']}>
          {t('溢价率 {{rate}}', { rate: premiumOf(asset) })}
        </span>
      </p>
      {isCounted && <p className={styles['written']}>{t('各标的按整个租期折算之和，构成见交易须知')}</p>}
      {isVeiled(asset) ? (
        <p className={styles['written']}>{t('密封报价，开启前不公开金额')}</p>
      ) : (
        written && (
          <p className={styles['written']}>
            {t('大写')} <span lang="zh-CN">{written}</span>
          </p>
        )
      )}
    </div>
  )
}

/** The name of the mode; pressed, it says how the room goes, of a package how its rooms go. */
function Mode({ asset: { mode, rules } }: { asset: AssetDetail }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const name = t(labelOf(modeLabels, mode))
  if (!(bidModes as readonly string[]).includes(mode)) return name
  return (
    <>
      {name}{' '}
      <button type="button" className={styles['explain']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('竞价规则')}
      </button>
      {isOpen && (
        <Dialog title={t('{{mode}}：竞价规则', { mode: name })} onClose={() => setOpen(false)} size="small">
          {rules ? (
            <TermList mode={mode} rules={rules} />
          ) : (
            <p className={styles['rules']}>{t(modeTerms[mode as BidMode])}</p>
          )}
        </Dialog>
      )}
    </>
  )
}

/** One sum, or the range of what the lots of a package share; on the page of a lot that of its package, with the way there. */
function Deposit({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { least, most, bound } = depositAsked(asset)
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
      {(most ?? pack) && <span className={styles['shared']}>{t('资产包内所选标的共用一笔')}</span>}
      {pack && (
        <span className={styles['shared']}>
          {t('本标的保证金要求')} <Yuan amount={bound} />
          <br />
          {t('按资产包报名和交纳：')}
          <Link to={linkTo.packageDetail(pack.assetsId)} lang="zh-CN">
            {pack.assetsName}
          </Link>
        </span>
      )}
    </>
  )
}

/** How late quotes move the end, in the words of the terms; of a package, whose lots have rooms of their own, for how long. */
function extensionText({ mode, rules, delaySeconds }: AssetDetail, t: Translate): string {
  if (!delaySeconds) return t('到时结束，不延时')
  const texts = rules && biddingTerms(mode, rules, t).find(({ name }) => name === 'extension')?.texts
  return texts?.join('') ?? t('延时报价期至少 {{length}}', { length: durationText(delaySeconds * 1000, t) })
}

/** Label and value of each fact that every asset has. */
export function factsOf(asset: AssetDetail, t: Translate): [label: string, value: ReactNode][] {
  const isPackage = detailPage(asset) === 'package'
  const yesNo = (value: boolean) => (value ? t('有') : t('无'))
  const span = (from: number, until: number) =>
    t('{{from}} 至 {{to}}', { from: exactTime(from) || noFigure, to: exactTime(until) || noFigure })
  return [
    [t('起始价'), <PriceText key="start" price={asset.startPrice ?? null} row={asset} />],
    [
      t('加价幅度'),
      isPackage && !asset.step ? t('各标的分别确定') : <PriceText key="step" price={asset.step ?? null} row={asset} />,
    ],
    [t('保证金'), <Deposit key="deposit" asset={asset} />],
    [t('延时规则'), extensionText(asset, t)],
    [t('竞价方式'), <Mode key="mode" asset={asset} />],
    [t('评估价'), <Yuan key="appraisal" amount={asset.appraisal} />],
    [t('保留价'), yesNo(asset.hasReserve)],
    [t(rightOf(asset.typeCode)), yesNo(asset.hasPriority)],
    [t('报名时间'), span(asset.enrolFrom, asset.enrolUntil)],
    [t('竞价时间'), span(asset.bidFrom, asset.bidUntil)],
  ]
}

/** How many people have to do with it. */
function Counts({ counts }: Pick<AssetDetail, 'counts'>) {
  const t = useT()
  const shown: [string, number][] = [
    [t('报名'), counts.enrolled],
    [t('围观'), counts.viewed],
    [t('收藏'), counts.favourites],
    [t('提醒'), counts.reminders],
  ]
  return (
    <ul className={styles['counts']} aria-label={t('关注情况')}>
      {shown.map(([word, count]) => (
        <li key={word}>
          {word} <strong className="number">{count.toLocaleString('en-US')}</strong>
        </li>
      ))}
    </ul>
  )
}

/** Price, rules and times of an asset. */
export function Facts({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <>
      <Price asset={asset} />
      <dl className={styles['facts']}>
        {factsOf(asset, t).map(([label, value], index) => (
          <div key={label} className={index >= 8 ? styles['wide'] : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Counts counts={asset.counts} />
    </>
  )
}
