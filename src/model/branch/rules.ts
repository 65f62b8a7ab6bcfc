import { brand } from '#src/shared/config/brand.ts'
import { clientId as ownClientId } from '#src/shared/config/client-id.ts'
import type { Branch } from './schema.ts'

/**
 * Whether a branch is the head office: it says so, or it is the one of the portal's own client id, or it bears the name of the
 * exchange itself. Client ids and names of branches are configuration, and may not be told (spec 2.6).
 */
export function isHeadOffice({ kind, clientId, name }: Branch): boolean {
  if (kind) return kind === 'head'
  return clientId ? clientId === ownClientId : name === brand.operator
}
