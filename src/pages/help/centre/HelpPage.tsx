import { useQuery } from '@tanstack/react-query'
import { askDesk } from '#src/features/customer-service/desk-state.ts'
import { type PlateNode, platesIn, treeOf } from '#src/features/article/plates.ts'
import { articlesOfPlateQuery } from '#src/features/article/queries.ts'
import { PlateContent, SectionColumns, SectionPageFrame } from '#src/features/article/SectionFrame.tsx'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { queryText } from '#src/shared/lib/search-input.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { SearchForm } from '#src/shared/ui/form/SearchForm.tsx'
import { helpList, helpPlate } from '../help.ts'
import { Modes } from './Modes.tsx'
import { foundIn, type FoundText, helpHitsQuery } from './queries.ts'
import { Questions } from './Questions.tsx'
import { Terms } from './Terms.tsx'
import styles from './help.module.css'

/** Characters of a search. */
const longest = 50

/** Among the terms it searches these alone, elsewhere the whole help. */
function Search({ isTerm }: { isTerm: boolean }) {
  const t = useT()
  const { state, go } = useListState(helpList)
  const [typed, setTyped, send] = useSyncedInput(state.q)
  const label = isTerm ? t('查找名词') : t('搜索全部帮助')
  return (
    <SearchForm
      label={label}
      aria-label={label}
      placeholder={label}
      look="primary"
      maxLength={longest}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onSubmit={() => go({ q: send(queryText(typed, longest)), num: '' })}
      className={styles['search'] ?? ''}
    />
  )
}

function NothingFound({ q, isTerm }: { q: string; isTerm: boolean }) {
  const t = useT()
  return (
    <EmptyState
      text={isTerm ? t('没有包含“{{q}}”的名词', { q }) : t('没有包含“{{q}}”的帮助', { q })}
      hint={<p className="muted">{t('换一个更短的词试试，或在下方联系客服')}</p>}
      link={
        isTerm
          ? { label: t('在全部帮助中搜索'), to: helpList.addressOf({ ...helpList.initial, q }) }
          : { label: t('查看全部帮助'), to: paths.helpCenter }
      }
      minHeight={240}
    />
  )
}

type ContentProps = { rows: readonly NewsRow[]; tasks: readonly Plate[]; task: Plate }

/** The texts of a task, as questions or as terms; of a search, texts of all tasks. */
function Texts({ found, tasks, task }: Omit<ContentProps, 'rows'> & { found: readonly FoundText[] }) {
  const { state, go } = useListState(helpList)
  const { q, num } = state
  if (task.plateCode === helpPlate.terms) return <Terms rows={found.map(({ row }) => row)} q={q} />
  return (
    <Questions
      found={found}
      q={q}
      open={Number(num)}
      onOpen={(next) => go({ num: next === 0 ? '' : String(next) }, { replace: true })}
      {...(q !== '' && { taskOf: (row: NewsRow) => tasks.find(({ id }) => id === row.plateId)?.name })}
    />
  )
}

/** What the search of the site finds in the help, or among the terms. */
function Found({ rows, tasks, task }: ContentProps) {
  const t = useT()
  const { state, go } = useListState(helpList)
  const { q } = state
  const isTerm = task.plateCode === helpPlate.terms
  return (
    <QueryBoundary
      query={useQuery({ ...helpHitsQuery(q), select: (hits) => foundIn(rows, hits, q) })}
      loading={<Skeleton height={480} />}
      minHeight={480}
      isEmpty={(found) => found.length === 0}
      empty={
        <Card>
          <NothingFound q={q} isTerm={isTerm} />
        </Card>
      }
    >
      {(found) => (
        <Card
          title={t('“{{q}}”的搜索结果', { q })}
          note={t('共 {{count}} 条', { count: found.length })}
          actions={
            <Button look="text" size="small" onClick={() => go({ q: '', num: '' })}>
              {t('清除搜索')}
            </Button>
          }
        >
          <Texts found={found} tasks={tasks} task={task} />
        </Card>
      )}
    </QueryBoundary>
  )
}

/** What the search found, else the content of a task in its own look. */
function Content({ rows, tasks, task }: ContentProps) {
  const t = useT()
  const { q } = useListState(helpList).state
  const own = rows.filter(({ plateId }) => plateId === task.id)
  if (q !== '') return <Found rows={task.plateCode === helpPlate.terms ? own : rows} tasks={tasks} task={task} />
  if (own.length === 0)
    return (
      <Card>
        <EmptyState text={t('本栏目暂无内容')} minHeight={240} />
      </Card>
    )
  if (task.plateCode === helpPlate.modes) return <Modes rows={own} />
  return (
    <Card label={task.name}>
      <Texts found={own.map((row) => ({ row, excerpt: null }))} tasks={tasks} task={task} />
    </Card>
  )
}

/** For those whom no text helps; the search words begin the question to the desk. */
function Contact({ q }: { q: string }) {
  const t = useT()
  return (
    <Card title={t('没有找到答案？')} body="padded">
      <div className={styles['contact']}>
        <p>{t('把问题告诉客服，或在工作时间拨打服务热线。')}</p>
        <Actions>
          <Button look="primary" aria-haspopup="dialog" onClick={() => askDesk(q)}>
            {t('在线客服')}
          </Button>
          <Button to={paths.helpBrowser}>{t('检测我的浏览器')}</Button>
          <Button to={paths.knowledge}>{t('法规和交易规则')}</Button>
          <span>
            {t('服务热线')} <PhoneLink phone={brand.hotline} className="number" />
          </span>
        </Actions>
      </div>
    </Card>
  )
}

type TaskProps = { tasks: readonly Plate[]; task: Plate; heading: string }

function Task({ tasks, task, heading }: TaskProps) {
  const { q } = useListState(helpList).state
  const isTerm = task.plateCode === helpPlate.terms
  return (
    <PlateContent heading={heading}>
      <Search isTerm={isTerm} />
      <QueryBoundary
        query={useQuery(articlesOfPlateQuery(helpPlate.root))}
        loading={<Skeleton height={480} />}
        minHeight={480}
        isEmpty={() => false}
      >
        {(rows) => <Content rows={rows} tasks={tasks} task={task} />}
      </QueryBoundary>
      <Contact q={q} />
    </PlateContent>
  )
}

function Unknown() {
  const t = useT()
  return (
    <Card>
      <EmptyState
        isHeading
        text={t('没有这个帮助栏目，可能已被撤下')}
        link={{ label: t('查看全部帮助'), to: paths.helpCenter }}
        minHeight={320}
      />
    </Card>
  )
}

function Tasks({ tree }: { tree: PlateNode }) {
  const { plateId, q } = useListState(helpList).state
  const [, ...tasks] = platesIn(tree)
  const isRoot = plateId === '' || plateId === tree.plate.id
  const task = isRoot ? tasks[0] : tasks.find(({ id }) => id === plateId)
  // A search among the terms stays there; any other covers the whole help.
  const shown = task && (q === '' || task.plateCode === helpPlate.terms ? task : tree.plate)
  return (
    <SectionColumns
      tree={tree}
      chosen={shown?.id ?? ''}
      addressOf={(id) => helpList.addressOf({ ...helpList.initial, plateId: id === tree.plate.id ? '' : id })}
    >
      {task && shown ? <Task key={task.id} tasks={tasks} task={task} heading={shown.name} /> : <Unknown />}
    </SectionColumns>
  )
}

/** The help by tasks, with a search over all of it (CT-04). */
export const HelpPage = () => (
  <SectionPageFrame>
    {(plates) => {
      const root = plates.find(({ plateCode }) => plateCode === helpPlate.root)
      return root ? <Tasks tree={treeOf(plates, root)} /> : <Unknown />
    }}
  </SectionPageFrame>
)
