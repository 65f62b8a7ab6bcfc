export type Point = [lng: number, lat: number]

/** The length of a degree of longitude at 30° north, in degrees of latitude. */
export const aspectScale = 0.87
/** The extent of the province: north-west and south-east. Other shapes are outside of it or in the inset. */
export const provinceBounds: [Point, Point] = [
  [97.35, 34.32],
  [108.54, 26.05],
]
const [[west, north], [east]] = provinceBounds
const headOfficeDegrees = 104.07

/** The width at which the province is as high as the drawing, with a margin. */
export const layoutSize = (height: number): number => Math.round(height * 1.12)
const pxPerLongitude = (height: number) => layoutSize(height) / (east - west)

/** px from the north-western corner of the province. */
export const pxOf = ([lng, lat]: Point, height: number): { x: number; y: number } => ({
  x: (lng - west) * pxPerLongitude(height),
  y: ((north - lat) * pxPerLongitude(height)) / aspectScale,
})

/** The approximate position of the head office in a drawing of this size, px from its left edge. */
export const headOfficeAt = (width: number, height: number): number =>
  width / 2 + (headOfficeDegrees - (west + east) / 2) * pxPerLongitude(height)

/** Lhasa, far to the west, is drawn in an inset, in the empty corner south-west of the province. */
export const insetCode = 540_100
const insetScale = 0.9
const insetFrom: Point = [91.19, 30.15]
const insetTo: Point = [98.03, 26.98]

/** Where a point of the inset's region is drawn. */
export const inInset = ([lng, lat]: Point): Point => [
  insetTo[0] + (lng - insetFrom[0]) * insetScale,
  insetTo[1] + (lat - insetFrom[1]) * insetScale,
]

/** The border of the inset, a closed line. */
export const insetFrame: readonly Point[] = [
  [96.45, 26.08],
  [99.6, 26.08],
  [99.6, 27.92],
  [96.45, 27.92],
  [96.45, 26.08],
]
