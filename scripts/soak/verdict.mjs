/** Bounds of F24 as literals. */
export const bounds = {
  /** Of the exchange's time. */
  minutes: 120,
  frames: 30_000,
  cycles: 50,
  heapGrowthBytes: 10_000_000,
  /** A dialog or a row more on the screen is no leak; a leak in every cycle adds up to more. */
  nodesGrowth: 500,
  listenersGrowth: 50,
  timersGrowth: 10,
}

/** From the measurement after the first quarter of the cycles to the last one; NaN without two. */
const growthOf = (samples, key) => (samples.length < 2 ? Number.NaN : samples.at(-1)[key] - samples[0][key])

const grown = (key, bound) => (soak) =>
  growthOf(soak.samples, key) < bound
    ? []
    : [`${key} ${soak.samples.map((sample) => sample[key]).join(' → ') || 'not weighed'}`]

const reached = (key) => (soak) => (soak[key] >= soak.wanted[key] ? [] : [`${soak[key]} of ${soak.wanted[key]}`])

/** The requirements of a soak, each with its bound as text and a function that finds breaches. */
export const requirements = [
  { name: 'frames', bound: 'as many as requested reached the page', find: reached('frames') },
  { name: 'cycles', bound: 'as many as requested, each through every screen', find: reached('cycles') },
  { name: 'minutes', bound: "of the exchange's time, as many as requested", find: reached('minutes') },
  {
    name: 'heap',
    bound: `< ${bounds.heapGrowthBytes / 1_000_000} MB more after collection`,
    find: grown('heap', bounds.heapGrowthBytes),
  },
  { name: 'nodes', bound: `< ${bounds.nodesGrowth} more`, find: grown('nodes', bounds.nodesGrowth) },
  { name: 'listeners', bound: `< ${bounds.listenersGrowth} more`, find: grown('listeners', bounds.listenersGrowth) },
  { name: 'timers', bound: `< ${bounds.timersGrowth} more`, find: grown('timers', bounds.timersGrowth) },
  { name: 'console', bound: '0 errors', find: ({ problems }) => problems },
]

/** The breaches of each requirement in this soak; it holds if there are none. */
export const soakVerdict = (soak) =>
  requirements.map(({ name, bound, find }) => {
    const breaches = find(soak)
    return { name, bound, holds: breaches.length === 0, breaches }
  })

/** The cycles after which the page is measured: at the end of each quarter, each once. */
export const weighedAfter = (cycles) => [...new Set([1, 2, 3, 4].map((quarter) => Math.ceil((quarter * cycles) / 4)))]
