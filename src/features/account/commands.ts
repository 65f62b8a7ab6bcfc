import { call } from '#src/api/client.ts'
import * as account from '#src/api/endpoints/account.ts'
import { reloadUser } from '#src/features/session/commands.ts'
import { endSession } from '#src/features/session/sign-out.ts'
import { userScope } from '#src/features/session/user-data.ts'
import { encryptOwnPassword } from '#src/features/session/credentials/own-password.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { forgetDrafts } from '#src/shared/lib/storage/draft-owner.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

const personChanged = () => queryClient.invalidateQueries({ queryKey: [userScope, 'person'] })

/** The exchange has ended every session of the account, so this browser ends its own. */
function leave(message: string, to: string = paths.login): void {
  endSession({ type: 'signed-out' }, () => navigateTo(to))
  forgetDrafts()
  showToast('success', message)
}

/** A password, or the code that was sent to the phone. */
type Proof = { password: string } | TypedCode
const encryptedProof = async (proof: Proof) =>
  'code' in proof ? proof : { password: await encryptOwnPassword(proof.password) }

/** Signs out everywhere; `message` is shown on the login page. */
export async function changePassword(old: string, fresh: string, message: string): Promise<void> {
  const [encryptedOld, encryptedFresh] = await Promise.all([encryptOwnPassword(old), encryptOwnPassword(fresh)])
  await call(account.changePassword, { old: encryptedOld, fresh: encryptedFresh })
  leave(message)
}

export async function closeAccount(proof: Proof, message: string): Promise<void> {
  await call(account.closeAccount, await encryptedProof(proof))
  leave(message, linkTo.accountClosed())
}

/** Proves again who is at this session; the exchange then allows changes of the account for some minutes. */
export async function proveIdentity(proof: Proof): Promise<void> {
  await call(account.proveIdentity, await encryptedProof(proof))
  void personChanged()
}

export async function proveOldPhone(proof: Proof): Promise<string> {
  return (await call(account.proveOldPhone, await encryptedProof(proof))).grant
}

export async function changePhone(given: TypedCode & { grant: string; telPhone: string }): Promise<void> {
  await call(account.changePhone, given)
  void personChanged()
}

export async function unbindPhone(typed: TypedCode, password: string): Promise<void> {
  await call(account.unbindPhone, { ...typed, password: await encryptOwnPassword(password) })
  void personChanged()
}

export const sendEmailCode = async (email: string): Promise<void> => void (await call(account.sendEmailCode, { email }))

export async function bindEmail(email: string, code: string): Promise<void> {
  await call(account.bindEmail, { email, code })
  void personChanged()
}

/** The password may be missing after a recent proof of identity. */
export async function bindRefundAccount(given: {
  bankName: string
  cardNo: string
  password?: string | undefined
}): Promise<void> {
  const password = given.password ? await encryptOwnPassword(given.password) : undefined
  await call(account.bindRefundAccount, { ...given, password })
  void personChanged()
}

export async function endDevice(id: string): Promise<void> {
  await call(account.endDevice, { id })
  void personChanged()
}

/** Returns the number of devices that were signed out. */
export async function endOtherDevices(): Promise<number> {
  const { ended } = await call(account.endOtherDevices, {})
  void personChanged()
  return ended
}

/** Reloads the user too, for the picture in the header. */
export async function setPortrait(fileId: string): Promise<void> {
  await call(account.setPortrait, { fileId })
  await Promise.all([personChanged(), reloadUser()])
}
