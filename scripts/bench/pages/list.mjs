import { createElement as h, useEffect, useState } from 'react'

const wan = (yuan) => `${(yuan / 10_000).toFixed(6)}万元`
const timeLeft = (seconds) =>
  `${Math.floor(seconds / 86_400)}天${Math.floor((seconds % 86_400) / 3_600)}时${Math.floor((seconds % 3_600) / 60)}分${seconds % 60}秒`

const Row = ({ row, elapsed, isFirst }) =>
  h(
    'li',
    isFirst ? { 'data-first-row': '' } : null,
    h('b', null, row.assetsName),
    h('i', null, wan(row.startPrice)),
    h('i', null, timeLeft(Math.max(0, row.leftTime - elapsed))),
  )

export const Rows = ({ rows, elapsed }) =>
  h(
    'ul',
    null,
    rows.map((row, place) => h(Row, { key: row.assetsId, row, elapsed, isFirst: place === 0 })),
  )

/** The minimal first screen with listings: a heading, a banner, rows, and one clock for all countdowns. */
export function ListPage({ painted, ask }) {
  const [rows, setRows] = useState(painted ?? [])
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (ask) void ask().then(setRows)
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1_000)
    return () => clearInterval(timer)
  }, [ask])
  return h(
    'main',
    null,
    h('h1', null, '正在竞价'),
    h('img', { src: '/banner.webp', width: 1200, height: 400, alt: '', fetchPriority: 'high' }),
    h(Rows, { rows, elapsed }),
  )
}
