import { roadshowStates } from '#src/model/content/roadshow.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

const id = () => param.id(/^[\w-]{1,64}$/)

/** The roadshows on a theme page; `code` names the page. */
export const roadshowList = listAddress(paths.specialIndex, {
  code: id(),
  state: param.oneOf(roadshowStates),
  page: param.page(),
})

const detailAddress = listAddress(paths.specialIndex, { roadshow: id() })

export const linkToRoadshow = (roadshow: string): string => detailAddress.addressOf({ roadshow })
