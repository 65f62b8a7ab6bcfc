/** Documents with the markup that is shown for them. */
export const literal: readonly { name: string; html: string; expected: string }[] = (
  [
    ['a script', '<p>正文<script>alert(1)</script></p>', '<p>正文</p>'],
    ['a handler', '<p onclick="alert(1)">正文</p>', '<p>正文</p>'],
    ['a javascript address', '<a href="javascript:alert(1)">链接</a>', '<a>链接</a>'],
    ['a frame', '<p>前</p><iframe src="https://foreign.example/"></iframe><p>后</p>', '<p>前</p><p>后</p>'],
    ['a form', '<form action="/oauth/token"><input name="password"></form><p>正文</p>', '<p>正文</p>'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">正文</p>', '<p>正文</p>'],
    ['a picture of another host', '<p><img src="https://foreign.example/a.png" alt="示意图"></p>', '<p>示意图</p>'],
    ['an address that is disguised', '<a href="/\\foreign.example">链接</a>', '<a>链接</a>'],
    [
      'an outer link',
      '<a href="https://law.example/a">法规</a>',
      '<a href="https://law.example/a" target="_blank" rel="noopener noreferrer">法规</a>',
    ],
    ['an inner link', '<a href="/project" target="_top">项目</a>', '<a href="/project">项目</a>'],
    [
      'a note',
      '<p>见<a href="#n1">注</a></p><p id="n1">说明</p>',
      '<p>见<a href="#text-n1">注</a></p><p id="text-n1">说明</p>',
    ],
    [
      'a table',
      '<table><caption>收费表</caption><tr><th colspan="2">档</th><td style="text-align:right">1%</td></tr></table>',
      '<div data-table="" tabindex="0" role="region" aria-label="收费表"><table><caption>收费表</caption><tbody><tr>' +
        '<th colspan="2">档</th><td data-align="right">1%</td></tr></tbody></table></div>',
    ],
    [
      'headings below the title of the page',
      '<h1>总则</h1><p>一</p><h2>范围</h2><h3>细目</h3>',
      '<h2 id="text-part-1" tabindex="-1">总则</h2><p>一</p><h3 id="text-part-2" tabindex="-1">范围</h3>' +
        '<h4 id="text-part-3" tabindex="-1">细目</h4>',
    ],
    [
      'a picture of this site',
      '<p>图</p><img src="/favicon.svg" alt="外景" onerror="alert(1)">',
      '<p>图</p><button type="button" data-picture=""><img src="/favicon.svg" alt="外景" loading="lazy" decoding="async"></button>',
    ],
    [
      'a scanned page',
      '<img src="/favicon.svg" alt="">',
      '<button type="button" data-picture=""><img src="/favicon.svg" alt="" loading="lazy" decoding="async"></button>',
    ],
  ] as const
).map(([name, html, expected]) => ({ name, html, expected }))
