import { createContext, type ReactNode } from 'react'

/** The display controls of the frame, as list items, for a screen that draws its header itself. */
export const FrameTools = createContext<ReactNode>(null)
