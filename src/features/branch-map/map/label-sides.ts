export type Side = 'right' | 'left' | 'top' | 'bottom'
export type Label = { x: number; y: number; width: number }

type Box = { left: number; right: number; top: number; bottom: number }

const height = 17
const gap = 6
const sides: readonly Side[] = ['right', 'left', 'top', 'bottom']

function boxAt({ x, y, width }: Label, side: Side): Box {
  const left = { right: x + gap, left: x - gap - width, top: x - width / 2, bottom: x - width / 2 }[side]
  const top = { right: y - height / 2, left: y - height / 2, top: y - gap - height, bottom: y + gap }[side]
  return { left, right: left + width, top, bottom: top + height }
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const around = ({ x, y, width }: Label): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/**
 * The side of its point where each label is placed, so that labels cover neither each other nor other points nor the fixed
 * labels: each in turn takes the side with the least overlap.
 */
export function labelSides(labels: readonly Label[], fixed: readonly Label[] = []): Side[] {
  const taken: Box[] = [...labels.map(({ x, y }) => around({ x, y, width: 10 })), ...fixed.map(around)]
  return labels.map((label, index) => {
    const covered = (side: Side) =>
      taken.reduce((sum, box, at) => (at === index ? sum : sum + overlap(boxAt(label, side), box)), 0)
    const [best = 'right'] = [...sides].sort((a, b) => covered(a) - covered(b))
    taken.push(boxAt(label, best))
    return best
  })
}
