import { mix } from './colour.ts'
import type { Random } from '../../random.ts'

/** Time of day and weather: what colours everything in a scene. */
export type Mood = {
  name: string
  /** How often it comes up, relative to the others. */
  weight: number
  /** Top and bottom of the sky. */
  sky: readonly [string, string]
  sun: string
  /** Ridges, farthest first. */
  hills: readonly [string, string, string]
  /** Open ground, far and near. */
  ground: readonly [string, string]
  paving: readonly [string, string]
  /** Lit and shaded side of a tree. */
  leaves: readonly [string, string]
  water: readonly [string, string]
  /** The colour the air lays over everything, and how strongly (0–1). */
  air: string
  strength: number
  /** How likely a window is lit (0–1). */
  lit: number
}

/** Colours the air may take on; a little of one of them sets each picture apart from others of its hour. */
const tints = ['#ffd9a8', '#c3b5ea', '#a5e0cf', '#93c4ff', '#ffc2b4', '#fff3b0'] as const

/** The mood with its sky, hills, ground and leaves leaning towards a tint of this picture's own. */
export function tinted(mood: Mood, random: Random): Mood {
  const tint = random.pick(tints)
  const share = random.between(0, mood.name === 'night' ? 0.06 : 0.2)
  const lean = (hex: string, part: number) => mix(hex, tint, share * part)
  const pair = ([first, second]: readonly [string, string], part: number) =>
    [lean(first, part), lean(second, part)] as const
  const [far, middle, near] = mood.hills
  return {
    ...mood,
    sky: pair(mood.sky, 1),
    hills: [lean(far, 1.2), lean(middle, 1.2), lean(near, 1.2)],
    ground: pair(mood.ground, 0.7),
    leaves: pair(mood.leaves, 0.5),
    water: pair(mood.water, 0.8),
  }
}

const green = { leaves: ['#7db463', '#3f7d4e'], ground: ['#c5d9a4', '#8fb873'] } as const
const stone = { paving: ['#d9dee2', '#b9c2c9'] } as const

export const moods: readonly Mood[] = [
  {
    name: 'noon',
    weight: 4,
    sky: ['#58ace4', '#dff2fb'],
    sun: '#fffbe6',
    hills: ['#b4d3e4', '#8dbcc6', '#6ba38f'],
    ...green,
    ...stone,
    water: ['#8fcbe0', '#3b8fb8'],
    air: '#eaf5fb',
    strength: 0.04,
    lit: 0.05,
  },
  {
    name: 'clear',
    weight: 4,
    sky: ['#8ecdf0', '#f6fbfe'],
    sun: '#fff6d8',
    hills: ['#c3dbe8', '#9fc6cf', '#7fb29a'],
    ...green,
    ...stone,
    water: ['#a9d9e3', '#4f9fbe'],
    air: '#ffffff',
    strength: 0.08,
    lit: 0.05,
  },
  {
    name: 'golden',
    weight: 2,
    sky: ['#f4c07c', '#fff4de'],
    sun: '#fff8e2',
    hills: ['#ecd0a8', '#cbb287', '#98996a'],
    ground: ['#d8d18f', '#a3ad66'],
    paving: ['#e3d6c4', '#c4b29d'],
    leaves: ['#a5b85c', '#5d8048'],
    water: ['#f3d3a0', '#a98e6c'],
    air: '#ffdfae',
    strength: 0.1,
    lit: 0.15,
  },
  {
    name: 'dawn',
    weight: 2,
    sky: ['#7ea6d8', '#fde3cd'],
    sun: '#ffe9c9',
    hills: ['#c4bfd2', '#98a5bf', '#73909b'],
    ground: ['#c9d2a8', '#8caa7a'],
    paving: ['#dcd8da', '#b7b8c2'],
    leaves: ['#86ab68', '#47745a'],
    water: ['#e8cfc6', '#6f93b8'],
    air: '#f7d9cf',
    strength: 0.1,
    lit: 0.3,
  },
  {
    name: 'dusk',
    weight: 2,
    sky: ['#3d4f8d', '#f4a27c'],
    sun: '#ffdba8',
    hills: ['#8f7b9c', '#675f8a', '#474c70'],
    ground: ['#8d8a7e', '#57645f'],
    paving: ['#a49aa6', '#6f6e85'],
    leaves: ['#6c8460', '#374f4f'],
    water: ['#e39a80', '#4a5587'],
    air: '#7a5a86',
    strength: 0.24,
    lit: 0.55,
  },
  {
    name: 'mist',
    weight: 2,
    sky: ['#a9cbc8', '#f3f7ef'],
    sun: '#ffffff',
    hills: ['#c8dcd6', '#a3c4ba', '#7ba796'],
    ground: ['#bfd3a6', '#86ad7c'],
    paving: ['#d5dcd9', '#b0bdba'],
    leaves: ['#73a86d', '#3c7558'],
    water: ['#c4ded9', '#6ba3a0'],
    air: '#dcebe6',
    strength: 0.16,
    lit: 0.2,
  },
  {
    name: 'overcast',
    weight: 1,
    sky: ['#a3b8c9', '#eaf0f3'],
    sun: '#ffffff',
    hills: ['#bccbd5', '#98adb8', '#768f92'],
    ground: ['#b9c79f', '#859c76'],
    paving: ['#cfd5d9', '#a7b1b9'],
    leaves: ['#76a06a', '#41705a'],
    water: ['#b5ccd6', '#5f8aa0'],
    air: '#c9d5dd',
    strength: 0.14,
    lit: 0.25,
  },
  {
    name: 'night',
    weight: 1,
    sky: ['#0d1e44', '#3f6699'],
    sun: '#f3f0dc',
    hills: ['#33517f', '#26416b', '#1b3257'],
    ground: ['#3e5a63', '#22394a'],
    paving: ['#4d6079', '#2f4058'],
    leaves: ['#41695c', '#1f3e48'],
    water: ['#48709c', '#1c3a66'],
    air: '#18305c',
    strength: 0.42,
    lit: 0.75,
  },
]
