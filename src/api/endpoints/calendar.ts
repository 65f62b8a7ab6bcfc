import * as z from 'zod/mini'
import { calendarMonth } from '#src/model/content/calendar.ts'
import { endpoint } from '../endpoint.ts'

export const calendarOf = endpoint({
  origin: 'own',
  fallback: 'block',
  method: 'post',
  path: '/dscq-content/calendar/month',
  summary:
    'Roadshows, ends of enrolment and starts of bidding in one month, `YYYY-MM`, by their time; of suspended and terminated projects only their roadshows. Months from 24 before the current one to 12 after it',
  input: () => z.object({ month: z.string().check(z.regex(/^\d{4}-\d\d$/)) }),
  data: () => calendarMonth,
})
