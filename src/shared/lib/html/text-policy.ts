type Rules = {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

/** Trusted Types, in a browser that has them. What a policy makes is used like a string. */
type WithPolicies = { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } }

/** In `trusted-types` of the content policy (deploy/headers.mjs), which allows no other policy. */
export const policyName = 'portal-text'

const rules: Rules = {
  // Even an inert document requests a track; it becomes another element that is removed.
  createHTML: (html) => html.replaceAll(/<track/gi, '<wbr'),
  createScriptURL: () => {
    throw new TypeError('A text has no scripts')
  },
}

let policy: Rules | undefined

/** The one policy by which HTML of the exchange is parsed, into documents in which nothing runs. A name can be registered once. */
export const textPolicy = (): Rules =>
  (policy ??= (window as WithPolicies).trustedTypes?.createPolicy(policyName, rules) ?? rules)
