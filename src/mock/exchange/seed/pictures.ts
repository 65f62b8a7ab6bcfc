import { isSceneKind, pictureUrl, type SceneKind } from '../../pictures/pictures.ts'

/** Addresses of the seed's pictures: each item has its own, by its id. */
export const scenePicture = (kind: SceneKind, seed: string, ratio: '4:3' | '16:9' = '4:3'): string =>
  pictureUrl({ kind, seed, ratio })

/** The scene a listing names; any other value shows a certificate. */
export const assetPicture = (kind: string, assetsId: string): string =>
  scenePicture(isSceneKind(kind) ? kind : 'share-certificate', assetsId)

export const portrait = (seed: string): string => pictureUrl({ kind: 'portrait', seed })

/** `short` is shown beside the mark where the name does not fit. */
export const logo = (seed: string, name: string): string =>
  pictureUrl({ kind: 'partner-logo', seed, name, short: name.slice(0, 4) })

export const branchPicture = (seed: string, city: string): string => pictureUrl({ kind: 'branch', seed, city })
