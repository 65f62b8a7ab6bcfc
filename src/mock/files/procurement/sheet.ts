type Bytes = Uint8Array<ArrayBuffer>

/** A0 in landscape, at 150 dots per inch. */
const [width, height] = [7022, 4967]
/** One bit per dot; a row is a whole number of four bytes. */
const rowBytes = Math.ceil(width / 32) * 4
const headBytes = 62
const paper = 0xff
const ink = 0x00

/** Dots between the lines of the grid, and the margin of the frame. */
const grid = 240
const margin = 160

/** The head of a bitmap with two colours: black and white. */
function headOf(): Bytes {
  const head = new Uint8Array(headBytes)
  const view = new DataView(head.buffer)
  head.set([0x42, 0x4d])
  view.setUint32(2, headBytes + rowBytes * height, true)
  view.setUint32(10, headBytes, true)
  view.setUint32(14, 40, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 1, true)
  view.setUint32(34, rowBytes * height, true)
  // 150 dots per inch, in dots per metre.
  view.setUint32(38, 5906, true)
  view.setUint32(42, 5906, true)
  view.setUint32(46, 2, true)
  view.setUint32(58, 0xffffff, true)
  return head
}

const isFrame = (y: number) => y === margin || y === height - margin
const isGrid = (y: number) => y > margin && y < height - margin && (y - margin) % grid === 0

/** A row between the lines: the frame and the grid cross it, and with `slope` a hatching does. */
function rowOf(slope: number): Bytes {
  const row = new Uint8Array(rowBytes).fill(paper)
  for (let x = margin; x < width - margin; x += grid) row[x >> 3]! &= ~(0x80 >> (x & 7))
  if (slope >= 0) for (let x = margin + slope; x < width - margin; x += 96) row[x >> 3]! &= ~(0x80 >> (x & 7))
  return row
}

/** A scanned sheet of standard details: frame, grid and hatched fields. The same for all projects. */
export function standardSheet(): Bytes {
  const sheet = new Uint8Array(headBytes + rowBytes * height)
  sheet.set(headOf())
  const plain = rowOf(-1)
  const hatched = Array.from({ length: 96 }, (_, slope) => rowOf(slope))
  const solid = new Uint8Array(rowBytes).fill(ink, margin >> 3, (width - margin) >> 3).fill(paper, 0, margin >> 3)
  solid.fill(paper, (width - margin) >> 3)
  const blank = new Uint8Array(rowBytes).fill(paper)
  for (let y = 0; y < height; y += 1) {
    const isOutside = y < margin || y > height - margin
    const band = Math.floor(y / (4 * grid)) % 2
    const row = isOutside ? blank : isFrame(y) || isGrid(y) ? solid : band === 0 ? plain : hatched[y % 96]!
    sheet.set(row, headBytes + y * rowBytes)
  }
  return sheet
}
