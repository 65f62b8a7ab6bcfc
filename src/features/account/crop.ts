/** A picture as it is shown, upright, in its own pixels. */
type Size = { width: number; height: number }
/** A square cut out of a picture; x and y are its upper left corner, all in the picture's pixels. */
export type Square = { x: number; y: number; side: number }

/** The portrait as it is sent; a smaller picture is not enlarged beyond what it shows. */
export const portraitSide = 512
/** Fewer pixels show nobody. */
export const smallestSide = 120
/** 40 megapixels: what a browser can hold and draw without the tab dying. */
const mostPixels = 40_000_000

/** What is wrong with the measures of a picture, or null. */
export function sizeTrouble({ width, height }: Size): 'small' | 'huge' | null {
  if (width * height > mostPixels) return 'huge'
  return Math.min(width, height) < smallestSide ? 'small' : null
}

/** The largest square in the middle. */
export function middleSquare({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side }
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The square that was meant, kept inside of the picture and not too small to be a portrait. */
export function fitted({ x, y, side }: Square, { width, height }: Size): Square {
  const fit = between(Math.round(side), smallestSide, Math.min(width, height))
  return { side: fit, x: between(Math.round(x), 0, width - fit), y: between(Math.round(y), 0, height - fit) }
}

/** The square after its middle stays and its side changes by `by`. */
export const resized = ({ x, y, side }: Square, by: number, size: Size): Square =>
  fitted({ x: x - by / 2, y: y - by / 2, side: side + by }, size)

const coarse = 0.05
const fine = 0.01

/** What a key does to the square: arrows move, plus and minus resize; with Shift in larger steps. Null: nothing. */
export function squareAfterKey(key: string, isShifted: boolean, square: Square, size: Size): Square | null {
  const step = Math.max(1, Math.round(Math.min(size.width, size.height) * (isShifted ? coarse : fine)))
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
