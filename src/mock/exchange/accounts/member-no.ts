/** The number by which an account is named to its owner and in documents. */
export const memberNo = (userId: string): string =>
  `HY${userId.replaceAll(/\W/g, '').slice(-10).toUpperCase().padStart(8, '0')}`
