/** Text as searches compare it: full-width characters become half-width, letters lower case. */
export const normalised = (text: string): string => text.normalize('NFKC').toLowerCase()
