export const monthLabels = [
  '1 月',
  '2 月',
  '3 月',
  '4 月',
  '5 月',
  '6 月',
  '7 月',
  '8 月',
  '9 月',
  '10 月',
  '11 月',
  '12 月',
] as const

/** How a day differs from an ordinary week: on the day, and in full. */
export const holidayLabels = {
  off: { short: '休', full: '节假日休息' },
  worked: { short: '班', full: '调休上班' },
} as const
