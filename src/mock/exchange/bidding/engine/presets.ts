import type { BidMode } from '#src/model/listing/detail.ts'
import type { RoomConfig } from './config.ts'

const second = 1000
const minute = 60 * second

/** The values where neither the mode nor the notice sets another. */
const neutral: Omit<RoomConfig, 'roomId' | 'assetsId' | 'mode' | 'P0' | 'opensAt'> = {
  lotId: null,
  typeCode: null,
  unit: '元',
  decimals: 2,
  S: null,
  M: null,
  stepRule: 'MULTIPLE',
  selfOutbid: false,
  R: null,
  cap: null,
  openMs: 0,
  W: 0,
  D: 0,
  maxExtensions: null,
  hardStop: null,
  resume: 'KEEP',
  landPrepMs: 15 * minute,
  extendCycles: 0,
  extendCyclesLeft: 0,
  singlePolicy: 'ONE_QUOTE',
  enrolIsBaseBid: false,
  priority: 'NONE',
  confirmMs: 5 * minute,
  priorityCount: 1,
  secondOffer: null,
  gapMs: second,
  S2: null,
  prepMs: 0,
  stopBeforeMs: 0,
  entryRule: 'ALL',
  lastHourRule: false,
  openingMs: 0,
  maxRevisions: null,
  allowWithdraw: false,
  reverse: false,
  high: null,
  rejectDuplicate: false,
  decision: 'HIGHEST',
  trigger: 'TIME',
  ceiling: null,
  waitMs: 0,
  inquiryMs: 0,
  sealedMs: 0,
  topK: null,
  top: null,
  floor: null,
  floorShown: true,
  dropStep: null,
  dropMs: 0,
  holdMs: 0,
  appraisal: null,
  isRelisted: false,
  approvalDoc: null,
}

type Speed = 'real' | 'demo'
type Preset = Partial<RoomConfig>

const countdown = (ms: number): Preset => ({ W: ms, D: ms })

/** Parameters of each mode, as practised and at the speed of a demonstration (domain 4.10). */
export const presets: Readonly<Record<BidMode, Record<Speed, Preset>>> = {
  ongoing: {
    real: { openMs: 20 * 24 * 60 * minute, ...countdown(120 * second), M: 20, singlePolicy: 'AGREEMENT' },
    demo: { openMs: 3 * minute, ...countdown(30 * second), M: 20, singlePolicy: 'AGREEMENT' },
  },
  phased: {
    real: { openMs: 60 * minute, prepMs: 15 * minute, ...countdown(300 * second), M: 20, singlePolicy: 'AGREEMENT' },
    demo: { openMs: 2 * minute, prepMs: 10 * second, ...countdown(30 * second), M: 20, singlePolicy: 'AGREEMENT' },
  },
  final: {
    real: { openMs: 30 * minute, maxRevisions: 2 },
    demo: { openMs: 2 * minute, maxRevisions: 2 },
  },
  'once-off': {
    real: { openMs: 30 * minute, inquiryMs: 5 * minute, maxRevisions: 0 },
    demo: { openMs: 90 * second, inquiryMs: 10 * second, maxRevisions: 0 },
  },
  'first-come-first-served': {
    real: { openMs: 20 * 24 * 60 * minute, holdMs: 30 * minute },
    demo: { openMs: 3 * minute, holdMs: minute },
  },
  'two-stage': {
    real: {
      openMs: 60 * minute,
      ...countdown(300 * second),
      M: 10,
      waitMs: 5 * minute,
      inquiryMs: 5 * minute,
      sealedMs: 10 * minute,
      maxRevisions: 0,
    },
    demo: {
      openMs: 90 * second,
      ...countdown(30 * second),
      M: 10,
      waitMs: 10 * second,
      inquiryMs: 10 * second,
      sealedMs: minute,
      maxRevisions: 0,
    },
  },
  'v-shaped': {
    real: { ...countdown(120 * second), M: 10, dropMs: 5 * minute },
    demo: { ...countdown(30 * second), M: 10, dropMs: 10 * second },
  },
  'dutch-auction': {
    real: { dropMs: 5 * minute },
    demo: { dropMs: 8 * second },
  },
}

type Given = Partial<RoomConfig> & Pick<RoomConfig, 'roomId' | 'assetsId' | 'mode' | 'P0' | 'opensAt'>

/** A room's configuration: what is given, over what its mode brings along. */
export const configOf = (given: Given, speed: Speed = 'real'): RoomConfig =>
  // Not a spread: see `listingOf`.
  Object.assign({}, neutral, presets[given.mode][speed], given)
