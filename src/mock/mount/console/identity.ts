import type { BankCard, FaceCheck } from '../../exchange/kyc/record.ts'
import * as z from 'zod/mini'
import { faceCheckReasonLabels } from '#src/model/kyc/labels.ts'
import { bankCard, plainAccount } from '#src/model/validation/bank-card.ts'
import { faceAddress } from '../../exchange/kyc/face-check.ts'
import type { Exchange } from '../../worlds.ts'
import { escaped } from '../http/html.ts'
import { noUser, timeText, type ToolGroup } from './tool.ts'

const faceCheckOrder = z.object({ token: z.string(), verdict: z.enum(['pass', 'cancel', 'mismatch', 'still', 'dark']) })
const cardOrder = z.object({
  card: z.string(),
  name: z.string().check(z.minLength(1)),
  docNumber: z.string().check(z.minLength(1)),
  telPhone: z.string().check(z.regex(/^1\d{10}$/)),
  state: z.enum(['normal', 'lost']),
})

const stateLabels = {
  waiting: '待扫码',
  scanned: '已扫码',
  passed: '成功',
  failed: '失败',
  expired: '失效',
  cancelled: '取消',
} as const
const cardLabels = { normal: '正常', lost: '已挂失' } as const

/** Claims wait for a day; those whose check has ended are listed as well. */
const openFaceChecks = ({ kyc }: Exchange): FaceCheck[] => {
  const ofClaims = kyc.open().flatMap(({ claim: { face } }) => (face ? [face] : []))
  return [...ofClaims, ...kyc.faces.open().filter(({ purpose }) => purpose !== 'kyc')]
}

const purposeLabels = { kyc: '实名认证', seal: '印章申请', contract: '合同签署' } as const

function faceCheckRow({ token, state, until, purpose, holder }: FaceCheck): string {
  const choices = Object.entries(faceCheckReasonLabels).map(
    ([verdict, text]) => `<button name="verdict" value="${verdict}">${escaped(text)}</button>`,
  )
  const form =
    state === 'waiting' || state === 'scanned'
      ? `<p><a href="${escaped(faceAddress(token))}">打开手机页面</a>（${timeText(until)} 前有效）</p><form method="post" action="/__mock/face"><input type="hidden" name="token" value="${escaped(token)}"><button name="verdict" value="pass">通过</button> ${choices.join(' ')} <button name="verdict" value="cancel">取消</button></form>`
      : ''
  return `<li><p>${escaped(holder.name)}，${purposeLabels[purpose]}：${stateLabels[state]}</p>${form}</li>`
}

const cardRow = ({ card, name, docNumber, telPhone, state }: BankCard): string =>
  `<tr><td>${escaped(card)}</td><td>${escaped(name)}</td><td>${escaped(docNumber)}</td><td>${escaped(telPhone)}</td><td>${cardLabels[state]}</td></tr>`

const field = (name: string, label: string) => `<p><label>${label} <input name="${name}" required></label></p>`

const cardForm = `<form method="post" action="/__mock/card">${field('card', '卡号')}${field('name', '户名')}${field('docNumber', '证件号码')}${field('telPhone', '预留手机号')}<p><label>状态 <select name="state"><option value="normal">正常</option><option value="lost">已挂失</option></select></label></p><button>登记</button></form>`

/** The face verification service, and the banks' records of cards. */
export const identityTools: ToolGroup = {
  pages: {
    faces: {
      title: '人脸识别（模拟）',
      body: (exchange) => {
        const open = openFaceChecks(exchange)
        return open.length > 0 ? `<ol>${open.map(faceCheckRow).join('')}</ol>` : '<p>没有等待的人脸识别。</p>'
      },
    },
    cards: {
      title: '银行卡四要素：银行记录（模拟）',
      body: ({ kyc: realNames }) =>
        `<p>表中没有的卡号按填写的户名核验通过；有记录的卡号，户名、证件号码、预留手机号和状态都须一致。</p><table><tr><th>卡号</th><th>户名</th><th>证件号码</th><th>预留手机号</th><th>状态</th></tr>${realNames.cards.all().map(cardRow).join('')}</table>${cardForm}`,
    },
  },
  answers: {
    'faces.json': (exchange) =>
      openFaceChecks(exchange).map(({ token, state, until, purpose, holder }) => ({
        name: holder.name,
        purpose,
        state,
        until,
        address: faceAddress(token),
        token,
      })),
    'cards.json': ({ kyc: realNames }) => realNames.cards.all(),
  },
  orders: {
    face: (exchange, body) => {
      const { success, data } = faceCheckOrder.safeParse(body)
      if (!success) return null
      exchange.take('sayFace', data, noUser)
      return { verdict: data.verdict }
    },
    card: (exchange, body) => {
      const { success, data } = cardOrder.safeParse(body)
      if (!success || bankCard(data.card) !== null) return null
      return exchange.take('keepCard', { ...data, card: plainAccount(data.card) }, noUser)
    },
  },
}
