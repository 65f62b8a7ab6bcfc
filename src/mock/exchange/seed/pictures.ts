import type { SceneKind } from '../../pictures/kinds.ts'

/** Addresses of the pictures that belong to the seed; one place knows how the drawing side wants to be asked. */
export const portrait = (id: string): string => `/mock-pictures/portrait/${id}.svg`
export const assetPicture = (kind: string, id: string): string => `/mock-pictures/${kind}/${id}.svg`
export const scenePicture = (kind: SceneKind, id: string): string => assetPicture(kind, id)
