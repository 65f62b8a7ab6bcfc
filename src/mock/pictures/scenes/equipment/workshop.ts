import { darker, lighter, mix } from '../../drawing/colour.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** A hall: wall with high windows, girders, and a floor that mirrors a little of the light. */
export function workshop(stage: Stage, wall: string, floor: string): string {
  const { mood, w } = stage
  const count = Math.round(w / 160)
  const pane = stage.fade([mix(mood.sky[0], '#ffffff', 0.25), mix(mood.sky[1], '#ffffff', 0.2)])
  return (
    rect(0, 0, w, 450, stage.fade([darker(wall, 0.18), wall])) +
    times(count, (index) => rect(30 + index * 160, 110, 116, 150, pane)) +
    line(
      times(count, (index) => d`M${88 + index * 160} 110v150M${30 + index * 160} 185h116`),
      lighter(wall, 0.5),
      6,
    ) +
    path(d`M0 0H${w}V34H0z`, darker(wall, 0.5)) +
    line(
      times(count * 2, (index) => d`M${index * 80} 84l40 -46l40 46`),
      darker(wall, 0.4),
      5,
    ) +
    rect(0, 80, w, 12, darker(wall, 0.45)) +
    path(
      times(count, (index) => d`M${72 + index * 160} 92h32l16 22h-64z`),
      '#f6d98c',
    ) +
    rect(0, 440, w, 160, stage.fade([lighter(floor, 0.3), darker(floor, 0.12)])) +
    path(
      times(count, (index) => d`M${30 + index * 160} 446h116l40 154h-196z`),
      '#ffffff',
      'opacity=".13"',
    ) +
    rect(0, 436, w, 8, darker(wall, 0.35)) +
    `<path d="M0 572H${Math.round(w)}" stroke="#f0c243" stroke-width="10" stroke-dasharray="60 24" opacity=".85"/>`
  )
}
