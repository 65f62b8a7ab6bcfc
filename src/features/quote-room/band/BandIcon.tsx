/** Paths on a grid of 24: every band differs from the others in its shape, not in its colour alone. */
const shapes = {
  up: 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  down: 'M12 4v15M5.5 12.5 12 19l6.5-6.5',
  alert: 'M12 4 2.8 20h18.4L12 4ZM12 10v5M12 17.6v.2',
  pen: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  pause: 'M8.5 5v14M15.5 5v14',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2.5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  question: 'M9 9a3 3 0 1 1 4.2 2.75c-.8.4-1.2 1-1.2 2.25M12 17.6v.2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  check: 'm4.5 12.5 5 5 10-11',
  bar: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
} as const
export type BandShape = keyof typeof shapes

/** The icon of a band, beside its word. */
export function BandIcon({ shape }: { shape: BandShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={32} height={32} aria-hidden data-shape={shape}>
      <path d={shapes[shape]} />
    </svg>
  )
}
