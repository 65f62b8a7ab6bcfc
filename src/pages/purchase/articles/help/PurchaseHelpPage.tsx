import { useQuery } from '@tanstack/react-query'
import { findTexts } from '#src/features/article/find.ts'
import { type PlateNode, treeOf } from '#src/features/article/plates.ts'
import { articlesOfPlateQuery } from '#src/features/article/queries.ts'
import { PlateContent, SectionColumns, SectionPageFrame } from '#src/features/article/SectionFrame.tsx'
import { NewestTexts } from '#src/features/procurement-news/NewestTexts.tsx'
import { procurementPlate } from '#src/features/procurement-news/plates.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { paths, withQuery } from '#src/model/paths.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { queryText } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import { platformTab } from '../../notices/notice-list.ts'
import { categoryAddress, purchaseHelpList } from '../help-address.ts'
import { HelpHotline } from './HelpHotline.tsx'
import { AnsweredQuestions, QuestionLinks } from './Questions.tsx'
import styles from './help.module.css'

/** Characters of a search. */
const longest = 50
const noticesCount = 5
/** Questions of one category on the front page. */
const linksMost = 6

function Search() {
  const t = useT()
  const { state, go } = useListState(purchaseHelpList)
  const [typed, setTyped, send] = useSyncedInput(state.q)
  const label = t('搜索采购帮助')
  return (
    <SearchForm
      label={label}
      aria-label={label}
      placeholder={t('例如：保证金、异议、解密')}
      look="primary"
      maxLength={longest}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSubmit={() => go({ q: send(queryText(typed, longest)) })}
      className={styles['search'] ?? ''}
    />
  )
}

type RowsProps = { rows: readonly NewsRow[]; categories: readonly Plate[] }

/** The questions with all words of the search, of every category. */
function Found({ rows, categories }: RowsProps) {
  const t = useT()
  const { state, go } = useListState(purchaseHelpList)
  const { q } = state
  const found = findTexts(rows, q)
  if (found.length === 0)
    return (
      <Card>
        <EmptyState
          text={t('没有包含“{{q}}”的帮助', { q })}
          hint={<p className="muted">{t('换一个更短的词试试，或拨打服务热线')}</p>}
          link={{ label: t('查看全部采购帮助'), to: paths.purchaseHelp }}
          minHeight={240}
        />
      </Card>
    )
  return (
    <Card
      title={t('“{{q}}”的搜索结果', { q })}
      note={<span role="status">{t('共 {{count}} 条', { count: found.length })}</span>}
      actions={
        <Button look="text" size="small" onClick={() => go({ q: '' })}>
          {t('清除搜索')}
        </Button>
      }
    >
      <AnsweredQuestions rows={found} q={q} categories={categories} />
    </Card>
  )
}

/** Every category with its questions. */
function Categories({ rows, categories }: RowsProps) {
  const t = useT()
  return (
    <ul className={styles['categories']}>
      {categories.map(({ id, name }) => {
        const own = rows.filter(({ plateId }) => plateId === id)
        return (
          <li key={id}>
            <Card
              title={<span lang="zh-CN">{name}</span>}
              actions={<MoreLink href={categoryAddress(id)} label={t('更多：{{name}}', { name })} />}
              body="padded"
              className={styles['category']}
            >
              <QuestionLinks rows={own.slice(0, linksMost)} />
            </Card>
          </li>
        )
      })}
    </ul>
  )
}

function Content({ rows, categories, chosen }: RowsProps & { chosen: Plate | null }) {
  const t = useT()
  const { q } = useListState(purchaseHelpList).state
  if (q !== '') return <Found rows={rows} categories={categories} />
  const own = chosen ? rows.filter(({ plateId }) => plateId === chosen.id) : rows
  if (own.length === 0)
    return (
      <Card>
        <EmptyState text={t('本栏目暂无内容')} minHeight={240} />
      </Card>
    )
  if (!chosen) return <Categories rows={rows} categories={categories} />
  return (
    <Card label={chosen.name}>
      <AnsweredQuestions rows={own} q="" categories={[]} />
    </Card>
  )
}

function Beside() {
  const t = useT()
  return (
    <div className={styles['beside']}>
      <Card
        title={t('平台通知')}
        actions={
          <MoreLink href={withQuery(paths.purchaseNoticeIndex, { kind: platformTab })} label={t('更多平台通知')} />
        }
        body="padded"
      >
        <NewestTexts plate={procurementPlate.notices} count={noticesCount} />
      </Card>
      <HelpHotline />
    </div>
  )
}

function Unknown() {
  const t = useT()
  return (
    <Card>
      <EmptyState
        isHeading
        text={t('没有这个帮助栏目，可能已被撤下')}
        link={{ label: t('查看全部采购帮助'), to: paths.purchaseHelp }}
        minHeight={320}
      />
    </Card>
  )
}

function Help({ tree: { plate: root, below } }: { tree: PlateNode }) {
  const { plateId, q } = useListState(purchaseHelpList).state
  const texts = useQuery(articlesOfPlateQuery(procurementPlate.help))
  const categories = below.map(({ plate }) => plate)
  const isRoot = plateId === '' || plateId === root.id
  const chosen = categories.find(({ id }) => id === plateId) ?? null
  // A search covers every category.
  const shown = q === '' ? (chosen ?? root) : root
  return (
    <SectionColumns
      tree={{ plate: root, below }}
      chosen={isRoot || chosen ? shown.id : ''}
      addressOf={(id) => (id === root.id ? paths.purchaseHelp : categoryAddress(id))}
    >
      {isRoot || chosen ? (
        <PlateContent heading={shown.name}>
          <Search />
          <QueryBoundary query={texts} loading={<Skeleton height={480} />} minHeight={480} isEmpty={() => false}>
            {(rows) => <Content rows={rows} categories={categories} chosen={chosen} />}
          </QueryBoundary>
          <Beside />
        </PlateContent>
      ) : (
        <Unknown />
      )}
    </SectionColumns>
  )
}

/** The help of the procurement section by categories, with a search over all of it (PU-05). */
export const PurchaseHelpPage = () => (
  <SectionPageFrame>
    {(plates) => {
      const root = plates.find(({ plateCode }) => plateCode === procurementPlate.help)
      return root ? <Help tree={treeOf(plates, root)} /> : <Unknown />
    }}
  </SectionPageFrame>
)
