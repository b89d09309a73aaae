/** A door with one keyhole: drawn, so that it is sharp at every size. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="24" height="24" rx="6" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="13" cy="11" r="3.2" fill="currentColor" />
      <path d="M11.6 12.5h2.8l1.1 6.5h-5z" fill="currentColor" />
    </svg>
  )
}
