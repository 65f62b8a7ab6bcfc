import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import { roadshowDetail, roadshowPage } from '#src/api/endpoints/roadshow.ts'
import type { RoadshowState } from '#src/model/content/roadshow.ts'

type Filter = {
  assetsId?: string
  typeCodes?: string[] | null
  state?: RoadshowState | null
  page?: number
  size: number
}

export const roadshowPageQuery = ({ assetsId, typeCodes = null, state = null, page = 1, size }: Filter) =>
  queryOptions({
    queryKey: ['roadshow', 'page', assetsId ?? null, typeCodes, state, page, size],
    queryFn: ({ signal }) =>
      call(
        roadshowPage,
        {
          current: page,
          size,
          ...(assetsId === undefined ? {} : { assetsId }),
          ...(typeCodes === null ? {} : { typeCodes }),
          ...(state === null ? {} : { state }),
        },
        { signal },
      ),
  })

export const roadshowQuery = (id: string) =>
  queryOptions({
    queryKey: ['roadshow', 'detail', id],
    queryFn: ({ signal }) => call(roadshowDetail, { id }, { signal }),
  })
