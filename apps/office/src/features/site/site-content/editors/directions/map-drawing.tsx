/** The two drawings of a map in small. */
export const MapDrawing = ({ drawing }: { drawing: 'moor' | 'plain' }) => (
  <svg
    width="44"
    height="30"
    viewBox="0 0 44 30"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <rect x="1" y="1" width="42" height="28" rx="3" opacity="0.5" />
    {drawing === 'moor' ? (
      <path d="M6 26C12 18 20 22 24 15S34 8 38 5M8 9c2-2 4-2 6 0M11 13c2-2 4-2 6 0M30 22c2-2 4-2 6 0" />
    ) : (
      <path d="M2 19h40M27 2v26M10 2v17" opacity="0.8" />
    )}
    <circle cx="27" cy="13" r="2.5" fill="currentColor" />
  </svg>
)
