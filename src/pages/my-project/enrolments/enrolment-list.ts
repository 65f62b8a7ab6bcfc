import { enrolTabs, type EnrolTab } from '#src/features/enrolment/labels.ts'
import { typeCodes } from '#src/model/listing/filters.ts'
import { linkTo } from '#src/model/paths.ts'
import { parseShanghai } from '#src/model/time/shanghai.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

export const tabKeys = Object.keys(enrolTabs) as EnrolTab[]

const day = param.day((text) => parseShanghai(text) !== null)

export const enrolmentList = listAddress(linkTo.myProject({ list: 1 }), {
  tab: param.oneOf(tabKeys, 'all'),
  q: param.text(100),
  typeCode: param.named('type', param.oneOf(typeCodes)),
  from: day,
  to: day,
  page: param.page(),
})
