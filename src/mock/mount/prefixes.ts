/** Addresses of the mock exchange below one origin, as `.env.development` and `.env.test` name them. */
export const prefixes = {
  api: '/api',
  bidding: '/bid-api',
  push: '/push',
  analytics: '/analytics',
  signOn: '/sso',
  bank: '/mock-bank/',
  face: '/mock-face/',
  purchaseSystem: '/mock-purchase/',
} as const
