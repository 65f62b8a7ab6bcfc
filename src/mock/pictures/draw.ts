import { apartment, officeTower } from './scenes/towers.ts'
import { carPark, hotel, school, shopFront } from './scenes/street.ts'
import { factoryHall, hydropower, mine, powerGrid, warehouse } from './scenes/works.ts'
import { bus, excavator, ship, truck } from './scenes/wheels.ts'
import { farm, forest, landPlot } from './scenes/land.ts'
import { openStage, type Stage } from './stage.ts'
import { svgOf } from './svg.ts'

const scenes: Record<string, { paint: (stage: Stage) => string; without?: readonly string[] }> = {
  'office-tower': { paint: officeTower },
  apartment: { paint: apartment },
  bus: { paint: bus },
  truck: { paint: truck },
  excavator: { paint: excavator },
  ship: { paint: ship },
  'land-plot': { paint: landPlot },
  forest: { paint: forest },
  farm: { paint: farm },
  'factory-hall': { paint: factoryHall },
  warehouse: { paint: warehouse },
  'power-grid': { paint: powerGrid },
  hydropower: { paint: hydropower },
  mine: { paint: mine },
  'shop-front': { paint: shopFront },
  hotel: { paint: hotel },
  school: { paint: school },
  'car-park': { paint: carPark },
}
export type SceneKind = string
export function draw(kind: SceneKind, seed: string, ratio: '4:3' | '16:9' = '4:3'): string {
  const scene = scenes[kind]!
  const w = ratio === '4:3' ? 800 : 1067
  const stage = openStage({ kind, seed, w, focus: w / 2, without: scene.without })
  return svgOf(w, 600, `0 0 ${w} 600`, stage.close(scene.paint(stage)))
}
export const kinds = Object.keys(scenes)
