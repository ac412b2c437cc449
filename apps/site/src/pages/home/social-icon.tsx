const PATHS = {
  photos: 'M4 7h4l1.5-2h5L16 7h4v12H4zM12 16a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  film: 'M4 6h12v12H4zM16 10.5 21 8v8l-5-2.5z',
  talk: 'M4 5h16v11h-8l-5 4v-4H4z',
}

/** Icons of the social media links. */
export const SocialIcon = ({ kind }: { kind: keyof typeof PATHS }) => (
  <svg
    viewBox="0 0 24 24"
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[kind]} />
  </svg>
)
