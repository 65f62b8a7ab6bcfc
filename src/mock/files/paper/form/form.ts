/** A table of amounts: the first column is text, the others are set to the right. */
export type FormFigures = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  total: readonly string[] | null
}

/** A printed form of the exchange, a certificate or a statement. The same form has the same bytes each time. */
export type Form = {
  /** Who issues it, and seals it. */
  issuer: string
  title: string
  /** 凭证编号 */
  numberLabel: string
  no: string
  /** When it was issued, epoch ms. */
  at: number
  /** Where it is verified: printed, in the QR code, and a link. */
  verifyAddress: string
  opening: string
  facts: readonly (readonly [label: string, value: string])[]
  figures: readonly FormFigures[]
  closing: readonly string[]
}
