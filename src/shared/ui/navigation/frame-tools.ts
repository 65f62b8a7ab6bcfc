import { createContext, type ReactNode } from 'react'

/** The account and the display controls of the frame, for a screen that draws its header itself. */
export const FrameTools = createContext<ReactNode>(null)
