/** Refuses what moves money or changes a right until a second factor has confirmed it on this device (ASVS 6.3.3). */
export const factorNeeded = 4280
