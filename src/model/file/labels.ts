import type { FileTrouble } from './rules.ts'

/** Why a file is refused; each names its rule. Values: `troubleValues`. */
export const fileTroubleText: Record<FileTrouble, string> = {
  'name-characters': '文件名不能含有斜杠、冒号、引号等特殊符号、表情符号或不可见字符',
  'name-long': '文件名不能超过 100 个字符',
  'name-form': '文件名须有正确的后缀，且不能以点或空格开头',
  'name-device': '文件名不能是系统的设备名（如 CON、NUL、COM1），请改名后上传',
  'name-executable': '文件名中含有程序或网页的后缀',
  empty: '文件是空的，请重新选择',
  'too-large': '文件不能超过 {{megabytes}} MB',
  kind: '只能上传 {{kinds}} 格式的文件',
  program: '文件的内容是程序或网页，与后缀不符；只能上传 {{kinds}} 格式的文件',
  'name-kind': '文件的内容与后缀不符',
  declared: '文件的内容与声明的类型不符',
  broken: '文件不完整或已损坏，请重新导出后上传',
  pixels: '图片不能超过 4000 万像素',
  'seal-size': '印章图片须为 300×300 像素以上、长宽比不超过 2 的 PNG',
  hidden: '文件中还藏有压缩包或另一种格式的文件，请重新导出后上传',
  active: '文件中含有脚本等可执行的内容',
  opaque: '文件已加密或内容无法检查，请打印或另存为普通 PDF 后上传',
  attached: '文件内附带了其他文件，只能附带 xml、xbrl 格式的票据数据，请移除后上传',
  'archive-path': '压缩包内的文件路径不合规',
  'archive-name': '压缩包内有文件的名称含有冒号、不可见字符，或为系统的设备名（如 CON、NUL），请改名后重新打包上传',
  'archive-twins': '压缩包内有同名的文件，或同一个文件有两个名称，请改名后重新打包上传',
  'archive-bomb': '压缩包解压后过大',
  'archive-content': '压缩包内只能有文档、图片、图纸和音视频，不能有程序、宏、链接或加密的文件',
  'archive-nested': '压缩包内还有压缩包，请解压后重新打包上传',
}

/** What becomes of a file while it is checked, and afterwards. */
export const fileCheckTexts = {
  checking: '正在检查',
  refusedState: '检查未通过，请更换文件',
  infected: '文件中发现恶意程序',
  refused: '“{{name}}”未通过安全检查，请更换文件',
} as const
