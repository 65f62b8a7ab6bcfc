import type { BidMode } from '#src/model/listing/detail.ts'
import type { PhaseName } from '#src/model/bidding/schema.ts'

/** Width and height of the drawing in its own units; the price rises upwards, time runs to the right. */
export const sketchSize = { width: 480, height: 150, ground: 118 } as const

/** `line` is the price, `dots` are sealed quotes, `parts` the phases by their start. */
type Sketch = {
  line: string
  dots: readonly (readonly [number, number])[]
  parts: readonly { at: number; phase: PhaseName }[]
  /** The point that decides the room. */
  end: readonly [number, number]
}

export const sketches: Record<BidMode, Sketch> = {
  ongoing: {
    line: 'M20 104H80V92H150V80H230V68H310V54H370V42H430',
    dots: [],
    parts: [
      { at: 20, phase: 'FREE' },
      { at: 280, phase: 'DELAY' },
    ],
    end: [430, 42],
  },
  phased: {
    line: 'M20 104H70V94H130V84H200M290 84H310V64H370V44H430',
    dots: [],
    parts: [
      { at: 20, phase: 'FREE' },
      { at: 200, phase: 'PREP2' },
      { at: 290, phase: 'LIMIT' },
    ],
    end: [430, 44],
  },
  final: {
    line: '',
    dots: [
      [70, 90],
      [130, 64],
      [180, 98],
      [230, 52],
      [290, 76],
    ],
    parts: [
      { at: 20, phase: 'SEALED' },
      { at: 360, phase: 'OPENING' },
    ],
    end: [430, 52],
  },
  'once-off': {
    line: '',
    dots: [
      [190, 86],
      [250, 58],
      [310, 96],
    ],
    parts: [
      { at: 20, phase: 'INQUIRY' },
      { at: 140, phase: 'SEALED' },
      { at: 360, phase: 'OPENING' },
    ],
    end: [430, 58],
  },
  'first-come-first-served': {
    line: 'M20 70H430',
    dots: [],
    parts: [
      { at: 20, phase: 'OPEN' },
      { at: 230, phase: 'HOLD' },
    ],
    end: [430, 70],
  },
  'two-stage': {
    line: 'M20 104H60V92H110V80H160V68H200',
    dots: [
      [365, 58],
      [395, 40],
      [415, 62],
    ],
    parts: [
      { at: 20, phase: 'FREE' },
      { at: 200, phase: 'WAIT' },
      { at: 260, phase: 'INQUIRY' },
      { at: 345, phase: 'SEALED' },
    ],
    end: [445, 40],
  },
  'v-shaped': {
    line: 'M20 34H70V50H120V66H170V82H220V98H250V86H300V74H350V60H430',
    dots: [],
    parts: [
      { at: 20, phase: 'DESCEND' },
      { at: 250, phase: 'ASCEND' },
    ],
    end: [430, 60],
  },
  'dutch-auction': {
    line: 'M20 34H80V48H140V62H200V76H260V90H320',
    dots: [],
    parts: [{ at: 20, phase: 'DESCEND' }],
    end: [320, 90],
  },
}
