import { paths } from '#src/model/paths.ts'
import { isUsualDay } from '#src/model/time/month.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { noticeTabs } from './labels.ts'

/** What of the home of the section the address can carry. */
export const homeList = listAddress(paths.purchaseIndex, {
  notices: param.oneOf<string, string>(
    noticeTabs.map(({ key }) => key),
    'tender',
  ),
  /** A day of the week whose openings are shown; by default this week. */
  week: param.day(isUsualDay),
  /** The day whose deadlines are listed. */
  due: param.day(isUsualDay),
})
