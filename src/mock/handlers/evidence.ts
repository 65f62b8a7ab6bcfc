import { dealEvidence } from '#src/api/endpoints/evidence.ts'
import { userIdOf } from '../exchange/actor.ts'
import { evidenceOf } from '../exchange/evidence/evidence.ts'
import { handle } from './call/handle.ts'

export const evidenceHandlers = [
  handle(dealEvidence, ({ input: { dealId }, exchange, actor }) => evidenceOf(exchange, dealId, userIdOf(actor))),
]
