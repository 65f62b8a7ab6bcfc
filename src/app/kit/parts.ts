import { contentParts } from './content-samples.tsx'
import { formParts } from './form-samples.tsx'
import { valueParts } from './value-samples.tsx'
import type { KitPart } from './kit-part.ts'
import { listParts } from './list-samples.tsx'

/** Every part of `shared/ui` that a screen puts together; each file of samples brings its own. */
export const parts: readonly KitPart[] = [...contentParts, ...valueParts, ...formParts, ...listParts]
