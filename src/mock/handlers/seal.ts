import * as calls from '#src/api/endpoints/seal.ts'
import { userOf } from '../exchange/actor.ts'
import { faceAddress } from '../exchange/kyc/face-check.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { Seal } from '../exchange/seals/record.ts'
import { applicantOf, shownSeal, shownToPhone } from '../exchange/seals/views.ts'
import type { Exchange } from '../worlds.ts'
import { handle } from './call/handle.ts'

const shown = ({ uploads, kyc }: Exchange, record: Seal) =>
  shownSeal(record, { uploads, faceTriesLeft: kyc.faces.triesLeft(record.userId) })

/** The face check of a seal or for signing with this token, and what it is for; another token is as good as none. */
function faceOf({ kyc, seals, contracts }: Exchange, token: string) {
  const face = kyc.faces.find(token)
  const seal = face && seals.ofFace(face)
  const contract = face && contracts.ofFace(face)
  if (!face || (!seal && !contract)) throw new Refusal(410, '二维码无效或已失效，请在电脑上重新获取')
  return { face, about: contract ? { contractName: contract.name } : { sealName: seal?.name } }
}

function phoneView(exchange: Exchange, token: string) {
  const { face, about } = faceOf(exchange, token)
  return shownToPhone(face, about, exchange.kyc.faces.triesLeft(face.userId))
}

export const sealHandlers = [
  handle(calls.sealList, ({ exchange, actor }) =>
    exchange.seals.of(userOf(exchange, actor).id).map((record) => shown(exchange, record)),
  ),
  handle(calls.sealApplicantOf, ({ exchange, actor }) =>
    applicantOf(exchange.kyc.identityOf(userOf(exchange, actor).id)),
  ),
  handle(calls.saveSeal, ({ input: { id = null, ...input }, exchange, actor }) =>
    shown(exchange, exchange.take('saveSeal', { ...input, id }, actor)),
  ),
  handle(calls.startSealFace, ({ input: { id, token = null }, exchange, actor }) =>
    shown(exchange, exchange.take('startSealFace', { id, token }, actor)),
  ),
  handle(calls.resubmitSeal, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('resubmitSeal', input, actor)),
  ),
  handle(calls.stopSeal, ({ input, exchange, actor }) => shown(exchange, exchange.take('stopSeal', input, actor))),
  handle(calls.enableSeal, ({ input, exchange, actor }) => shown(exchange, exchange.take('enableSeal', input, actor))),
  handle(calls.removeSeal, ({ input, exchange, actor }) => {
    exchange.take('removeSeal', input, actor)
    return input
  }),
  handle(calls.scanSealFace, ({ input: { token }, exchange, actor }) => {
    const { face } = faceOf(exchange, token)
    if (face.state === 'waiting') exchange.take('openFace', { token }, actor)
    return phoneView(exchange, token)
  }),
  handle(calls.agreeSealFace, ({ input: { token }, exchange, actor }) => {
    faceOf(exchange, token)
    exchange.take('agreeFace', { token }, actor)
    return { address: faceAddress(token) }
  }),
  handle(calls.cancelSealFace, ({ input: { token }, exchange, actor }) => {
    const { face } = faceOf(exchange, token)
    if (face.state !== 'cancelled') exchange.take('sayFace', { token, verdict: 'cancel' }, actor)
    return phoneView(exchange, token)
  }),
]
