import { createContext, type ReactNode } from 'react'

type Additions = { strip?: ReactNode; action?: ReactNode }

/** What a page adds to the frame of its room: a strip below the bar, and an action in it. */
export const FrameAdditions = createContext<Additions>({})
