import { clientId as ownClientId } from '#src/shared/config/client-id.ts'
import type { Branch } from './schema.ts'

/** Whether a branch is the head office: it says so, or it is the one of the portal's own client id (spec 2.6). */
export const isHeadOffice = ({ kind, clientId }: Branch): boolean => (kind ? kind === 'head' : clientId === ownClientId)
