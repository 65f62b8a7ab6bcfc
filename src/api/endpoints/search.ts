import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** A separate section: the header of every page makes this call, and no other call of the assets. */
export const hotWords = endpoint({
  origin: 'own',
  fallback: 'quiet',
  method: 'get',
  path: '/dscq-project/assets/hot-words',
  summary: 'The most frequent searches, each with the number of assets found',
  input: () => z.object({}),
  data: () => z.array(z.object({ word: z.string(), count: z.number() })),
})
