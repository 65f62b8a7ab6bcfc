const address = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/

/** What a letter begins with; lines of a body end in CRLF (RFC 6068). */
const headersOf = ({ subject, lines }: Letter): string =>
  `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`

type Letter = { subject: string; lines: readonly string[] }

/**
 * The `mailto:` link of a plain e-mail address without headers, with a prepared letter; else null. Apart from `safe-href.ts`, which
 * the home page loads.
 */
export const mailHref = (value: unknown, letter?: Letter): string | null =>
  typeof value === 'string' && address.test(value) ? `mailto:${value}${letter ? headersOf(letter) : ''}` : null
