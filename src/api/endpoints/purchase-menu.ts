import * as z from 'zod/mini'
import { purchaseMenuItem } from '#src/model/content/purchase-menu.ts'
import { endpoint } from '../endpoint.ts'

/** A separate section: the header of the procurement section makes this call, and no other call of procurement. */
export const purchaseMenu = endpoint({
  origin: 'own',
  fallback: 'quiet',
  errorPolicy: { refusal: 'caller' },
  method: 'get',
  path: '/dscq-purchase/menu',
  summary:
    'Items of the procurement menu, with their second level; without any, the menu of the specification is shown',
  input: () => z.object({}),
  data: () => z.array(purchaseMenuItem),
})
