import type { SealedPassword } from '#src/model/account/schema.ts'
import { newPasswordOf } from '#src/model/validation/password.ts'
import type { Parts } from './parts.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { User } from '../tables.ts'

/** The password of an account, whose change signs out every browser (domain 6.16). */
export function passwordOf({ exchange, proofs, devices, kept, warn }: Parts) {
  return {
    /** A forgotten password has been replaced: whoever is signed in anywhere has to sign in anew. */
    passwordReset: (user: User) => {
      kept(user.id).passwordChangedAt = exchange.now()
      warn(user.id, '您的登录密码已通过手机验证重置，所有设备已退出登录。如非本人操作，请联系客服。')
      devices.end(user.id, () => true)
    },
    changePassword: (user: User, { old, fresh }: { old: SealedPassword; fresh: SealedPassword }) => {
      proofs.checkPassword(user, old, '原密码')
      const password = exchange.accounts.openPassword(fresh.sealed, fresh.nonce)
      if (password === null) throw new Refusal(400, '密码未能送达，请重试')
      if (password === user.password) throw new Refusal(400, '新旧密码不能相同')
      refuseIf(newPasswordOf(user.loginName)(password))
      user.password = password
      kept(user.id).passwordChangedAt = exchange.now()
      warn(user.id, '您的登录密码已修改，所有设备已退出登录。如非本人操作，请立即找回密码。')
      devices.end(user.id, () => true)
    },
  }
}
