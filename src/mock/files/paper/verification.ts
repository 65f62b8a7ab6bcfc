import type { Column, Flow, Style } from './text/flow.ts'

const label: Style = { size: 10, leading: 1.5, isBold: true }
const small: Style = { size: 9, leading: 1.5 }
const faint: Style = { ...small, tone: 'faint' }

export const qrSize = 84
const gap = 14

/** The QR code of a verification address with the address beside it, at a place of this page. */
export function putVerification(
  flow: Flow,
  { address, hint }: { address: string; hint: string },
  { x, width }: Column,
): void {
  const top = flow.y()
  const texts = { x: x + qrSize + gap, width: width - qrSize - gap }
  flow.add({ kind: 'qr', text: address, x, y: top, size: qrSize })
  const below = flow.put('核验地址', top + 4, texts, label)
  flow.put(hint, flow.put(address, below + 2, texts, small) + 4, texts, faint)
}
