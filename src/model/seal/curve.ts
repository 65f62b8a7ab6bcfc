/** A point of a closed curve, and the direction away from its centre in degrees clockwise from the top. */
type CurvePoint = { x: number; y: number; turn: number }

export type SealCurve = {
  /** Of the whole curve, mm. */
  length: number
  /** The point at this distance from the top, mm clockwise. */
  at: (distance: number) => CurvePoint
}

/** An ellipse has no formula for its length: it is measured in so many steps. */
const steps = 3600

/** An ellipse around 0, 0, measured along its line, so that characters on it are evenly spaced. */
export function sealCurve(rx: number, ry: number): SealCurve {
  const angleOf = (step: number) => (step * 2 * Math.PI) / steps
  const lengths = [0]
  for (let step = 1; step <= steps; step += 1) {
    const [before, after] = [angleOf(step - 1), angleOf(step)]
    const dx = rx * (Math.sin(after) - Math.sin(before))
    const dy = ry * (Math.cos(after) - Math.cos(before))
    lengths.push(lengths[step - 1]! + Math.hypot(dx, dy))
  }
  const length = lengths[steps]!
  return {
    length,
    at: (distance) => {
      const wanted = ((distance % length) + length) % length
      const found = Math.max(
        1,
        lengths.findIndex((reached) => reached >= wanted),
      )
      const [from, to] = [lengths[found - 1]!, lengths[found]!]
      const angle = angleOf(found - 1 + (wanted - from) / (to - from))
      const turn = (Math.atan2(Math.sin(angle) / rx, Math.cos(angle) / ry) * 180) / Math.PI
      return { x: rx * Math.sin(angle), y: -ry * Math.cos(angle), turn }
    },
  }
}
