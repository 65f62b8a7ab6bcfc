import * as account from '#src/api/endpoints/account.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { userOf } from '../exchange/actor.ts'
import { openMatters } from '../exchange/overview/open-matters.ts'
import { shownAccount } from '../exchange/accounts/refund-account.ts'
import { withCodeUuid } from './call/code-uuid.ts'
import { handle } from './call/handle.ts'
import { lastEnrolmentOf } from './shapes/enrolment.ts'

export const accountHandlers = [
  handle(account.safety, ({ exchange, actor }) => {
    const user = userOf(exchange, actor)
    const enrolled = lastEnrolmentOf(exchange, user)?.form.refund
    return {
      ...exchange.security.overview(user, actor.session),
      enrolledAccount: enrolled ? shownAccount(enrolled) : null,
    }
  }),
  handle(account.devices, ({ exchange, actor }) =>
    exchange.security.devices.list(userOf(exchange, actor).id, actor.session),
  ),
  handle(account.securityEvents, ({ exchange, actor }) => exchange.security.events.of(userOf(exchange, actor).id)),
  handle(account.proveIdentity, ({ input, exchange, actor }) => {
    exchange.take('proveIdentity', withCodeUuid(input), actor)
    return null
  }),
  handle(account.endDevice, ({ input, exchange, actor }) => {
    exchange.take('endDevice', input, actor)
    return null
  }),
  handle(account.endOtherDevices, ({ exchange, actor }) => ({ ended: exchange.take('endOtherDevices', {}, actor) })),
  handle(account.changePassword, ({ input, exchange, actor }) => {
    exchange.take('changePassword', input, actor)
    return null
  }),
  handle(account.proveOldPhone, ({ input, exchange, actor }) =>
    exchange.take('proveOldPhone', withCodeUuid(input), actor),
  ),
  handle(account.changePhone, ({ input, exchange, actor }) => {
    exchange.take('changePhone', withCodeUuid(input), actor)
    return null
  }),
  handle(account.unbindPhone, ({ input, exchange, actor }) => {
    exchange.take('unbindPhone', withCodeUuid(input), actor)
    return null
  }),
  handle(account.sendEmailCode, ({ input, exchange, actor }) => {
    exchange.take('sendEmailCode', input, actor)
    return null
  }),
  handle(account.bindEmail, ({ input, exchange, actor }) => {
    exchange.take('bindEmail', input, actor)
    return null
  }),
  handle(account.bindRefundAccount, ({ input, exchange, actor }) => {
    exchange.take('bindRefundAccount', input, actor)
    return null
  }),
  handle(account.setPortrait, ({ input, exchange, actor }) => {
    exchange.take('setPortrait', input, actor)
    return { headImg: userOf(exchange, actor).headImg }
  }),
  handle(account.accountMatters, ({ exchange, actor }) => openMatters(exchange, userOf(exchange, actor).id)),
  handle(account.closeAccount, ({ input, exchange, actor }) => {
    exchange.take('closeAccount', withCodeUuid(input), actor)
    return null
  }),
  handle(
    account.sendOwnSmsCode,
    ({ input: { purpose = 'identity', uuid = '', captcha = '' }, exchange, actor, user }) => {
      const sent = exchange.take('sendOwnCode', { purpose, solution: { uuid, captcha } }, actor)
      return { telPhone: maskedPhone(user?.telPhone ?? ''), uuid: sent.uuid }
    },
  ),
]
