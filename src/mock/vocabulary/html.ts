import { pictureUrl } from '../pictures/address.ts'
import { type SceneKind, sceneNames } from '../pictures/kinds.ts'
import { escapeXml } from '../pictures/svg.ts'

/*
 * Rich text as the exchange's editors write it: p, h3, ul, ol, table and figure only, so that nothing is lost when the
 * portal cleans it.
 */
export const p = (text: string): string => `<p>${escapeXml(text)}</p>`
export const h3 = (text: string): string => `<h3>${escapeXml(text)}</h3>`
const items = (list: readonly string[]) => list.map((item) => `<li>${escapeXml(item)}</li>`).join('')
export const ul = (list: readonly string[]): string => `<ul>${items(list)}</ul>`
export const ol = (list: readonly string[]): string => `<ol>${items(list)}</ol>`

/** The first row is the head. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`
}

/** A scene, 16:9, with its caption. */
export const figure = (kind: SceneKind, seed: string, caption: string): string =>
  `<figure><img src="${escapeXml(pictureUrl({ kind, seed, ratio: '16:9' }))}" alt="${escapeXml(`${sceneNames[kind]}：${caption}`)}" width="1067" height="600"><figcaption>${escapeXml(caption)}</figcaption></figure>`
