import { describe, expect, test } from 'vitest'
import { fromLibrary } from './from-library.ts'
import type { Picture } from './picture.ts'
import { PICTURE_LIBRARY } from './picture-library.ts'
import { homePictureBytes, homePictureBytesWith, kilobytes } from './picture-weight.ts'
import { problemsOf } from './problems.ts'
import { DREADMOOR_CONTENT } from './starting/dreadmoor/dreadmoor.ts'
import { plainContent } from './starting/plain-content.ts'

const upload = (id: string, bytes: number): Picture => ({
  from: 'upload',
  id: id.padEnd(32, '0'),
  ...{ width: 1920, height: 1080, widths: [640, 1920], bytes, alt: 'A barn', focus: { x: 50, y: 50 } },
})

const [attraction] = DREADMOOR_CONTENT.attractions.list
const attractions = (...pictures: (Picture | null)[]) => ({
  list: pictures.map((picture, index) => ({ ...attraction!, id: `a${index}`, picture })),
})
const plain = {
  ...plainContent('Orchard'),
  attractions: { list: [] },
  look: { ...plainContent('Orchard').look, hero: { wide: null, tall: null }, logo: null },
}
plain.jobs = { ...plain.jobs, join: { ...plain.jobs.join, picture: null } }

describe('the weight of the home page', () => {
  test('is that of the largest AVIF of each picture', () => {
    const { bytes } = PICTURE_LIBRARY.hayride
    const site = { ...plain, attractions: attractions(fromLibrary('hayride'), upload('a', 150_000), null) }
    expect(homePictureBytes(plain)).toBe(0)
    expect(homePictureBytes(site)).toBe(bytes + 150_000)
  })

  test('counts a picture that is shown twice once', () => {
    const site = { ...plain, attractions: attractions(upload('a', 150_000), upload('a', 150_000)) }
    expect(homePictureBytes(site)).toBe(150_000)
  })

  test('counts hidden attractions not at all, and those of one variant in that variant', () => {
    const list = attractions(upload('a', 1000), upload('b', 200), upload('c', 30), upload('d', 4)).list
    const shown = ['never', 'halloween', 'holiday', 'always'] as const
    const site = {
      ...plain,
      attractions: { list: list.map((each, index) => ({ ...each, shown: shown[index]! })) },
    }
    expect(homePictureBytes(site)).toBe(204)
  })

  test('counts the hero for phones only where there is no other', () => {
    const withHero = (wide: Picture | null, tall: Picture | null) => ({
      ...plain,
      look: { ...plain.look, hero: { wide, tall } },
    })
    expect(homePictureBytes(withHero(upload('a', 300), upload('b', 20)))).toBe(300)
    expect(homePictureBytes(withHero(null, upload('b', 20)))).toBe(20)
  })

  test('counts the logo and the picture of the jobs, but not the social picture', () => {
    const look = { ...plain.look, logo: upload('a', 1), socialPicture: upload('b', 1000) }
    const jobs = { ...plain.jobs, join: { ...plain.jobs.join, picture: upload('c', 20) } }
    expect(homePictureBytes({ ...plain, look, jobs })).toBe(21)
  })
})

describe('the weight with another picture', () => {
  const site = { ...plain, attractions: attractions(upload('a', 500), upload('b', 70)) }

  test('replaces the picture of the field', () => {
    const place = { section: 'attractions', path: 'list.0.picture' } as const
    expect(homePictureBytesWith(site, place, upload('c', 3000))).toBe(3070)
    expect(homePictureBytes(site)).toBe(570)
  })

  test('adds one for an entry that is not saved yet', () => {
    const place = { section: 'attractions', path: 'list.7.picture' } as const
    expect(homePictureBytesWith(site, place, upload('c', 3000))).toBe(3570)
  })

  test('adds nothing for a picture that the home page does not show', () => {
    const place = { section: 'look', path: 'socialPicture' } as const
    expect(homePictureBytesWith(site, place, upload('c', 3000))).toBe(570)
  })
})

test('a section with too heavy pictures has a problem at the heaviest, with the figures', () => {
  const heavy = attractions(upload('a', 400_000), upload('b', 450_000), upload('c', 400_000))
  const site = {
    ...plain,
    attractions: heavy,
    look: { ...plain.look, hero: { wide: upload('d', 300_000), tall: null } },
  }
  const message = 'makes the pictures of the home page 1,550 KB; 1,500 KB is the most'
  expect(problemsOf('attractions', heavy, site)).toEqual([{ path: 'list.1.picture', message }])
  expect(problemsOf('look', site.look, site)).toContainEqual({ path: 'hero.wide', message })
  expect(problemsOf('nights', site.nights, site)).toEqual([])
  const fewer = { list: heavy.list.slice(1) }
  expect(problemsOf('attractions', fewer, site)).toEqual([])
})

test('the pictures of the demo are far below the budget', () => {
  expect(homePictureBytes(DREADMOOR_CONTENT)).toBeLessThan(300_000)
})

test('bytes are shown in kilobytes', () => {
  expect([1, 1000, 1001, 1_500_000].map(kilobytes)).toEqual(['1 KB', '1 KB', '2 KB', '1,500 KB'])
})
