import type { PDFOperator } from '@cantoo/pdf-lib'

/** What PDF calls the graphics state, as attributes of SVG. */
type State = { fill: string; stroke: string; 'stroke-width': string } & Partial<
  Record<'stroke-linecap' | 'stroke-linejoin' | 'stroke-dasharray', string>
>

const initial: State = { fill: '#000', stroke: '#000', 'stroke-width': '1' }
const ends = ['butt', 'round', 'square']
const corners = ['miter', 'round', 'bevel']

/** Of parts from 0 to 1, one for grey or three. */
export const colourOf = (parts: readonly number[]): string => {
  const channels = parts.length === 1 ? [parts[0]!, parts[0]!, parts[0]!] : parts
  return `#${channels
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const attributes = (state: Partial<State>): string =>
  Object.entries(state)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

type Known = (numbers: number[], given: string) => Partial<State>

const settings: Readonly<Record<string, Known>> = {
  g: (parts) => ({ fill: colourOf(parts) }),
  rg: (parts) => ({ fill: colourOf(parts) }),
  G: (parts) => ({ stroke: colourOf(parts) }),
  RG: (parts) => ({ stroke: colourOf(parts) }),
  w: ([width]) => ({ 'stroke-width': String(width) }),
  J: ([kind = 0]) => ({ 'stroke-linecap': ends[kind] }),
  j: ([kind = 0]) => ({ 'stroke-linejoin': corners[kind] }),
  d: (_, given) => ({ 'stroke-dasharray': /\[ *(.*?) *\]/.exec(given)?.[1] || 'none' }),
}

const segments: Readonly<Record<string, (numbers: number[], last: string) => string>> = {
  m: (at) => `M${at.join(' ')}`,
  l: (at) => `L${at.join(' ')}`,
  c: (at) => `C${at.join(' ')}`,
  v: (at, last) => `C${last} ${at.join(' ')}`,
  h: () => 'Z',
  re: ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width!}Z`,
}

/** The operators of a PDF that draw lines and areas, as elements of an SVG in the same coordinates. Throws at any other operator. */
export function svgOf(operators: readonly PDFOperator[]): string {
  const out: string[] = []
  const saved: { state: State; groups: number }[] = []
  let state = initial
  let groups = 0
  let path = ''
  let last = ''
  const paint = (painted: Partial<State>) => {
    out.push(`<path d="${path}"${attributes(painted)}/>`)
    path = ''
  }
  const actions: Readonly<Record<string, (numbers: number[]) => void>> = {
    f: () => paint({ fill: state.fill }),
    S: () => paint({ ...state, fill: 'none' }),
    q: () => void saved.push({ state, groups }),
    Q: () => {
      const before = saved.pop() ?? { state: initial, groups: 0 }
      out.push('</g>'.repeat(groups - before.groups))
      ;({ state, groups } = before)
    },
    cm: (matrix) => {
      out.push(`<g transform="matrix(${matrix.join(' ')})">`)
      groups += 1
    },
  }
  for (const operator of operators) {
    const given = operator.toString()
    const [, before = '', name = ''] = /^(.*?) ?([A-Za-z]+)$/s.exec(given) ?? []
    const numbers = before
      .split(/[\s[\]]+/)
      .filter((word) => word !== '')
      .map(Number)
    const [segment, setting, action] = [segments[name], settings[name], actions[name]]
    if (segment) {
      path += segment(numbers, last)
      last = numbers.slice(-2).join(' ')
    } else if (setting) state = { ...state, ...setting(numbers, before) }
    else if (action) action(numbers)
    else throw new Error(`no picture of the operator ${name}`)
  }
  out.push('</g>'.repeat(groups))
  return out.join('')
}
