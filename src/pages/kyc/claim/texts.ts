/** Value of a text field; undefined until it is edited. */
type Typed = string | null | undefined

export const plainText = (typed: Typed): string => typed?.trim() ?? ''

/** Of an optional field: null where it is empty. */
export const noText = (typed: Typed): string | null => plainText(typed) || null

/** The code of a division; null for any other text, which drafts of an older form hold. */
export const regionCode = (typed: Typed): string | null => (/^\d{6}$/.test(typed ?? '') ? (typed ?? null) : null)
