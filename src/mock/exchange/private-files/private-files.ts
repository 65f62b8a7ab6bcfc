import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { filesRoot } from '../../files/address.ts'
import { bareAddress, grantedAddress } from '#src/shared/lib/navigation/file-address.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Core } from '../core.ts'
import { isPrivate, type Known, mayRead, reviewerId } from './rights.ts'

/** An address of a private file can be read for this long, ms. */
export const fileAddressMs = 300_000
/** Addresses of the same minute are the same, ms, so that an answer that is fetched again does not load its pictures again. */
const grainMs = 60_000

/** The session for which an address is made. */
export type FileReader = { userId: string; session: string }

/** The reader of the console, which has no session. */
export const reviewer: FileReader = { userId: reviewerId, session: '' }

export type Access = 'open' | 'expired' | 'refused'

export type PrivateFiles = {
  /** The address for this reader; null for one who may not read it. A public address stays as it is. */
  addressFor: (address: string, reader: FileReader) => string | null
  /** The same for every address in the data of an answer; one that its reader may not read stays without a grant. */
  withAddresses: <T>(data: T, reader: FileReader) => T
  /** Whether a request may read what is at its address, by the rights of this moment. */
  accessTo: (address: URL) => Access
}

type Ports = Known & { accounts: Pick<Accounts, 'sessionsOf'> }

/** Addresses of private files: each for one session, for five minutes, and for as long as its user has the right. */
export function createPrivateFiles(core: Pick<Core, 'now' | 'keyFor' | 'tables'>, ports: Ports): PrivateFiles {
  const secret = utf8ToBytes(core.keyFor('addresses of private files'))

  const keyOf = (path: string, { userId, session }: FileReader, until: number): string =>
    bytesToHex(hmac(sha256, secret, utf8ToBytes([path, userId, session, until].join('\n')))).slice(0, 43)

  const addressFor: PrivateFiles['addressFor'] = (given, reader) => {
    const address = bareAddress(given)
    const path = address.split('?', 1)[0]!
    if (!isPrivate(ports, path)) return address
    if (!mayRead(ports, reader.userId, path)) return null
    const until = Math.floor(core.now() / grainMs) * grainMs + fileAddressMs
    return grantedAddress(address, { until, for: reader.userId, key: keyOf(path, reader, until) })
  }

  const sessionsOf = (userId: string): readonly string[] => {
    if (userId === reviewer.userId) return [reviewer.session]
    return core.tables.users.get(userId)?.isAllowAccess ? [...ports.accounts.sessionsOf(userId)] : []
  }

  return {
    addressFor,
    withAddresses: (data, reader) => {
      const signed = (value: unknown): unknown => {
        if (typeof value === 'string')
          return value.startsWith(filesRoot) ? (addressFor(value, reader) ?? bareAddress(value)) : value
        if (Array.isArray(value)) return value.map(signed)
        if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
          return value
        return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, signed(field)]))
      }
      return signed(data) as typeof data
    },
    accessTo: ({ pathname: path, searchParams }) => {
      if (!isPrivate(ports, path)) return 'open'
      const [userId, until, key] = [
        searchParams.get('for') ?? '',
        Number(searchParams.get('until')),
        searchParams.get('key'),
      ]
      const isOwn = sessionsOf(userId).some((session) => keyOf(path, { userId, session }, until) === key)
      if (!isOwn) return 'refused'
      if (until <= core.now()) return 'expired'
      return mayRead(ports, userId, path) ? 'open' : 'refused'
    },
  }
}
