/** Messages of uploads that did not reach the exchange; a refusal has the exchange's own text. */
export const uploadTexts = {
  stalled: '上传停滞，请检查网络后重试',
  unreadable: '文件无法读取，请重新选择',
  notDrawn: '此浏览器无法处理该图片，未上传；请更换浏览器，或重新导出图片后再试',
  refusedLeft: '有文件未通过检查，请更换文件',
  twice: '该文件已经选择过了',
  stillSending: '文件正在上传，请等待上传完成',
  notArrived: '有文件没有上传成功，请重试或移除',
  tooMany: '最多上传 {{max}} 个文件',
} as const
