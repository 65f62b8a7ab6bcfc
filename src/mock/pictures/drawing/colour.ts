const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives `from`, 1 gives `to`; both as #RRGGBB. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share)
/** Towards a deep blue, not black: shade outdoors takes the colour of the sky. */
export const darker = (hex: string, share: number): string => mix(hex, '#0c1b36', share)

/** Bright, clean body colours for things people paint: vehicles, awnings, doors. */
export const paints = [
  '#d9482b',
  '#e8963a',
  '#e3b341',
  '#4b9b5b',
  '#1f8a8a',
  '#2f7fc1',
  '#2a4f8f',
  '#8a4b6b',
  '#c95f4a',
  '#5c7a8a',
] as const

/** Walls: plaster, stone, brick. */
export const walls = [
  '#f1e6d4',
  '#e9dcc6',
  '#dfe5ea',
  '#e4d3c2',
  '#d8c3ae',
  '#f3f0ea',
  '#cfd9df',
  '#e0b99f',
  '#d9e0d3',
] as const
