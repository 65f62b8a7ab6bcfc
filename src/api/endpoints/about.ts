import * as z from 'zod/mini'
import { evolution, periodical, periodicalDetail, recruit, recruitDetail } from '#src/model/content/about.ts'
import { endpoint, paged, pageOf } from '../endpoint.ts'

const byId = z.object({ id: z.string() })
const list = z.object(paged)

export const periodicalList = endpoint({
  method: 'get',
  path: '/blade-desk/periodical/list',
  summary: 'Periodicals',
  input: () => list,
  data: () => pageOf(periodical),
})

export const periodicalInfo = endpoint({
  method: 'get',
  path: '/blade-desk/periodical/detail',
  summary: 'One periodical with its pages',
  errorPolicy: { toCaller: [404] },
  input: () => byId,
  data: () => periodicalDetail,
})

export const recruitList = endpoint({
  method: 'get',
  path: '/blade-desk/recruit/list',
  summary: 'Open positions',
  input: () => list,
  data: () => pageOf(recruit),
})

export const recruitInfo = endpoint({
  method: 'get',
  path: '/blade-desk/recruit/detail',
  summary: 'One open position',
  errorPolicy: { toCaller: [404] },
  input: () => byId,
  data: () => recruitDetail,
})

export const evolutionList = endpoint({
  method: 'get',
  path: '/blade-desk/evolution/list',
  summary: 'The history of the exchange, oldest first',
  input: () => list,
  data: () => pageOf(evolution),
})
