/** The mark: a bend of the river that is also a rising line. The favicon and index.html contain the same drawing. */
export function Logo({ size = 44 }: { size?: number }) {
  return (
    <svg className="mark" viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <rect width="40" height="40" rx="9" />
      <path d="M7 32c11 0 9-8 16-8 6 0 8-3 10-7" />
      <path d="M7 23c11 0 9-8 16-8 4 0 7-2 10-7" />
    </svg>
  )
}
