/** The portal's fixed client id (spec 5). A browser holds no secret, so the secret is as public as the id (deviation D1). */
export const clientId = 'minjiang-portal'
export const clientSecret = 'minjiang-portal'
export const clientIdHeader = 'client-id'
/** Key of the older AES form of the password, the same for every user (decision 9): encoding, not secrecy. */
export const aesPassphrase = 'minjiang-portal-password'
