import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { toggleCompared } from '../compare.ts'
import { comparedQuery } from '../queries.ts'
import { type CompareLine, compareLines } from './compare-lines.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './CompareDialog.module.css'

const minHeight = 420

function Heading({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <div lang="zh-CN">
      <Picture src={asset.imgSrc} alt="" width={200} height={150} className={styles['picture']} eager />
      <ListingLink row={asset} className={`${styles['name']} clamp`} />
      <Button look="text" onClick={() => toggleCompared({ assetsId: asset.assetsId, name: asset.assetsName })}>
        {t('移出')}
        <span className="visuallyHidden">{asset.assetsName}</span>
      </Button>
    </div>
  )
}

/** A fact of one asset; a tint, a mark and a text for screen readers show that it is another one than that of the first asset. */
function Cell({ value, isOther }: { value: string | undefined; isOther: boolean | undefined }) {
  const t = useT()
  return (
    <span lang={langOf(value ?? '')} data-other={isOther || undefined} className={styles['value']}>
      {value}
      {isOther && <span className="visuallyHidden">{t('（与首个项目不同）')}</span>}
    </span>
  )
}

/** One row for each fact, one column for each asset. */
function Table({ assets, isBrief }: { assets: readonly AssetDetail[]; isBrief: boolean }) {
  const t = useT()
  const columnOf = (asset: AssetDetail, index: number): Column<CompareLine> => ({
    key: asset.assetsId,
    header: <Heading asset={asset} />,
    // Equal shares of all the width that the column of labels does not need.
    width: `${100 / assets.length}%`,
    className: styles['asset'],
    wraps: true,
    render: ({ values, differs }) => <Cell value={values[index]} isOther={differs[index]} />,
  })
  const label: Column<CompareLine> = {
    key: '',
    header: <span className="visuallyHidden">{t('项目')}</span>,
    isPrimary: true,
    className: styles['label'],
    wraps: true,
    render: ({ label: text, isData }) => (isData ? <TranslatedText>{text}</TranslatedText> : text),
  }
  return (
    <DataTable
      caption={t('项目对比')}
      columns={[label, ...assets.map(columnOf)]}
      rows={compareLines(assets, t).filter(({ isSame }) => !isBrief || !isSame || assets.length < 2)}
      rowKey={(line) => line.label}
      empty={<EmptyState text={t('这些项目的各项内容都相同')} />}
      keepsHead
      rowHeight={44}
      narrow="columns"
      box={{ label: t('项目对比'), className: styles['scroll'] }}
    />
  )
}

type Props = { ids: readonly string[]; onClose: () => void }

/** Up to four assets side by side; loaded when a reader first compares. */
export default function CompareDialog({ ids, onClose }: Props) {
  const t = useT()
  const [isBrief, setBrief] = useState(false)
  const query = useQuery(comparedQuery(ids))
  const brief = (
    <Checkbox checked={isBrief} onChange={() => setBrief(!isBrief)}>
      {t('隐藏相同项')}
    </Checkbox>
  )
  return (
    <Dialog title={t('项目对比')} onClose={onClose} size="wide" tools={brief}>
      <QueryBoundary
        query={query}
        loading={<Skeleton height={minHeight} />}
        minHeight={minHeight}
        empty={<EmptyState text={t('所选项目已不在平台上，请重新选择')} minHeight={minHeight} />}
      >
        {(assets) => <Table assets={assets} isBrief={isBrief} />}
      </QueryBoundary>
    </Dialog>
  )
}
