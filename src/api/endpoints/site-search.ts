import * as z from 'zod/mini'
import { siteCounts, siteHit, siteKinds } from '#src/model/content/site-hit.ts'
import { endpoint, paged, pageWith } from '../endpoint.ts'

export const siteSearchPage = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'post',
  path: '/dscq-content/search/page',
  summary: 'Assets, notices, news, rules and help that contain every word, with the number of each kind',
  input: () =>
    z.object({
      ...paged,
      keyword: z.string().check(z.minLength(1), z.maxLength(200)),
      kind: z.optional(z.enum(siteKinds)),
    }),
  data: () => pageWith(siteHit, { counts: siteCounts }),
})
