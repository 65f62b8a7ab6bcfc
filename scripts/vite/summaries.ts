import type { Plugin } from 'vite'

const sentence = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"),$/gm

/** Removes the summaries of the endpoints, which only docs/contract.md shows. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/api\/endpoints\/[\w-]+\.ts$/ },
    // Line numbers do not change.
    handler: (code) => ({ code: code.replaceAll(sentence, (lines) => lines.replaceAll(/[^\n]/g, '')), map: null }),
  },
  enforce: 'pre',
})
