import type { StateLabel } from '#src/shared/ui/display/tone.ts'

export const checkStateLabels = {
  passed: { label: '通过', tone: 'success' },
  attention: { label: '注意', tone: 'warning' },
  failed: { label: '未通过', tone: 'danger' },
  pending: { label: '检测中', tone: 'neutral' },
} as const satisfies Record<string, StateLabel>

/** In the order of the screen. */
export const checkLabels = {
  browser: '浏览器版本',
  network: '网络连接',
  push: '实时推送',
  clock: '本机时钟',
  timeZone: '时区',
  security: '安全连接',
  localData: '本地存储',
  sessionData: '会话存储',
  cookie: 'Cookie',
  pdf: 'PDF 查看',
  files: '下载与打印',
  sound: '声音提示',
  screen: '窗口宽度',
  language: '语言与翻译',
} as const

/** Browsers by the key of `browserOf`. */
export const browserNames = {
  wechat: '微信内置浏览器',
  qq: 'QQ 浏览器',
  qihoo: '360 浏览器',
  sogou: '搜狗浏览器',
  uc: 'UC 浏览器',
  edge: 'Microsoft Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  ie: 'Internet Explorer',
  unknown: '未识别的浏览器',
} as const

/** What a check found. */
export const foundLabels = {
  browser: '{{name}} {{version}}',
  browserEngine: '{{name}}，内核版本 {{version}}',
  browserUnknown: '未识别的浏览器',
  offline: '设备未连接网络',
  unreachable: '不能访问交易所的服务',
  roundTrip: '交易所应答用时 {{ms}} 毫秒',
  measuring: '正在检测',
  pushLive: '已连接',
  pushRoundTrip: '已连接，往返 {{ms}} 毫秒',
  pushPolling: '实时通道不可用，已改为定时刷新',
  pushUnstable: '连接不稳定，正在重连',
  pushDown: '未连接',
  clockUnknown: '没有取得交易所的时间，不能比较',
  clockAheadMs: '比交易所快 {{ms}} 毫秒',
  clockBehindMs: '比交易所慢 {{ms}} 毫秒',
  clockAhead: '比交易所快 {{seconds}} 秒',
  clockBehind: '比交易所慢 {{seconds}} 秒',
  beijingTime: '北京时间（UTC+8）',
  otherTime: '本机时区为 {{zone}}，不是北京时间',
  secure: '浏览器认可当前连接是安全的',
  insecure: '当前连接没有加密',
  writable: '可以写入和读取',
  blocked: '被浏览器禁止',
  pdfShown: '可以在浏览器中直接查看',
  pdfSaved: '不能在浏览器中直接查看',
  pdfUnknown: '浏览器没有告知能否直接查看',
  filesReady: '可以下载文件和打印网页',
  filesMissing: '不能下载文件或打印网页',
  filesInApp: '正在应用内打开，下载和打印可能被拦截',
  soundOn: '支持，竞价厅的声音提示已开启',
  soundOff: '支持，竞价厅的声音提示未开启',
  soundMissing: '浏览器不支持声音提示',
  wide: '{{width}} 像素，显示为电脑版式',
  narrow: '{{width}} 像素，显示为窄屏版式',
  tooNarrow: '{{width}} 像素，部分内容可能显示不全',
  language: '首选语言 {{language}}',
} as const

/** What to do about it, or what it means for bidding. */
export const adviceLabels = {
  browserOld:
    '请升级到 Chrome、Edge {{chromium}} 或 Firefox {{gecko}}、Safari {{webkit}} 以上的版本；360、QQ 等浏览器请切换到极速模式并升级。',
  browserIe:
    '本网不支持 Internet Explorer 和兼容模式，请改用 Edge、Chrome 或 Firefox；360、QQ 等浏览器请切换到极速模式。',
  browserUnknown: '如页面显示或报价异常，请改用新版 Chrome、Edge、Firefox 或 Safari。',
  offline: '请检查网线、无线网络或移动数据，恢复后点“重新检测”。',
  unreachable: '请检查网络、代理和防火墙设置，换一个网络再试；仍不能访问时请致电服务热线。',
  slow: '网络较慢，报价请提前提交，不要等到最后几秒；建议换用有线网络或信号更好的位置。',
  pushPolling:
    '报价仍可提交，价格更新会慢几秒。请让网络管理员放行本网的 WebSocket（wss）连接，或关闭代理、换用移动网络。',
  pushUnstable: '请保持网络稳定，关闭占用带宽的下载；竞价前仍不稳定的，请换一个网络。',
  pushDown: '请刷新页面；仍未连接的，关闭代理和拦截插件，或换一个网络后重新检测。',
  clockNoted: '报价时间和倒计时以交易所的时钟为准，与本机时钟无关。',
  clockOff: '报价时间和倒计时以交易所的时钟为准。请在系统的“日期和时间”设置中开启自动校时，以免错过自己安排的时间。',
  clockWrong: '本机时间相差过大，可能无法登录或建立安全连接。请在系统的“日期和时间”设置中开启自动校时，再重新检测。',
  clockUnknown: '恢复网络后点“重新检测”。报价时间始终以交易所的时钟为准。',
  otherTime: '本网显示的时间都是北京时间，安排报名、付款和报价时请勿按本机时间换算。',
  insecure: '请用 https:// 开头的网址访问。没有加密时，不能校验竞价记录，也不能一键复制。',
  localData: '显示设置、草稿和浏览记录不能保留。请退出无痕模式，并在浏览器设置中允许本网站存储数据。',
  sessionData: '统一身份登录、模拟竞价和项目对比可能中断。请退出无痕模式，并在浏览器设置中允许本网站存储数据。',
  cookie: '本网不依赖 Cookie 登录，但部分网络的安全网关需要它。请在浏览器设置中允许本网站使用 Cookie。',
  pdfSaved:
    '公告附件和合同会下载为文件，请安装 PDF 阅读器后打开；电脑上可在浏览器的“网站设置 > PDF 文档”中选择在浏览器中打开。',
  pdfUnknown: '打开附件时如没有显示内容，请先下载，再用 PDF 阅读器打开。',
  filesMissing: '请改用电脑上的新版 Chrome、Edge、Firefox 或 Safari 下载附件和打印文书。',
  filesInApp: '请点右上角菜单，选择“在浏览器中打开”，再下载附件或打印。',
  soundOff: '需要时可在竞价厅内开启“声音提示”，被超越和最后一分钟时会响铃。',
  soundMissing: '竞价时请留意屏幕上的提示，不要依赖声音。',
  narrow: '报价时建议把窗口放大到 1200 像素以上，或把浏览器缩放恢复为 100%，价格、记录和报价框可以同时看到。',
  tooNarrow: '请放大窗口、减小浏览器缩放，或把手机横过来。',
  language: '本网提供中文和英文，可在页首切换。请关闭浏览器的自动翻译，以免金额和名称被改写。',
} as const
