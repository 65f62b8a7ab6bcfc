import { randomFrom } from '../../random.ts'
import { escaped } from '../../mount/http/html.ts'
import type { Procurement } from '../../exchange/tables.ts'

const line = '#1f3a5f'
const [width, height] = [1120, 792]

/** A plan of the site with axes, as every set of drawings begins with; its sizes are drawn from the id. */
export function siteDrawing({ id, no, name, lots }: Procurement): string {
  const random = randomFrom(`drawing:${id}`)
  const axes = Array.from({ length: 7 }, (_, index) => 140 + index * 128)
  const rows = Array.from({ length: 4 }, (_, index) => 120 + index * 132)
  const columns = axes.map(
    (x, index) =>
      `<path d="M${x} 96V560" stroke-dasharray="14 4 3 4"/><circle cx="${x}" cy="80" r="16"/><text x="${x}" y="86">${index + 1}</text>`,
  )
  const beams = rows.map(
    (y, index) =>
      `<path d="M100 ${y}H920" stroke-dasharray="14 4 3 4"/><circle cx="84" cy="${y}" r="16"/><text x="84" y="${y + 6}">${'ABCD'[index]}</text>`,
  )
  const parts = lots.map((lot, index) => {
    const x = axes[(index * 3) % 6]!
    const wide = 128 * random.int(2, 3)
    const text = `<text x="${x + wide / 2}" y="${rows[1]! + 70}">${escaped(lot.name)}</text>`
    return `<rect x="${x}" y="${rows[0]}" width="${wide}" height="${132 * random.int(2, 3)}" stroke-width="3"/>${text}`
  })
  const title = `<rect x="20" y="20" width="${width - 40}" height="${height - 40}" stroke-width="2"/><path d="M20 640H${width - 20}M760 640V${height - 20}"/>`
  const words = `<g text-anchor="start" font-size="20"><text x="44" y="684">${escaped(name)}</text><text x="44" y="724" font-size="16">总平面图（示意）　比例 1:500</text><text x="784" y="684" font-size="16">${escaped(no)}</text><text x="784" y="724" font-size="16">模拟文件，仅供演示</text></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="${line}">${title}${columns.join('')}${beams.join('')}${parts.join('')}</g><g fill="${line}" font-family="SimSun,serif" font-size="15" text-anchor="middle">${words}</g></svg>`
}
