import { demandStates, demandTypes } from '#src/model/demand/schema.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'

export const demandList = listAddress(paths.myService, {
  need: param.oneOf(demandTypes),
  state: param.oneOf(demandStates),
  title: param.named('q', param.text(50)),
  page: param.page(),
})
