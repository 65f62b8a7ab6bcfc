import type { SignOrder } from '#src/model/contract/schema.ts'

export const signOrderHints: Readonly<Record<SignOrder, string>> = {
  ordered: '按列表顺序依次签署，前一方签署后才通知下一方；鉴证方最后签署。',
  free: '各方同时收到通知，不分先后；鉴证方最后签署。',
}

export const signerKindLabels = { person: '个人', organisation: '机构' } as const

/** How a signer shows that signing is the own will. */
export const willingnessLabels = { sms: '手机短信', face: '人脸识别' } as const
