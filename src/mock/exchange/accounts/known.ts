import type { Exchange } from '../exchange.ts'
import type { User } from '../tables.ts'

/** Whose account a phone is bound to. */
export const byPhone = ({ tables }: Exchange, telPhone: string): User | undefined =>
  [...tables.users.values()].find((user) => telPhone !== '' && user.telPhone === telPhone)
