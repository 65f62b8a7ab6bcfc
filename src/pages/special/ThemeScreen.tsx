import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Special, type SpecialSection, usualSpecial } from '#src/model/content/special.ts'
import { paths } from '#src/model/paths.ts'
import { type DocumentHead, useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { isId } from './ids.ts'
import { specialQuery } from './queries.ts'
import { Contacts } from './sections/Contacts.tsx'
import { Figures } from './sections/Figures.tsx'
import { Hero } from './sections/Hero.tsx'
import { Listings } from './sections/Listings.tsx'
import { Policies } from './sections/Policies.tsx'
import { Process } from './sections/Process.tsx'
import { Questions } from './sections/Questions.tsx'
import { Roadshows } from './sections/Roadshows.tsx'
import styles from './special.module.css'

function sectionOf(section: SpecialSection): ReactNode {
  switch (section.type) {
    case 'banner':
      return <Hero section={section} />
    case 'figures':
      return <Figures section={section} />
    case 'listings':
      return <Listings section={section} />
    case 'steps':
      return <Process section={section} />
    case 'policies':
      return <Policies section={section} />
    case 'roadshows':
      return <Roadshows section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'contacts':
      return <Contacts section={section} />
  }
}

const headOf = ({ title, description, sections }: Special): DocumentHead => ({
  title,
  description: description ?? title,
  image: sections.find((one) => one.type === 'banner')?.imgSrc ?? null,
  type: 'website',
  data: { '@type': 'CollectionPage', name: title, description: description ?? title },
})

function Theme({ page }: { page: Special }) {
  const t = useT()
  useDocumentHead(useMemo(() => headOf(page), [page]))
  const { title, sections } = page
  return (
    <>
      {!sections.some(({ type }) => type === 'banner') && <h1 className={styles['title']}>{title}</h1>}
      {sections.length === 0 && <EmptyState text={t('专题内容正在整理')} minHeight={320} />}
      {sections.map((section) => (
        <div key={section.id} data-type={section.type} className={styles['section']}>
          {sectionOf(section)}
        </div>
      ))}
    </>
  )
}

/** A page about one theme, whose sections the exchange arranges (CT-07). */
export function ThemeScreen() {
  const t = useT()
  const [search] = useSearchParams()
  const code = search.get('code') || usualSpecial
  const isUnnamed = !isId(code)
  return (
    <div className={`content ${styles['page']}`}>
      <DetailBoundary
        query={useQuery({ ...specialQuery(code), enabled: !isUnnamed })}
        height={640}
        isUnnamed={isUnnamed}
        missing={{
          text: t('专题不存在，可能已被撤下'),
          link: { label: t('查看产权转让专题'), to: paths.specialIndex },
        }}
      >
        {(page) => <Theme page={page} />}
      </DetailBoundary>
    </div>
  )
}
