import type { OpenMatter } from '#src/model/account/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { closedStates } from '../enrolments/record.ts'
import { depositMatters } from '../deposits/matters.ts'
import type { Exchange } from '../exchange.ts'

type Source = (exchange: Exchange, userId: string) => OpenMatter[]

const appeals: Source = (exchange, userId) =>
  exchange.appeals.openOf(userId).map(({ id }) => ({ text: `申诉 ${id} 尚未办结`, link: linkTo.appealDetail(id) }))

/** A draft binds nobody. */
const enrolments: Source = (exchange, userId) =>
  exchange.enrolments
    .ofUser(userId)
    .filter(({ state }) => state !== 'DRAFT' && !closedStates.has(state))
    .map(({ id, no }) => ({ text: `报名 ${no} 尚未办结`, link: linkTo.enrolmentById(id) }))

const prices: Source = (exchange, userId) =>
  exchange.enrolments
    .ofUser(userId)
    .filter(({ price }) => price !== null)
    .map(({ id, listing }) => ({
      text: `“${listing.assetsName}”的成交价款尚未付清`,
      link: linkTo.enrolmentById(id),
    }))

/** Each part of the exchange that can keep an account from being closed. */
const sources: readonly Source[] = [appeals, enrolments, prices, depositMatters]

/** What is still open between a user and the exchange; an account with any of it cannot be closed (domain 6.16). */
export const openMatters: Source = (exchange, userId) => sources.flatMap((source) => source(exchange, userId))
