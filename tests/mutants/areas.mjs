/**
 * The mutated areas, small ones first. `bound`: the least share of its mutants, in per cent, that the
 * tests must kill; null if only the bound of all areas together applies.
 */
export const areas = [
  // A worker thread cannot change its time zone, as the tests of the clock do.
  { folder: 'model/time', tests: ['tests/model/time'], bound: 85, pool: 'forks' },
  { folder: 'model/money', tests: ['tests/model/money', 'tests/features/quote-room/amounts.test.ts'], bound: 85 },
  { folder: 'model/validation', tests: ['tests/model/validation'], bound: 85 },
  { folder: 'mock/exchange/bidding/engine', tests: ['tests/mock/exchange/bidding/engine'], bound: 85 },
  {
    folder: 'api/channel',
    tests: ['tests/api/channel'],
    // Random faults take seconds, and every surviving mutant would wait for them.
    without: ['tests/api/channel/faults.test.ts', 'tests/api/channel/hostile.test.ts'],
    bound: null,
  },
  // Its modules hold the session, so each test file needs its own.
  { folder: 'features/session', tests: ['tests/features/session'], bound: null, isolate: true },
  {
    folder: 'model',
    tests: ['tests/model', 'tests/mutants/model-loads.test.ts'],
    without: ['tests/model/time'],
    bound: null,
  },
]

/** The same for all areas of a run together. */
export const overallBound = 80
