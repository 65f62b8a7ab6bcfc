/** What each call of the portal carries: the exchange accepts no change without it. */
export const portalHeaders = { 'client-id': 'minjiang-portal' } as const
