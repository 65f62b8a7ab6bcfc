/** What each call of the portal carries: the exchange accepts no change without it (src/shared/config/client-id.ts). */
export const portalHeaders = { 'client-id': 'minjiang-portal' }
