/** A table of amounts: the first column is text, the others are set to the right. Without columns a row is one text, and there is no head. */
export type FormFigures = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  total: readonly string[] | null
}

/** How a form ends: sealed by who issues it, or with lines on which its readers sign by hand. */
export type FormEnd =
  | {
      kind: 'seal'
      issuer: string
      /** Where it is verified: printed, in the QR code, and a link. */
      verifyAddress: string
    }
  | { kind: 'lines'; lines: readonly string[] }

/** A printed form: a certificate, a letter. The same form has the same bytes each time. */
export type Form = {
  title: string
  /** 凭证编号 */
  numberLabel: string
  no: string
  /** When it was issued, epoch ms. */
  at: number
  opening: string
  facts: readonly (readonly [label: string, value: string])[]
  figures: readonly FormFigures[]
  closing: readonly string[]
  end: FormEnd
}
