import { useBrand } from '../../features/content/use-content.ts'
import { Picture } from '../picture.tsx'
import styles from './brand-mark.module.css'
import { initialOf } from './initial.ts'

/** The brand's logo, or a sign in its place. Decorative: the name is beside it. */
export function BrandMark({ className }: { className?: string }) {
  const { look, drawing } = useBrand()
  if (look.logo)
    return (
      <span className={styles.logo}>
        <Picture picture={look.logo} width={160} height={40} sizes="160px" />
      </span>
    )
  if (drawing === 'moor') return <House className={className} />
  return (
    <span className={`${className} ${styles.initial}`} aria-hidden="true">
      {initialOf(look.name)}
    </span>
  )
}

/** The farmhouse before the moon. */
const House = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <circle cx="20" cy="20" r="18" fill="var(--bone)" />
    <path
      fill="var(--ground)"
      d="M2.4 25.6c4.2-.6 8.4-1.8 12-3l-.5-6.6-1.6.3 6-7.4.6.7-.1-2.9 1.9-.2.2 5.2 1.6 1.9 4.3-.4.1-3 1.6-.1.2 3.3 2.5 3.4-1.3.2.2 5.6c2.6.5 5.2 1.4 7.4 2.6A18 18 0 0 1 2.4 25.6z"
    />
    <path fill="var(--ember)" d="M17 15.8l2.9-.2.2 3.3-2.9.2z" />
  </svg>
)
