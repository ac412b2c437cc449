import type { EditorProps } from '../editor-props.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { LOOK } from './look.texts.ts'

/** The pictures of the brand. */
export function LookPictures({ value, onChange, problemAt, festival, site }: EditorProps<'look'>) {
  const { hero, logo, socialPicture } = value
  const common = { problemAt, festivalId: festival.id, site }
  return (
    <>
      <PictureField
        {...common}
        label={LOOK.heroWide}
        purpose="hero"
        path="hero.wide"
        value={hero.wide}
        onChange={(wide) => onChange({ ...value, hero: { ...hero, wide } })}
      />
      <PictureField
        {...common}
        label={LOOK.heroTall}
        purpose="hero"
        path="hero.tall"
        value={hero.tall}
        onChange={(tall) => onChange({ ...value, hero: { ...hero, tall } })}
      />
      <PictureField
        {...common}
        label={LOOK.logo}
        purpose="logo"
        path="logo"
        value={logo}
        onChange={(changed) => onChange({ ...value, logo: changed })}
      />
      <PictureField
        {...common}
        label={LOOK.socialPicture}
        purpose="social"
        path="socialPicture"
        value={socialPicture}
        onChange={(changed) => onChange({ ...value, socialPicture: changed })}
      />
    </>
  )
}
