import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import type { CompanyPlate } from './labels.ts'

const id = { ...param.id(/^[\w-]{1,64}$/), narrows: false }

/** A plate of the company; `id` is one position or issue, `page` then the page of the issue. */
export const companyAddress = listAddress(paths.xxgk, {
  plateId: id,
  id,
  order: param.order(['newest', 'oldest'], 'newest'),
  page: param.page(),
})

export const companyList = (plateId: CompanyPlate): string =>
  companyAddress.addressOf({ ...companyAddress.initial, plateId })
