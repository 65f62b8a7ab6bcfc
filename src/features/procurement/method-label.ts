import { methodLabels } from '#src/model/procurement/labels.ts'

/** What a way of procurement is called; an unknown one is shown as it is written. */
export const methodLabel = (method: string): string =>
  Object.hasOwn(methodLabels, method) ? methodLabels[method as keyof typeof methodLabels] : method
