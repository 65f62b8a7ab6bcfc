import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { type PlateNode, platesIn, rootOf, treeOf } from '#src/features/article/plates.ts'
import { PublishedList } from '#src/features/article/PublishedList.tsx'
import { PlateContent, SectionColumns, SectionPageFrame } from '#src/features/article/SectionFrame.tsx'
import { siteSearch } from '#src/features/site-search/address.ts'
import { SiteSearchForm } from '#src/features/site-search/SiteSearchForm.tsx'
import { SiteSearchLink } from '#src/features/site-search/SiteSearchLink.tsx'
import type { SiteKind } from '#src/model/content/site-hit.ts'
import type { Plate } from '#src/model/news/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { type CompanyPlate, companyPlates, isCompanyPlate } from '../company/labels.ts'
import { SiteSearchPage } from '../search/SiteSearchPage.tsx'
import { type Section, sectionOfRoot } from '../sections.ts'
import { FeedLink } from './FeedLink.tsx'
import { FrontPage } from './FrontPage.tsx'
import { isNoticePlate, sectionQuery } from './queries.ts'
import { sectionList } from './section-list.ts'
import { SectionRows } from './SectionRows.tsx'

const rowHeight = 96
const pageHeight = 640

/** Loaded for its own plates only. */
const CompanyScreen = lazy(async () => ({ default: (await import('../company/CompanyScreen.tsx')).CompanyScreen }))

/** What the search of the site calls the texts of a plate. */
function kindOf({ root }: Section, plate: Plate): SiteKind {
  if (isNoticePlate(plate)) return 'notice'
  return root === 'zcfg' ? 'rule' : 'news'
}

function PlateList({ section, plate }: { section: Section; plate: Plate }) {
  const t = useT()
  const list = useListState(sectionList(section))
  const query = useQuery(sectionQuery(plate, list.state))
  const hasFront = plate.hasFrontPage === 1 && list.state.page === 1 && !list.isNarrowed
  return (
    <PlateContent heading={plate.name} actions={<FeedLink section={section} plate={plate} />}>
      {hasFront && (
        <Card label={t('{{name}}头版', { name: plate.name })}>
          <FrontPage plate={plate} />
        </Card>
      )}
      <PublishedList
        name={plate.name}
        list={list}
        query={query}
        filtersLabel={t('筛选文章')}
        rowHeight={rowHeight}
        empty={{ text: t('本栏目暂无内容'), link: { label: t('查看其他栏目'), to: section.path } }}
        emptyNarrowed={t('没有符合条件的文章')}
        below={<SiteSearchLink words={list.state.q} kind={kindOf(section, plate)} />}
      >
        {(rows) => <SectionRows rows={rows} q={list.state.q} detail={section.detail} />}
      </PublishedList>
    </PlateContent>
  )
}

function Unknown({ section }: { section: Section }) {
  const t = useT()
  return (
    <Card>
      <EmptyState
        isHeading
        text={t('栏目不存在，可能已被撤下')}
        link={{ label: t('查看其他栏目'), to: section.path }}
        minHeight={320}
      />
    </Card>
  )
}

/** The plate of the address; without one the section's first, or its top where the exchange has no such plate. */
function plateIn(tree: PlateNode, plateId: string, initial: string): Plate | undefined {
  const own = platesIn(tree)
  if (plateId === '') return own.find(({ plateCode }) => plateCode === initial) ?? tree.plate
  return own.find(({ id, plateCode }) => id === plateId || plateCode === plateId)
}

const companyIds = Object.keys(companyPlates) as CompanyPlate[]

function Plates({ section, plates }: { section: Section; plates: readonly Plate[] }) {
  const t = useT()
  const { state, addressOf } = useListState(sectionList(section))
  const { plateId } = state
  const root = plates.find(({ plateCode }) => plateCode === section.root)
  if (!root) return <Unknown section={section} />
  const tree = treeOf(plates, root)
  const company = section.hasCompany && isCompanyPlate(plateId) ? plateId : null
  const plate = company ? undefined : plateIn(tree, plateId, section.initial)
  const foreign = plate ? undefined : plates.find(({ id }) => id === plateId)
  const home = foreign && sectionOfRoot(rootOf(plates, foreign).plateCode)
  // A plate of another section has its own page.
  if (home) return <Navigate to={sectionList(home).addressOf(state)} replace />
  const columns = (content: ReactNode) => (
    <SectionColumns
      above={<SiteSearchForm />}
      tree={tree}
      chosen={company ?? plate?.id ?? ''}
      addressOf={(id) => addressOf({ plateId: id, page: 1, q: '', from: '', until: '' })}
      {...(section.hasCompany && { own: companyIds.map((id) => ({ id, name: t(companyPlates[id]) })) })}
    >
      {content}
    </SectionColumns>
  )
  if (company)
    return (
      <Suspense fallback={<Skeleton height={pageHeight} />}>
        <CompanyScreen plate={company} columns={columns} />
      </Suspense>
    )
  return columns(plate ? <PlateList key={plate.id} section={section} plate={plate} /> : <Unknown section={section} />)
}

/** A section of the news: the tree of its plates and the articles of one of them (CT-01). The first also shows the site's search. */
export function SectionPage({ section }: { section: Section }) {
  const { address, state } = useListState(siteSearch)
  if (address.base === section.path && state.search !== '') return <SiteSearchPage />
  return <SectionPageFrame>{(plates) => <Plates section={section} plates={plates} />}</SectionPageFrame>
}
