import type { Ratio, SceneKind } from '../kinds.ts'
import { apartment } from './buildings/apartment.ts'
import { bus, coach } from './vehicles/bus.ts'
import { carPark } from './buildings/car-park.ts'
import { excavator } from './vehicles/excavator.ts'
import { factoryHall } from './buildings/factory-hall.ts'
import { farm } from './land/farm.ts'
import { forest } from './land/forest.ts'
import { growthChart } from './company/growth-chart.ts'
import { handshake } from './company/handshake.ts'
import { hotel } from './buildings/hotel.ts'
import { hydropower } from './land/hydropower.ts'
import { laboratory } from './equipment/laboratory.ts'
import { landPlot } from './land/land-plot.ts'
import { lathe, machiningCentre, pressMachine } from './equipment/lathe.ts'
import { mine } from './land/mine.ts'
import { officeTower } from './buildings/office-tower.ts'
import { powerGrid } from './land/power-grid.ts'
import { school } from './buildings/school.ts'
import { serverRoom } from './equipment/server-room.ts'
import { shareCertificate } from './company/share-certificate.ts'
import { ferry, ship, tugboat } from './vehicles/ship.ts'
import { shopFront } from './buildings/shop-front.ts'
import { dumpTruck, mixerTruck, truck } from './vehicles/truck.ts'
import { warehouse } from './buildings/warehouse.ts'
import { billboard } from './buildings/billboard.ts'
import { chargingStation } from './buildings/charging-station.ts'
import { garage } from './buildings/garage.ts'
import { marketHall } from './buildings/market-hall.ts'
import { fishPond } from './land/fish-pond.ts'
import { solarFarm } from './land/solar-farm.ts'
import { gasTanks } from './land/gas-tanks.ts'
import { scenicTown } from './land/scenic-town.ts'
import { offRoader, patrolCar, saloonCar } from './vehicles/saloon-car.ts'
import { roadMachine } from './vehicles/road-machine.ts'
import { craneTruck, pumpTruck } from './vehicles/crane-truck.ts'
import { bottlingLine, gravelLine, teaLine } from './equipment/production-line.ts'
import { medicalScanner, operatingRoom } from './equipment/medical.ts'
import { officeEquipment, surveillance } from './equipment/office.ts'
import { liquorStock, materialStock, teaStock } from './equipment/stock.ts'
import { scrapYard } from './equipment/scrap-yard.ts'
import { chip } from './equipment/chip.ts'
import { robotArm } from './equipment/robot-arm.ts'
import { openStage, type Stage } from '../drawing/stage.ts'
import { svgOf } from '../drawing/svg.ts'

type Scene = {
  paint: (stage: Stage) => string
  /** Moods that do not suit it. */
  without?: readonly string[]
  /** Never mirrored: a rising line would fall. */
  oneWay?: true
}

const scenes: Record<SceneKind, Scene> = {
  'office-tower': { paint: officeTower },
  'shop-front': { paint: shopFront },
  apartment: { paint: apartment },
  'factory-hall': { paint: factoryHall, without: ['night'] },
  warehouse: { paint: warehouse, without: ['night'] },
  'land-plot': { paint: landPlot, without: ['night', 'dusk'] },
  forest: { paint: forest, without: ['night'] },
  mine: { paint: mine, without: ['night'] },
  hydropower: { paint: hydropower },
  bus: { paint: bus, without: ['night'] },
  truck: { paint: truck, without: ['night'] },
  excavator: { paint: excavator, without: ['night'] },
  ship: { paint: ship },
  lathe: { paint: lathe, without: ['night'] },
  'machining-centre': { paint: machiningCentre, without: ['night'] },
  'press-machine': { paint: pressMachine, without: ['night'] },
  'server-room': { paint: serverRoom },
  laboratory: { paint: laboratory },
  'share-certificate': { paint: shareCertificate },
  'growth-chart': { paint: growthChart, oneWay: true },
  handshake: { paint: handshake },
  'car-park': { paint: carPark },
  hotel: { paint: hotel },
  school: { paint: school, without: ['night'] },
  farm: { paint: farm, without: ['night', 'dusk'] },
  'power-grid': { paint: powerGrid },
  coach: { paint: coach, without: ['night'] },
  'saloon-car': { paint: saloonCar, without: ['night'] },
  'off-roader': { paint: offRoader, without: ['night'] },
  'patrol-car': { paint: patrolCar, without: ['night'] },
  'dump-truck': { paint: dumpTruck, without: ['night'] },
  'mixer-truck': { paint: mixerTruck, without: ['night'] },
  'road-machine': { paint: roadMachine, without: ['night'] },
  'crane-truck': { paint: craneTruck, without: ['night'] },
  'pump-truck': { paint: pumpTruck, without: ['night'] },
  tugboat: { paint: tugboat },
  ferry: { paint: ferry },
  'bottling-line': { paint: bottlingLine, without: ['night'] },
  'tea-line': { paint: teaLine, without: ['night'] },
  'gravel-line': { paint: gravelLine, without: ['night'] },
  'robot-arm': { paint: robotArm, without: ['night'] },
  chip: { paint: chip },
  'medical-scanner': { paint: medicalScanner },
  'operating-room': { paint: operatingRoom },
  'office-equipment': { paint: officeEquipment },
  surveillance: { paint: surveillance },
  'scrap-yard': { paint: scrapYard, without: ['night'] },
  'liquor-stock': { paint: liquorStock },
  'material-stock': { paint: materialStock },
  'tea-stock': { paint: teaStock },
  garage: { paint: garage },
  billboard: { paint: billboard },
  'charging-station': { paint: chargingStation },
  'market-hall': { paint: marketHall },
  'fish-pond': { paint: fishPond, without: ['night'] },
  'solar-farm': { paint: solarFarm, without: ['night'] },
  'gas-tanks': { paint: gasTanks },
  'scenic-town': { paint: scenicTown },
}

/** Scenes are drawn 600 high. */
const sceneHeight = 600
const widthOf = (ratio: Ratio): number => (ratio === '4:3' ? 800 : 1067)

/** The inside of a picture, `w` × 600, its subject (some 700 wide) around `focus`; for those who frame it themselves. */
export function paintScene(kind: SceneKind, seed: string, w: number, focus: number): string {
  const { paint, without, oneWay } = scenes[kind]
  const stage = openStage({ kind, seed, w, focus, without, mirror: !oneWay })
  return stage.close(paint(stage))
}

/** One asset's picture: the same kind and seed always give the same svg text, at most 6 kB. */
export function draw(kind: SceneKind, seed: string, ratio: Ratio = '4:3'): string {
  const w = widthOf(ratio)
  return svgOf(w, sceneHeight, `0 0 ${w} ${sceneHeight}`, paintScene(kind, seed, w, w / 2))
}
