import styles from './apply.module.css'
import { APPLY } from './apply.texts.ts'
import { TextField } from './field.tsx'
import { formatPhoneField } from './format-phone-field.ts'

type Props = { problemOf: (name: string) => string | undefined }

// The lengths are those of the schema in packages/shared/src/hiring/answers.ts.

export const Names = ({ problemOf }: Props) => (
  <div className={styles.names}>
    <TextField
      name="firstName"
      label={APPLY.firstName}
      autoComplete="given-name"
      maxLength={80}
      required
      problem={problemOf('firstName')}
    />
    <TextField
      name="middleName"
      label={APPLY.middleName}
      autoComplete="additional-name"
      maxLength={40}
      problem={problemOf('middleName')}
    />
    <TextField
      name="lastName"
      label={APPLY.lastName}
      autoComplete="family-name"
      maxLength={80}
      required
      problem={problemOf('lastName')}
    />
  </div>
)

export const Address = ({ problemOf }: Props) => (
  <>
    <TextField
      name="street"
      label={APPLY.street}
      autoComplete="address-line1"
      maxLength={160}
      required
      problem={problemOf('street')}
    />
    <div className={styles.town}>
      <TextField
        name="city"
        label={APPLY.city}
        autoComplete="address-level2"
        maxLength={80}
        required
        problem={problemOf('city')}
      />
      <TextField
        name="state"
        label={APPLY.state}
        autoComplete="address-level1"
        maxLength={40}
        required
        problem={problemOf('state')}
      />
      <TextField
        name="zip"
        label={APPLY.zip}
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={12}
        required
        problem={problemOf('zip')}
      />
    </div>
  </>
)

export const Contact = ({ problemOf }: Props) => (
  <div className={styles.contact}>
    <TextField
      name="email"
      type="email"
      label={APPLY.email}
      autoComplete="email"
      maxLength={254}
      required
      problem={problemOf('email')}
    />
    <TextField
      name="phone"
      type="tel"
      label={APPLY.phone}
      hint={APPLY.phoneHint}
      autoComplete="tel"
      pattern="\d{3}-?\d{3}-?\d{4}"
      onBlur={({ currentTarget }) => formatPhoneField(currentTarget)}
      required
      problem={problemOf('phone')}
    />
  </div>
)
