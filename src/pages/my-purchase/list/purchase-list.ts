import { ownTabs } from '#src/model/procurement/supplier/schema.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

export const purchaseList = listAddress(paths.userCenterPurchase, {
  tab: param.order(ownTabs, 'projects'),
  q: param.text(50),
  page: param.page(),
})
