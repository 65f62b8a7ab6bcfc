import type { ContractPaper, ContractSigner, SignatureInput } from '#src/model/contract/schema.ts'
import { sealDrawing } from '#src/model/seal/drawing.ts'
import type { Seal } from '#src/model/seal/schema.ts'

export type Mark = SignatureInput['marks'][number]
export type Stroke = { x: number; y: number }[]

/** What a signer puts on the paper: one of the own seals, or a signature drawn by hand. */
export type Chosen = { kind: 'seal'; seal: Seal } | { kind: 'drawn'; strokes: readonly Stroke[] }

/** The seals that can sign for this signer: of the right kind, in use, and made for contracts. */
export const usableSeals = (seals: readonly Seal[], { way }: Pick<ContractSigner, 'way'>): Seal[] =>
  seals.filter(
    ({ kind, state, scopes }) =>
      state === 'active' &&
      scopes.includes('contract') &&
      (way === 'official' ? kind === 'official' || kind === 'contract' : kind === way),
  )

/** The width and height of A4, and of the box of a drawn signature (160 × 80 pt), mm. */
const page = { width: 210, height: 297 } as const
const drawn = { width: 56.4, height: 28.2 } as const
/** Of an uploaded picture, whose proportions are its own. */
const pictureSide = 40

/** How large it is on the paper, in parts of the page. */
export function sizeOf(chosen: Chosen): { width: number; height: number } {
  const inMm = () => {
    if (chosen.kind === 'drawn') return drawn
    return chosen.seal.design ? sealDrawing(chosen.seal.design) : { width: pictureSide, height: pictureSide }
  }
  const { width, height } = inMm()
  return { width: width / page.width, height: height / page.height }
}

const within = (value: number, half: number): number => Math.min(1 - half, Math.max(half, value))

/** The same place, so that the whole picture is on the page. */
export const onPage = (mark: Mark, size: { width: number; height: number }): Mark => ({
  ...mark,
  x: within(mark.x, size.width / 2),
  y: within(mark.y, size.height / 2),
})

/** Where a signer signs unless another place is chosen: the own one, or the end of the last page. */
export function usualMark({ places, pages }: ContractPaper, signerId: string): Mark {
  const own = places.find((place) => place.signerId === signerId)
  return own ? { page: own.page, x: own.x, y: own.y } : { page: pages.length - 1, x: 0.7, y: 0.85 }
}

/** The path of a drawn signature in a box of so many units. */
export const strokePath = (strokes: readonly Stroke[], width: number, height: number): string =>
  strokes
    .map((points) =>
      points
        .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`)
        .join(''),
    )
    .join('')
