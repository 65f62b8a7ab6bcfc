/** Paths on a grid of 24; inline, so that no icon appears late. */
const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  gavel: 'M9 4.5 15.5 11M6 7.5 12.5 14M7.5 6l3-3M14 12.5l3-3M10.5 11 4 17.5a1.4 1.4 0 0 0 2 2L12.5 13M13 20.5h8',
  star: 'm12 4 2.5 5.2 5.700.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 4Z',
  invest: 'M4 18.5 9.5 12l4 3.5L20 7M14.5 6.5H20.5V12.5',
  transfer: 'M4 9h15.5M16 5l4 4-4 4M20 15.5H4.5M8 11.5l-4 4 4 4',
  other: 'M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM16.5 13.5v6M13.5 16.5h6',
  chat: 'M4 5.5h16v11h-8.5L7 20v-3.5H4ZM8 9.5h8M8 12.5h5',
  qr: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM18 18h2v2h-2ZM19.5 14v1M14 20h1',
  up: 'M12 20V7M6 12.5 12 6.5l6 6M5 3.5h14',
  close: 'm6 6 12 12M18 6 6 18',
  phone: 'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2C11 20 4 13 4 6a2 2 0 0 1 2-2Z',
  down: 'm6 9.5 6 6 6-6',
  grid: 'M5 5h5v5H5ZM14 5h5v5h-5ZM5 14h5v5H5ZM14 14h5v5h-5Z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  adjust: 'M12 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4.5 9.5c5 1.2 10 1.2 15 0M12 10.5v4M12 14.5 8.5 21M12 14.5 15.5 21',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5ZM10 20.5h4',
  mail: 'M4 6h16v12H4ZM4 7l8 6 8-6',
  place:
    'M12 21c-4-4.5-6.5-7.8-6.5-11a6.5 6.5 0 0 1 13 0c0 3.2-2.5 6.5-6.5 11ZM12 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  back: 'M20 12H5M11 6l-6 6 6 6',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5',
  send: 'M4 12 20 4.5 15.5 20l-4-6.5L4 12ZM11.5 13.5 20 4.5',
} as const
export type IconName = keyof typeof shapes

/** An icon beside a text; hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d={shapes[name]} />
    </svg>
  )
}
