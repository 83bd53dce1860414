/** The product's mark. */
export function Mark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width="15" height="15" rx="3" fill="var(--primary)" />
      <path d="M4.5 12V4.5l7 7V4" stroke="var(--on-fill)" strokeWidth="1.8" />
    </svg>
  );
}
