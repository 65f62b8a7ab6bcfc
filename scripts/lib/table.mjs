// Chinese characters and full-width signs take two columns of a terminal.
const isWide = (char) => char.codePointAt(0) > 0x2e7f
const widthOf = (text) => [...text].reduce((width, char) => width + (isWide(char) ? 2 : 1), 0)

/** Rows as aligned text columns; the first row is the header. `right` holds the columns aligned to the right. */
export function textTable(rows, { right = [] } = {}) {
  const cells = rows.map((row) => row.map((cell) => String(cell ?? '-')))
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))))
  const lineOf = (row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat(widths[column] - widthOf(cell))
        return right.includes(column) ? gap + cell : cell + gap
      })
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lineOf(cells[0]), rule, ...cells.slice(1).map(lineOf)].join('\n')
}
