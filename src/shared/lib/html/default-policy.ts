type DefaultRules = {
  createHTML: (text: string) => string | null
  createScriptURL: (address: string) => string | null
}
type WithPolicies = { trustedTypes?: { createPolicy: (name: 'default', rules: DefaultRules) => unknown } }

/** Text without `<` has no elements, whatever parses it. antd writes its style sheets like this. */
const withoutElements = (text: string): string | null => (text.includes('<') ? null : text)

/** A worker of this origin, which the content policy demands as well. */
const ownScript = (address: string): string | null =>
  new URL(address, location.href).origin === location.origin ? address : null

/**
 * Registers the Trusted Types policy for texts that libraries assign to the page (docs/decisions/0018-one-policy-for-html.md). It passes
 * what cannot become an element; the browser refuses everything else, each script text included. Call it once, before the first
 * render.
 */
export const addDefaultPolicy = (): unknown =>
  (window as WithPolicies).trustedTypes?.createPolicy('default', {
    createHTML: withoutElements,
    createScriptURL: ownScript,
  })
