import * as z from 'zod/mini'
import { nullish } from '../nullish.ts'

/** Domain 5.5: 草稿, 协商中, 待签署, 签署中, 已完成, 已生效; 已拒签, 已撤销, 已过期. */
export const contractStates = [
  'draft',
  'negotiating',
  'toSign',
  'signing',
  'signed',
  'effective',
  'rejected',
  'revoked',
  'expired',
] as const
export type ContractState = (typeof contractStates)[number]

/** In a list beside the states of the contracts that are signed here: one that was signed on paper. */
export const paperState = 'paper'

/** The parties of the deal, others who sign with them, and the exchange, which witnesses. */
export const signerRoles = ['taker', 'seller', 'other', 'witness'] as const
export type SignerRole = (typeof signerRoles)[number]
/** Who draws up, negotiates and confirms. */
export type PartyRole = 'taker' | 'seller'

/** 个人签名, 机构章, 法人章 (domain 6.18). */
export const signWays = ['personal', 'official', 'legal'] as const
export type SignWay = (typeof signWays)[number]

/** 未通知, 待签, 已签, 拒签; 已终止: the contract ended before. */
export const signerStates = ['idle', 'waiting', 'signed', 'rejected', 'ended'] as const
export type SignerState = (typeof signerStates)[number]

/** 替换经办人, 删除. */
export const signerActs = ['replace', 'remove'] as const
export type SignerAct = (typeof signerActs)[number]

export const contractActs = [
  'draw',
  'edit',
  'confirm',
  'return',
  'open',
  'sign',
  'reject',
  'revoke',
  'extend',
  'urge',
  'changeSigners',
  'redraw',
  'download',
] as const
export type ContractAct = (typeof contractActs)[number]

/** Signing in the order of the list, or by everyone at once. */
export const signOrders = ['ordered', 'free'] as const
export type SignOrder = (typeof signOrders)[number]

const id = z.string().check(z.maxLength(64))

/** One who signs, as a party of the contract sees it. */
export const contractSigner = z.object({
  id,
  /** From 1; the exchange is the last. */
  order: z.number(),
  role: z.string(),
  /** `person` or `organisation`. */
  kind: z.string(),
  name: z.string(),
  /** Masked. */
  code: z.string(),
  /** 经办人, masked; the desk of a party without an account. */
  agent: z.string(),
  /** A mobile is masked. */
  phone: z.string(),
  way: z.string(),
  needsFace: z.boolean(),
  state: z.string(),
  /** When it was signed or refused. */
  at: nullish(z.number()),
  isYou: z.boolean(),
  /** What the reader may do with this one: see `signerActs`. */
  can: z.array(z.string()),
  /** When the reader may urge again; null while there is nothing to urge. */
  urgeFrom: nullish(z.number()),
})
export type ContractSigner = z.output<typeof contractSigner>

/** The one thing a reader has to do about a contract. */
export const contractTasks = ['draw', 'confirm', 'sign', 'redraw'] as const
export type ContractTask = (typeof contractTasks)[number]

/** A contract in the list of one of its parties; of one on paper the id is that of its deal. */
export const contractRow = z.object({
  id,
  /** 合同编号 */
  no: z.string(),
  name: z.string(),
  state: z.string(),
  /** The reader's: `taker`, `seller` or `other`. */
  role: z.string(),
  typeCode: z.string(),
  assetsId: z.string(),
  assetsName: z.string(),
  projectNo: z.string(),
  seller: z.string(),
  taker: z.string(),
  /** 签署截止, epoch ms. */
  signBy: z.number(),
  /** When one on paper was registered, epoch ms; null for the others. */
  registeredAt: nullish(z.number()),
  changedAt: z.number(),
  /** What the reader has to do; null while it is another's turn, or nobody's. */
  task: nullish(z.string()),
  can: z.array(z.string()),
})
export type ContractRow = z.output<typeof contractRow>

const both = z.object({ taker: nullish(z.number()), seller: nullish(z.number()) })

/** A contract as one of its parties sees it. */
export const contractView = z.extend(contractRow, {
  dealId: z.string(),
  /** Of the taker's enrolment; null for the other parties. */
  enrolId: nullish(z.string()),
  createdAt: z.number(),
  /** Who drew it up; null before. */
  initiator: nullish(z.string()),
  /** Fields that the parties agree on, as entered. */
  open: z.record(z.string(), z.string()),
  /** All fields as the text shows them. */
  values: z.record(z.string(), z.string()),
  /** Counts the changes of the fields: saving on an older one is refused with 4119. */
  fieldsVersion: z.number(),
  /** Of the current text with its fields, hex. */
  digest: z.string(),
  /** When each party confirmed the current text. */
  confirmed: both,
  /** The last time it was returned for changes. */
  returned: nullish(z.object({ by: z.string(), at: z.number(), reason: z.string() })),
  order: z.string(),
  signers: z.array(contractSigner),
  /** Why no one may sign now. */
  signBlocker: nullish(z.string()),
  /** The file with all signatures, once it is complete. */
  paper: nullish(z.object({ url: z.string(), name: z.string() })),
  /** The code under which anyone can verify it, once it is complete. */
  verifyCode: nullish(z.string()),
  /** When both had confirmed the text. */
  agreedAt: nullish(z.number()),
  publicityUntil: z.number(),
  completedAt: nullish(z.number()),
  effectiveAt: nullish(z.number()),
  endedAt: nullish(z.number()),
  /** Why it was refused or revoked. */
  reason: nullish(z.string()),
  /** The contract that was drawn up in its place. */
  nextId: nullish(z.string()),
  /** How often the deadline may still be extended. */
  extensionsLeft: z.number(),
  events: z.array(
    z.object({
      at: z.number(),
      title: z.string(),
      /** Who did it, as a signer; null for the exchange itself. */
      by: nullish(z.string()),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
  ),
})
export type ContractView = z.output<typeof contractView>

/** The paper of a contract as its signers see it: a picture of each page, and where each of them signs. */
export const contractPaper = z.object({
  /** SM3 of the file as it is now, hex. */
  digest: z.string(),
  /** px at 72 to the inch. */
  pages: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  /** The middle of each place, in parts of its page from the top left; pages count from 0. */
  places: z.array(z.object({ signerId: id, page: z.number(), x: z.number(), y: z.number() })),
})
export type ContractPaper = z.output<typeof contractPaper>

/** A point of a page, in parts of its width and height from the top left. */
const share = z.number().check(z.gte(0), z.lte(1))

/** What a signer places on the paper. */
export const signatureInput = z.object({
  id,
  /** Of the text that was read. */
  digest: z.string().check(z.maxLength(128)),
  /** A seal of the signer, or a drawn signature: lines of points in its box. */
  picture: z.union([
    z.object({ kind: z.literal('seal'), sealId: id }),
    z.object({
      kind: z.literal('drawn'),
      strokes: z
        .array(z.array(z.object({ x: share, y: share })).check(z.minLength(1), z.maxLength(600)))
        .check(z.minLength(1), z.maxLength(60)),
    }),
  ]),
  /** The centre of each picture on its page, from 0. */
  marks: z
    .array(z.object({ page: z.int().check(z.gte(0), z.lte(99)), x: share, y: share }))
    .check(z.minLength(1), z.maxLength(20)),
  /** 骑缝章 */
  hasSeam: z.boolean(),
  willingness: z.union([
    z.object({ kind: z.literal('sms'), code: z.string().check(z.maxLength(8)) }),
    z.object({ kind: z.literal('face'), token: z.string().check(z.maxLength(64)) }),
  ]),
})
export type SignatureInput = z.output<typeof signatureInput>

/** A signer that a party adds. */
export const newSigner = z.object({
  kind: z.enum(['person', 'organisation']),
  name: z.string().check(z.maxLength(100)),
  code: z.string().check(z.maxLength(40)),
  agent: z.string().check(z.maxLength(60)),
  phone: z.string().check(z.maxLength(20)),
  way: z.enum(signWays),
  needsFace: z.boolean(),
})
export type NewSigner = z.output<typeof newSigner>
