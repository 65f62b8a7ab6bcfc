/** What an applicant for a seal has to know before the form. */
export const sealNotices = [
  '填写申请后，由申请人本人用手机完成人脸识别，申请随即提交审核；未提交的申请保存在印章列表中',
  '审核核对三项：印模上的名称与实名认证一致，授权书签章齐全并写明印章名称、使用范围和有效期，申请人有权申请',
  '审核一般在 1 个工作日内完成，结果以站内消息通知；被驳回的可以按原因修改后重新提交，不需要重新填写',
  '印章图片为 PNG，不超过 2 MB；授权书为 PDF、JPG 或 PNG，不超过 5 MB',
] as const
