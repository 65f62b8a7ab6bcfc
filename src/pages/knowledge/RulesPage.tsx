import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { articlesOfPlateQuery } from '#src/features/article/queries.ts'
import { PlateContent } from '#src/features/article/SectionFrame.tsx'
import { SiteSearchLink } from '#src/features/site-search/SiteSearchLink.tsx'
import { legalStates } from '#src/model/content/article.ts'
import { legalStateLabels } from '#src/model/content/labels.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { type ListState, useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { Segments } from '#src/shared/ui/list/Segments.tsx'
import { ruleOrderLabels } from './labels.ts'
import { Library } from './Library.tsx'
import { RuleTable, rowHeight } from './RuleTable.tsx'
import { findRules, issuersOf, ruleList, ruleOrders, rulePlate } from './rules.ts'
import styles from './knowledge.module.css'

const pageSize = 20
const library = articlesOfPlateQuery(rulePlate.root)

type FiltersProps = { list: ListState<typeof ruleList.schema>; issuers: readonly string[]; count: number | undefined }

function Filters({ list, issuers, count }: FiltersProps) {
  const t = useT()
  return (
    <>
      <ListFilters
        list={list}
        label={t('筛选法规')}
        submit={t('查询')}
        clear={t('清除条件')}
        fields={[
          { kind: 'text', param: 'q', label: t('名称、文号或内容') },
          {
            kind: 'choice',
            param: 'issuer',
            label: t('发布机关'),
            all: t('全部'),
            options: issuers.map((issuer) => [issuer, issuer]),
          },
        ]}
      />
      <div className={styles['found']}>
        <p role="status">{count === undefined ? ' ' : t('共 {{count}} 条', { count })}</p>
        <Segments
          label={t('排序')}
          options={ruleOrders.map((order) => [order, t(ruleOrderLabels[order])])}
          chosen={list.state.order}
          onChoose={(order) => list.go({ order })}
        />
      </div>
    </>
  )
}

/** The part of the library in one plate. */
function Rules({ plate, root }: { plate: Plate; root: Plate }) {
  const t = useT()
  const list = useListState(ruleList)
  const { state } = list
  const { page } = state
  const ownIn = (rules: readonly NewsRow[]) => rules.filter(({ plateId }) => plate === root || plateId === plate.id)
  const { data: rules } = useQuery(library)
  const query = useQuery({
    ...library,
    select: (all) => {
      const found = findRules(ownIn(all), state)
      const records = found.slice((page - 1) * pageSize, page * pageSize)
      return { records, total: found.length, size: pageSize, current: page }
    },
  })
  const own = rules && ownIn(rules)
  const countOf = (legalState: typeof state.state) => own && findRules(own, { ...state, state: legalState }).length
  return (
    <PlateContent heading={plate.name}>
      <ListScreen
        label={plate.name}
        list={list}
        query={query}
        tabs={{
          label: t('效力'),
          param: 'state',
          items: [
            { key: 'all', label: t('全部'), count: countOf(null) ?? null },
            ...legalStates.map((key) => ({
              key,
              label: t(legalStateLabels[key].label),
              count: countOf(key) ?? null,
            })),
          ],
        }}
        filters={<Filters list={list} issuers={own ? issuersOf(own) : []} count={query.data?.total} />}
        rowHeight={rowHeight}
        empty={{ text: t('本栏目暂无内容'), link: { label: t('查看全部业务知识') } }}
        emptyNarrowed={{
          text: t('没有符合条件的法规'),
          hint: t('换一个更短的词，或查看全部效力和机关'),
          link: { label: t('清除条件'), to: list.addressOf({ q: '', state: null, issuer: '', page: 1 }) },
        }}
        below={<SiteSearchLink words={state.q} kind="rule" />}
      >
        {(rows) => <RuleTable rows={rows} rules={rules ?? []} q={state.q} />}
      </ListScreen>
    </PlateContent>
  )
}

/** The library of law and rules (CT-04). */
export function RulesPage() {
  const { plateId } = useListState(ruleList).state
  return (
    <Library choose={(plates, root) => (plateId === '' ? root : plates.find(({ id }) => id === plateId))}>
      {(plate, root) =>
        plate.plateCode === rulePlate.notices ? (
          <Navigate to={paths.knowledgeNotice} replace />
        ) : (
          <Rules key={plate.id} plate={plate} root={root} />
        )
      }
    </Library>
  )
}
