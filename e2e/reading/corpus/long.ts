// Documents so long that they are read in parts. Behind `cut` a part would end, in the midst of what they try.

const paragraph = `<p>${'字'.repeat(980)}</p>`
const before = paragraph.repeat(2)
const cut = `<p>${'割'.repeat(100)}</p>`
const rest = paragraph.repeat(26)
const image = '<img src=x onerror=x()>'

const inQuotes = [
  `<a title="${cut}${rest}${image}<a>">链接</a>`,
  `<a title="></a>${cut}${rest}${image}<a>">链接</a>`,
  `<a title='></a>${cut}${rest}${image}<a>'>链接</a>`,
  `<a title='"></a>${cut}${rest}${image}<a>'>链接</a>`,
  `<a href=x title="><b></a>${cut}${rest}<a></b>" onclick="x()">链接</a>`,
  `<p title="</p>${image}">正文</p>${cut}${rest}`,
  `<p title=a"></p>${cut}${rest}<p onclick=x() title=">正文</p>`,
]

const hidden = [
  `<!-- ${cut}${rest}${image}`,
  `<!-- ${cut}${rest} -->${image}`,
  `<!-->${cut}${rest}${image}-->`,
  `<?x ${cut}${rest}?>${image}`,
  `</3 ${cut}${rest}${image}>`,
  `<template>${cut}${rest}${image}</template>${image}`,
  `<textarea>${cut}${rest}</textarea>${image}`,
  `<title>${cut}${rest}</title>${image}`,
  `<noscript><p title="</noscript>${image}">${cut}</p>${rest}</noscript>`,
  `<script>"${cut}${rest}";x()</script>`,
  `<style>${cut}${rest}</style>${image}`,
  `<xmp>${cut}${rest}${image}</xmp>`,
  `<plaintext>${cut}${rest}${image}`,
]

const nested = [
  `<table><tr><td><table><tr><td>${cut}${rest}${image}</td></tr></table></td></tr></table>`,
  `<table>${cut}${rest}<a href="javascript:x()">链接</a></table>`,
  `<table><b>${cut}</table>${rest}</b>${image}`,
  `<b>${cut}${rest}<script>x()</script>`,
  `<b><i>${cut}</b></i>${rest}${image}`,
  `<select>${cut}${rest}${image}</select>`,
]

const foreign = [
  `<svg></p>${cut}<style>${rest}${image}</style></svg>`,
  `<svg><desc>${cut}</desc><style><!--</style>${image}--></style>${rest}</svg>`,
  `<math></p>${cut}<style>${rest}${image}</style></math>`,
  `<math><mtext><table><mglyph><style><!--</style>${cut}${rest}<img title="--&gt;${image}"></table></mtext></math>`,
]

/** What stands in a part that is read later. */
const later = [
  `<a href="javascript:x()">甲<a href="/b">乙</a></a>${cut}${rest}${image}`,
  `${cut}${rest}${image}<p onclick="x()" id="body">正文</p>`,
  `${cut}${rest}<a href="java&#9;script:x()">链接</a><p id="config">正文</p>`,
]

/** One element, or a text whose tags are no sign of its elements: it must be read in one piece. */
export const straddling: readonly string[] = [...inQuotes, ...hidden, ...nested, ...foreign].map(
  (attack) => before + attack,
)

export const long: readonly string[] = [...straddling, ...later.map((attack) => before + attack)]
