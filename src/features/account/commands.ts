import { call } from '#src/api/client.ts'
import * as account from '#src/api/endpoints/account.ts'
import { oauthCaptcha } from '#src/api/endpoints/auth.ts'
import { reloadUser } from '#src/features/session/commands.ts'
import { endSession } from '#src/features/session/sign-out.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { sealPassword } from '#src/features/session/credentials/password-cipher.ts'
import type { SealedPassword } from '#src/model/account/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { forgetDrafts } from '#src/shared/lib/storage/draft-owner.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

const seal = async (password: string): Promise<SealedPassword> => {
  const captcha = await call(oauthCaptcha, {})
  return { sealed: await sealPassword(password, captcha), nonce: captcha.nonce ?? '' }
}

const personChanged = () => queryClient.invalidateQueries({ queryKey: [userScope, 'person'] })

/** The exchange has ended every session of the account: this browser forgets its own. */
function leave(said: string, to: string = paths.login): void {
  endSession({ type: 'signed-out' }, () => navigateTo(to))
  forgetDrafts()
  showToast('success', said)
}

/** A password, or the code that was sent to the phone. */
type Proof = { password: string } | { code: string }
const sealedProof = async (proof: Proof) => ('code' in proof ? proof : { password: await seal(proof.password) })

/** Afterwards the person signs in again; `said` is told on the way. */
export async function changePassword(old: string, fresh: string, said: string): Promise<void> {
  const [sealedOld, sealedFresh] = await Promise.all([seal(old), seal(fresh)])
  await call(account.changePassword, { old: sealedOld, fresh: sealedFresh })
  leave(said)
}

export async function closeAccount(proof: Proof, said: string): Promise<void> {
  await call(account.closeAccount, await sealedProof(proof))
  leave(said, linkTo.accountClosed())
}

export async function proveOldPhone(proof: Proof): Promise<string> {
  return (await call(account.proveOldPhone, await sealedProof(proof))).grant
}

export async function changePhone(given: { grant: string; telPhone: string; code: string }): Promise<void> {
  await call(account.changePhone, given)
  void personChanged()
}

export async function unbindPhone(code: string, password: string): Promise<void> {
  await call(account.unbindPhone, { code, password: await seal(password) })
  void personChanged()
}

export const sendEmailCode = async (email: string): Promise<void> => void (await call(account.sendEmailCode, { email }))

export async function bindEmail(email: string, code: string): Promise<void> {
  await call(account.bindEmail, { email, code })
  void personChanged()
}

export async function bindRefundAccount(given: { bankName: string; cardNo: string; password: string }): Promise<void> {
  await call(account.bindRefundAccount, { ...given, password: await seal(given.password) })
  void personChanged()
}

export async function endDevice(id: string): Promise<void> {
  await call(account.endDevice, { id })
  void personChanged()
}

/** The number of devices that were signed out. */
export async function endOtherDevices(): Promise<number> {
  const { ended } = await call(account.endOtherDevices, {})
  void personChanged()
  return ended
}

/** The header shows the new picture at once. */
export async function setPortrait(fileId: string): Promise<void> {
  await call(account.setPortrait, { fileId })
  await Promise.all([personChanged(), reloadUser()])
}
