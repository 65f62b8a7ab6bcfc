import { useQuery } from '@tanstack/react-query'
import { favouriteArticlesQuery, favouritePageQuery, favouriteRoadshowsQuery } from '#src/features/favourite/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { favouriteOrders, favouriteStages } from '#src/model/favourite/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { ListScreen } from '#src/shared/ui/list/ListScreen.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { favouriteKindLabels, orderLabels, stageLabels } from './labels.ts'
import {
  articleFavouriteList,
  favouriteKind,
  favouriteKinds,
  favouriteList,
  roadshowFavouriteList,
} from './list/lists.ts'
import { ArticleRows } from './favourites/ArticleRows.tsx'
import { FavouriteRows } from './favourites/FavouriteRows.tsx'
import { RoadshowRows } from './favourites/RoadshowRows.tsx'

/** Assets by stage, with what has changed since they were added. */
function Assets() {
  const t = useT()
  const list = useListState(favouriteList)
  const query = useQuery(favouritePageQuery(list.state))
  const counts = query.data?.counts
  return (
    <ListScreen
      label={t('我的收藏')}
      list={list}
      query={query}
      tabs={{
        label: t('收藏状态'),
        param: 'stage',
        items: [
          { key: 'all', label: t('全部'), count: counts?.all ?? null },
          ...favouriteStages.map((key) => ({ key, label: t(stageLabels[key]), count: counts?.[key] ?? null })),
        ],
      }}
      filters={
        <ListFilters
          list={list}
          label={t('搜索收藏')}
          submit={t('搜索')}
          clear={t('清除')}
          fields={[
            { kind: 'text', param: 'q', label: t('项目名称或编号'), placeholder: t('项目名称或编号') },
            {
              kind: 'choice',
              param: 'order',
              label: t('排序'),
              options: favouriteOrders.map((key) => [key, t(orderLabels[key])]),
            },
          ]}
        />
      }
      rowHeight={102}
      empty={{ text: t('您尚未收藏项目'), link: { label: t('浏览项目列表'), to: paths.project } }}
      emptyNarrowed={{ text: t('没有符合条件的收藏'), link: { label: t('查看全部收藏') } }}
    >
      {(records) => <FavouriteRows rows={records} filter={list.state} />}
    </ListScreen>
  )
}

/** Roadshows, the newest favourite first. */
function Roadshows() {
  const t = useT()
  const list = useListState(roadshowFavouriteList)
  const { page } = list.state
  return (
    <ListScreen
      label={t('收藏的路演')}
      list={list}
      query={useQuery(favouriteRoadshowsQuery(page))}
      rowHeight={98}
      empty={{ text: t('您尚未收藏路演'), link: { label: t('查看项目路演'), to: paths.specialIndex } }}
    >
      {(records) => <RoadshowRows rows={records} page={page} />}
    </ListScreen>
  )
}

/** News and notices, the newest favourite first. */
function Articles() {
  const t = useT()
  const list = useListState(articleFavouriteList)
  const { page } = list.state
  return (
    <ListScreen
      label={t('收藏的资讯')}
      list={list}
      query={useQuery(favouriteArticlesQuery(page))}
      rowHeight={72}
      empty={{ text: t('您尚未收藏资讯'), link: { label: t('浏览资讯'), to: paths.zxdt } }}
    >
      {(records) => <ArticleRows rows={records} page={page} />}
    </ListScreen>
  )
}

const lists = { asset: Assets, roadshow: Roadshows, article: Articles } as const

/** What the person follows, by kind (domain 6.11). */
export default function FavouritesPage() {
  const t = useT()
  const { kind } = useListState(favouriteKind).state
  const List = lists[kind]
  return (
    <UserCentre title={t('我的收藏')}>
      <LinkTabs
        label={t('收藏类型')}
        tabs={favouriteKinds.map((key) => ({
          to: favouriteKind.addressOf({ kind: key }),
          label: t(favouriteKindLabels[key]),
          isCurrent: key === kind,
        }))}
      />
      <List />
    </UserCentre>
  )
}
