import { dots, peaks, shadow, sky } from '../../drawing/backdrop.ts'
import { spots } from '../../drawing/face.ts'
import type { Stage } from '../../drawing/stage.ts'
import { d, line, path, rect, times } from '../../drawing/svg.ts'

/** An open pit in steps, ore on the road out of it. */
export function mine(stage: Stage): string {
  const { random, mood } = stage
  const soil = random.pick(['#d9a066', '#c98a5a', '#c7a27c', '#b98d75', '#cdb08a'])
  const step = (index: number) => {
    const inset = index * 46
    const y = 300 + index * 44
    const fill = index % 2 === 0 ? stage.dim(soil, 0.06 + index * 0.05) : stage.bright(soil, 0.26 - index * 0.03)
    return (
      path(
        d`M${-60 + inset} ${y}Q400 ${y - 74 + index * 10} ${860 - inset} ${y}L${830 - inset} ${y + 30}Q400 ${y - 44 + index * 10} ${-30 + inset} ${y + 30}z`,
        fill,
      ) +
      path(
        d`M${-30 + inset} ${y + 30}Q400 ${y - 44 + index * 10} ${830 - inset} ${y + 30}L${800 - inset - (600 - y) * 0.3} 600H${inset + (600 - y) * 0.3}z`,
        stage.dim(soil, 0.14 + index * 0.05),
      )
    )
  }
  const headframe = random.chance(0.5)
  return (
    sky(stage) +
    peaks(stage, { y: 270, rise: 180, floor: 330, fill: mood.hills[0], shade: mood.hills[1] }) +
    rect(0, 284, stage.w, 316, stage.tone(soil)) +
    stage.place(
      times(5, step) +
        path('M-20 600Q200 560 330 520T640 452l36 12Q520 520 420 560T260 600z', stage.bright(soil, 0.42)) +
        (headframe ? shaftTower(stage) : conveyor(stage, soil)) +
        oreTruck(stage, random.int(150, 230), 562, random.pick(['#e3a72f', '#d9652f', '#e0b93a'])) +
        dots(spots(520, 590, 560, 580, 596, 592, 640, 588), 34, stage.dim(soil, 0.4)) +
        dots(spots(514, 582, 555, 573, 590, 585), 18, stage.bright(soil, 0.3)),
    )
  )
}

function shaftTower(stage: Stage): string {
  const steel = stage.tone('#4d5b6b')
  return (
    rect(520, 250, 120, 70, stage.tone('#c9b8a6')) +
    path('M508 252l14 -26h120l14 26z', stage.tone('#a84f3c')) +
    line('M580 320L604 120L650 320M594 200h28M588 250h46M604 120L500 320', steel, 7) +
    `<circle cx="604" cy="120" r="26" fill="none" stroke="${steel}" stroke-width="7"/>` +
    line('M604 94v52M578 120h52', steel, 3)
  )
}

const conveyor = (stage: Stage, soil: string): string =>
  path('M560 330l90 -110l90 110z', stage.dim(soil, 0.2)) +
  path('M650 220l90 110h-110z', stage.dim(soil, 0.42)) +
  line('M440 320L650 206', stage.tone('#3f4c5a'), 12) +
  line('M470 304v20M530 272v50M590 240v84', stage.tone('#3f4c5a'), 5) +
  rect(410, 284, 66, 46, stage.tone('#c9523f'))

/** A mining dump truck, loaded, nose to the right. */
function oreTruck(stage: Stage, x: number, y: number, colour: string): string {
  return (
    shadow(x + 90, y + 2, 110, 9) +
    dots(spots(x + 44, y - 74, x + 74, y - 82, x + 102, y - 74), 34, stage.tone('#7a6455')) +
    path(d`M${x - 6} ${y - 84}h150l26 -10v16h-30l-18 44h-96z`, stage.tone(colour)) +
    path(d`M${x + 16} ${y - 34}l-22 -50h40l12 50z`, stage.dim(colour, 0.25)) +
    path(d`M${x + 130} ${y - 74}h46l10 30v26h-60z`, stage.bright(colour, 0.1)) +
    path(d`M${x + 146} ${y - 68}h26l8 22h-34z`, '#cfe6f2') +
    rect(x + 10, y - 36, 172, 16, stage.dim(colour, 0.5)) +
    dots(spots(x + 44, y - 22, x + 148, y - 22), 52, '#2a323c') +
    dots(spots(x + 44, y - 22, x + 148, y - 22), 22, stage.tone(colour))
  )
}
