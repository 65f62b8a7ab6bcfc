/**
 * The characters of captchas as strokes on a grid of 11 by 15: each pair of hexadecimal digits is a point, a space ends a stroke.
 * Characters that look alike when distorted have one of them here: no 0, 1, 2, 5, 6, 8, I, L, O, V and Z.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '0e50ae 2989',
  B: '0e0070939577 0777 77a9ac8e0e',
  C: 'a28030030b3e8eac',
  D: '000e6eaaa46000',
  E: 'a0000eae 0777',
  F: 'a0000e 0777',
  G: 'a28030030b3e8eaba868',
  H: '000e a0ae 07a7',
  J: '40a0 808b6e3e0b',
  K: '000e a008 36ae',
  M: '0e0058a0ae',
  N: '0e00aea0',
  P: '0e0070a2a57808',
  Q: '30030b3e7eaba37030 6aae',
  R: '0e0070a2a57808 58ae',
  S: 'a28020020527 2787 87a9ac8e2e0c',
  T: '00a0 505e',
  U: '000b3e7eaba0',
  W: '002e558ea0',
  X: '00ae a00e',
  Y: '0057a0 575e',
  3: '013080a2a58747 87a9ac8e3e0d',
  4: '8e800aaa',
  7: '00a03e',
  9: '1d4e8ca6a3703003053777a5',
}

export type Point = readonly [x: number, y: number]

export const glyphWidth = 10
export const glyphHeight = 14

const pointsOf = (stroke: string): Point[] =>
  (stroke.match(/../g) ?? []).map((pair) => [Number.parseInt(pair[0]!, 16), Number.parseInt(pair[1]!, 16)])

/** The strokes of a character; none for one that captchas do not have. */
export const strokesOf = (character: string): Point[][] =>
  (glyphs[character] ?? '').split(' ').filter(Boolean).map(pointsOf)
