import * as seal from '#src/api/endpoints/seal.ts'
import { userOf } from '../exchange/actor.ts'
import { faceAddress } from '../exchange/kyc/face-check.ts'
import { Refusal } from '../exchange/refusal.ts'
import type { Seal } from '../exchange/seals/record.ts'
import { applicantOf, shownSeal, shownToPhone } from '../exchange/seals/views.ts'
import type { Exchange } from '../worlds.ts'
import { handle } from './call/handle.ts'

const shown = ({ uploads, kyc }: Exchange, record: Seal) =>
  shownSeal(record, { uploads, faceTriesLeft: kyc.faces.triesLeft(record.userId) })

/** The face check of a seal with this token; another token is as good as none. */
function faceOf({ kyc, seals }: Exchange, token: string) {
  const face = kyc.faces.find(token)
  const record = face && seals.ofFace(face)
  if (!face || !record) throw new Refusal(410, '二维码无效或已失效，请在电脑上重新获取')
  return { face, record }
}

function phoneView(exchange: Exchange, token: string) {
  const { face, record } = faceOf(exchange, token)
  return shownToPhone(face, record, exchange.kyc.faces.triesLeft(face.userId))
}

export const sealHandlers = [
  handle(seal.sealList, ({ exchange, actor }) =>
    exchange.seals.of(userOf(exchange, actor).id).map((record) => shown(exchange, record)),
  ),
  handle(seal.sealApplicantOf, ({ exchange, actor }) =>
    applicantOf(exchange.kyc.identityOf(userOf(exchange, actor).id)),
  ),
  handle(seal.saveSeal, ({ input: { id = null, ...input }, exchange, actor }) =>
    shown(exchange, exchange.take('saveSeal', { ...input, id }, actor)),
  ),
  handle(seal.startSealFace, ({ input: { id, token = null }, exchange, actor }) =>
    shown(exchange, exchange.take('startSealFace', { id, token }, actor)),
  ),
  handle(seal.resubmitSeal, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('resubmitSeal', input, actor)),
  ),
  handle(seal.stopSeal, ({ input, exchange, actor }) => shown(exchange, exchange.take('stopSeal', input, actor))),
  handle(seal.enableSeal, ({ input, exchange, actor }) => shown(exchange, exchange.take('enableSeal', input, actor))),
  handle(seal.removeSeal, ({ input, exchange, actor }) => {
    exchange.take('removeSeal', input, actor)
    return input
  }),
  handle(seal.scanSealFace, ({ input: { token }, exchange, actor }) => {
    const { face } = faceOf(exchange, token)
    if (face.state === 'waiting') exchange.take('openFace', { token }, actor)
    return phoneView(exchange, token)
  }),
  handle(seal.agreeSealFace, ({ input: { token }, exchange, actor }) => {
    faceOf(exchange, token)
    exchange.take('agreeFace', { token }, actor)
    return { address: faceAddress(token) }
  }),
  handle(seal.cancelSealFace, ({ input: { token }, exchange, actor }) => {
    const { face } = faceOf(exchange, token)
    if (face.state !== 'cancelled') exchange.take('sayFace', { token, verdict: 'cancel' }, actor)
    return phoneView(exchange, token)
  }),
]
