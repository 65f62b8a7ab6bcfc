const mebibyte = 1024 * 1024

/** A size in bytes for readers, with factors of 1,024 as Windows shows it. */
export const sizeText = (bytes: number): string =>
  bytes >= mebibyte ? `${(bytes / mebibyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
