const mebibyte = 1024 * 1024

/** Bytes for a reader, in steps of 1,024 as Windows shows them. */
export const sizeText = (bytes: number): string =>
  bytes >= mebibyte ? `${(bytes / mebibyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
