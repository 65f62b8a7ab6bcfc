import { Link } from 'react-router-dom'
import { stateNoticeLabel, type TabKey, tabLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import { sellerLabel, takingOf } from '#src/model/parties/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tabs, TabPanel, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import { Announcement } from './Announcement.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../asset.module.css'
import { Files } from './Files.tsx'
import { FactTable, Paragraphs } from './Paragraphs.tsx'
import { places } from '../anchors.ts'
import { Record } from './Record.tsx'
import { useTab } from './use-tab.ts'

const usual = ['target', 'disclosure', 'conditions', 'terms', 'full', 'files', 'record'] as const
const withStop = ['stop', ...usual] as const

const isStopped = (status: string | null | undefined): boolean => status === 'PAUSED' || status === 'TERMINATED'

/** Why the exchange stopped it, and the notice that says so. */
function Stop({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <div className={styles['stop']}>
      <p lang={asset.statusReason ? 'zh-CN' : undefined}>
        {asset.statusReason || t('该项目已停止交易，原因以公告为准。')}
      </p>
      {asset.statusNoticeId && (
        <Link to={linkTo.newsZxdt(asset.statusNoticeId)} className={styles['textLink']}>
          {t('阅读公告全文')}
        </Link>
      )}
    </div>
  )
}

function Target({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const facts = [
    ...(asset.unifiedCode ? [{ label: t('公共资源交易标识码'), value: asset.unifiedCode }] : []),
    { label: t(sellerLabel(asset.typeCode)), value: asset.seller },
    ...(asset.industryName ? [{ label: t('行业'), value: asset.industryName }] : []),
  ]
  // The seller's own facts are Chinese in either language: what they say already is known by its value.
  const told = new Set(asset.facts.flatMap(({ label, value }) => [label, value]))
  return (
    <div className={styles['stack']}>
      {asset.highlights.length > 0 && (
        <ul className={styles['highlights']}>
          {asset.highlights.map((highlight) => (
            <li key={highlight}>
              <TranslatedText>{highlight}</TranslatedText>
            </li>
          ))}
        </ul>
      )}
      <FactTable
        facts={[...facts.filter(({ label, value }) => !told.has(label) && !told.has(value)), ...asset.facts]}
      />
      <Paragraphs typeCode={asset.typeCode} texts={asset.description} />
    </div>
  )
}

type Props = { asset: AssetDetail; quotes: readonly QuoteRow[] }

function Shown({ tab, asset, quotes }: Props & { tab: TabKey }) {
  switch (tab) {
    case 'stop':
      return <Stop asset={asset} />
    case 'target':
      return <Target asset={asset} />
    case 'disclosure':
      return <Paragraphs typeCode={asset.typeCode} texts={asset.disclosure} numbered />
    case 'conditions':
      return <Paragraphs typeCode={asset.typeCode} texts={asset.conditions} numbered />
    case 'terms':
      return <Paragraphs typeCode={asset.typeCode} texts={asset.terms} numbered />
    case 'full':
      return <Announcement asset={asset} />
    case 'files':
      return <Files files={asset.attachments} />
    case 'record':
      return <Record asset={asset} live={quotes} />
  }
}

/** All that is known of the asset, by tabs; of a stopped one the first says why. */
export function Sections({ asset, quotes }: Props) {
  const t = useT()
  const id = useTabsId()
  const offered: readonly TabKey[] = isStopped(asset.status) ? withStop : usual
  const [active, show] = useTab(offered)
  const wordOf = (key: TabKey) => {
    if (key === 'conditions') return t(takingOf(asset.typeCode).conditions)
    return t(key === 'stop' ? (stateNoticeLabel(asset.status) ?? '') : tabLabels[key])
  }
  return (
    <section id={places.sections} tabIndex={-1} className={styles['card']} aria-label={t('项目内容')}>
      <div className={styles['tabs']}>
        <Tabs
          id={id}
          label={t('项目内容')}
          tabs={offered.map((key) => ({ key, label: wordOf(key) }))}
          active={active}
          onChange={show}
        />
      </div>
      <TabPanel id={id} active={active} className={styles['panel'] ?? ''}>
        <Shown tab={active} asset={asset} quotes={quotes} />
      </TabPanel>
    </section>
  )
}
