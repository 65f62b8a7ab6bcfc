import { useEffect } from 'react'
import { stateNoticeLabel, type TabKey, tabLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Tabs, TabPanel, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import { Announcement } from './Announcement.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../asset.module.css'
import { CompanyBlock } from './company/CompanyBlock.tsx'
import { Files } from './Files.tsx'
import { particulars } from './particulars.ts'
import { FactTable, Paragraphs } from './Paragraphs.tsx'
import { anchors } from '../anchors.ts'
import { Record } from './Record.tsx'
import { StopNotice } from './StopNotice.tsx'
import { useTab } from './use-tab.ts'

const tabsOfAll = ['target', 'disclosure', 'conditions', 'terms', 'full', 'files', 'record'] as const
const tabsOfStopped = ['stop', ...tabsOfAll] as const

const isStopped = (status: string | null | undefined): boolean => status === 'PAUSED' || status === 'TERMINATED'

function Target({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const known = particulars(
    asset,
    [
      [t('公共资源交易标识码'), asset.unifiedCode],
      [t(sellerLabel(asset.typeCode)), asset.seller],
      [t('行业'), asset.industryName],
    ],
    t,
  )
  return (
    <div className={styles['stack']}>
      {asset.highlights.length > 0 && (
        <ul className={styles['tags']}>
          {asset.highlights.map((highlight) => (
            <li key={highlight}>
              <Tag tone="special">
                <TranslatedText>{highlight}</TranslatedText>
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <FactTable facts={[...known, ...asset.facts]} />
      {asset.company && <CompanyBlock company={asset.company} typeCode={asset.typeCode} heading="h2" />}
      <Paragraphs typeCode={asset.typeCode} texts={asset.description} />
    </div>
  )
}

type Props = { asset: AssetDetail; quotes: readonly QuoteRow[] }

function Section({ tab, asset, quotes }: Props & { tab: TabKey }) {
  switch (tab) {
    case 'stop':
      return <StopNotice asset={asset} />
    case 'target':
      return <Target asset={asset} />
    case 'full':
      return <Announcement asset={asset} />
    case 'files':
      return <Files asset={asset} />
    case 'record':
      return <Record asset={asset} live={quotes} />
    default:
      return <Paragraphs typeCode={asset.typeCode} texts={asset[tab]} numbered />
  }
}

/** All information on the asset, by tabs; the first tab of a stopped one has the reason. */
export function Sections({ asset, quotes }: Props) {
  const t = useT()
  const id = useTabsId()
  const offered: readonly TabKey[] = isStopped(asset.status) ? tabsOfStopped : tabsOfAll
  const [active, show] = useTab(offered)
  const choose = (tab: TabKey) => {
    show(tab)
    const card = document.getElementById(anchors.sections)
    // Another content begins below the stuck tabs, not where the reader had scrolled the former one.
    if (card && card.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(card).scrollMarginTop))
      card.scrollIntoView({ block: 'start' })
  }
  useEffect(() => {
    // On a phone the tabs are one line that scrolls.
    const tab = document.getElementById(`${id}-tab-${active}`)
    const list = tab?.parentElement
    if (tab && list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [id, active])
  const labelOf = (key: TabKey) => {
    if (key === 'conditions') return t(takingOf(asset.typeCode).conditions)
    return t(key === 'stop' ? (stateNoticeLabel(asset.status) ?? '') : tabLabels[key])
  }
  return (
    <Card
      anchor={anchors.sections}
      label={t('项目内容')}
      className={styles['sections']}
      tabs={
        <Tabs
          id={id}
          label={t('项目内容')}
          tabs={offered.map((key) => ({ key, label: labelOf(key) }))}
          active={active}
          onChange={choose}
        />
      }
      body="padded"
    >
      <TabPanel id={id} active={active} className={styles['panel'] ?? ''}>
        <Section tab={active} asset={asset} quotes={quotes} />
      </TabPanel>
    </Card>
  )
}
