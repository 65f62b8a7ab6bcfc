import SHA256 from 'crypto-js/sha256'

/** SHA-256 of the UTF-8 text, hex. */
export const sha256 = (text: string): string => SHA256(text).toString()
