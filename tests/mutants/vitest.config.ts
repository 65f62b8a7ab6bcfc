import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A mutant is killed by the first test that fails, so fast tests go first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toReversed()
  }
}

const listed = (name: string) => JSON.parse(process.env[name] ?? '[]') as string[]

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [
    react(),
    {
      name: 'processes-where-asked-for',
      // Stryker requires threads; processes start later.
      configureVitest: ({ project }) => {
        if (process.env['MUTANTS_POOL'] === 'forks') project.config.pool = 'forks'
      },
    },
  ],
  test: {
    include: listed('MUTANTS_TESTS'),
    setupFiles: ['tests/setup.ts'],
    projects: [
      { extends: true, test: { name: 'node', exclude: [...listed('MUTANTS_TESTS_WITHOUT'), '**/*.test.tsx'] } },
      {
        extends: true,
        test: {
          name: 'components',
          exclude: [...listed('MUTANTS_TESTS_WITHOUT'), '**/*.test.ts'],
          environment: './tests/support/one-window.ts',
          setupFiles: ['tests/setup.ts', 'tests/support/component-setup.ts'],
        },
      },
    ],
    isolate: process.env['MUTANTS_ISOLATE'] === 'true',
    // A mutant often makes a test wait for ever; without mutants the longest takes three seconds.
    testTimeout: 10_000,
    expect: { poll: { timeout: 3_000 } },
    restoreMocks: true,
    sequence: { sequencer: QuickestFirst },
  },
})
