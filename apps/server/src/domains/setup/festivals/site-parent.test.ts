import { expect, test } from 'vitest'
import { openVenue } from '../../../../test/testing/venue.ts'
import { addFestival } from './add-festival.service.ts'
import { decideSiteParent } from './site-parent.service.ts'

const { db, clock } = await openVenue()
const add = (festival: Partial<Parameters<typeof addFestival>[1]>) =>
  addFestival(db, { name: 'Gallows Fair', ...festival }, clock.now)

const alone = { brand: '', variant: 'halloween', contentOf: null } as const
const holiday = { brand: 'dreadmoor', variant: 'holiday', contentOf: null } as const

test('a holiday variant shares the content of the first festival of its brand, if there is one', async () => {
  expect(await decideSiteParent(db, holiday)).toEqual({ kind: 'found', id: null })
  const main = await add({ brand: 'dreadmoor' })
  await add({ brand: 'dreadmoor' })
  expect(await decideSiteParent(db, holiday)).toEqual({ kind: 'found', id: main })
  expect(await decideSiteParent(db, { ...holiday, variant: 'halloween' })).toEqual({
    kind: 'found',
    id: null,
  })
  expect(await decideSiteParent(db, { ...holiday, brand: '' })).toEqual({ kind: 'found', id: null })
})

test('any festival may share the content of a named one that has its own', async () => {
  const named = await add({})
  const sharing = await add({ siteParentId: named })
  expect(await decideSiteParent(db, { ...alone, contentOf: named })).toEqual({ kind: 'found', id: named })
  expect(await decideSiteParent(db, { ...alone, contentOf: sharing })).toEqual({
    kind: 'sharesItself',
    id: named,
  })
  expect(await decideSiteParent(db, { ...alone, contentOf: 999 })).toEqual({ kind: 'unknown' })
})
