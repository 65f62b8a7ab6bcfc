import { awaitedOf } from '#src/features/asset-detail/clock.ts'
import { awaitedLabels } from '#src/features/asset-detail/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { factTexts, kindText, regionText } from '#src/features/listing/row-facts.ts'
import { stateOf } from '#src/model/listing/state/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { listingName } from '#src/model/listing/rules.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import screen from '../asset.module.css'
import styles from './Headline.module.css'

/** Countdown to the next time limit, by the exchange's clock; after zero the exchange is processing until it sends a new state. */
export function Awaited({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const awaited = awaitedOf(asset)
  if (!awaited) return null
  return (
    <span className={`noPrint ${styles['awaited']}`}>
      {t(awaitedLabels[awaited.what])} <TimeLeft deadline={awaited.until} over={t('正在处理中...')} />
    </span>
  )
}

/** The state with its countdown, the name, and below it number, type and region. */
export function Headline({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { label, tone } = stateOf(asset.status)
  return (
    <>
      <Callout tone={tone} actions={<Awaited asset={asset} />}>
        <span className={styles['state']}>{t(label)}</span>
      </Callout>
      <div>
        <h1 className={screen['name']} lang="zh-CN" tabIndex={-1}>
          {listingName(asset)}
        </h1>
        <ul className={`${styles['meta']} muted`}>
          <li className="number">{t('项目编号：{{no}}', { no: asset.no })}</li>
          {factTexts([kindText, regionText], asset, t).map((text) => (
            <li key={text} lang={langOf(text)}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
