import { Anchor, NativeSelect, SegmentedControl, Slider } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { EditedSite } from '@nightshift/shared/site/site-content/contract'
import { useEffect, useRef, useState } from 'react'
import { Stack, Text } from '../../../../kit/layout.tsx'
import { useOnPhone } from '../../../../kit/use-narrow.ts'
import styles from './preview.module.css'
import { PREVIEW } from './preview.texts.ts'
import { PREVIEW_PAGES, type PreviewPage, previewAddress } from './preview-address.ts'

const PHONE_WIDTH = 390
const DESKTOP_WIDTH = 1280
const NARROWEST = 320
const WIDEST = 1920

type Size = 'both' | 'phone' | 'desktop' | 'any'

type Props = {
  site: EditedSite
  /** An earlier version instead of the drafts. */
  version?: number
  /** The page that shows the section in the editor. */
  startPage?: PreviewPage
}

/** Changes whenever the server has confirmed something that the pages show. */
const contentKeyOf = ({ version, sections, closedNights }: EditedSite) =>
  JSON.stringify([version, sections.map(({ revision }) => revision), closedNights])

/** The site with its drafts, at the size of a phone and of a desktop, or at any width. */
export function PreviewPane({ site, version, startPage = 'home' }: Props) {
  const onPhone = useOnPhone()
  const [page, setPage] = useState<PreviewPage>(startPage)
  const [chosen, setSize] = useState<Size>('both')
  const [width, setWidth] = useState(768)
  // On a phone one frame at a time.
  const size = onPhone && chosen === 'both' ? 'phone' : chosen
  const sizes: Size[] = onPhone ? ['phone', 'desktop', 'any'] : ['both', 'phone', 'desktop', 'any']
  const widths = {
    both: [PHONE_WIDTH, DESKTOP_WIDTH],
    phone: [PHONE_WIDTH],
    desktop: [DESKTOP_WIDTH],
    any: [width],
  }
  const address = previewAddress(site.festivalId, page, version)
  return (
    <Stack>
      <div className={styles.tools}>
        <NativeSelect
          label={PREVIEW.page}
          value={page}
          data={PREVIEW_PAGES.map((value) => ({ value, label: PREVIEW.pages[value] }))}
          onChange={({ currentTarget }) => setPage(currentTarget.value as PreviewPage)}
        />
        <SegmentedControl
          aria-label={PREVIEW.size}
          value={size}
          data={sizes.map((value) => ({ value, label: PREVIEW[value] }))}
          onChange={(value) => setSize(value as Size)}
        />
        <Anchor href={address} target="_blank" rel="noopener" className={styles.open}>
          {PREVIEW.open}
        </Anchor>
      </div>
      {size === 'any' && (
        <div className={styles.slider}>
          <Slider
            thumbLabel={PREVIEW.width}
            min={NARROWEST}
            max={WIDEST}
            value={width}
            label={null}
            thumbSize={28}
            onChange={setWidth}
          />
          <output>{PREVIEW.pixels(width)}</output>
        </div>
      )}
      <div className={styles.frames} data-size={size}>
        {widths[size].map((one, index) => (
          <PreviewFrame
            // biome-ignore lint/suspicious/noArrayIndexKey: the slider changes the width of one frame
            key={index}
            title={PREVIEW.frame(PREVIEW.pages[page], one)}
            address={address}
            width={one}
            contentKey={contentKeyOf(site)}
          />
        ))}
      </div>
    </Stack>
  )
}

type PreviewFrameProps = {
  title: string
  address: string
  /** The width of the page in the frame, which is scaled down to fit. */
  width: number
  /** The page is loaded again when this changes. */
  contentKey: string
}

/** A page of the site in a frame of a given width. */
function PreviewFrame({ title, address, width, contentKey }: PreviewFrameProps) {
  const { ref: space, width: available, height } = useElementSize()
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(contentKey)
  const scale = available ? Math.min(1, available / width) : 1

  useEffect(() => {
    const element = frame.current
    const page = element?.contentWindow
    if (!page || shown.current === contentKey) return
    shown.current = contentKey
    const { scrollY } = page
    const restore = () => element.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' })
    element.addEventListener('load', restore, { once: true })
    page.location.reload()
  }, [contentKey])

  return (
    <figure className={styles.figure}>
      <figcaption>
        <Text quiet>{title}</Text>
      </figcaption>
      <div ref={space} className={styles.space}>
        <iframe
          // A new frame for a new address: navigating this one would add to the history of the tab.
          key={address}
          ref={frame}
          title={title}
          src={address}
          className={styles.frame}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  )
}
