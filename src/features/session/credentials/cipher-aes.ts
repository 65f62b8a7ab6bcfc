import AES from 'crypto-js/aes'
import { aesPassphrase } from '#src/shared/config/client-id.ts'

export const encryptAes = (text: string): string => AES.encrypt(text, aesPassphrase).toString()
