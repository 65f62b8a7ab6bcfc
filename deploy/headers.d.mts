export type HeaderOptions = {
  nonce: string
  connect: readonly string[]
  images?: readonly string[]
  dev?: boolean
}

export declare const noncePlaceholder: '__CSP_NONCE__'
export declare function hostsOf(env: Readonly<Record<string, string | undefined>>): {
  connect: string[]
  images: string[]
}
export declare function securityHeaders(options: HeaderOptions): Record<string, string>

export const answerHeaders: Readonly<Record<string, string>>
