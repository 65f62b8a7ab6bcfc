import { tabKeys } from '#src/features/deposit/tabs.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

export const depositList = listAddress(paths.myDeposit, {
  tab: param.named('state', param.oneOf(tabKeys, 'all')),
  q: param.text(50),
  page: param.page(),
})
