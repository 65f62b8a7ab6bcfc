const address = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/

/** The `mailto:` link of a plain e-mail address without headers; else null. Apart from `safe-href.ts`, which the home page loads. */
export const mailHref = (value: unknown): string | null =>
  typeof value === 'string' && address.test(value) ? `mailto:${value}` : null
