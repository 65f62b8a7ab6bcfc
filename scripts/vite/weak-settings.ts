import type { Env } from '../../src/shared/config/env.ts'

const aesProblem =
  'VITE_PASSWORD_CIPHER=aes needs VITE_TOKEN_PARAMS=body: every page contains its passphrase, and addresses are logged'

/** Throws for settings that would give away passwords; a build and a server stop at them. */
export function refuseUnsafe({ VITE_PASSWORD_CIPHER, VITE_TOKEN_PARAMS }: Env): void {
  if (VITE_PASSWORD_CIPHER === 'aes' && VITE_TOKEN_PARAMS === 'query') throw new Error(aesProblem)
}

/** What a build with these settings should be told about: each is allowed, and weaker than another value. */
export const weakSettings = ({ VITE_PASSWORD_CIPHER, VITE_TOKEN_PARAMS }: Env): string[] => [
  ...(VITE_PASSWORD_CIPHER === 'aes'
    ? [
        'VITE_PASSWORD_CIPHER=aes is no encryption: every page contains its passphrase. Use sm2 as soon as the backend can.',
      ]
    : []),
  ...(VITE_TOKEN_PARAMS === 'query'
    ? [
        'VITE_TOKEN_PARAMS=query sends encrypted passwords, codes and tokens in addresses, as the specification says. Use body where the ' +
          'backend can, or keep the query out of every log (deploy/README.md).',
      ]
    : []),
]
