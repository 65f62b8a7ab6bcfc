import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persistIn } from '#src/shared/lib/storage/storage.ts'
import { textSizeLabels } from './labels.ts'

export type TextSize = keyof typeof textSizeLabels
export const textSizes = Object.keys(textSizeLabels) as TextSize[]

type Reading = { size: TextSize }

/** The size of type in articles, kept between visits. */
export const useReading = create<Reading>()(
  persist((): Reading => ({ size: 'medium' }), {
    name: 'reading:v1',
    storage: persistIn<Reading>('local'),
    merge: (saved, current) => ({
      size: textSizes.find((size) => size === (saved as Partial<Reading> | undefined)?.size) ?? current.size,
    }),
  }),
)

export const chooseTextSize = (size: TextSize): void => {
  useReading.setState({ size })
}
