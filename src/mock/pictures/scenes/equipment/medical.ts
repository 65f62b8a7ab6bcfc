import { dots, shadow } from '../../drawing/backdrop.ts'
import { darker, lighter, mix } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, ellipse, line, path, rect, times } from '../../drawing/svg.ts'

type Look = { wall: string; accent: string }

export const medicalScanner = (stage: Stage): string => drawn(stage, scanner)
export const operatingRoom = (stage: Stage): string => drawn(stage, theatre)

const accents = ['#1f8a9c', '#2f6fb8', '#3f9a7a', '#6a6fc0', '#c46a7a'] as const

/** A bright room of a hospital. */
function drawn(stage: Stage, subject: (stage: Stage, look: Look) => string): string {
  const { random, w } = stage
  const look = {
    wall: random.pick(['#d9eaec', '#dfe7f2', '#e6e4f0', '#dcebe0', '#ece7dd']),
    accent: mix(random.pick(accents), random.pick(accents), random.between(0, 0.5)),
  }
  const floor = mix(look.wall, '#8fa3ad', 0.45)
  return (
    rect(0, 0, w, 600, stage.fade([lighter(look.wall, 0.35), darker(look.wall, 0.08)])) +
    rect(0, 318, w, 10, look.accent, 'opacity=".55"') +
    line(
      times(Math.ceil(w / 200), (index) => d`M${index * 200 + 60} 0v440`),
      darker(look.wall, 0.1),
      3,
    ) +
    rect(0, 440, w, 160, stage.fade([lighter(floor, 0.25), darker(floor, 0.1)])) +
    rect(0, 434, w, 8, darker(look.wall, 0.22)) +
    stage.place(subject(stage, look))
  )
}

/** A tomograph with its couch, and the window of the control room. */
function scanner(stage: Stage, { accent }: Look): string {
  const body = stage.fade(['#ffffff', '#e3e9ed', '#c3cdd4'])
  return (
    rect(40, 110, 200, 150, '#7d8f9c') +
    rect(52, 122, 176, 126, stage.fade([mix('#22384c', stage.mood.sky[0], 0.25), '#3f5f78'])) +
    path('M92 248v-40q0 -16 18 -16t18 16v40z', '#1c2d3d') +
    circle(110, 178, 15, '#1c2d3d') +
    rect(150, 206, 60, 42, '#9fd4f2') +
    shadow(420, 520, 330, 16) +
    path('M252 506V190q0 -70 70 -70h196q70 0 70 70v316z', body) +
    path('M560 506V190q0 -50 -30 -66q58 6 58 66v316z', '#0c1b36', 'opacity=".12"') +
    circle(420, 304, 122, '#cfd8de') +
    circle(420, 304, 104, '#17283a') +
    circle(420, 304, 104, 'none', `stroke="${accent}" stroke-width="11"`) +
    circle(420, 304, 74, '#2a4258') +
    rect(286, 150, 60, 12, accent, 'rx="6"') +
    rect(500, 148, 54, 36, '#10324f', 'rx="4"') +
    line('M506 172l12 -12l10 8l18 -14', '#5fe0b0', 4) +
    path('M330 338h380q24 0 24 20v10H330z', '#f7fafb') +
    path('M330 338h300q30 0 40 14H330z', mix(accent, '#ffffff', 0.35)) +
    rect(330, 368, 404, 14, '#aab6bf') +
    path('M470 382h180l24 128H446z', stage.fade(['#eef2f4', '#c3cdd4'])) +
    ellipse(650, 346, 46, 12, '#ffffff') +
    (stage.random.chance(0.5)
      ? rect(90, 380, 110, 130, '#eef2f4', 'rx="6"') +
        rect(102, 396, 86, 40, accent, 'opacity=".7"') +
        line('M102 456h86m-86 22h86', '#aab6bf', 5)
      : line('M150 520V330m-34 190h68M150 330h40', '#93a1ad', 8) + rect(176, 330, 28, 50, '#d8eef7', 'rx="8"'))
  )
}

/** A table under lamps, monitors beside it. */
function theatre(stage: Stage, { accent }: Look): string {
  const lampAt = stage.random.int(-30, 30)
  const lampHead = (x: number, y: number) =>
    ellipse(x, y, 92, 26, '#e9eef1') +
    ellipse(x, y + 8, 78, 17, '#fff8dc') +
    dots(spots(x - 40, y + 8, x - 14, y + 12, x + 14, y + 12, x + 40, y + 8), 15, '#ffffff')
  return (
    line(d`M400 0v60M400 60L${286 + lampAt} 120v30M400 60L${520 + lampAt} 90v32`, '#aab6bf', 13) +
    path(d`M${206 + lampAt} 172L180 420h250L${372 + lampAt} 172z`, '#fffbe6', 'opacity=".35"') +
    lampHead(286 + lampAt, 160) +
    lampHead(520 + lampAt, 132) +
    shadow(380, 540, 250, 14) +
    path('M330 420h90l22 118h-134z', stage.fade(['#dfe6ea', '#aab6bf'])) +
    path('M140 370h480q22 0 22 22v12H140z', accent) +
    path('M140 370h480q16 0 20 12H140z', lighter(accent, 0.4)) +
    rect(140, 404, 502, 16, '#93a1ad') +
    path('M230 370v36q0 30 30 34h220q30 -4 30 -34v-36z', mix(accent, '#ffffff', 0.25)) +
    ellipse(176, 364, 34, 12, '#ffffff') +
    line('M720 530V210M680 530h84', '#93a1ad', 11) +
    rect(650, 180, 140, 100, '#26384a', 'rx="7"') +
    rect(660, 190, 120, 80, '#0f2c42') +
    line('M666 232h26l8 -24l12 40l10 -16h52', '#5fe0b0', 4) +
    line('M666 256h26l10 -8l14 8h58', '#ffd66b', 4) +
    rect(660, 330, 122, 150, '#eef2f4', 'rx="7"') +
    line('M676 366h90m-90 40h90m-90 40h90', '#aab6bf', 8) +
    rect(16, 330, 96, 190, '#f4f7f8', 'rx="6"') +
    rect(26, 344, 76, 50, mix(accent, '#ffffff', 0.5)) +
    dots(spots(40, 424, 64, 424, 88, 424, 40, 452, 64, 452), 13, accent)
  )
}
