import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import { toggleCompared } from '../compare.ts'
import { comparedQuery } from '../queries.ts'
import { compareLines } from './compare-lines.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './CompareDialog.module.css'

const faceHeight = 420

function Table({ assets, isBrief }: { assets: readonly AssetDetail[]; isBrief: boolean }) {
  const t = useT()
  const lines = compareLines(assets, t).filter(({ isSame }) => !isBrief || !isSame || assets.length < 2)
  return (
    <ScrollBox className={styles['scroll']} label={t('项目对比')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{t('项目')}</span>
            </th>
            {assets.map((asset) => (
              <th key={asset.assetsId} scope="col" lang="zh-CN">
                <Picture src={asset.imgSrc} alt="" width={200} height={150} className={styles['picture']} eager />
                <ListingLink row={asset} className={styles['name']}>
                  {asset.showName || asset.assetsName}
                </ListingLink>
                <Button
                  look="text"
                  onClick={() => toggleCompared({ assetsId: asset.assetsId, name: asset.assetsName })}
                >
                  {t('移出')}
                  <span className="visuallyHidden">{asset.assetsName}</span>
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, values, isSame, isData }) => (
            <tr key={label} className={isSame ? undefined : styles['differs']}>
              <th scope="row">{isData ? <TranslatedText>{label}</TranslatedText> : label}</th>
              {assets.map(({ assetsId }, index) => (
                <td key={assetsId} lang={isData ? langOf(values[index] ?? '') : undefined}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <EmptyState text={t('这些项目的各项内容都相同')} />}
    </ScrollBox>
  )
}

type Props = { ids: readonly string[]; onClose: () => void }

/** Up to four assets side by side; it comes with the first wish to compare. */
export default function CompareDialog({ ids, onClose }: Props) {
  const t = useT()
  const [isBrief, setBrief] = useState(false)
  const query = useQuery(comparedQuery(ids))
  const brief = (
    <label className={styles['brief']}>
      <input type="checkbox" checked={isBrief} onChange={() => setBrief(!isBrief)} />
      {t('隐藏相同项')}
    </label>
  )
  return (
    <Dialog title={t('项目对比')} onClose={onClose} size="wide" tools={brief}>
      <QueryBoundary
        query={query}
        loading={<Skeleton height={faceHeight} />}
        minHeight={faceHeight}
        empty={<EmptyState text={t('所选项目已不在平台上，请重新选择')} minHeight={faceHeight} />}
      >
        {(assets) => <Table assets={assets} isBrief={isBrief} />}
      </QueryBoundary>
    </Dialog>
  )
}
