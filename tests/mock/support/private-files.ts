import { answerRequest } from '#src/mock/mount/http/gate.ts'
import type { Exchange, Worlds } from '#src/mock/worlds.ts'
import { bareAddress } from '#src/shared/lib/navigation/file-address.ts'
import { bearerOf } from './sign-in.ts'

/** Reads an address as a browser does. */
export async function readAddress(exchange: Exchange, address: string): Promise<Response> {
  const worlds = { of: () => exchange, isOpen: () => true } as unknown as Worlds
  return (await answerRequest(new Request(`http://portal.example${address}`), worlds, false))!
}

/** The address of a private file for the session of a token; null for one who may not read it. */
export function addressWith(exchange: Exchange, bearer: string, url: string): string | null {
  const { accounts, privateFiles } = exchange
  const [user, session] = [accounts.userOf(bearer), accounts.sessionOf(bearer)]
  return user && session ? privateFiles.addressFor(bareAddress(url), { userId: user.id, session }) : null
}

/** The address of a private file for a new session of an account; the bare one for an account that may not read it. */
export const addressOf = (exchange: Exchange, loginName: string, url: string): string =>
  addressWith(exchange, bearerOf(exchange, loginName), url) ?? url
