import { call } from '#src/api/client.ts'
import { codeLogin } from '#src/api/endpoints/sign-on.ts'
import type { LoginAnswer } from '#src/model/session/schema.ts'
import { client } from '../commands.ts'

/** A code of a single sign-on; with the verifier of its challenge where this tab began it. */
export type IssuedCode = { code: string; verifier?: string | undefined }

/** Redeems an authorization code, which is valid once. */
export const grantFor = ({ code, verifier }: IssuedCode): Promise<LoginAnswer> =>
  call(codeLogin, {
    ...client,
    grant_type: 'authorization_code',
    code,
    ...(verifier === undefined ? {} : { code_verifier: verifier }),
  })
