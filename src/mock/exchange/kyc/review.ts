import type { RefusalReason } from '#src/model/kyc/schema.ts'

/** What a reviewer may find, and what the person does about it. */
export const reviewReasons: Readonly<Record<string, RefusalReason>> = {
  blurred: { text: '证件照片不清晰或不完整', fix: '请在光线均匀处重新拍摄，四角完整、文字可辨' },
  mismatch: { text: '填写的信息与证件不一致', fix: '请按证件逐项核对姓名、号码和有效期后重新填写' },
  expired: { text: '证件已过有效期', fix: '请上传换发后的有效证件' },
  licence: { text: '营业执照信息与填写不一致', fix: '请按营业执照核对名称、代码、类型和法定代表人' },
  letter: { text: '授权委托书缺少盖章或签字', fix: '请下载模板，由法定代表人签字并加盖公章后重新上传' },
  unreadable: { text: '上传的文件无法打开', fix: '请重新导出为 jpg、png 或 pdf 后上传' },
}

export const fileInfected: RefusalReason = {
  text: '上传的文件未通过安全检查',
  fix: '请更换文件后重新提交',
}
export const transferFailed: RefusalReason = {
  text: '打款金额三次填写不正确',
  fix: '请向开户行核对到账明细，重新提交后将另打一笔新的金额',
}
export const transferLate: RefusalReason = {
  text: '打款金额超过 3 天未回填',
  fix: '请重新提交，并在收到打款后 3 天内回填金额',
}
export const faceFailed: RefusalReason = {
  text: '人脸识别三次未通过',
  fix: '今天不能再用人脸识别，请改用其他核验方式或人工审核，或明天再试',
}
export const faceLate: RefusalReason = {
  text: '24 小时内未完成人脸识别',
  fix: '请重新提交，并用手机扫码完成人脸识别；也可以选择其他核验方式',
}
export const letterLate: RefusalReason = {
  text: '7 天内未交回签署的授权书',
  fix: '请重新提交，下载新的授权书，由法定代表人签字并加盖公章后上传',
}
export const documentTaken: RefusalReason = {
  text: '该证件号已被其他账号认证',
  fix: '如非本人操作，请提交“证件被占用”申诉',
}

/** The automatic reviewer, who acts when no person does. */
export const botReviewer = '审核员 0100'
/** ms; the demonstration does not wait a working day. */
export const reviewMs = 10 * 60_000
export const bankMs = 20_000
