// Started by scripts/mutants.mjs, once for each area, with the files to mutate in the environment.
const { MUTANTS_FILES: files = '[]', MUTANTS_REPORT: report } = process.env

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  mutate: JSON.parse(files),
  coverageAnalysis: 'perTest',
  // Code that runs once while a module is loaded (tables, patterns, schemas) needs every test anew for each of its mutants.
  ignoreStatic: true,
  concurrency: 1,
  // For a busy machine: an endless loop is found earlier, by its hit count.
  timeoutMS: 60_000,
  // The sandbox is a copy of the tree. No test of an area reads these.
  ignorePatterns: [
    '.*',
    '!.env.test',
    'coverage',
    'deploy',
    'dist',
    'docs',
    'e2e',
    'public',
    'test-results',
    'tests/{app,architecture,lint,pages,scripts}',
  ],
  tempDirName: '.cache/mutants/sandbox',
  cleanTempDir: 'always',
  // Stryker would rewrite it through an API that this TypeScript does not have; no test reads it.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  jsonReporter: { fileName: report },
}
