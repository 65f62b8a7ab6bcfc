import { brand } from '#src/shared/config/brand.ts'
import { clientId as ownClientId } from '#src/shared/config/client-id.ts'
import type { Branch } from './schema.ts'

/**
 * Whether a branch is the head office: by its kind, by the portal's own client id, or by the name of the exchange. Client ids
 * and branch names are configuration (spec 2.6).
 */
export function isHeadOffice({ kind, clientId, name }: Branch): boolean {
  if (kind) return kind === 'head'
  return clientId ? clientId === ownClientId : name === brand.operator
}
