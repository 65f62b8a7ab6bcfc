import { awaitedOf } from '#src/features/asset-detail/clock.ts'
import { awaitedLabels } from '#src/features/asset-detail/labels.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { classification, stateOf, listingStateLabels } from '#src/features/listing/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './Headline.module.css'

/** What is awaited, counted down by the exchange's clock. At zero the exchange is at work until it says what follows. */
export function Awaited({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const awaited = awaitedOf(asset)
  if (!awaited) return null
  return (
    <span className={styles['awaited']}>
      {t(awaitedLabels[awaited.what])} <CountdownText deadline={awaited.until} over={t('正在处理中...')} />
    </span>
  )
}

/** The ribbon with the state, and the name with its number below. */
export function Headline({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { tone } = stateOf(asset.status)
  const type = classification.find(({ typeCode }) => typeCode === asset.typeCode)
  return (
    <>
      <div className={`${styles['ribbon']} ${styles[tone]}`}>
        <StateTag labels={listingStateLabels} state={asset.status} className={styles['state'] ?? ''} />
        <Awaited asset={asset} />
      </div>
      <h1 id="asset-name" className={styles['name']} lang="zh-CN" tabIndex={-1}>
        {asset.showName || asset.assetsName}
      </h1>
      <ul className={styles['meta']}>
        <li className="number">{t('项目编号：{{no}}', { no: asset.no })}</li>
        {type ? (
          <li>{t(type.word)}</li>
        ) : (
          asset.typeName && (
            <li>
              <TranslatedText>{asset.typeName}</TranslatedText>
            </li>
          )
        )}
        {asset.regionName && (
          <li>
            <TranslatedText>{asset.regionName}</TranslatedText>
          </li>
        )}
      </ul>
    </>
  )
}
