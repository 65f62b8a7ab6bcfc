/** English for every Chinese key, one file for each area of the portal; loaded only when English is wanted. */
const files = import.meta.glob<Record<string, string>>('./en/*.json', { eager: true, import: 'default' })

export const english: Record<string, string> = Object.assign({}, ...Object.values(files)) as Record<string, string>
