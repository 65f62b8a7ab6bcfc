import * as z from 'zod/mini'
import { special } from '#src/model/content/special.ts'
import { endpoint } from '../endpoint.ts'

export const specialDetail = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'get',
  path: '/dscq-content/special/detail',
  summary: 'One theme page with its sections; the portal leaves out sections of a type that it does not know',
  input: () => z.object({ code: z.string() }),
  data: () => special,
})
