/** A field that was left alone holds nothing at all. */
type Typed = string | null | undefined

export const plainText = (typed: Typed): string => typed?.trim() ?? ''

/** For what may stay empty. */
export const noText = (typed: Typed): string | null => plainText(typed) || null

/** The code of a division; what an older draft holds in its place is nothing. */
export const regionCode = (typed: Typed): string | null => (/^\d{6}$/.test(typed ?? '') ? (typed ?? null) : null)
