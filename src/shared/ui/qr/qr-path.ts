import { encode } from 'uqr'

type Cells = readonly (readonly boolean[])[]

/** One path for all dark cells; adjacent cells are one stroke. */
const pathOf = (cells: Cells): string =>
  cells
    .flatMap((row, y) =>
      Array.from(
        row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
        ({ index, 0: run }) => `M${index} ${y}h${run.length}`,
      ),
    )
    .join('')

/** The QR code of a text: its width in cells, and its path. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 1 })
  return { size, path: pathOf(data) }
}
