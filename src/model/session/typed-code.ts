/** A code as it was typed, with the `uuid` of the answer with which it was sent; without one where the exchange gives none. */
export type TypedCode = { code: string; codeUuid?: string | null | undefined }
