/** `#RGB` or `#RRGGBB`, in either case, without alpha. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)
}
