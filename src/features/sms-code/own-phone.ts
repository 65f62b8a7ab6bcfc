import { call } from '#src/api/client.ts'
import { sendOwnSmsCode } from '#src/api/endpoints/account.ts'
import type { OwnSmsPurpose } from '#src/model/account/own-sms-purposes.ts'
import type { SendTo } from './commands.ts'

/** Stands for the user's own phone number, which only the exchange knows. */
export const ownPhone = 'own'

/** Sends codes for one purpose to the phone of the user. */
export const toOwnPhone =
  (purpose: OwnSmsPurpose): SendTo =>
  async (_own, solved) => {
    const { telPhone, uuid } = await call(sendOwnSmsCode, { purpose, ...solved })
    return { ...(uuid ? { uuid } : {}), shown: telPhone }
  }
