import type { ComponentType } from 'react'
import { contentParts } from './content-samples.tsx'
import { formParts } from './form-samples.tsx'

/** A part of the kit in all its states. */
export type KitPart = { name: string; Samples: ComponentType }

/** Every part of `shared/ui` that a screen puts together; each file of samples brings its own. */
export const parts: readonly KitPart[] = [...contentParts, ...formParts]
