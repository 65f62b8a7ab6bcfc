import type { ComponentType } from 'react'

/** A part of the kit in all its states. */
export type KitPart = { name: string; Samples: ComponentType }
