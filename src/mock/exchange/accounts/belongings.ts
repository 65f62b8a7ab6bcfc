import { maskedEmail } from '#src/model/account/masked.ts'
import type { SealedPassword } from '#src/model/account/schema.ts'
import { email as emailProblem } from '#src/model/validation/addresses.ts'
import { bankCard, corporateAccount } from '#src/model/validation/bank-card.ts'
import type { Parts } from './parts.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { User } from '../tables.ts'

export type NewRefund = { bankName: string; cardNo: string; password: SealedPassword }

/** Mailbox, refund account, picture: what belongs to an account beside the ways in. */
export function belongingsOf({ exchange, proofs, kept, warn }: Parts) {
  const isTaken = (email: string, userId: string) =>
    [...exchange.tables.users.keys()].some((id) => id !== userId && kept(id).email === email)
  return {
    sendEmailCode: (user: User, email: string) => {
      refuseIf(emailProblem(email))
      if (kept(user.id).email === email) throw new Refusal(400, '该邮箱已绑定在您的账户上')
      proofs.mail.send(user.id, email)
    },
    bindEmail: (user: User, { email, code }: { email: string; code: string }) => {
      proofs.mail.check(user.id, email, code)
      if (isTaken(email, user.id)) throw new Refusal(409, '邮箱已被占用')
      kept(user.id).email = email
      warn(user.id, `您的账户已绑定邮箱 ${maskedEmail(email)}。如非本人操作，请联系客服。`)
    },
    bindRefundAccount: (user: User, { bankName, cardNo, password }: NewRefund) => {
      if (user.authStatus < 3) throw new Refusal(400, '请先完成实名认证')
      if (bankName.trim() === '') throw new Refusal(400, '请输入开户银行')
      refuseIf((user.authStatus === 4 ? corporateAccount : bankCard)(cardNo))
      proofs.checkPassword(user, password, '登录密码')
      kept(user.id).refund = {
        bankName: bankName.trim(),
        cardNo: `**** **** ${cardNo.slice(-4)}`,
        holder: user.name,
      }
      warn(user.id, `您的退款账户已改为 ${bankName.trim()}（尾号 ${cardNo.slice(-4)}）。如非本人操作，请联系客服。`)
    },
    setPortrait: (user: User, fileId: string) => {
      const [file] = exchange.uploads.ofOwner([fileId], user.id)
      if (exchange.uploads.find(fileId)?.purpose !== 'portrait' || !file) throw new Refusal(400, '所选文件不能用作头像')
      user.headImg = file.url
      exchange.mailbox.changed(user.id, 'person')
    },
  }
}
