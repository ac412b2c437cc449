/** The placeholder for a missing photo, in print colours. */
export const NoPhoto = ({ size, className }: { size: number; className?: string }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 250 250" aria-hidden="true">
    <rect fill="#e6e2da" width="250" height="250" />
    <circle fill="#f7f5f0" cx="125" cy="108" r="82" />
    <path fill="#a39d91" d="M30 250c4-56 42-84 95-84s91 28 95 84z" />
    <ellipse fill="#a39d91" cx="125" cy="110" rx="42" ry="50" />
  </svg>
)
