import { dots } from '../../drawing/backdrop.ts'
import { darker, lighter, mix } from '../../drawing/colour.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { circle, d, line, path, rect, times } from '../../drawing/svg.ts'

/** A certificate of shares on a desk, with its seal. */
export function shareCertificate(stage: Stage): string {
  const { random, w } = stage
  const desks = ['#7b4f35', '#2f4a6a', '#3a5a50', '#5a4060', '#8a6a48', '#33526b'] as const
  const desk = mix(random.pick(desks), random.pick(desks), random.between(0, 0.5))
  const ink = random.pick(['#a8752a', '#2f6a8f', '#3f7a5a', '#a0483c', '#5a5f9c'])
  const turn = random.between(-5, 5)
  const seal = '#c8161d'
  const paper = stage.fade(['#fffdf4', '#f6ecd2'], 'slant')
  const waves = times(5, (index) => d`M130 ${270 + index * 30}q45 -24 90 0t90 0t90 0t90 0t90 0t90 0`)
  const sheet =
    rect(106, 106, 588, 420, '#0c1b36', 'opacity=".28" transform="translate(14 18)"') +
    rect(100, 96, 600, 424, darker('#e9dcb8', 0.12), 'transform="rotate(1.6 400 300)"') +
    rect(100, 96, 600, 424, paper) +
    `<rect x="120" y="116" width="560" height="384" fill="none" stroke="${ink}" stroke-width="12" stroke-dasharray="18 4 4 4"/>` +
    `<rect x="136" y="132" width="528" height="352" fill="none" stroke="${ink}" stroke-width="2"/>` +
    dots(spots(120, 116, 680, 116, 120, 500, 680, 500), 44, ink) +
    dots(spots(120, 116, 680, 116, 120, 500, 680, 500), 20, '#fffdf4') +
    line(waves, ink, 2, 'opacity=".18"') +
    line('M210 196h60M530 196h60', ink, 4) +
    stage.write(400, 212, 50, random.pick(['股权证书', '出资证明', '股权凭证']), darker(ink, 0.25)) +
    stage.write(400, 254, 20, d`编号 ${random.int(2019, 2026)}-${random.int(10200, 98700)}`, darker(ink, 0.1)) +
    line('M190 310h420M190 346h420M190 382h300', darker(ink, 0.1), 7, 'opacity=".45" stroke-linecap="round"') +
    line('M190 440h150', darker(ink, 0.2), 4) +
    path('M200 432q20 -30 34 -8t30 -10t40 4', 'none', `stroke="#22304a" stroke-width="4"`) +
    stamp(stage, random.int(540, 570), random.int(410, 425), seal)
  return (
    rect(0, 0, w, 600, stage.fade([lighter(desk, 0.16), darker(desk, 0.25)], 'slant')) +
    line(
      times(6, (index) => d`M0 ${70 + index * 104}Q${w / 2} ${50 + index * 108} ${w} ${74 + index * 102}`),
      darker(desk, 0.3),
      3,
      'opacity=".35"',
    ) +
    circle(w * 0.3, 60, 420, stage.glow('#fff3d0', 0.4)) +
    stage.place(
      `<g transform="rotate(${Math.round(turn * 10) / 10} 400 300)">${sheet}</g>` +
        random.pick([pen, glasses, coffee])(),
    )
  )
}

const stamp = (stage: Stage, x: number, y: number, red: string): string =>
  `<circle cx="${x}" cy="${y}" r="54" fill="none" stroke="${red}" stroke-width="6" opacity=".85"/>` +
  star(x, y - 2, 24, red) +
  stage.write(x, y + 42, 15, '股权专用', red)

const star = (x: number, y: number, r: number, fill: string): string => {
  const tips = Array.from({ length: 5 }, (_, index) => {
    const angle = ((index * 144 - 90) * Math.PI) / 180
    return d`${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`
  })
  return path(`M${tips.join('L')}z`, fill, 'opacity=".9"')
}

const pen = (): string =>
  path('M604 566l-18 -8l104 -176l26 14l-102 170z', '#0c1b36', 'opacity=".25" transform="translate(10 12)"') +
  path('M604 566l-18 -8l104 -176l26 14z', '#1d2b40') +
  path('M690 382l26 14l-14 24l-28 -12z', '#d9b25a') +
  path('M586 558l18 8l-26 20z', '#d9b25a')

const glasses = (): string =>
  `<g fill="#dff0fa" fill-opacity=".35" stroke="#22304a" stroke-width="8"><circle cx="590" cy="536" r="40"/><circle cx="690" cy="520" r="40"/><path d="M630 530q10 -12 20 -4M728 508l60 -60M556 514l-30 -66" fill="none"/></g>`

const coffee = (): string =>
  circle(716, 84, 92, '#0c1b36', 'opacity=".2"') +
  circle(708, 74, 88, '#f4f1ea') +
  circle(708, 74, 62, '#ffffff') +
  circle(708, 74, 52, '#6b4226') +
  path('M680 60q24 -22 50 0q-20 -8 -50 0z', '#a9764e')
