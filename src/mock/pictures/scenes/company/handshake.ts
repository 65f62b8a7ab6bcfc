import { town } from '../../drawing/backdrop.ts'
import { darker, lighter, mix } from '../../drawing/colour.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, line, path, rect } from '../../drawing/svg.ts'

/** Two hands meeting over the table. */
export function handshake(stage: Stage): string {
  const { random, mood, w } = stage
  const suits = random.sample(['#1f3d6b', '#2f6f74', '#5a4a6f', '#3a4654', '#7a4436', '#2a5f9c'], 2)
  const skins = random.sample(['#f3c9a5', '#e8b48c', '#f0bf98', '#dba57c'], 2)
  const ring = random.pick(['#0f62b8', '#e8963a', '#1f8a8a', '#8a5a00', '#4a6fb0'])
  const [left = '#1f3d6b', right = '#2f6f74'] = suits
  const [near = '#f3c9a5', far = '#e8b48c'] = skins
  return (
    rect(
      0,
      0,
      w,
      600,
      stage.fade([mix(lighter(ring, 0.6), mood.sky[0], 0.35), mix(lighter(ring, 0.92), mood.sky[1], 0.4)]),
    ) +
    town(stage, 600, 330) +
    circle(w / 2, 300, 380, stage.glow('#ffffff', 0.9)) +
    stage.place(
      circle(400, 300, 236, lighter(ring, 0.82)) +
        `<circle cx="400" cy="300" r="236" fill="none" stroke="${ring}" stroke-width="10" stroke-dasharray="${random.int(200, 420)} 40" opacity=".8"/>` +
        papers(stage, ring) +
        sleeve('M-40 230L186 236L214 392L-40 470z', left, stage) +
        sleeve('M840 216L616 232L588 390L840 452z', right, stage) +
        path('M182 240l34 -4l26 150l-36 8z', '#ffffff') +
        path('M618 236l-34 -4l-26 150l36 8z', '#ffffff') +
        path('M206 240l14 -2l24 146l-16 4z', '#cfd8e2', 'opacity=".7"') +
        hands(near, far) +
        circle(196, 366, 7, lighter(left, 0.4)) +
        circle(604, 362, 7, lighter(right, 0.4)),
    )
  )
}

const sleeve = (data: string, colour: string, stage: Stage): string =>
  path(data, stage.fade([lighter(colour, 0.14), darker(colour, 0.22)]))

/** The far hand comes from the right; the near one, from the left, closes over it. */
function hands(near: string, far: string): string {
  const crease = darker(near, 0.32)
  return (
    path('M592 246q-60 -12 -104 4l-92 30q-40 16 -50 46q-6 22 18 22q26 0 46 -22l40 -12q30 40 74 60q34 14 66 6z', far) +
    path('M586 300q-60 30 -132 14q30 40 74 60q34 14 50 6z', darker(far, 0.16)) +
    path(
      'M226 248q66 -20 118 -2q44 4 92 34q60 34 92 70q14 20 -6 32q-12 6 -24 -2q4 20 -18 26q-14 2 -24 -8q-4 18 -24 16q-12 -2 -20 -12q-10 14 -28 8q-30 -14 -58 -34q-40 -8 -78 8z',
      near,
    ) +
    path('M226 330q60 -6 100 20q34 24 76 50q-8 14 -18 10q-30 -14 -58 -34q-40 -8 -78 8z', darker(near, 0.14)) +
    line(
      'M498 380q-30 -34 -64 -54M456 398q-24 -30 -54 -50M412 402q-16 -20 -38 -34',
      crease,
      5,
      'stroke-linecap="round"',
    ) +
    path(
      'M356 262q40 -20 84 2q34 18 20 38q-14 16 -44 0q-22 -8 -40 8q-26 18 -44 4q-10 -14 24 -52z',
      lighter(near, 0.12),
    ) +
    line('M344 318q12 6 34 -8q18 -16 40 -6q26 14 42 2', crease, 4, 'stroke-linecap="round"')
  )
}

/** What was signed, lying below. */
const papers = (stage: Stage, ring: string): string =>
  `<g transform="rotate(-7 400 520)">${rect(250, 446, 190, 140, '#0c1b36', 'opacity=".15" transform="translate(8 8)"')}${rect(250, 446, 190, 140, '#ffffff')}${line('M272 476h110M272 500h146M272 524h146', lighter(ring, 0.5), 7)}</g>` +
  `<g transform="rotate(6 500 520)">${rect(410, 458, 170, 130, '#fffdf6')}${line('M430 486h90M430 508h126M430 530h60', '#c3ccd6', 7)}${circle(540, 548, 17, '#c8161d', 'opacity=".85"')}</g>` +
  (stage.random.chance(0.5) ? path('M590 560l96 -70l14 18l-98 68l-22 4z', '#1d2b40') : '')
