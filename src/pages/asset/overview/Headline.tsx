import { awaitedOf } from '#src/features/asset-detail/clock.ts'
import { awaitedLabels, stopLabels } from '#src/features/asset-detail/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { factTexts, kindText, regionText } from '#src/features/listing/row-facts.ts'
import { stateOf } from '#src/model/listing/state/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { listingName } from '#src/model/listing/rules.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
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

/** Since when and why a listing does not go on, with a link to the notice of it. */
function Stop({ asset: { status, statusSince, statusReason, statusNoticeId } }: { asset: AssetDetail }) {
  const t = useT()
  const isStopped = Object.hasOwn(stopLabels, status ?? '')
  if (!statusReason && !(isStopped && statusSince)) return null
  return (
    <p className={styles['stop']}>
      {statusSince && <span className="number">{exactTime(statusSince)}</span>}
      {statusReason && <span lang={langOf(t(statusReason))}>{t(statusReason)}</span>}
      {statusNoticeId && (
        <Button look="link" to={linkTo.newsZxdt(statusNoticeId)}>
          {t('查看公告')}
        </Button>
      )}
    </p>
  )
}

/** The state with its countdown or its reason, the name, and below it number, type and region. */
export function Headline({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { label, tone } = stateOf(asset.status)
  return (
    <>
      <Callout tone={tone} actions={<Awaited asset={asset} />}>
        <span className={styles['state']}>{t(stopLabels[asset.status ?? ''] ?? label)}</span>
        <Stop asset={asset} />
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
