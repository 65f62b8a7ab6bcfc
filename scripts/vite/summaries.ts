import type { Plugin } from 'vite'

const sentence = /^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"),$/gm

/** Leaves out what the declarations of calls say to the readers of docs/contract.md: no page shows it. */
export const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/api\/endpoints\/\w+\.ts$/ },
    // Lines stay where they are.
    handler: (code) => ({ code: code.replaceAll(sentence, (lines) => lines.replaceAll(/[^\n]/g, '')), map: null }),
  },
  enforce: 'pre',
})
