import { textTable } from '../lib/table.mjs'

export const median = (values) => {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const whole = (value) => (value === null ? '-' : String(Math.round(value)))
const kib = (value) => (value === null ? '-' : (value / 1024).toFixed(1))
const mib = (value) => (value === null ? '-' : (value / 1024 / 1024).toFixed(1))
const tenths = (value) => value.toFixed(1)
const hundredths = (value) => value.toFixed(2)
const exact = (value) => (value === null ? '-' : value.toFixed(4))

const lines = [
  ['JS, KiB', 'js', kib],
  ['HTML, KiB', 'html', kib],
  ['CSS, KiB', 'css', kib],
  ['images, KiB', 'images', kib],
  ['fonts, KiB', 'fonts', kib],
  ['data, KiB', 'data', kib],
  ['all, KiB', 'total', kib],
  ['requests', 'requests', whole],
  ['FCP, ms', 'fcp', whole],
  ['LCP, ms', 'lcp', whole],
  ['first row, ms', 'row', whole],
  ['the same, live, ms', 'live', whole],
  ['TBT, ms', 'tbt', whole],
  ['CLS', 'cls', exact],
  ['DOM nodes', 'nodes', whole],
  ['heap, MiB', 'heap', mib],
  ['console complaints', 'complaints', whole],
]

const ratio = (value, limit) => (value === null || !limit ? '-' : `${(value / limit).toFixed(2)}x`)

/** Medians of the loads of each page; each of the `portals` also as a ratio to every page that is not a portal. */
export function loadTable(samplesByPage, portals) {
  const pages = Object.keys(samplesByPage)
  const pairs = portals.flatMap((portal) =>
    pages.filter((page) => !portals.includes(page)).map((other) => [portal, other]),
  )
  const figure = (page, key) =>
    median(samplesByPage[page].map((sample) => (key === 'complaints' ? sample.complaints.length : sample[key])))
  const rows = lines.map(([label, key, show]) => [
    label,
    ...pages.map((page) => show(figure(page, key))),
    ...pairs.map(([portal, other]) => ratio(figure(portal, key), figure(other, key))),
  ])
  const head = ['', ...pages, ...pairs.map(([portal, other]) => `${portal}/${other}`)]
  return textTable([head, ...rows], { right: head.map((_, column) => column).slice(1) })
}

/** The files of one load, heaviest first. */
export function fileTable(files) {
  const rows = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ kind, bytes, url }) => [kind, kib(bytes), new URL(url).pathname])
  return textTable([['kind', 'KiB', 'file'], ...rows], { right: [1] })
}

export function changeTable(samplesByPage) {
  const pages = Object.keys(samplesByPage)
  const figure = (page, key) => median(samplesByPage[page].map((sample) => sample[key]))
  const limit = pages.at(-1)
  const rows = pages.map((page) => [
    page,
    ...['first', 'again'].flatMap((key) => [
      whole(figure(page, key)),
      page === limit ? '' : ratio(figure(page, key), figure(limit, key)),
    ]),
  ])
  return textTable([['route change, ms', 'first', '', 'again', ''], ...rows], { right: [1, 2, 3, 4] })
}

const idleColumns = [
  ['in view', ({ inView }) => inView, whole],
  ['busy %', ({ busy }) => busy, hundredths],
  ['layouts/s', ({ layouts }) => layouts, tenths],
  ['styles/s', ({ styles }) => styles, tenths],
  ['timers/s', ({ timers }) => timers, tenths],
  ['hidden: busy %', ({ hidden }) => hidden.busy, hundredths],
  ['layouts/s', ({ hidden }) => hidden.layouts, tenths],
  ['timers/s', ({ hidden }) => hidden.timers, tenths],
]

/** Medians of the idle cost of each page. */
export function idleTable(samplesByPage) {
  const rows = Object.entries(samplesByPage).map(([page, samples]) => [
    page,
    ...idleColumns.map(([, take, show]) => show(median(samples.map(take)))),
  ])
  const head = ['left alone', ...idleColumns.map(([label]) => label)]
  return textTable([head, ...rows], { right: head.map((_, column) => column).slice(1) })
}
