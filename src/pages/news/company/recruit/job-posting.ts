import type { Recruit } from '#src/model/content/about.ts'

/** schema.org */
export const jobPosting = ({ title, department, place, publishDate, closeDate }: Recruit, employer: string) => ({
  '@type': 'JobPosting',
  title,
  datePosted: publishDate,
  ...(closeDate && { validThrough: closeDate }),
  hiringOrganization: {
    '@type': 'Organization',
    name: employer,
    department: { '@type': 'Organization', name: department },
  },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CN' },
  },
})
