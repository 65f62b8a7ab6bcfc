import { randomStream } from '../../exchange/random.ts'

const base64 = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

/** A captcha as a picture: rotated, shifted and crossed out, still readable. */
export function captchaPicture(text: string): string {
  const random = randomStream(`captcha:${text}`)
  const between = (low: number, high: number) => Math.round((low + random() * (high - low)) * 10) / 10
  const strokes = Array.from(
    { length: 5 },
    () =>
      `<path d="M${between(0, 20)} ${between(4, 40)}Q${between(30, 80)} ${between(-6, 50)} ${between(100, 120)} ${between(4, 40)}"/>`,
  )
  const letters = [...text].map((letter, index) => {
    const x = 16 + index * 25
    return `<text x="${x}" y="${between(27, 34)}" transform="rotate(${between(-22, 22)} ${x + 8} 22)">${letter}</text>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" viewBox="0 0 120 44"><rect width="120" height="44" fill="#eef3f9"/>` +
    `<g fill="none" stroke="#8fa9c9" stroke-width="1.2">${strokes.join('')}</g>` +
    `<g font-family="Georgia,serif" font-size="26" font-weight="700" fill="#0b2c5f">${letters.join('')}</g></svg>`
  return `data:image/svg+xml;base64,${base64(svg)}`
}
