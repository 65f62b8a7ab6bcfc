import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { MapView } from '#src/features/branch-map/MapView.tsx'
import type { ChartMap, MapData } from '#src/features/branch-map/queries.ts'
import { changeSettings, resetSettings } from '#src/shared/lib/storage/settings.ts'

afterEach(() => {
  cleanup()
  act(resetSettings)
})

test('[HM-14] the map is painted anew when the scheme changes', () => {
  const painted: string[] = []
  const Chart = (({ option }: { option: { tooltip: { backgroundColor: string } } }) => {
    painted.push(option.tooltip.backgroundColor)
    return null
  }) as unknown as ChartMap
  const data: MapData = {
    places: [],
    branches: [],
    shapes: { type: 'FeatureCollection', features: [] },
    chart: Chart,
  }
  render(
    <MemoryRouter>
      <MapView data={data} chosen={[1]} height={400} label="地图" />
    </MemoryRouter>,
  )
  expect(painted.at(-1)).toBe('#FFFFFF')
  act(() => changeSettings({ scheme: 'dark' }))
  expect(painted.at(-1)).toBe('#131C2B')
  act(() => changeSettings({ scheme: 'light' }))
  expect(painted.at(-1)).toBe('#FFFFFF')
})
