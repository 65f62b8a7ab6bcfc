type DefaultRules = {
  createHTML: (text: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}
type WithPolicies = { trustedTypes?: { createPolicy: (name: 'default', rules: DefaultRules) => unknown } }

/** Text without `<` has no elements, whatever parses it. antd writes its style sheets like this. */
const withoutElements = (text: string): string | null => (text.includes('<') ? null : text)

/** A JSON object with a name in it, as in the data block of a page, is a syntax error as a program. */
const dataBlock = (text: string): string | null => {
  try {
    JSON.parse(text)
    return text.startsWith('{"') ? text : null
  } catch {
    return null
  }
}

/** A worker of this origin, which the content policy demands as well. */
const ownScript = (address: string): string | null =>
  new URL(address, location.href).origin === location.origin ? address : null

/**
 * Registers the Trusted Types policy for texts that libraries assign to the page (docs/decisions/0018-one-policy-for-html.md). It passes
 * what can become neither an element nor a program; the browser refuses everything else. Call it once, before the first render.
 */
export const addDefaultPolicy = (): unknown =>
  (window as WithPolicies).trustedTypes?.createPolicy('default', {
    createHTML: withoutElements,
    createScript: dataBlock,
    createScriptURL: ownScript,
  })
