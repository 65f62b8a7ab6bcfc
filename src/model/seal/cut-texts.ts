/** What may follow a person's name on a seal, none first; Chinese in every language. */
export const nameEndings = ['', '印', '之印', '章'] as const

/** The usual line below the star of a contract seal. */
export const contractLine = '合同专用章'
