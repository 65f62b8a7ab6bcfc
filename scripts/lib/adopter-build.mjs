/** The production build as it would stand before a backend made from the specification alone, of the older cipher. */
export const adopterBuild = {
  outDir: '.cache/dist-adopter',
  env: { VITE_MOCK: 'off', VITE_API_BATCH: 'off', VITE_PASSWORD_CIPHER: 'aes' },
}
