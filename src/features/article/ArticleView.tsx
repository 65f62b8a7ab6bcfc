import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { Neighbour } from '#src/model/content/article.ts'
import { date, dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { SafeText } from '#src/shared/lib/html/sanitise.ts'
import { type DocumentHead, useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { scrollToAnchor } from '#src/shared/lib/navigation/scroll-to-anchor.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { summary } from '#src/shared/lib/text/text.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Share, Tool } from '#src/shared/ui/action/Share.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { SafeHtmlText, useSafeText } from '#src/shared/ui/display/SafeHtml.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { DigestedFiles } from '#src/shared/ui/file/DigestedFiles.tsx'
import { QrCode } from '#src/shared/ui/qr/QrPanel.tsx'
import type { Article } from './article.ts'
import styles from './ArticleView.module.css'
import { LegalFactsTable } from './LegalFactsTable.tsx'
import { textSizeLabels } from './labels.ts'
import { chooseTextSize, textSizes, useReading } from './text-size.ts'

/** Characters that a reader takes in within a minute. */
const readingSpeed = 400
/** Headings from which on a text has a table of contents. */
const contentsFrom = 3

/** The address to share: without anything but the article. */
const sharedAddress = () => location.origin + location.pathname + location.search

function headOf({ title, publishedAt, correctedAt, picture, source, summary: written }: Article, root: HTMLElement) {
  const description = summary(written || root.textContent.replaceAll(/\s+/g, ' ').trim())
  const head: DocumentHead = {
    title,
    description,
    image: picture,
    type: 'article',
    data: {
      '@type': 'NewsArticle',
      headline: title,
      description,
      datePublished: publishedAt,
      dateModified: correctedAt ?? publishedAt,
      ...(picture ? { image: new URL(picture, location.origin).href } : {}),
      author: { '@type': 'Organization', name: source ?? brand.operator },
      publisher: { '@type': 'Organization', name: brand.operator },
    },
  }
  return head
}

/** Publication, source and length. */
function Facts({ article, text, tag }: { article: Article; text: SafeText; tag: ReactNode }) {
  const t = useT()
  const { publishedAt, source, author } = article
  return (
    <div className={styles['facts']}>
      {tag}
      {publishedAt && <time dateTime={date(publishedAt)}>{dateTime(publishedAt)}</time>}
      {source && (
        <span>
          {t('来源：')}
          <span lang="zh-CN">{source}</span>
        </span>
      )}
      {author && (
        <span>
          {t('作者：')}
          <span lang="zh-CN">{author}</span>
        </span>
      )}
      <span>{t('阅读约 {{count}} 分钟', { count: Math.max(1, Math.round(text.length / readingSpeed)) })}</span>
    </div>
  )
}

function Tools({ title, action }: { title: string; action: ReactNode }) {
  const t = useT()
  const { size } = useReading()
  return (
    <div className={`noPrint ${styles['tools']}`}>
      <Segments
        label={t('字号')}
        options={textSizes.map((key) => [key, t(textSizeLabels[key])])}
        chosen={size}
        onChoose={chooseTextSize}
      />
      <ul aria-label={t('工具')}>
        {action && <li>{action}</li>}
        <Share title={title} address={sharedAddress()} codeLabel={t('文章页面的二维码')} />
        <li>
          <Tool label={t('打印')} onClick={() => window.print()} />
        </li>
      </ul>
    </div>
  )
}

function Contents({ text }: { text: SafeText }) {
  const t = useT()
  return (
    <Card title={t('目录')} body="padded" className="noPrint">
      <nav className={styles['contents']} aria-label={t('目录')} lang="zh-CN">
        {text.headings.map(({ id, text: heading, level }) => (
          <button key={id} type="button" data-level={level} onClick={() => scrollToAnchor(id)}>
            {heading}
          </button>
        ))}
      </nav>
    </Card>
  )
}

function Related({ assets }: Pick<Article, 'assets'>) {
  const t = useT()
  return (
    <Card title={t('相关项目')} body="padded">
      <ul className={styles['rows']} lang="zh-CN">
        {assets.map((asset) => (
          <li key={asset.assetsId}>
            <ListingLink row={asset}>{asset.assetsName}</ListingLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

type NeighboursProps = Pick<Article, 'previous' | 'next'> & { addressOf: (id: string) => string }

function Neighbours({ previous, next, addressOf }: NeighboursProps) {
  const t = useT()
  const link = (label: string, to: Neighbour | null) => (
    <div>
      <span>{label}</span>
      {to ? (
        <Link to={addressOf(to.id)} className="clamp" lang="zh-CN">
          {to.title}
        </Link>
      ) : (
        <span>{t('没有了')}</span>
      )}
    </div>
  )
  if (!previous && !next) return null
  return (
    <nav className={`noPrint ${styles['neighbours']}`} aria-label={t('前后文章')}>
      {link(t('上一篇'), previous)}
      {link(t('下一篇'), next)}
    </nav>
  )
}

/** On paper: where the text is published, and when it was printed. */
function Printed() {
  const t = useT()
  const address = sharedAddress()
  return (
    <div className={styles['printed']}>
      <QrCode text={address} label={t('文章页面的二维码')} />
      <p>
        <span lang="zh-CN">{brand.productName}</span> {address}
        <br />
        {t('打印时间 {{time}}', { time: dateTime(serverNow()) })}
      </p>
    </div>
  )
}

type Props = {
  article: Article
  /** The address of another article of the same kind. */
  addressOf: (id: string) => string
  /** Of the title; 2 where the frame of the page has a title of its own. */
  level?: 1 | 2
  /** Beside the date: what kind of text it is. */
  tag?: ReactNode
  /** Among the tools. */
  action?: ReactNode
  /** Between the head and the text. */
  before?: ReactNode
  /** Beside the text. */
  side?: ReactNode
}

/** One published text with everything that belongs to it (spec 2.1, news detail pages). */
export function ArticleView({ article, addressOf, level = 1, tag, action, before, side }: Props) {
  const t = useT()
  const text = useSafeText(article.content)
  const { root } = text
  const { size } = useReading()
  // After the text is shown: the first cut of a description takes longer than the whole head of the page.
  const read = useDeferredValue(root, null)
  useDocumentHead(useMemo(() => read && headOf(article, read), [article, read]))
  const { title, correctedAt, correction, legal, files, assets } = article
  const Heading = `h${level}` as const
  const hasContents = text.headingsMost >= contentsFrom
  // A scanned document consists of pictures alone.
  const hasText = text.length > 0 || root.querySelector('img') !== null
  const hasSide = hasContents || assets.length > 0 || Boolean(side)
  return (
    <div className={`${styles['columns']} ${hasSide ? '' : styles['alone']}`}>
      <Card as="article" label={title} className={styles['article']}>
        <Heading className={styles['title']} lang="zh-CN">
          {title}
        </Heading>
        <Facts article={article} text={text} tag={tag} />
        <Tools title={title} action={action} />
        {correctedAt && (
          <div className={styles['block']}>
            <Callout tone="warning">
              <strong>{t('本文已于 {{time}} 更正', { time: dateTime(correctedAt) })}</strong>
              {correction && <p lang="zh-CN">{correction}</p>}
            </Callout>
          </div>
        )}
        {legal && <LegalFactsTable legal={legal} />}
        {before}
        <div className={`${styles['text']} ${styles[size]}`}>
          {hasText ? <SafeHtmlText text={text} /> : <p className="muted">{t('本文没有正文')}</p>}
        </div>
        {files.length > 0 && <DigestedFiles title={t('附件')} files={files} className={styles['block']} />}
        <Neighbours {...article} addressOf={addressOf} />
        {text.isWhole && <Printed />}
      </Card>
      {hasSide && (
        <aside className={styles['side']} aria-label={t('相关内容')}>
          {hasContents && <Contents text={text} />}
          {assets.length > 0 && <Related assets={assets} />}
          {side}
        </aside>
      )}
    </div>
  )
}
