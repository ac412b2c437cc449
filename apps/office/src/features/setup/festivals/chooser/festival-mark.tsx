import type { Festival } from '@nightshift/shared/setup/festivals/contract'
import { PRODUCT } from '@nightshift/ui/page-title.tsx'
import styles from './festival-mark.module.css'

/** The festival's logo, else its name, else the product's name. */
export const FestivalMark = ({ festival }: { festival?: Pick<Festival, 'name' | 'logo'> }) =>
  festival?.logo ? (
    <img className={styles.logo} src={festival.logo} alt={festival.name} width={160} height={40} />
  ) : (
    <span className={styles.name}>{festival?.name ?? PRODUCT}</span>
  )
