/** Of a picture, upright, in pixels. */
type Size = { width: number; height: number }
/** A square part of a picture; x and y are its upper left corner, all in the picture's pixels. */
export type Square = { x: number; y: number; side: number }

/** Side of the uploaded portrait in pixels; a smaller square is not scaled up. */
export const portraitSide = 512
/** Smallest side of the square in pixels; a face is not recognisable in fewer. */
export const smallestSide = 120
/** 40 megapixels: a browser can hold and draw as many without the tab crashing. */
const maxPixels = 40_000_000

/** Why a picture of this size cannot be a portrait, or null. */
export function sizeTrouble({ width, height }: Size): 'small' | 'huge' | null {
  if (width * height > maxPixels) return 'huge'
  return Math.min(width, height) < smallestSide ? 'small' : null
}

/** The largest square in the middle. */
export function centredSquare({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The square, moved and resized to be inside of the picture and not below the smallest side. */
export function fitted({ x, y, side }: Square, { width, height }: Size): Square {
  const fit = clamp(Math.round(side), smallestSide, Math.min(width, height))
  return { side: fit, x: clamp(Math.round(x), 0, width - fit), y: clamp(Math.round(y), 0, height - fit) }
}

/** The square with its side changed by `by` around the same centre. */
export const resized = ({ x, y, side }: Square, by: number, size: Size): Square =>
  fitted({ x: x - by / 2, y: y - by / 2, side: side + by }, size)

const coarseStep = 0.05
const fineStep = 0.01

/** The square after a key: arrows move it, plus and minus resize it, Shift takes larger steps; null for any other key. */
export function squareAfterKey(key: string, isShifted: boolean, square: Square, size: Size): Square | null {
  const step = Math.max(1, Math.round(Math.min(size.width, size.height) * (isShifted ? coarseStep : fineStep)))
  const moves: Record<string, readonly [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  }
  const move = moves[key]
  if (move) return fitted({ ...square, x: square.x + move[0], y: square.y + move[1] }, size)
  if (key === '+' || key === '=') return resized(square, step * 2, size)
  if (key === '-' || key === '_') return resized(square, -step * 2, size)
  return null
}
