import * as z from 'zod/mini'
import { overview } from '#src/model/overview/schema.ts'
import { endpoint } from '../endpoint.ts'

export const userOverview = endpoint({
  method: 'get',
  path: '/dscq-user/overview',
  origin: 'own',
  fallback: 'block',
  access: 'user',
  summary: 'The overview of the user centre: counters, to-dos, recent and recommended projects',
  input: () => z.object({}),
  data: () => overview,
})
