/** Addresses of the pictures that belong to the seed; one place knows how the drawing side wants to be asked. */
export const portrait = (id: string): string => `/mock-pictures/portrait/${id}.svg`
