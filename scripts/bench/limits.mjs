import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { noncePlaceholder } from '../../deploy/headers.mjs'
import { root } from '../lib/run.mjs'
import { ListPage } from './pages/list.mjs'

const pages = fileURLToPath(new URL('pages/', import.meta.url))
const target = path.join(root, '.cache/bench')

const places =
  '锦江 青羊 金牛 武侯 成华 龙泉 新都 温江 双流 郫都 都江堰 彭州 崇州 邛崃 简阳 绵阳 德阳 宜宾 泸州 乐山'.split(' ')
const kinds = '部分国有房产转让 商业用房三年租赁权 报废车辆一批处置 有限责任公司三成股权 闲置机器设备整体转让'.split(
  ' ',
)

// A fixed sequence, so that two runs have the same size.
const figures = (seed) => () => (seed = (seed * 16_807) % 2_147_483_647)

function makeRows() {
  const next = figures(11)
  return places.map((place, index) => ({
    assetsId: String(1_700_000_000_000_000 + next()),
    assetsName: `${place}${kinds[index % kinds.length]}（第${1 + (next() % 4)}次公告）`,
    projectType: index % 5 === 0 ? 1 : 2,
    startPrice: (1 + (next() % 90_000)) * 100,
    biddingCount: next() % 60,
    leftTime: 60 + (next() % 500_000),
    publishDate: `2026-0${1 + (next() % 9)}-${10 + (next() % 18)}`,
  }))
}

/** Runs in the browser: a 1200 × 400 picture with about as much detail as a real banner, as base64 of a WebP. */
async function drawBanner() {
  const canvas = new OffscreenCanvas(1200, 400)
  const pen = canvas.getContext('2d')
  const sky = pen.createLinearGradient(0, 0, 0, 400)
  sky.addColorStop(0, '#0d47a1')
  sky.addColorStop(1, '#ffcc80')
  pen.fillStyle = sky
  pen.fillRect(0, 0, 1200, 400)
  let seed = 5
  const next = (limit) => (seed = (seed * 16_807) % 2_147_483_647) % limit
  for (let tower = 0; tower < 110; tower += 1) {
    const [left, width, height] = [next(1200), 12 + next(44), 30 + next(220)]
    pen.fillStyle = `rgb(${next(60)} ${40 + next(60)} ${80 + next(80)} / 0.8)`
    pen.fillRect(left, 400 - height, width, height)
    pen.fillStyle = 'rgb(255 236 179 / 0.6)'
    for (let y = 400 - height + 6; y < 396; y += 9) {
      for (let x = left + 3; x < left + width - 4; x += 7) if (next(2) === 0) pen.fillRect(x, y, 3, 4)
    }
  }
  pen.fillStyle = '#fff'
  pen.font = 'bold 60px sans-serif'
  pen.fillText('公开 公平 公正', 80, 150)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}

const style = `*{box-sizing:border-box}body{margin:0;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;color:#222;background:#f5f6f8}
main{width:1200px;margin:0 auto}h1{font-size:20px}img{display:block}ul{list-style:none;margin:12px 0;padding:0;background:#fff}
li{display:flex;height:40px;align-items:center;padding:0 16px;border-bottom:1px solid #eee}b{flex:1;font-weight:400}i{width:160px;font-style:normal;text-align:right}`

const documentOf = ({ head = '', body, script }) =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>正在竞价</title><link rel="icon" href="data:,"><style nonce="${noncePlaceholder}">${style}</style>${head}</head><body>${body}<script type="module" src="./${script}"></script></body></html>`

const jsonScript = (rows) => `<script type="application/json" id="rows">${JSON.stringify(rows)}</script>`

function htmlOf(name, rows) {
  const script = `${name}.mjs`
  if (name === 'react20') {
    const head =
      '<link rel="preload" as="image" href="/banner.webp" fetchpriority="high">' +
      `<script nonce="${noncePlaceholder}">window.listing=fetch("/list.json")</script>`
    return documentOf({ head, body: '<div id="root"></div>', script })
  }
  if (name === 'countdowns') {
    const items = Array.from({ length: 100 }, () => '<li><b>00时00分00秒</b></li>')
    return documentOf({ body: `<main><ul data-first-row>${items.join('')}</ul></main>`, script })
  }
  const painted = name === 'boot20' ? renderToString(h(ListPage, { painted: rows })) : ''
  return documentOf({ body: `<div id="root">${painted}</div>${jsonScript(rows)}`, script })
}

/**
 * Builds the pages that mark the lower limit: `react20` (rows rendered in the browser), `boot20` (the same rows in the HTML,
 * hydrated), `transition` (a route change without loading), `countdowns` (a hundred of them in bare text). Resolves with
 * their folders by name.
 */
export async function buildLimits(browser) {
  const rows = makeRows()
  const page = await browser.newPage()
  const banner = Buffer.from(await page.evaluate(drawBanner), 'base64')
  await page.close()
  const folders = {}
  for (const name of ['react20', 'boot20', 'transition', 'countdowns']) {
    const source = path.join(target, 'source', name)
    rmSync(source, { recursive: true, force: true })
    cpSync(pages, source, { recursive: true })
    writeFileSync(path.join(source, 'index.html'), htmlOf(name, rows))
    mkdirSync(path.join(source, 'public'))
    writeFileSync(path.join(source, 'public/banner.webp'), banner)
    writeFileSync(
      path.join(source, 'public/list.json'),
      JSON.stringify({ code: 200, msg: '', data: { records: rows } }),
    )
    folders[name] = path.join(target, name)
    await build({
      root: source,
      configFile: false,
      logLevel: 'warn',
      build: { outDir: folders[name], emptyOutDir: true, modulePreload: false },
    })
  }
  return folders
}
