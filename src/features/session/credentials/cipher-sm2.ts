import { sm2 } from 'sm-crypto-v2'

/** C1C3C2 in hex, with the prefix of an uncompressed point that the exchange's own libraries write. */
export const encryptSm2 = (text: string, publicKey: string): string => `04${sm2.doEncrypt(text, publicKey, 1)}`
