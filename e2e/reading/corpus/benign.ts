// Articles as an exchange publishes them. Their pictures are of this site.

/** `wide`: its table is wider than a phone. */
type Benign = { name: string; html: string; wide?: boolean }

const numbered = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n + 1))

const alignments = ['left', 'center', 'right', 'justify']

const table = (columns: number, rows: number) => {
  const head = numbered(columns, (n) => `<th scope="col" style="text-align: center">第${n}列</th>`).join('')
  const row = (r: number) =>
    numbered(columns, (n) =>
      n === 1 ? `<th scope="row">第${r}行</th>` : `<td align="${alignments[n % 4]}">${r * 1000 + n}.00 元</td>`,
    ).join('')
  const body = numbered(rows, (r) => `<tr>${row(r)}</tr>`).join('')
  return `<table><caption>收费标准</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const merged = (n: number) =>
  `<table width="100%"><tr><th rowspan="2" scope="col">档次</th><th colspan="${n + 1}" scope="colgroup">费率</th></tr>` +
  `<tr>${numbered(n + 1, (c) => `<td style="text-align:right;color:red">${c}.5%</td>`).join('')}</tr>` +
  `<tr><td colspan="${n + 2}" align="center">合计</td></tr></table>`

const picture = (alt: string) => `<img src="/favicon.svg" alt="${alt}" width="320" height="200">`

const notes = (n: number) =>
  numbered(n, (k) => `<p>第${k}条<sup><a id="ref-${k}" href="#note-${k}">[${k}]</a></sup></p>`).join('') +
  `<ol>${numbered(n, (k) => `<li id="note-${k}">注释${k} <a href="#ref-${k}">返回</a></li>`).join('')}</ol>`

const nested = (depth: number): string => `<li>第${depth}层${depth > 1 ? `<ul>${nested(depth - 1)}</ul>` : ''}</li>`

const inline = 'strong em b i u s del ins sub sup small mark abbr cite q code span time'.split(' ')

const chapter = (n: number) =>
  `<h2>第${n}章 总则</h2><p>为规范交易行为，<strong>保护各方权益</strong>，制定本规则。${'转让方应当如实披露。'.repeat(12)}</p>` +
  table(4, 3) +
  `<ol start="${n}"><li>挂牌期限不少于二十个工作日</li><li>保证金到账以时间为准</li></ol>`

/** As many bytes of UTF-8 as asked for, or a few more. */
function longArticle(bytes: number): string {
  const parts: string[] = []
  for (let size = 0; size < bytes; size += Buffer.byteLength(parts.at(-1)!)) parts.push(chapter(parts.length + 1))
  return parts.join('')
}

export const footnotes: Benign = { name: 'footnotes', html: notes(4) }
export const pictures: Benign = { name: 'pictures', html: `<p>外景</p>${picture('厂房外景')}` }
export const longest: Benign = { name: '300 KB', html: longArticle(300_000) }

export const benign: readonly Benign[] = [
  footnotes,
  pictures,
  { name: 'wide table', html: `<p>表</p>${table(14, 6)}`, wide: true },
  { name: 'merged cells', html: `<p>表</p>${merged(3)}` },
  { name: 'headings', html: '<h1>总则</h1><p>一</p><h2>范围</h2><p>二</p><h3>细目</h3><p>三</p>' },
  { name: 'figure', html: `<figure>${picture('示意')}<figcaption>图一 示意</figcaption></figure><p>正文</p>` },
  { name: 'nested lists', html: `<ul>${nested(4)}</ul>` },
  { name: 'inline marks', html: `<p>${inline.map((tag) => `<${tag}>${tag} 文</${tag}>`).join('，')}</p>` },
  { name: 'alignment', html: alignments.map((side) => `<p style="text-align:${side}">${side} 对齐</p>`).join('') },
  longest,
  ...numbered(8, (n) => ({ name: `wide table ${n}`, html: table(12 + n, n), wide: true })),
  ...numbered(6, (n) => ({ name: `merged cells ${n}`, html: merged(n) })),
  ...numbered(6, (n) => ({
    name: `headings ${n}`,
    html: numbered(n, (k) => `<h${k}>第${k}级</h${k}><p>文</p>`).join(''),
  })),
  ...numbered(5, (n) => ({ name: `footnotes ${n}`, html: notes(n * 3) })),
  ...numbered(5, (n) => ({ name: `nested lists ${n}`, html: `<ol reversed>${nested(n * 2)}</ol>` })),
  ...inline.map((tag) => ({
    name: `inline ${tag}`,
    html: `<p>甲方<${tag}>（“转让方”）</${tag}>与乙方 &amp; &lt;丙方&gt;</p>`,
  })),
  { name: 'definitions', html: '<dl><dt>挂牌价</dt><dd>底价</dd><dt>增价幅度</dt><dd>每次加价</dd></dl>' },
  { name: 'quotation', html: '<blockquote cite="/zcfg"><p>第一条 为了规范……</p></blockquote><hr><p>如上</p>' },
  { name: 'preformatted', html: `<pre>${'长行'.repeat(200)}\n  缩进</pre><code>a &lt; b</code>` },
  { name: 'long word', html: `<p>${'a'.repeat(3000)}</p>` },
  { name: 'links', html: '<p><a href="/project">项目</a>、<a href="https://law.example/a?b=1#c">法规</a></p>' },
  { name: 'languages', html: '<p lang="en">Rules of 2024</p><p dir="rtl">نص</p><p>𠮷祥🏛️</p>' },
  {
    name: 'text of an editor',
    html: '<div><section><article><p>段一</p><br><p>&nbsp;段二&emsp;</p></article></section></div>',
  },
]
