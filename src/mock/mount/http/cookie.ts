export const cookieOf = (request: { headers: { get: (name: string) => string | null } }, name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? null
